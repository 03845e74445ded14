import type { Database } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { settleDirectory } from './cell-directory.ts'
import { listStoredShops } from './shops.store.ts'

/** What shops of other cells have said of themselves there, and acts that were cut off, reach the directory. */
const settleCellDirectory: Job<{ database: Database }> = async (_payload, { database }) => {
  const elsewhere = (await database.outside(listStoredShops)).filter(({ cell }) => cell !== 'home')
  await settleEach(elsewhere, ({ id }) => settleDirectory(database, id))
}

export const cellDirectoryTasks: Record<string, Job<{ database: Database }>> = {
  settle_cell_directory: settleCellDirectory,
}
