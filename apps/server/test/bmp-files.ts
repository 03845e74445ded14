/** BMPs as programs write them, from a few colors; written from the published format, apart from the reader. */

type Bgra = readonly [blue: number, green: number, red: number, alpha: number]
export const [red, green, blue, white]: readonly [Bgra, Bgra, Bgra, Bgra] = [
  [0, 0, 255, 255],
  [0, 255, 0, 255],
  [255, 0, 0, 255],
  [255, 255, 255, 255],
]
const palette = [red, green, blue, white]

type BmpOptions = {
  readonly width: number
  /** Negative: the first row is the uppermost. */
  readonly height: number
  readonly bits: number
  readonly compression?: number
  readonly headerBytes?: 12 | 40 | 124
  readonly masks?: readonly number[]
}

/** `pixels` is the data as it lies in the file. */
export function bmp(
  { width, height, bits, compression = 0, headerBytes = 40, masks = [] }: BmpOptions,
  pixels: Buffer,
): Buffer {
  const isOld = headerBytes === 12
  const colors = bits <= 8 ? palette.map((color) => Buffer.from(color.slice(0, isOld ? 3 : 4))) : []
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32LE(headerBytes, 0)
  if (isOld) {
    header.writeUInt16LE(width, 4)
    header.writeUInt16LE(height, 6)
    header.writeUInt16LE(1, 8)
    header.writeUInt16LE(bits, 10)
  } else {
    header.writeInt32LE(width, 4)
    header.writeInt32LE(height, 8)
    header.writeUInt16LE(1, 12)
    header.writeUInt16LE(bits, 14)
    header.writeUInt32LE(compression, 16)
    header.writeUInt32LE(colors.length, 32)
  }
  const behind = Buffer.alloc(headerBytes === 40 ? masks.length * 4 : 0)
  masks.forEach((mask, at) => {
    if (headerBytes === 124) header.writeUInt32LE(mask, 40 + at * 4)
    else behind.writeUInt32LE(mask, at * 4)
  })
  const beforePixels = Buffer.concat([header, behind, ...colors])
  const fileHeader = Buffer.alloc(14)
  fileHeader.write('BM')
  fileHeader.writeUInt32LE(14 + beforePixels.length + pixels.length, 2)
  fileHeader.writeUInt32LE(14 + beforePixels.length, 10)
  return Buffer.concat([fileHeader, beforePixels, pixels])
}
