import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import { beginExport, failExport, findExport, finishExport, noteProgress } from './exports.store.ts'
import { type ArchiveProgress, writeShopArchive } from './write-archive.ts'

export type ExportServices = { database: Database; files: Files; now: () => Date }

/** How often whoever waits is told how far it is. */
const TELL_MS = 1_000

/** Makes a copy that was asked for and keeps it in the store of files, apart from those of its shop. */
export async function makeExport(services: ExportServices, id: string): Promise<void> {
  const { database, files, now } = services
  const asked = await database.outside((tx) => findExport(tx, id))
  if (!asked || asked.state === 'done') return
  await database.inNoShop((tx) => beginExport(tx, id))
  const part = await files.openPart()
  const progress = tellNowAndThen((done: ArchiveProgress) =>
    database.inNoShop((tx) => noteProgress(tx, id, done)),
  )
  try {
    const shop = { id: asked.shop_number, name: asked.shop_name }
    const archive = await writeShopArchive(services, { shop, to: part, onProgress: progress.tell })
    await progress.settled()
    const day = now().toISOString().slice(0, 10)
    const key = `exports/${randomUUID()}/${asked.shop_name}-${day}.zip`
    await files.take(key, part, 'application/zip')
    await database.inNoShop((tx) => finishExport(tx, id, { ...archive, key, at: now() }))
  } catch (error) {
    await progress.settled()
    await database.inNoShop((tx) => failExport(tx, id, now()))
    throw error
  } finally {
    await rm(part, { force: true })
  }
}

/** Passes on the newest of many reports, one after the other; one that cannot be kept is of no matter. */
function tellNowAndThen<T>(keep: (newest: T) => Promise<void>) {
  let last = 0
  let keeping: Promise<void> = Promise.resolve()
  return {
    tell(newest: T): void {
      const at = performance.now()
      if (at - last < TELL_MS) return
      last = at
      keeping = keeping.then(() => keep(newest)).catch(() => {})
    },
    settled: () => keeping,
  }
}
