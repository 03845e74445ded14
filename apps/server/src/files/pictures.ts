/**
 * The catalog's pictures. The source lies under `pictures/<name>.<png|jpg|webp>`; people see
 * `/pictures/<name>.<width>.<avif|webp>`, made at first demand or by a job, once, and kept. Without a width it
 * is the middle one: that is a picture's `image_url`. Small ones are there as PNG too, for mails: not every mail
 * program knows the others. A changed picture has a new name, so browsers keep what they have for ever. A drawing
 * lies beside its pixels as `pictures/<name>.svg`, cleaned; the passes of light that a picture was composed of, where it
 * was, as `pictures/<name>.passes.webp`, which no address leads to. Where its ground can be left out, its matte is
 * `pictures/<name>.matte.webp`: `/pictures/<name>.cut.<width>.<avif|webp>` is then transparent around the product.
 * A picture without pixels of its own may be an excerpt of another.
 */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { MEGABYTE, memory } from '../memory/process-memory.ts'
import { cleanSvg } from './clean-svg.ts'
import { cutOutProduct } from './cutout.ts'
import { cutExcerpt, findExcerpt } from './excerpt.ts'
import type { Files } from './files.ts'
import { createLimiter } from './limiter.ts'
import { createSingleFlight } from './single-flight.ts'

export { saveExcerpt } from './excerpt.ts'

export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const
export const pictureFormats = ['avif', 'webp'] as const
type Format = (typeof pictureFormats)[number] | 'png'
const WIDEST_PNG = 480
export type PictureVariant = { bytes: Buffer; format: Format }

const ADDRESS = /^([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)(\.cut)?(?:\.(\d{3,4}))?\.(avif|webp|png)$/
const DRAWING = /^([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)\.svg$/
const sources = ['webp', 'png', 'jpg'] as const
const MIDDLE = '960'
export const MAX_CATALOG_PIXELS = 60_000_000

/** The memory of a size: sources are 1,600 pixels wide as a rule, and AVIF keeps several copies of what it encodes. */
const VARIANT_BYTES = 24 * MEGABYTE
// two at once: a page asks for two dozen at its first visit
const limited = createLimiter(2, 200)
const makeOnce = createSingleFlight<PictureVariant | undefined | 'busy'>()

/** Undefined where there is no such picture; 'busy' where too many are being made. */
export async function findVariant(
  files: Files,
  address: string,
): Promise<PictureVariant | undefined | 'busy'> {
  const [, name = '', cutout = '', digits = MIDDLE, format] = ADDRESS.exec(address) ?? []
  const width = pictureWidths.find((known) => known === Number(digits))
  if (!width || !format || name.length > 200) return undefined
  if (format === 'png' && width > WIDEST_PNG) return undefined
  const key = `pictures-made/${name}${cutout}.${width}.${format}`
  const kept = await files.get(key)
  if (kept) return { bytes: kept, format: format as Format }
  const request = { name, isCutout: cutout !== '', width, format: format as Format }
  return makeOnce(key, () => makeVariant(files, key, request))
}

/** All sizes of one picture. */
export async function makeVariants(files: Files, name: string): Promise<void> {
  for (const width of pictureWidths) {
    for (const format of pictureFormats) await findVariant(files, `${name}.${width}.${format}`)
  }
}

/** Where the bytes of a picture of the catalog belong. */
export function pictureKey(name: string, type: (typeof sources)[number]): string {
  return `pictures/${name}.${type}`
}

export type CatalogPictureSource = { bytes: Buffer; width: number; height: number }

/** The picture behind an address of the catalog, as it was brought; undefined where there is none. */
export async function findPictureSource(
  files: Files,
  address: string,
): Promise<CatalogPictureSource | undefined> {
  const name = nameOfPicture(address)
  const bytes = name && (await sourceOf(files, name))
  if (!bytes) return undefined
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_CATALOG_PIXELS }).metadata()
  return { bytes, width, height }
}

/** The file name of a picture of the catalog; undefined for any other address. */
export function nameOfPicture(address: string): string | undefined {
  const [, name = ''] = ADDRESS.exec(address.replace(/^\/pictures\//, '')) ?? []
  return address.startsWith('/pictures/') && name !== '' && name.length <= 200 ? name : undefined
}

/** For whoever makes something smaller of it: the first of these sizes that is kept, else the source. Makes nothing. */
export async function findStoredPicture(
  files: Files,
  address: string,
  widths: readonly (typeof pictureWidths)[number][],
): Promise<Buffer | undefined> {
  const name = nameOfPicture(address)
  if (name === undefined) return undefined
  for (const width of widths) {
    const kept = await files.get(`pictures-made/${name}.${width}.webp`)
    if (kept) return kept
  }
  return sourceOf(files, name)
}

/** Keeps the drawing of a picture, cleaned. Pixels inside it would be neither sharp nor to be recolored. */
export async function saveDrawing(files: Files, name: string, text: string): Promise<Refusal | undefined> {
  const clean = cleanSvg(text)
  if (isRefusal(clean)) return clean
  if (clean.embedded.length > 0) return refuse('unreadable_picture')
  await files.put(drawingKey(name), Buffer.from(clean.svg), 'image/svg+xml')
  return undefined
}

export function drawingKey(name: string): string {
  return `pictures/${name}.svg`
}

/** The drawing at an address without `/pictures/`; undefined where it is none or there is none. */
export async function findDrawing(files: Files, address: string): Promise<Buffer | undefined> {
  const [, name = ''] = DRAWING.exec(address) ?? []
  return name === '' || name.length > 200 ? undefined : files.get(drawingKey(name))
}

export function passesKey(name: string): string {
  return `pictures/${name}.passes.webp`
}

/** The passes of the picture at an address of the catalog; undefined where it was not composed of any. */
export async function findPicturePasses(files: Files, address: string): Promise<Buffer | undefined> {
  const name = nameOfPicture(address)
  return name === undefined ? undefined : files.get(passesKey(name))
}

/** Where a picture of the catalog has its product and its shadow; undefined where nobody said. */
export async function findPictureMatte(files: Files, address: string): Promise<Buffer | undefined> {
  const name = nameOfPicture(address)
  return name === undefined ? undefined : matteOf(files, name)
}

export function matteKey(name: string): string {
  return `pictures/${name}.matte.webp`
}

export type ClipArtSource = CatalogPictureSource & { drawing: string | null }

/** The source with which designs are drawn: pixels always, and the drawing where the address is a drawing's. */
export async function findClipArt(files: Files, address: string): Promise<ClipArtSource | undefined> {
  const drawing = await findDrawing(files, address.replace(/^\/pictures\//, ''))
  const pixels = await findPictureSource(files, drawing ? address.replace(/svg$/, 'webp') : address)
  return pixels && { ...pixels, drawing: drawing?.toString('utf8') ?? null }
}

type VariantRequest = { name: string; isCutout: boolean; width: number; format: Format }

async function makeVariant(
  files: Files,
  key: string,
  request: VariantRequest,
): Promise<PictureVariant | undefined | 'busy'> {
  const source = await sourceOf(files, request.name)
  if (!source) return undefined
  const matte = request.isCutout ? await matteOf(files, request.name) : undefined
  const bytes = await limited(() =>
    memory.work.run({ bytes: VARIANT_BYTES + 4 * source.length }, () => encode(source, matte, request)),
  )
  if (isRefusal(bytes)) return 'busy'
  await files.put(key, bytes, `image/${request.format}`)
  return { bytes, format: request.format }
}

async function sourceOf(files: Files, name: string): Promise<Buffer | undefined> {
  for (const type of sources) {
    const bytes = await files.get(pictureKey(name, type))
    if (bytes) return bytes
  }
  const excerpt = await findExcerpt(files, name)
  const whole = excerpt && (await sourceOf(files, excerpt.of))
  return whole && cutExcerpt(whole, excerpt)
}

/** Two tiles: the product, and the product with its shadow. */
const MATTE_TILES = 2

async function matteOf(files: Files, name: string): Promise<Buffer | undefined> {
  const own = await files.get(matteKey(name))
  if (own) return own
  const excerpt = await findExcerpt(files, name)
  const whole = excerpt && (await files.get(matteKey(excerpt.of)))
  return whole && cutExcerpt(whole, excerpt, MATTE_TILES)
}

/** Cards and thumbnails are light; from here on a product is looked at. */
const LARGE_CUTOUT_PX = 640
const smallCutout = { quality: 50, chromaSubsampling: '4:2:0' } as const
const largeCutout = { quality: 62, chromaSubsampling: '4:4:4' } as const

/** Effort 1 makes AVIF nearly twice as fast as effort 2, for 3 % more bytes; effort 4 takes six times as long as 2. */
async function encode(
  source: Buffer,
  matte: Buffer | undefined,
  { width, format }: VariantRequest,
): Promise<Buffer> {
  const whole = sharp(source, { limitInputPixels: MAX_CATALOG_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  const sized = matte ? await cutOutProduct(whole, matte) : whole
  if (format === 'png') return sized.png({ palette: true, quality: 85 }).toBuffer()
  // what transparency weighs is taken from where it is not seen; a WebP has 64 levels of it, with fewer a shadow has contours
  if (matte)
    return format === 'avif'
      ? sized.avif({ effort: 1, ...(width < LARGE_CUTOUT_PX ? smallCutout : largeCutout) }).toBuffer()
      : sized.webp({ quality: 72, alphaQuality: 76, effort: 4 }).toBuffer()
  return format === 'avif'
    ? sized.avif({ quality: 55, effort: 1 }).toBuffer()
    : sized.webp({ quality: 78, effort: 4 }).toBuffer()
}
