import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bmp } from '../../test/bmp-files.ts'
import { heifConvert, heifEncoder } from '../../test/external-programs.ts'
import type { ArtworkPrograms } from '../config/artwork-programs.ts'
import { type Artwork, readArtworkFile } from './read-artwork-file.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-artwork-'))
})
afterAll(() => rm(folder, { recursive: true }))

const noPrograms: ArtworkPrograms = { ghostscript: undefined, heifConvert: undefined }

async function tryToRead(bytes: Buffer, page?: number, programs = noPrograms): Promise<Artwork | Refusal> {
  const path = join(folder, 'sent')
  await writeFile(path, bytes)
  return readArtworkFile(path, programs, page)
}

async function read(bytes: Buffer, page?: number): Promise<Artwork> {
  const artwork = await tryToRead(bytes, page)
  if (isRefusal(artwork)) throw new Error(artwork.refusal)
  return artwork
}

/** Half red, half as `right` says. */
function halves(right = '336699ff'): Sharp {
  const row = Buffer.from('cc3344ff'.repeat(40) + right.repeat(40), 'hex')
  return sharp(Buffer.concat(Array(40).fill(row)), { raw: { width: 80, height: 40, channels: 4 } })
}

async function pixelOf({ bytes }: Artwork, left: number, top: number): Promise<number[]> {
  const part = sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await part.raw().toBuffer())]
}

describe('a TIFF becomes a picture like the others [API-51] [DEC-08]', () => {
  test('in its colors, and says that it has one page', async () => {
    const artwork = await read(await halves().tiff({ compression: 'lzw' }).toBuffer())
    expect(artwork).toMatchObject({
      type: 'image/png',
      width: 80,
      height: 40,
      isVector: false,
      page: 1,
      pages: 1,
    })
    expect([...artwork.colours].sort()).toEqual(['#336699', '#cc3344'])
  })

  test('with its alpha', async () => {
    const artwork = await read(await halves('00000000').tiff({ compression: 'lzw' }).toBuffer())
    expect(artwork.facts?.hasAlpha).toBe(true)
    expect(await pixelOf(artwork, 60, 20)).toEqual([
      expect.anything(),
      expect.anything(),
      expect.anything(),
      0,
    ])
  })

  test('of sixteen bits', async () => {
    const sixteen = await halves()
      .removeAlpha()
      .toColourspace('rgb16')
      .tiff({ compression: 'lzw' })
      .toBuffer()
    expect(sixteen.length).toBeGreaterThan(200)
    const artwork = await read(sixteen)
    expect(await pixelOf(artwork, 60, 20)).toEqual([0x33, 0x66, 0x99, 255])
  })

  test('of CMYK, in the colors of a screen', async () => {
    const cmyk = await halves()
      .removeAlpha()
      .toColourspace('cmyk')
      .tiff({ compression: 'deflate' })
      .toBuffer()
    const [red = 0, green = 0, blue = 0] = await pixelOf(await read(cmyk), 60, 20)
    expect(Math.max(Math.abs(red - 0x33), Math.abs(green - 0x66), Math.abs(blue - 0x99))).toBeLessThan(24)
  })

  test('upright', async () => {
    const turned = await halves()
      .removeAlpha()
      .tiff({ compression: 'lzw' })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await read(turned)).toMatchObject({ width: 40, height: 80 })
  })

  test('of black and white alone, fax compressed', async () => {
    const fax = halves('ffffffff').removeAlpha().threshold(200).toColourspace('b-w')
    const bytes = await fax.tiff({ bitdepth: 1, compression: 'ccittfax4' }).toBuffer()
    expect([...(await read(bytes)).colours].sort()).toEqual(['#000000', '#ffffff'])
  })

  test('of a chosen page', async () => {
    const pages = await sharp(
      [await halves('00aa00ff').png().toBuffer(), await halves('0000aaff').png().toBuffer()],
      { join: { animated: true } },
    )
      .tiff({ compression: 'lzw' })
      .toBuffer()
    expect(await read(pages)).toMatchObject({
      page: 1,
      pages: 2,
      colours: expect.arrayContaining(['#00aa00']),
    })
    expect(await read(pages, 2)).toMatchObject({
      page: 2,
      pages: 2,
      colours: expect.arrayContaining(['#0000aa']),
    })
    expect(await tryToRead(pages, 3)).toEqual({ refusal: 'page_missing', page: 3, pages: 2 })
  })
})

test('a BMP becomes a picture like the others, and has no pages [API-51]', async () => {
  const pixels = Buffer.alloc(64 * 64 * 4, Buffer.from([0x99, 0x66, 0x33, 0xff]))
  const artwork = await read(bmp({ width: 64, height: 64, bits: 32 }, pixels))
  expect(artwork).toMatchObject({
    type: 'image/png',
    width: 64,
    height: 64,
    page: null,
    pages: null,
    colours: ['#336699'],
  })
})

test('what came before comes as before [API-51]', async () => {
  const artwork = await read(await halves().png().toBuffer())
  expect(artwork).toMatchObject({ width: 80, height: 40, page: null, pages: null })
})

describe('a format that cannot be read says how to get there [API-51] [ERR-03] [DEC-08]', () => {
  test('a photograph of an iPhone', async () => {
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(80),
    ])
    expect(await tryToRead(heic)).toEqual({ refusal: 'artwork_heic' })
  })
})

const [decoder, encoder] = [heifConvert(), heifEncoder()]

describe.runIf(decoder && encoder)(
  'a photograph in HEIC comes in where the machine has libheif [API-51] [DEC-08]',
  () => {
    const programs: ArtworkPrograms = { ghostscript: undefined, heifConvert: decoder }
    async function heic(picture: Sharp, ...how: string[]): Promise<Buffer> {
      const [png, made] = [join(folder, 'made.png'), join(folder, 'made.heic')]
      await writeFile(png, await picture.png().toBuffer())
      execFileSync(encoder ?? '', [...how, '-o', made, png], { stdio: 'ignore' })
      return readFile(made)
    }

    test('in its colors', async () => {
      const artwork = await tryToRead(await heic(halves(), '-q', '95'), undefined, programs)
      if (isRefusal(artwork)) return expect.unreachable(artwork.refusal)
      expect(artwork).toMatchObject({ width: 80, height: 40, page: null, pages: null })
      for (const [left, color] of [
        [20, [0xcc, 0x33, 0x44]],
        [60, [0x33, 0x66, 0x99]],
      ] as const) {
        const found = await pixelOf(artwork, left, 20)
        const furthest = Math.max(...color.map((value, at) => Math.abs(value - (found[at] ?? 0))))
        expect(furthest).toBeLessThan(12)
      }
    })

    test.each([
      ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
      ['of nothing but its head', (bytes: Buffer) => bytes.subarray(0, 40)],
      [
        'of noise behind its head',
        (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 60), Buffer.alloc(5_000, 0x5a)]),
      ],
    ])('but not one %s', async (_name, spoil) => {
      const bytes = spoil(await heic(halves()))
      expect(await tryToRead(bytes, undefined, programs)).toMatchObject({
        refusal: expect.stringMatching(/^(artwork_unreadable|picture_too_big)$/),
      })
    })
  },
)

test.skipIf(decoder && encoder)('libheif is not here: apt-get install libheif-examples', (context) =>
  context.skip(),
)

/** A TIFF of one strip with these entries: tag and value. */
function tiffOf(entries: readonly [tag: number, value: number][], behind = Buffer.alloc(16)): Buffer {
  const directory = Buffer.alloc(2 + entries.length * 12 + 4)
  directory.writeUInt16LE(entries.length, 0)
  entries.forEach(([tag, value], index) => {
    const at = 2 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(4, at + 2)
    directory.writeUInt32LE(1, at + 4)
    directory.writeUInt32LE(value, at + 8)
  })
  return Buffer.concat([Buffer.from('49492a0008000000', 'hex'), directory, behind])
}
const plainTiff = (side: number, more: readonly [number, number][] = []) =>
  tiffOf([
    [256, side],
    [257, side],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, side],
    [279, 16],
    ...more,
  ])

describe('hostile files are refused in time [API-51] [SYS-04]', () => {
  const hostile: Record<string, () => Buffer | Promise<Buffer>> = {
    'a TIFF of 2,500 megapixels in a few bytes': () => plainTiff(50_000),
    'a TIFF cut off': async () => (await halves().tiff({ compression: 'lzw' }).toBuffer()).subarray(0, 200),
    'a TIFF whose pixels are not there': () => plainTiff(400),
    'a TIFF with a directory outside of the file': () => Buffer.from('49492a00ffffffff', 'hex'),
    'a TIFF of nothing but its mark': () =>
      Buffer.concat([Buffer.from('4d4d002a', 'hex'), Buffer.alloc(200)]),
    'a BMP of 2,500 megapixels': () =>
      bmp({ width: 50_000, height: 50_000, bits: 8, compression: 1 }, Buffer.alloc(8)),
    'a BMP cut off': () => bmp({ width: 400, height: 400, bits: 24 }, Buffer.alloc(100)),
    'a BMP of runs that do not end': () =>
      bmp({ width: 400, height: 400, bits: 8, compression: 1 }, Buffer.alloc(9, 2)),
  }
  test.each(Object.entries(hostile))('%s', async (_name, make) => {
    const began = process.cpuUsage()
    expect(await tryToRead(await make())).toMatchObject({
      refusal: expect.stringMatching(/^(artwork_unreadable|picture_too_big)$/),
    })
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000).toBeLessThan(10_000)
  })

  test('a TIFF whose first page follows itself has one page', async () => {
    const loop = plainTiff(8)
    loop.writeUInt32LE(8, 8 + 2 + 9 * 12)
    expect(await read(loop)).toMatchObject({ width: 8, height: 8, pages: 1 })
  })

  test('nothing of what follows a picture is kept', async () => {
    const path = join(folder, 'sent')
    const artwork = await read(
      Buffer.concat([await halves().tiff({ compression: 'lzw' }).toBuffer(), Buffer.from('<?php system(1)')]),
    )
    expect(artwork.bytes.toString('latin1')).not.toContain('php')
    expect((await readFile(path)).toString('latin1')).not.toContain('php')
  })
})
