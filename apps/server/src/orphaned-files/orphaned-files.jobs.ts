/**
 * Every night: files that no row names. A process that was killed between a file and its row leaves one. Only what
 * has lain for longer than any job is tried is removed, because the next try may use it, and only in the folders below:
 * pictures of the catalog are named by addresses in many places and may be open in a browser for years. Those of looks
 * that were dropped have rows of their own.
 */
import { DAY_MS } from '@estampa/domain/time'
import type { Database } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { findNamedKeys } from './file-keys.store.ts'
import { sweepLookPictures } from './sweep-look-pictures.ts'

/** A request writes the row within minutes, a job that fails is tried for a day and a half. */
const MIN_AGE_MS = 3 * DAY_MS
/** As many keys as one look at the rows asks for. */
const BATCH = 2_000
/** The time of one night; files that are left are looked at in one of the next nights, which begin elsewhere. */
const MAX_MS = 10 * 60_000

/**
 * Folders of a shop whose files have rows; a work order and the close-up of a design have none and are drawn anew when
 * somebody asks again, and what somebody of the shop has fetched at once is deleted by a job.
 */
export const folders = [
  'logos',
  'designs',
  'quotes',
  'orders',
  'work-orders',
  'gang-sheets',
  'desk-files',
  'messages',
  'receipts',
  'purchase-orders',
  'papers',
  'catalogs',
  'imports',
] as const

type FileSweep = {
  shops: { all(): Promise<readonly { id: number }[]> }
  database: Database
  files: Files
  log: { info(counts: SweepCounts, message: string): void }
  now: () => Date
}
type SweepCounts = { looked: number; removed: number }

const sweepFiles: Job<FileSweep> = async (_payload, services) => {
  const shops = await services.shops.all()
  const begun = services.now().getTime()
  const first = Math.floor(begun / DAY_MS) % Math.max(1, shops.length)
  const inTurn = [...shops.slice(first), ...shops.slice(0, first)]
  const sweep: SweepCounts = { looked: 0, removed: 0 }
  const deadline = performance.now() + MAX_MS
  await settleEach(inTurn, async ({ id }) => {
    for (const folder of folders) {
      if (performance.now() < deadline) await sweepFolder(services, id, folder, sweep, deadline)
    }
    const before = new Date(services.now().getTime() - MIN_AGE_MS)
    sweep.removed += await sweepLookPictures(services, { shopId: id, shops, before })
  }).finally(() => services.log.info(sweep, 'files without a row were removed'))
}

async function sweepFolder(
  services: FileSweep,
  shopId: number,
  folder: (typeof folders)[number],
  sweep: SweepCounts,
  deadline: number,
): Promise<void> {
  let batch: string[] = []
  for await (const key of services.files.list(`shops/${shopId}/${folder}`)) {
    batch.push(key)
    if (batch.length < BATCH) continue
    await sweepBatch(services, shopId, batch, sweep)
    if (performance.now() > deadline) return
    batch = []
  }
  if (batch.length > 0) await sweepBatch(services, shopId, batch, sweep)
}

async function sweepBatch(
  { database, files, now }: FileSweep,
  shopId: number,
  keys: readonly string[],
  sweep: SweepCounts,
): Promise<void> {
  const named = await database.readInShop(shopId, (tx) => findNamedKeys(tx, keys))
  const before = now().getTime() - MIN_AGE_MS
  sweep.looked += keys.length
  for (const key of keys) {
    if (named.has(key)) continue
    // The age is read last: what was written anew meanwhile stays.
    const writtenAt = await files.writtenAt(key)
    if (!writtenAt || writtenAt.getTime() >= before) continue
    await files.delete(key)
    sweep.removed += 1
  }
}

export const orphanedFileTasks: Record<string, Job<FileSweep>> = { sweep_files: sweepFiles }
