/**
 * Reads a stranger's picture: what it is is told by its bytes, never by its name; it is decoded under a limit
 * of pixels and written anew, so nothing but the picture itself is kept (no EXIF, no trailing bytes).
 */
import { open, readFile, writeFile } from 'node:fs/promises'
import { outlineLetters } from '@estampa/artwork/drawing'
import type { Dimensions } from '@estampa/domain/customization/design'
import type { PictureFacts } from '@estampa/domain/customization/preflight'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { artworkFont } from './artwork-fonts.ts'
import { coarsestShare } from './clean-svg/embedded-dots.ts'
import { cleanSvg } from './clean-svg.ts'
import { drawSvg } from './draw-svg.ts'
import { isAnimatedPng, isPng, withoutPngTexts } from './png-chunks.ts'
import {
  type EncodedPicture,
  MAX_MEGAPIXELS,
  MAX_UPLOAD_PIXELS,
  type ReducedPicture,
  reducePicture,
} from './rewrite-picture/rewrite.ts'
import { rewriteInBudget } from './rewrite-picture.ts'
import { svgText, withoutNamespaceEntities } from './svg-text.ts'
import { runOnWorker } from './worker-pool.ts'
import { pictureFactsTask } from './worker-tasks.ts'

// other decoders, with their own mistakes, are never reached
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
sharp.cache(false)
sharp.concurrency(1)

export type ReadPicture = {
  bytes: Buffer
  type: 'image/png' | 'image/jpeg'
  preview: Buffer
  /** The cleaned drawing of an SVG. */
  drawing: string | null
  width: number
  height: number
  isVector: boolean
  /** Hex, most used first; empty for photographs. */
  colours: readonly string[]
  /** null where it is too complex to be looked at. */
  facts: PictureFacts | null
}

/** The first bytes tell every kind of pixels. */
const HEAD_BYTES = 16
const MAX_SVG_BYTES = 5_000_000
/** A drawing is shown and printed from its SVG; its picture is for the screen. */
const DRAWN_SIDE = 2_000

/** `cpuMs` is the processor time for a drawing, where it is not the usual one. */
export async function readPicture(
  given: Buffer,
  { cpuMs }: { cpuMs?: number } = {},
): Promise<ReadPicture | Refusal> {
  try {
    const kind = kindOf(given)
    if (!kind) return refuse('unreadable_picture')
    if (kind === 'svg') return await readDrawing(given, cpuMs)
    return await readPixels(withoutPngTexts(given), kind, isAnimatedPng(given))
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * The same for a picture in a file, which may be written anew without its texts. While it waits for memory only the
 * file holds it.
 */
export async function readPictureFile(path: string): Promise<ReadPicture | Refusal> {
  try {
    const kind = await kindOfFile(path)
    if (kind === undefined) return readPicture(await readFile(path))
    const isAnimated = kind === 'png' && (await removePngTexts(path)).isAnimated
    return await readPixels(path, kind, isAnimated)
  } catch (error) {
    return refusalOf(error)
  }
}

type PixelKind = Exclude<Kind, 'svg'>

/** Undefined for drawings and whatever we do not read. */
async function kindOfFile(path: string): Promise<PixelKind | undefined> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return pixelKindOf(buffer)
  } finally {
    await file.close()
  }
}

async function removePngTexts(path: string): Promise<{ isAnimated: boolean }> {
  const bytes = await readFile(path)
  const plain = withoutPngTexts(bytes)
  if (plain.length < bytes.length) await writeFile(path, plain)
  return { isAnimated: isAnimatedPng(bytes) }
}

export type Kind = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg'

/** The kind of a picture, by its first bytes; undefined for what we do not read. */
export function kindOf(bytes: Buffer): Kind | undefined {
  const pixels = pixelKindOf(bytes)
  if (pixels) return pixels
  const beginning = svgText(bytes.subarray(0, 4_000))?.trimStart() ?? bytes.toString('utf8', 0, 4_000)
  const hasDrawing = bytes.includes('<svg') || bytes.includes(Buffer.from('<svg', 'utf16le'))
  return /^\ufeff?\s*<(\?xml|!--|!DOCTYPE svg|svg)/i.test(beginning) && (hasDrawing || /<svg/.test(beginning))
    ? 'svg'
    : undefined
}

function pixelKindOf(bytes: Buffer): PixelKind | undefined {
  if (isPng(bytes)) return 'png'
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif'
  return undefined
}

/** `isAnimated` says of a PNG what its decoder does not: that it was one frame of several. */
async function readPixels(
  given: EncodedPicture,
  kind: PixelKind,
  isAnimated: boolean,
): Promise<ReadPicture | Refusal> {
  const rewritten = await rewriteInBudget(given, kind)
  if (isRefusal(rewritten)) return rewritten
  const { bytes, type, width, height } = rewritten
  const isFirstFrame = rewritten.isFirstFrame || isAnimated
  const looks = await pictureAppearanceOf(rewritten)
  if (isRefusal(looks)) return looks
  const facts = looks.facts && { ...looks.facts, ...(isFirstFrame && { isFirstFrame }) }
  return { bytes: bufferOf(bytes), type, drawing: null, width, height, isVector: false, ...looks, facts }
}

async function readDrawing(given: Buffer, cpuMs?: number): Promise<ReadPicture | Refusal> {
  if (given.length > MAX_SVG_BYTES) return refuse('picture_too_big', { most: MAX_MEGAPIXELS })
  const text = svgText(given)
  const clean = text === undefined ? refuse('unreadable_picture') : cleanSvg(withoutNamespaceEntities(text))
  if (isRefusal(clean)) return clean
  const { svg, unknownFonts } = outlineLetters(clean.svg, artworkFont)
  const embedded = await sizesOf(clean.embedded)
  if (!areSmall(embedded)) return refuse('picture_too_big', { most: MAX_MEGAPIXELS })
  const data = await drawSvg(svg, DRAWN_SIDE, { cpuMs })
  if (isRefusal(data)) return data
  const { width, height } = await sharp(data).metadata()
  const looks = await pictureAppearanceOf(await reducePicture(data))
  if (isRefusal(looks)) return looks
  const facts = looks.facts && {
    ...looks.facts,
    ...(unknownFonts.length > 0 && { unknownFonts }),
    ...(embedded.length > 0 && { dotShare: coarsestShare(svg, embedded, { width, height }) }),
  }
  return {
    bytes: data,
    type: 'image/png',
    drawing: svg,
    width,
    height,
    // letters that only another machine has are printed from the pixels
    isVector: clean.embedded.length === 0 && unknownFonts.length === 0,
    ...looks,
    facts,
  }
}

function sizesOf(pictures: readonly Buffer[]): Promise<Dimensions[]> {
  return Promise.all(
    pictures.map(async (bytes) => {
      const options = { limitInputPixels: MAX_UPLOAD_PIXELS }
      const { width, height } = await sharp(withoutPngTexts(bytes), options).metadata()
      return { width, height }
    }),
  )
}

function areSmall(pictures: readonly Dimensions[]): boolean {
  return pictures.reduce((sum, { width, height }) => sum + width * height, 0) <= MAX_UPLOAD_PIXELS
}

export type PictureAppearance = Pick<ReadPicture, 'preview' | 'colours' | 'facts'>

/** Preview, colors and facts of a picture that was encoded here. */
export async function pictureAppearanceOf({
  preview,
  pixels,
}: ReducedPicture): Promise<PictureAppearance | Refusal> {
  const looks = await runOnWorker(pictureFactsTask, pixels)
  if (!isRefusal(looks)) {
    const { colours, ...facts } = looks
    return { preview: bufferOf(preview), colours, facts }
  }
  return looks.refusal === 'busy' ? looks : { preview: bufferOf(preview), colours: [], facts: null }
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** A full or broken disk. Node's own codes begin with `ERR_`, and decoders have none. */
function isSystemFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
}

/** Decoders only speak in sentences. What is no fault of the picture is no refusal. */
function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit|exceeds.*limit|too large|dimensions/i.test(message))
    return refuse('picture_too_big', { most: MAX_MEGAPIXELS })
  if (/ENOMEM|out of memory/i.test(message) || isSystemFault(error)) throw error
  return refuse('unreadable_picture')
}
