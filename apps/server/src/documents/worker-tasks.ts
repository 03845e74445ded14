import { workerTask } from '../files/worker-pool/worker-task.ts'
import { MEGABYTE } from '../memory/process-memory.ts'
import type * as pdf from './draw-pdf.ts'
import type * as join from './join-pdfs.ts'

/** Draws a PDF on a worker thread. */
export const drawPdfTask = workerTask<typeof pdf.drawPdf>(
  new URL('./draw-pdf.ts', import.meta.url),
  'drawPdf',
  () => 48 * MEGABYTE,
)

/** Joins PDFs on a worker thread: each is unfolded while its pages are copied. */
export const joinPdfsTask = workerTask<typeof join.joinPdfs>(
  new URL('./join-pdfs.ts', import.meta.url),
  'joinPdfs',
  ({ files }) => 32 * MEGABYTE + 6 * files.reduce((sum, { byteLength }) => sum + byteLength, 0),
)
