/** The pictures of a document, each small and bounded, one after the other. What cannot be read is not there. */
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { drawSvg } from '../files/draw-svg.ts'
import type { Files } from '../files/files.ts'
import { findClipArt, findStoredPicture, MAX_CATALOG_PIXELS } from '../files/pictures.ts'
import { colorsOfLogo } from '../shops/logo-colors.ts'
import type { PdfLogo } from './pdf-content.ts'

const LOGO = { width: 700, height: 190 }

/** A JPEG on white whose longer side is `side` pixels, of a picture of the catalog. */
export async function catalogPicture(files: Files, address: string, side: number): Promise<Buffer | null> {
  const bytes = await findStoredPicture(files, address, [480])
  return bytes ? smallJpeg(bytes, side) : null
}

/** The same of a file that the server keeps. */
export async function storedPicture(files: Files, key: string, side: number): Promise<Buffer | null> {
  const bytes = await files.get(key)
  return bytes ? smallJpeg(bytes, side) : null
}

async function smallJpeg(bytes: Buffer, side: number): Promise<Buffer | null> {
  return sharp(bytes, { limitInputPixels: MAX_CATALOG_PIXELS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => null)
}

/** A shop's logo with its colors; null where it has none, or it cannot be read. */
export async function pdfLogo(files: Files, address: string | null): Promise<PdfLogo | null> {
  if (!address?.startsWith('/pictures/')) return null
  try {
    const found = await findClipArt(files, address)
    if (!found) return null
    const source = found.drawing === null ? found.bytes : await drawSvg(found.drawing, LOGO.width)
    if (isRefusal(source)) return null
    const { data: bytes, info } = await sharp(source, { limitInputPixels: MAX_CATALOG_PIXELS })
      .resize({ ...LOGO, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { bytes, width: info.width, height: info.height, colors: await colorsOfLogo(bytes) }
  } catch {
    return null
  }
}
