import { describe, expect, test } from 'vitest'
import { bmp } from '../../../test/bmp-files.ts'
import { readBmp, readBmpHeader } from './bmp.ts'

/** Two rows of two pixels: red and green above blue and white. */
const expected = ['ff0000ff', '00ff00ff', '0000ffff', 'ffffffff']
const bytes = (...values: number[]) => Buffer.from(values)

function pixelsOf(file: Buffer): string[] {
  const header = readBmpHeader(file)
  if (!header) throw new Error('no BMP')
  const { data, width, height } = readBmp(file, header)
  return Array.from({ length: width * height }, (_, at) =>
    Buffer.from(data.subarray(at * 4, at * 4 + 4)).toString('hex'),
  )
}
const size = { width: 2, height: 2 }

describe('every kind of BMP gives its pixels [API-51]', () => {
  const colors24 = bytes(255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0)
  const kinds: Record<string, Buffer> = {
    '24 bits, the lowest row first': bmp({ ...size, bits: 24 }, colors24),
    '24 bits, the uppermost row first': bmp(
      { ...size, height: -2, bits: 24 },
      Buffer.concat([colors24.subarray(8), colors24.subarray(0, 8)]),
    ),
    '24 bits of OS/2': bmp({ ...size, bits: 24, headerBytes: 12 }, colors24),
    '8 bits with a palette': bmp({ ...size, bits: 8 }, bytes(2, 3, 0, 0, 0, 1, 0, 0)),
    '8 bits of OS/2': bmp({ ...size, bits: 8, headerBytes: 12 }, bytes(2, 3, 0, 0, 0, 1, 0, 0)),
    '4 bits': bmp({ ...size, bits: 4 }, bytes(0x23, 0, 0, 0, 0x01, 0, 0, 0)),
    '8 bits in runs': bmp({ ...size, bits: 8, compression: 1 }, bytes(1, 2, 1, 3, 0, 0, 1, 0, 1, 1, 0, 1)),
    '8 bits in runs and plain parts': bmp(
      { ...size, bits: 8, compression: 1 },
      bytes(0, 3, 2, 3, 3, 0, 0, 0, 1, 0, 1, 1, 0, 1),
    ),
    '4 bits in runs': bmp({ ...size, bits: 4, compression: 2 }, bytes(2, 0x23, 0, 0, 2, 0x01, 0, 1)),
    '16 bits of 5': bmp({ ...size, bits: 16 }, bytes(0x1f, 0, 0xff, 0x7f, 0, 0x7c, 0xe0, 0x03)),
    '16 bits by masks': bmp(
      { ...size, bits: 16, compression: 3, masks: [0xf800, 0x07e0, 0x1f] },
      bytes(0x1f, 0, 0xff, 0xff, 0, 0xf8, 0xe0, 0x07),
    ),
    '32 bits whose fourth is empty': bmp(
      { ...size, bits: 32 },
      bytes(255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0),
    ),
  }
  test.each(Object.entries(kinds))('%s', (_name, file) => expect(pixelsOf(file)).toEqual(expected))

  test('an alpha by masks stays [API-51]', () => {
    const file = bmp(
      {
        width: 2,
        height: 1,
        bits: 32,
        compression: 3,
        headerBytes: 124,
        masks: [0xff0000, 0xff00, 0xff, 0xff000000],
      },
      bytes(0, 0, 255, 128, 0, 255, 0, 0),
    )
    expect(pixelsOf(file)).toEqual(['ff000080', '00ff0000'])
  })

  test('what runs skip is transparent [API-51]', () => {
    const file = bmp({ ...size, bits: 8, compression: 1 }, bytes(0, 2, 1, 1, 1, 0, 0, 1))
    expect(pixelsOf(file)).toEqual(['00000000', 'ff0000ff', '00000000', '00000000'])
  })

  test('one bit, with a row that ends within a byte [API-51]', () => {
    expect(pixelsOf(bmp({ width: 3, height: 1, bits: 1 }, bytes(0b01000000, 0, 0, 0)))).toEqual([
      'ff0000ff',
      '00ff00ff',
      'ff0000ff',
    ])
  })
})

describe('what is no BMP that can be read is refused [API-51]', () => {
  const whole = bmp({ ...size, bits: 24 }, Buffer.alloc(16))
  test('cut off', () => expect(() => pixelsOf(whole.subarray(0, -1))).toThrow('cut off'))
  test('a run without an end', () =>
    expect(() => pixelsOf(bmp({ ...size, bits: 8, compression: 1 }, bytes(2, 0)))).toThrow('cut off'))
  test('no width', () =>
    expect(readBmpHeader(bmp({ ...size, width: 0, bits: 24 }, Buffer.alloc(16)))).toBeUndefined())
  test('a depth that there is not', () =>
    expect(readBmpHeader(bmp({ ...size, bits: 7 }, Buffer.alloc(16)))).toBeUndefined())
  test('a JPEG inside', () =>
    expect(readBmpHeader(bmp({ ...size, bits: 24, compression: 4 }, Buffer.alloc(16)))).toBeUndefined())
  test('a header that says to be longer than the file', () => {
    const file = Buffer.from(whole.subarray(0, 30))
    file.writeUInt32LE(4_000_000_000, 14)
    expect(readBmpHeader(file)).toBeUndefined()
  })
})
