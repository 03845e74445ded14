import type { Database } from '../db/database.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { settleDefaultQuotas, settleDirectory } from './cell-directory.ts'
import { listStoredShops } from './shops.store.ts'

/** What shops of other cells have said of themselves there, and acts that were cut off, reach the directory and the cells. */
const settleCellDirectory: Job<{ database: Database }> = async (_payload, { database }) => {
  const elsewhere = (await database.outside(listStoredShops)).filter(({ cell }) => cell !== 'home')
  await settleEach(elsewhere, ({ id }) => settleDirectory(database, id))
  await settleDefaultQuotas(database)
}

export const cellDirectoryTasks: Record<string, Job<{ database: Database }>> = {
  settle_cell_directory: settleCellDirectory,
}
