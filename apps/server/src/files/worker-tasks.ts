/** The tasks with files on a worker thread. The inputs are as large as the files, so that their size decides the memory. */
import type { factsOf as FactsOf } from '@estampa/artwork/pixels'
import { MEGABYTE } from '../memory/process-memory.ts'
import type { inspectPdf as InspectPdf } from './inspect-pdf.ts'
import { workerTask } from './worker-pool/worker-task.ts'

export const pictureFactsTask = workerTask<typeof FactsOf>(
  '@estampa/artwork/pixels',
  'factsOf',
  ({ data }) => 8 * MEGABYTE + 4 * data.length,
)

// Text of the whole file, its parts, and streams that unfold to as much as is looked at.
export const inspectPdfTask = workerTask<typeof InspectPdf>(
  new URL('./inspect-pdf.ts', import.meta.url),
  'inspectPdf',
  (bytes) => 8 * MEGABYTE + 4 * bytes.length + Math.min(32_000_000, 8 * bytes.length),
)
