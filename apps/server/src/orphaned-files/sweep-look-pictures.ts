/**
 * Pictures of looks that were dropped: uploaded for a draft, and in none any more, nor in a look that was published. They
 * lie among the pictures of the catalog, whose folder the nightly look leaves alone, so each upload has a row.
 */
import type { Database } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import {
  deleteLookPictures,
  listShownPictures,
  listUnusedLookPictures,
} from '../shops/look-pictures.store.ts'

/** So many a night of each shop. */
const MOST = 1_000
const sources = ['png', 'jpg', 'webp', 'svg'] as const

type LookPictureSweep = { database: Database; files: Files }

/** Gives how many files are gone. Who uploads one anew meanwhile writes its file anew, which then stays. */
export async function sweepLookPictures(
  { database, files }: LookPictureSweep,
  { shopId, shops, before }: { shopId: number; shops: readonly { id: number }[]; before: Date },
): Promise<number> {
  const unused = await database.readInShop(shopId, (tx) => listUnusedLookPictures(tx, before, MOST))
  if (unused.length === 0) return 0
  const shown = new Set<string>()
  for (const { id } of shops) {
    for (const name of await database.readInShop(id, (tx) => listShownPictures(tx, unused))) shown.add(name)
  }
  const dropped = unused.filter((name) => !shown.has(name))
  const keys = dropped.flatMap((name) => sources.map((type) => `pictures/${name}.${type}`))
  const folders = new Set(dropped.map((name) => `pictures-made/${name.slice(0, name.lastIndexOf('/'))}`))
  for (const folder of folders) {
    for await (const key of files.list(folder)) {
      if (dropped.some((name) => key.startsWith(`pictures-made/${name}.`))) keys.push(key)
    }
  }
  let removed = 0
  for (const key of keys) {
    const writtenAt = await files.writtenAt(key)
    if (!writtenAt || writtenAt >= before) continue
    await files.delete(key)
    removed += 1
  }
  await database.inShop(shopId, (tx) => deleteLookPictures(tx, dropped))
  return removed
}
