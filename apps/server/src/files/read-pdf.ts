/**
 * A page of a PDF, or of an Illustrator file that has one inside, as SVG: outlines stay outlines. Everything of it is read
 * in a process that is killed where it takes too much; what comes out is cleaned and drawn like any SVG that somebody sends.
 */
import { fileURLToPath } from 'node:url'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { MEGABYTE } from '../memory/process-memory.ts'
import type { PdfDrawing } from './read-pdf/open-page.ts'
import type { DrawnPdf, PdfPageToDraw } from './read-pdf/renderer.ts'
import { openRendererPool } from './renderer-pool.ts'

const CPU_MS = 12_000
/** A page of art with a photograph; the libraries themselves take the rest. */
const MEMORY_BYTES = 96 * MEGABYTE
const MOST_RSS = 330 * MEGABYTE
const WAITING = 48

const file = fileURLToPath(new URL('./read-pdf/renderer.ts', import.meta.url))
const draw = openRendererPool<PdfPageToDraw, DrawnPdf>(file, { renderers: 1, waiting: WAITING })

export async function readPdfArt(
  bytes: Uint8Array,
  page: number,
  { cpuMs = CPU_MS }: { cpuMs?: number } = {},
): Promise<PdfDrawing | Refusal> {
  const limits = { cpuMs, memoryBytes: MEMORY_BYTES + 4 * bytes.length, mostRssBytes: MOST_RSS }
  const drawn = await draw({ bytes, page }, limits)
  if ('refusal' in drawn) return refuse(drawn.refusal === 'busy' ? 'busy' : 'pdf_too_complex')
  return 'error' in drawn ? refuse('pdf_too_complex') : drawn.answer
}
