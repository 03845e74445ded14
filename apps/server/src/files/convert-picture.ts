/**
 * Turns a TIFF or a BMP into a PNG, which is then read like any other. Everything of it, its header too, is read in a
 * process that is killed where it takes too much: libtiff has many ways to be wrong.
 */
import { fileURLToPath } from 'node:url'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { MEGABYTE, memory } from '../memory/process-memory.ts'
import type { ConvertedPicture, PictureHeader, PictureToConvert } from './convert-picture/renderer.ts'
import { openRendererPool, type RenderLimits } from './renderer-pool.ts'
import { type EncodedPicture, MAX_MEGAPIXELS, MAX_UPLOAD_PIXELS } from './rewrite-picture/rewrite.ts'

export type ConvertedFormat = PictureToConvert['format']

const CPU_MS = 30_000
/** A process that has decoded nothing yet, with what it shares with others. */
const NODE_RSS = 100 * MEGABYTE
const HEADER_BYTES = 16 * MEGABYTE
const WAITING = 48
/** More is a document and no logo. */
const MAX_PAGES = 100

const file = fileURLToPath(new URL('./convert-picture/renderer.ts', import.meta.url))
const convert = openRendererPool<PictureToConvert, ConvertedPicture>(file, { renderers: 1, waiting: WAITING })

/** The PNG of one page; it lies in the file where the picture came in one, and `png` is then empty. */
export async function convertPicture(
  given: EncodedPicture,
  format: ConvertedFormat,
  page: number,
): Promise<{ png: Uint8Array; pages: number } | Refusal> {
  const read = await ask({ given, format, page, step: 'header' }, HEADER_BYTES)
  if (isRefusal(read)) return read
  const { header } = read
  if (!header) return refuse('artwork_unreadable')
  if (header.pages > MAX_PAGES) return refuse('too_many_pages', { pages: header.pages, most: MAX_PAGES })
  if (page > header.pages) return refuse('page_missing', { page, pages: header.pages })
  const bytes = neededBytes(header)
  if (header.width * header.height > MAX_UPLOAD_PIXELS || bytes > memory.work.largestNeed)
    return refuse('picture_too_big', { most: MAX_MEGAPIXELS })
  const converted = await ask({ given, format, page, step: 'pixels' }, bytes)
  return isRefusal(converted) ? converted : { png: converted.png, pages: header.pages }
}

/** All pixels may lie in one strip; the PNG grows to four bytes for each of them and is copied once. */
function neededBytes({ width, height, pixelBytes }: PictureHeader): number {
  return HEADER_BYTES + width * height * (pixelBytes + 6)
}

async function ask(picture: PictureToConvert, memoryBytes: number): Promise<ConvertedPicture | Refusal> {
  const limits: RenderLimits = { cpuMs: CPU_MS, memoryBytes, mostRssBytes: NODE_RSS + 1.5 * memoryBytes }
  const converted = await convert(picture, limits)
  if ('refusal' in converted)
    return converted.refusal === 'busy' ? refuse('busy') : refuse('artwork_unreadable')
  if (!('error' in converted)) return converted
  if (converted.code && /^E[A-Z]+$/.test(converted.code))
    throw Object.assign(new Error(converted.error), { code: converted.code })
  return refuse('artwork_unreadable')
}
