/**
 * Reads a BMP: the headers of OS/2 1 and of Windows 3 to 5, palettes, masks, run lengths, both directions. Only the pixels
 * are read; a JPEG or PNG inside, which printers alone take, is not.
 */

type BmpHeader = {
  readonly width: number
  readonly height: number
  readonly isTopDown: boolean
  readonly bits: number
  readonly compression: number
  /** Where the palette begins, and the bytes of each of its entries. */
  readonly palette: { readonly at: number; readonly entryBytes: number; readonly entries: number }
  readonly masks: readonly [red: number, green: number, blue: number, alpha: number]
  readonly pixelsAt: number
}
type BmpPixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

const FILE_HEADER = 14
const OS2_HEADER = 12
const uncompressed = 0
const runLength8 = 1
const runLength4 = 2
const bitFields = 3
const bitFieldsWithAlpha = 6
const depths = [1, 4, 8, 16, 24, 32]

/** Undefined for what is no BMP that can be read. */
export function readBmpHeader(bytes: Buffer): BmpHeader | undefined {
  if (bytes.length < FILE_HEADER + OS2_HEADER || bytes.toString('latin1', 0, 2) !== 'BM') return undefined
  const size = bytes.readUInt32LE(14)
  if (bytes.length < FILE_HEADER + size) return undefined
  if (size === OS2_HEADER)
    return headerOf(bytes, {
      width: bytes.readUInt16LE(18),
      height: bytes.readUInt16LE(20),
      bits: bytes.readUInt16LE(24),
    })
  if (size < 40) return undefined
  return headerOf(bytes, {
    width: bytes.readInt32LE(18),
    height: bytes.readInt32LE(22),
    bits: bytes.readUInt16LE(28),
    compression: bytes.readUInt32LE(30),
    colors: bytes.readUInt32LE(46),
  })
}

type Dimensions = { width: number; height: number; bits: number; compression?: number; colors?: number }

function headerOf(
  bytes: Buffer,
  { width, height, bits, compression = 0, colors = 0 }: Dimensions,
): BmpHeader | undefined {
  const size = bytes.readUInt32LE(14)
  const isKnown =
    depths.includes(bits) &&
    (compression === uncompressed ||
      (compression === runLength8 && bits === 8) ||
      (compression === runLength4 && bits === 4) ||
      ((compression === bitFields || compression === bitFieldsWithAlpha) && (bits === 16 || bits === 32)))
  if (!isKnown || width <= 0 || height === 0) return undefined
  const hasMasks = compression === bitFields || compression === bitFieldsWithAlpha
  // Windows 3 has its masks behind the header, its successors in it: at the same place.
  const masksBehind = hasMasks && size === 40 ? (compression === bitFields ? 12 : 16) : 0
  if (hasMasks && bytes.length < FILE_HEADER + 40 + 16) return undefined
  const entries = bits > 8 ? 0 : colors === 0 ? 2 ** bits : Math.min(colors, 2 ** bits)
  return {
    width,
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    compression,
    palette: { at: FILE_HEADER + size + masksBehind, entryBytes: size === OS2_HEADER ? 3 : 4, entries },
    masks: hasMasks ? masksIn(bytes, size, compression) : usualMasks(bits),
    pixelsAt: bytes.readUInt32LE(10),
  }
}

function masksIn(bytes: Buffer, size: number, compression: number): BmpHeader['masks'] {
  const at = FILE_HEADER + 40
  const hasAlpha = compression === bitFieldsWithAlpha || size >= 56
  return [
    bytes.readUInt32LE(at),
    bytes.readUInt32LE(at + 4),
    bytes.readUInt32LE(at + 8),
    hasAlpha ? bytes.readUInt32LE(at + 12) : 0,
  ]
}

const usualMasks = (bits: number): BmpHeader['masks'] =>
  bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, bits === 32 ? 0xff000000 : 0]

/** RGBA. Throws where the file ends before its pixels do. */
export function readBmp(bytes: Buffer, header: BmpHeader): BmpPixels {
  const { width, height, bits, compression } = header
  const data = new Uint8Array(width * height * 4)
  if (compression === runLength8 || compression === runLength4) drawRuns(bytes, header, data)
  else if (bits <= 8) drawIndexes(bytes, header, data)
  else drawColors(bytes, header, data)
  return { data, width, height }
}

const rowBytes = ({ width, bits }: BmpHeader): number => Math.ceil((width * bits) / 32) * 4

/** The first byte of a row, counted from the bottom of the file's order. */
const rowAt = ({ width, height, isTopDown }: BmpHeader, row: number): number =>
  (isTopDown ? row : height - 1 - row) * width * 4

function assertPixels(bytes: Buffer, header: BmpHeader): void {
  if (header.pixelsAt + rowBytes(header) * header.height > bytes.length) throw new Error('the BMP is cut off')
}

function paletteOf(bytes: Buffer, { palette }: BmpHeader): Uint8Array {
  const colors = new Uint8Array(256 * 4)
  for (let index = 0; index < 256; index += 1) {
    const at = palette.at + index * palette.entryBytes
    const isThere = index < palette.entries && at + 3 <= bytes.length
    colors.set(
      isThere ? [bytes[at + 2] ?? 0, bytes[at + 1] ?? 0, bytes[at] ?? 0, 255] : [0, 0, 0, 255],
      index * 4,
    )
  }
  return colors
}

function drawIndexes(bytes: Buffer, header: BmpHeader, data: Uint8Array): void {
  assertPixels(bytes, header)
  const { width, height, bits, pixelsAt } = header
  const colors = paletteOf(bytes, header)
  const most = 2 ** bits - 1
  for (let row = 0; row < height; row += 1) {
    const from = pixelsAt + row * rowBytes(header)
    const to = rowAt(header, row)
    for (let x = 0; x < width; x += 1) {
      const bit = x * bits
      const index = ((bytes[from + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & most
      data.set(colors.subarray(index * 4, index * 4 + 4), to + x * 4)
    }
  }
}

function drawColors(bytes: Buffer, header: BmpHeader, data: Uint8Array): void {
  assertPixels(bytes, header)
  const { width, height, bits, pixelsAt } = header
  const channels = header.masks.map(channelOf)
  const step = bits / 8
  for (let row = 0; row < height; row += 1) {
    const from = pixelsAt + row * rowBytes(header)
    const to = rowAt(header, row)
    for (let x = 0; x < width; x += 1) {
      const value = bytes.readUIntLE(from + x * step, step)
      for (let channel = 0; channel < 4; channel += 1)
        data[to + x * 4 + channel] = channels[channel]?.(value) ?? 255
    }
  }
  makeOpaqueWhereEmpty(header, data)
}

/** Many programs leave the fourth byte empty and mean no transparency. */
function makeOpaqueWhereEmpty({ compression }: BmpHeader, data: Uint8Array): void {
  const isEmpty = compression === uncompressed && !data.some((value, at) => at % 4 === 3 && value !== 0)
  if (isEmpty) for (let at = 3; at < data.length; at += 4) data[at] = 255
}

/** The value of a channel as 0…255; opaque for a mask that is not there. */
function channelOf(mask: number): (value: number) => number {
  if (mask === 0) return () => 255
  const shift = 31 - Math.clz32(mask & -mask)
  const most = mask >>> shift
  return (value) => Math.round((((value & mask) >>> shift) * 255) / most)
}

/** Pixels that the runs skip stay transparent. */
function drawRuns(bytes: Buffer, header: BmpHeader, data: Uint8Array): void {
  const { width, height, bits } = header
  const colors = paletteOf(bytes, header)
  let at = header.pixelsAt
  let [x, row] = [0, 0]
  const put = (index: number) => {
    if (x < width && row < height)
      data.set(colors.subarray(index * 4, index * 4 + 4), rowAt(header, row) + x * 4)
    x += 1
  }
  const indexAt = (byte: number, count: number) =>
    bits === 8 ? byte : count % 2 === 0 ? byte >> 4 : byte & 15
  while (row < height) {
    if (at + 2 > bytes.length) throw new Error('the BMP is cut off')
    const [count = 0, value = 0] = bytes.subarray(at, at + 2)
    at += 2
    if (count > 0) for (let n = 0; n < count; n += 1) put(indexAt(value, n))
    else if (value === 0) [x, row] = [0, row + 1]
    else if (value === 1) return
    else if (value === 2) {
      x += bytes[at] ?? 0
      row += bytes[at + 1] ?? 0
      at += 2
    } else {
      for (let n = 0; n < value; n += 1) put(indexAt(bytes[at + (bits === 8 ? n : n >> 1)] ?? 0, n))
      // absolute runs end at an even byte
      at += Math.ceil((bits === 8 ? value : Math.ceil(value / 2)) / 2) * 2
    }
  }
}
