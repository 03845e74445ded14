/**
 * A picture as the catalog keeps it, whoever brought it: an import or somebody at the desk. It is read as a stranger's,
 * bounded and written anew; its name is its content, so a changed picture has a new name and browsers may keep the old
 * one for ever.
 */
import { createHash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import sharp, { type Sharp } from 'sharp'
import type { Files } from './files.ts'
import { findPictureSource, MAX_CATALOG_PIXELS, nameOfPicture, pictureKey } from './pictures.ts'
import { readPicture } from './read-picture.ts'

export type CatalogPictureFile = {
  /** As in its address. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** Dominant color, for the placeholder. */
  readonly color: string
}

/** The widest picture that pages show. */
const MAX_SIDE = 1600

/** Who brings it is the first word of its name: `import` or `desk`. */
export async function storeCatalogPicture(
  files: Files,
  { shop, by }: { shop: string; by: 'import' | 'desk' },
  bytes: Buffer,
): Promise<CatalogPictureFile | Refusal> {
  const picture = await readPicture(bytes)
  return isRefusal(picture) ? picture : keep(files, { shop, by }, sharp(picture.bytes))
}

export const addressOfPicture = ({ name }: Pick<CatalogPictureFile, 'name'>): string =>
  `/pictures/${name}.webp`

/** In parts of the width and the height. */
export type PictureCrop = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Smaller ones would be blurred on every page. */
const MIN_CROPPED_SIDE = 100

/** A part of a picture of the catalog, as a picture of its own. */
export async function cropCatalogPicture(
  files: Files,
  { shop, address, crop }: { shop: string; address: string; crop: PictureCrop },
): Promise<CatalogPictureFile | Refusal> {
  const source = await findPictureSource(files, address)
  if (!source) return refuse('picture_unknown')
  const left = Math.min(source.width - 1, Math.round(crop.x * source.width))
  const top = Math.min(source.height - 1, Math.round(crop.y * source.height))
  const width = Math.min(source.width - left, Math.round(crop.width * source.width))
  const height = Math.min(source.height - top, Math.round(crop.height * source.height))
  if (Math.min(width, height) < MIN_CROPPED_SIDE) return refuse('crop_too_small', { least: MIN_CROPPED_SIDE })
  const part = sharp(source.bytes, { limitInputPixels: MAX_CATALOG_PIXELS }).extract({
    left,
    top,
    width,
    height,
  })
  return keep(files, { shop, by: 'desk' }, part)
}

/** What is known of a picture that the catalog keeps; undefined where it keeps none at this address. */
export async function lookAtCatalogPicture(
  files: Files,
  address: string,
): Promise<CatalogPictureFile | undefined> {
  const [name, source] = [nameOfPicture(address), await findPictureSource(files, address)]
  if (name === undefined || !source) return undefined
  const { bytes, width, height } = source
  return { name, width, height, color: await dominantColor(bytes) }
}

async function keep(
  files: Files,
  { shop, by }: { shop: string; by: 'import' | 'desk' },
  picture: Sharp,
): Promise<CatalogPictureFile> {
  const { data, info } = await picture
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  const name = `${shop.toLowerCase().replace(/[^a-z0-9-]/g, '-')}/${by}-${hash}`
  await files.put(pictureKey(name, 'webp'), data, 'image/webp')
  return { name, width: info.width, height: info.height, color: await dominantColor(data) }
}

async function dominantColor(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_CATALOG_PIXELS })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // it looks at what it is given, whatever was to be done with that
  const { dominant } = await sharp(data, { raw: info }).stats()
  const parts = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return `#${parts.join('')}`
}
