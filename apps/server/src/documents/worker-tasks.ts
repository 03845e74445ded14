import { workerTask } from '../files/worker-pool/worker-task.ts'
import { MEGABYTE } from '../memory/process-memory.ts'
import type * as pdf from './draw-pdf.ts'

/** Draws a PDF on a worker thread. */
export const drawPdfTask = workerTask<typeof pdf.drawPdf>(
  new URL('./draw-pdf.ts', import.meta.url),
  'drawPdf',
  () => 48 * MEGABYTE,
)
