import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** The version of the shop that the door leads into: what is read after it on the same connection is no older. */
export async function readShopVersion(tx: Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from shops where id = current_shop()`.execute(tx)
  const [shop] = rows
  if (!shop) throw new Error('the shop of this connection is not there')
  return shop.version
}

/**
 * The versions of shops for those who read nothing else. Who asks while a reading is under way waits for the next one,
 * which begins later and serves all who wait: no answer is older than its question.
 */
export function openShopVersions(database: Pick<Database, 'readInShop'>) {
  const underWay = new Map<number, Promise<number>>()
  const waiting = new Map<number, Promise<number>>()

  function begin(shop: number): Promise<number> {
    waiting.delete(shop)
    const reading = database.readInShop(shop, readShopVersion).finally(() => underWay.delete(shop))
    underWay.set(shop, reading)
    return reading
  }

  return {
    read(shop: number): Promise<number> {
      const known = waiting.get(shop)
      if (known) return known
      const before = underWay.get(shop)
      if (!before) return begin(shop)
      const next = before.catch(() => undefined).then(() => begin(shop))
      waiting.set(shop, next)
      return next
    },
  }
}
