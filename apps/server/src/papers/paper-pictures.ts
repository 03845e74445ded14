/** The pictures of a paper, each small and bounded, one after the other. What cannot be read is not there. */
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { drawSvg } from '../files/draw-svg.ts'
import type { Files } from '../files/files.ts'
import { findClipArt, findVariant } from '../files/pictures.ts'

const MOST_PIXELS = 60_000_000
const LOGO = { width: 700, height: 190 }
/** Of 255: a logo that is made for dark grounds is not seen on paper. */
const FAINT = 6

/**
 * A JPEG of this shape: what a picture lacks at its sides is its own edge, drawn out, so that a product stands on
 * one ground.
 */
export async function tilePicture(
  files: Files,
  address: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  const small = await catalogPicture(files, address, Math.max(width, height))
  if (!small) return null
  const { data, info } = await sharp(small)
    .resize({ width, height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [Math.floor((width - info.width) / 2), Math.floor((height - info.height) / 2)]
  const [right, bottom] = [width - info.width - left, height - info.height - top]
  return sharp(data)
    .extend({ ...{ left, right, top, bottom }, extendWith: 'copy' })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => null)
}

/** A JPEG on white whose longer side is `side` pixels, of a picture of the catalogue (`/pictures/…`). */
export async function catalogPicture(files: Files, address: string, side: number): Promise<Buffer | null> {
  const [, name] = /^\/pictures\/([a-z0-9/-]+)(?:\.\d{3,4})?\.(?:avif|webp)$/.exec(address) ?? []
  if (!name) return null
  const found = await findVariant(files, `${name}.${side > 240 ? 480 : 320}.webp`)
  return found && found !== 'busy' ? smallJpeg(found.bytes, side) : null
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
