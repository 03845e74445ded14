import { readFile } from 'node:fs/promises'
import type { Rgba } from '@estampa/artwork/pixels'
import sharp, { type Metadata } from 'sharp'
import { pixelsWithin } from '../pixels-within.ts'

export const MAX_MEGAPIXELS = 40
export const MAX_UPLOAD_PIXELS = MAX_MEGAPIXELS * 1_000_000
/** A WebP with loss that is larger becomes a JPEG. */
const LARGE_PIXELS = 4_000_000
const PREVIEW_SIDE = 320
/** Fine lines are looked for at this size: on a print of 10 cm a pixel is a tenth of a millimetre. */
const LOOKS_SIDE = 1_000

/** Its bytes, or the path of its file. */
export type EncodedPicture = Uint8Array | string

export type RewrittenPicture = {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
  /** It is the first frame of an animation. */
  readonly isFirstFrame: boolean
  readonly preview: Uint8Array
  /** Small enough to be looked at. */
  readonly pixels: Rgba
}
export type ReducedPicture = Pick<RewrittenPicture, 'preview' | 'pixels'>

/** Decodes a picture and writes it anew, upright and in a screen's colors. `patienceS` is by the clock; 0 is without end. */
export async function rewritePicture(given: EncodedPicture, patienceS: number): Promise<RewrittenPicture> {
  const {
    format,
    hasAlpha,
    width: columns,
    height: rows,
    pages = 1,
  } = await sharp(given, { limitInputPixels: MAX_UPLOAD_PIXELS }).metadata()
  const upright = sharp(given, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: patienceS })
  // A photograph as PNG would be ten times as heavy; what came without loss stays without loss, and so does a logo.
  const isLarge = columns * rows > LARGE_PIXELS
  const isPhoto =
    format === 'jpeg' || (format === 'webp' && isLarge && !hasAlpha && isLossyWebp(await bytesOf(given)))
  const encoded = isPhoto
    ? // Optimal tables would need all coefficients in memory, which is six bytes for each pixel.
      upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    : upright.png()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return {
    bytes: data,
    type: isPhoto ? 'image/jpeg' : 'image/png',
    width,
    height,
    isFirstFrame: pages > 1,
    ...(await reducePicture(data)),
  }
}

/** Preview and pixels of a picture that was encoded here. */
export async function reducePicture(bytes: Uint8Array): Promise<ReducedPicture> {
  const preview = await sharp(bytes)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, alphaQuality: 90 })
    .toBuffer()
  return { preview, pixels: await pixelsWithin(bytes, LOOKS_SIDE) }
}

async function bytesOf(given: EncodedPicture): Promise<Uint8Array> {
  return typeof given === 'string' ? readFile(given) : given
}

/** The chunk of the pixels follows the header, or a few others in an extended file. */
function isLossyWebp(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 12; at + 8 <= head.length; ) {
    const name = head.toString('latin1', at, at + 4)
    if (name === 'VP8 ') return true
    if (name === 'VP8L') return false
    const length = head.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return false
}

const FIXED_BYTES = 16 * 1024 * 1024

/** The memory that writing a picture of these facts anew takes, in bytes, measured for each way in which pixels are kept. */
export function rewriteBytes(
  { width, height, format, isProgressive, orientation = 1, bitsPerSample = 8, channels }: Metadata,
  fileBytes: number,
): number {
  const sampleBytes = bitsPerSample > 8 ? 2 : 1
  const turned = orientation > 1 ? 1.4 * channels * sampleBytes : 0
  // Rows come one after the other, unless the format keeps all of them until the last has come.
  const whole =
    format === 'webp' || format === 'gif'
      ? 8
      : !isProgressive
        ? 0
        : format === 'jpeg'
          ? 2.4 * channels
          : 1.5 * channels * sampleBytes
  // The output grows up to a byte for each pixel, and is copied once; both processes hold the input.
  return Math.ceil(FIXED_BYTES + width * height * (whole + turned + 1.5) + 3 * fileBytes)
}
