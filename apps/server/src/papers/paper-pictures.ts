/** The pictures of a paper, each small and bounded, one after the other. What cannot be read is not there. */
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { drawSvg } from '../files/draw-svg.ts'
import type { Files } from '../files/files.ts'
import { findClipArt, findPictureAtHand } from '../files/pictures.ts'

const MOST_PIXELS = 60_000_000
const LOGO = { width: 700, height: 190 }
/** Of 255: a logo that is made for dark grounds is not seen on paper. */
const FAINT = 6

/**
 * A JPEG of this shape, of a picture of the catalogue (`/pictures/…`): what the picture lacks at its sides is its
 * own edge, drawn out, so that a product stands on one ground.
 */
export async function tilePicture(
  files: Files,
  address: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  const bytes = await findPictureAtHand(files, address, 480)
  if (!bytes) return null
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient()
    const { autoOrient: size } = await upright.metadata()
    const scale = Math.min(width / size.width, height / size.height)
    const inner = {
      width: Math.min(width, Math.max(1, Math.round(size.width * scale))),
      height: Math.min(height, Math.max(1, Math.round(size.height * scale))),
    }
    const [left, top] = [Math.floor((width - inner.width) / 2), Math.floor((height - inner.height) / 2)]
    const [right, bottom] = [width - inner.width - left, height - inner.height - top]
    return await upright
      .resize({ ...inner, fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .extend({ left, right, top, bottom, extendWith: 'copy' })
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch {
    return null
  }
}

/** A JPEG on white whose longer side is `side` pixels, of a picture of the catalogue. */
export async function catalogPicture(files: Files, address: string, side: number): Promise<Buffer | null> {
  const bytes = await findPictureAtHand(files, address, 480)
  return bytes ? smallJpeg(bytes, side) : null
}

/** The same of a file that the server keeps. */
export async function keptPicture(files: Files, key: string, side: number): Promise<Buffer | null> {
  const bytes = await files.get(key)
  return bytes ? smallJpeg(bytes, side) : null
}

async function smallJpeg(bytes: Buffer, side: number): Promise<Buffer | null> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => null)
}

/** A shop's logo for white paper; null where it has none, or would not be seen. */
export async function paperLogo(files: Files, address: string | null): Promise<Buffer | null> {
  if (!address?.startsWith('/pictures/')) return null
  try {
    const found = await findClipArt(files, address)
    if (!found) return null
    const source = found.drawing === null ? found.bytes : await drawSvg(found.drawing, LOGO.width)
    if (isRefusal(source)) return null
    const png = await sharp(source, { limitInputPixels: MOST_PIXELS })
      .resize({ ...LOGO, fit: 'inside' })
      .png()
      .toBuffer()
    const { channels } = await sharp(png).flatten({ background: '#ffffff' }).greyscale().stats()
    return (channels[0]?.stdev ?? 0) < FAINT ? null : png
  } catch {
    return null
  }
}
