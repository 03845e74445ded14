/**
 * Decodes a stranger's picture and writes it anew. What it takes is told by its header before anything is decoded:
 * a small picture is done here at once, a large one in a process of its own, which gives all of it back. More than
 * this server's memory allows is refused with the size that it takes.
 */
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import sharp, { type Metadata } from 'sharp'
import { MEGABYTE, memory } from '../memory/process-memory.ts'
import { createLimiter } from './limiter.ts'
import { openRendererPool } from './renderer-pool.ts'
import {
  type EncodedPicture,
  MAX_MEGAPIXELS,
  MAX_UPLOAD_PIXELS,
  type RewrittenPicture,
  rewriteBytes,
  rewritePicture,
} from './rewrite-picture/rewrite.ts'

const CPU_MS = 30_000
/** A process that has decoded nothing yet, with what it shares with others. */
const NODE_RSS = 100 * MEGABYTE
/** The limit for decoding in this process: pictures of about two megapixels. */
const SMALL_BYTES = 24 * MEGABYTE
const SMALL_PATIENCE_S = 15
const WAITING = 48

const file = fileURLToPath(new URL('./rewrite-picture/renderer.ts', import.meta.url))
const large = openRendererPool<EncodedPicture, RewrittenPicture>(file, { renderers: 1, waiting: WAITING })
// one at a time: it takes a processor
const limitedSmall = createLimiter(1, WAITING)

/** Throws what the library says of a picture that cannot be read. A PNG comes without its texts (`png-chunks.ts`), because its header is read before it is admitted. */
export async function rewriteInBudget(
  given: EncodedPicture,
  format: Metadata['format'],
): Promise<RewrittenPicture | Refusal> {
  const header = await sharp(given, { limitInputPixels: MAX_UPLOAD_PIXELS }).metadata()
  if (header.format !== format) return refuse('unreadable_picture')
  if (header.width * header.height > MAX_UPLOAD_PIXELS)
    return refuse('picture_too_big', { most: MAX_MEGAPIXELS })
  const length = typeof given === 'string' ? (await stat(given)).size : given.length
  const bytes = rewriteBytes(header, length)
  if (bytes <= SMALL_BYTES)
    return limitedSmall(() => memory.work.run({ bytes }, () => rewritePicture(given, SMALL_PATIENCE_S)))
  if (bytes > memory.work.largestNeed)
    return refuse('picture_too_big', { most: mostMegapixels(header, length) })
  const limits = { cpuMs: CPU_MS, memoryBytes: bytes, mostRssBytes: NODE_RSS + 1.5 * bytes }
  const rewritten = await large(given, limits)
  if ('refusal' in rewritten)
    return rewritten.refusal === 'busy' ? refuse('busy') : refuse('unreadable_picture')
  if ('error' in rewritten) throw Object.assign(new Error(rewritten.error), { code: rewritten.code })
  return typeof given === 'string' ? { ...rewritten, bytes: await readFile(given) } : rewritten
}

/** As many megapixels as a picture of the same kind may have. */
function mostMegapixels(header: Metadata, fileBytes: number): number {
  const pixels = header.width * header.height
  const fixed = rewriteBytes({ ...header, width: 0, height: 0 }, fileBytes)
  const each = (rewriteBytes(header, fileBytes) - fixed) / pixels
  return Math.max(
    1,
    Math.min(MAX_MEGAPIXELS, Math.floor((memory.work.largestNeed - fixed) / each / 1_000_000)),
  )
}
