/** The pictures of a document, each small and bounded, one after the other. What cannot be read is not there. */
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { drawSvg } from '../files/draw-svg.ts'
import type { Files } from '../files/files.ts'
import { findClipArt, findStoredPicture, MAX_CATALOG_PIXELS } from '../files/pictures.ts'
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
    return { bytes, width: info.width, height: info.height, colors: await colorsOf(bytes) }
  } catch {
    return null
  }
}

/** Shades that differ by less than a sixteenth are one color, and what is hardly there is none. */
async function colorsOf(png: Buffer): Promise<PdfLogo['colors']> {
  const { data } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ width: 120, height: 120, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  let all = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    const color = `#${[0, 1, 2].map((channel) => shade(data[at + channel] ?? 0)).join('')}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
    all += 1
  }
  return [...counts].map(([color, count]) => ({ color, share: count / all }))
}

const shade = (channel: number) => ((channel >> 4) * 17).toString(16).padStart(2, '0')
