/**
 * Reads a stranger's picture: what it is is told by its bytes, never by its name; it is decoded under a limit
 * of pixels and written anew, so nothing but the picture itself is kept (no EXIF, no trailing bytes).
 */
import { outlineLetters } from '@estampa/artwork/drawing/outline-letters'
import type { PictureFacts } from '@estampa/domain/customization/judgement'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { artworkFont } from '../customization/artwork-fonts.ts'
import { cleanSvg } from './clean-svg.ts'
import { inCrew } from './crew.ts'
import { drawSvg } from './draw-svg.ts'
import { pixelsWithin } from './pixels-within.ts'
import { svgText, withoutNamespaceEntities } from './svg-text.ts'
import { takeTurns } from './turns.ts'

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

export const MOST_MEGAPIXELS = 40
const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000
const MOST_SVG_BYTES = 5_000_000
/** A drawing is shown and printed from its SVG; its picture is for the screen. */
const DRAWN_SIDE = 2_000
const PREVIEW_SIDE = 320
/** Fine lines are looked for at this size: on a print of 10 cm a pixel is a tenth of a millimetre. */
const LOOKS_SIDE = 1_000
const PATIENCE_S = 15

// one at a time: a big picture takes a core and a hundred megabytes
const turns = takeTurns(1, 16)

export function readPicture(given: Buffer): Promise<ReadPicture | Refusal> {
  return turns(async () => {
    try {
      return kindOf(given) === 'svg' ? await readDrawing(given) : await readPixels(given)
    } catch (error) {
      return refusalOf(error)
    }
  })
}

export type Kind = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg'

/** By the first bytes; undefined for whatever we do not read. */
export function kindOf(bytes: Buffer): Kind | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif'
  const beginning = svgText(bytes.subarray(0, 4_000))?.trimStart() ?? bytes.toString('utf8', 0, 4_000)
  const hasDrawing = bytes.includes('<svg') || bytes.includes(Buffer.from('<svg', 'utf16le'))
  return /^\ufeff?\s*<(\?xml|!--|!DOCTYPE svg|svg)/i.test(beginning) && (hasDrawing || /<svg/.test(beginning))
    ? 'svg'
    : undefined
}

async function readPixels(given: Buffer): Promise<ReadPicture | Refusal> {
  const kind = kindOf(given)
  if (!kind) return refuse('unreadable_picture')
  const { width, height, format } = await sharp(given, { limitInputPixels: MOST_PIXELS }).metadata()
  if (format !== kind) return refuse('unreadable_picture')
  if (width * height > MOST_PIXELS) return refuse('picture_too_big', { most: MOST_MEGAPIXELS })
  const upright = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: PATIENCE_S })
  // a photograph as PNG would be ten times as heavy; what came without loss stays without loss
  const encoded = kind === 'jpeg' ? upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }) : upright.png()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const looks = await looksOf(data)
  if (isRefusal(looks)) return looks
  return {
    bytes: data,
    type: kind === 'jpeg' ? 'image/jpeg' : 'image/png',
    drawing: null,
    width: info.width,
    height: info.height,
    isVector: false,
    ...looks,
  }
}

async function readDrawing(given: Buffer): Promise<ReadPicture | Refusal> {
  if (given.length > MOST_SVG_BYTES) return refuse('picture_too_big', { most: MOST_MEGAPIXELS })
  const text = svgText(given)
  const clean = text === undefined ? refuse('unreadable_picture') : cleanSvg(withoutNamespaceEntities(text))
  if (isRefusal(clean)) return clean
  const { svg, unknownFonts } = outlineLetters(clean.svg, artworkFont)
  if (!(await areSmall(clean.embedded))) return refuse('picture_too_big', { most: MOST_MEGAPIXELS })
  const data = await drawSvg(svg, DRAWN_SIDE)
  if (isRefusal(data)) return data
  const { width, height } = await sharp(data).metadata()
  const looks = await looksOf(data)
  if (isRefusal(looks)) return looks
  const facts = looks.facts && unknownFonts.length > 0 ? { ...looks.facts, unknownFonts } : looks.facts
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

async function areSmall(pictures: readonly Buffer[]): Promise<boolean> {
  let pixels = 0
  for (const bytes of pictures) {
    const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    pixels += width * height
  }
  return pixels <= MOST_PIXELS
}

export type Looks = Pick<ReadPicture, 'preview' | 'colours' | 'facts'>

/** Preview, colours and facts of a picture that was encoded here. */
export async function looksOf(bytes: Buffer): Promise<Looks | Refusal> {
  const preview = await sharp(bytes)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, alphaQuality: 90 })
    .toBuffer()
  const looks = await inCrew('factsOf', await pixelsWithin(bytes, LOOKS_SIDE))
  if (!isRefusal(looks)) {
    const { colours, ...facts } = looks
    return { preview, colours, facts }
  }
  return looks.refusal === 'busy' ? looks : { preview, colours: [], facts: null }
}

/** Decoders only speak in sentences. What is no fault of the picture is no refusal. */
function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit|exceeds.*limit|too large|dimensions/i.test(message))
    return refuse('picture_too_big', { most: MOST_MEGAPIXELS })
  if (/ENOMEM|out of memory/i.test(message)) throw error
  return refuse('unreadable_picture')
}
