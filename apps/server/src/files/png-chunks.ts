/**
 * The chunks of a PNG that its pixels need. A decoder also unpacks every text of a file when it reads the header, up
 * to 8 MB each and as many as there are: a file of one megabyte would take gigabytes before its size is known. Nothing
 * here needs those texts, so they are left out before a decoder sees the file.
 */

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Length, name and checksum of a chunk. */
const FRAME_BYTES = 12
/** The pixels are in as many chunks as the writer liked; any other chunk counts once. */
const PIXELS = 'IDAT'
const END = 'IEND'
/** Two numbers: of its frames and of how often they are played. */
const ANIMATION = 'acTL'
const ANIMATION_BYTES = 8
/** Colors belong to the pixels, and so does their orientation in eXIf. */
const needed = `IHDR PLTE tRNS gAMA cHRM sRGB iCCP cICP sBIT pHYs eXIf ${PIXELS} ${END}`.split(' ')

export function isPng(picture: Uint8Array): boolean {
  return SIGNATURE.equals(picture.subarray(0, SIGNATURE.length))
}

/**
 * Whether a PNG is an animation of several frames: it says so in a chunk before its pixels. What shows one picture alone
 * draws the pixels, and never sees that chunk.
 */
export function isAnimatedPng(picture: Uint8Array): boolean {
  if (!isPng(picture)) return false
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  for (const { name, at, end } of chunksOf(bytes)) {
    if (name === PIXELS) return false
    if (name === ANIMATION)
      return end - at === FRAME_BYTES + ANIMATION_BYTES && bytes.readUInt32BE(at + 8) > 1
  }
  return false
}

/** A PNG without its texts, its animation and what follows its end; a picture of another kind as it came. */
export function withoutPngTexts(picture: Uint8Array): Uint8Array {
  if (!isPng(picture)) return picture
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  // One copy whose size is known, because a file may have a million chunks.
  const kept = Buffer.alloc(bytes.length)
  const missing = new Set(needed)
  let length = bytes.copy(kept, 0, 0, SIGNATURE.length)
  for (const { name, at, end } of chunksOf(bytes)) {
    if (missing.has(name)) length += bytes.copy(kept, length, at, end)
    if (name !== PIXELS) missing.delete(name)
    if (name === END) break
  }
  return kept.subarray(0, length)
}

/** Each chunk from its length to behind its checksum; the last one may say that it ends behind the file. */
function* chunksOf(bytes: Buffer): Generator<{ name: string; at: number; end: number }> {
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= bytes.length; ) {
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at)
    yield { name: bytes.toString('latin1', at + 4, at + 8), at, end }
    at = end
  }
}
