/** Reads a workbook on a worker thread: it takes a processor for seconds, and unpacks to many times its size. */
import { readFile } from 'node:fs/promises'
import { isRefusal } from '@estampa/domain/refusal'
import { workerTask } from '../../files/worker-pool/worker-task.ts'
import { runOnSlowWorker } from '../../files/worker-pool.ts'
import { MEGABYTE } from '../../memory/process-memory.ts'
import { CannotImport } from '../read/source.ts'
import type { readWorkbook as ReadWorkbook } from './read-workbook.ts'
import type { SheetReader } from './rows.ts'

const readWorkbookTask = workerTask<typeof ReadWorkbook>(
  new URL('./read-workbook.ts', import.meta.url),
  'readWorkbook',
  (bytes) => 16 * MEGABYTE + Math.min(160 * MEGABYTE, 20 * bytes.length),
)

export const readSheetsOnWorker: SheetReader = async (path) => {
  const sheets = await runOnSlowWorker(readWorkbookTask, new Uint8Array(await readFile(path)))
  if (!isRefusal(sheets)) return sheets
  throw new CannotImport(
    sheets.refusal === 'busy'
      ? 'El servidor está ocupado con otras planillas. Probá de nuevo en unos minutos.'
      : 'La planilla es demasiado grande para leerla como Excel. Guardala como CSV y probá de nuevo.',
  )
}
