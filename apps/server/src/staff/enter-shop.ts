import type { Database } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { goesOn } from './admin-sessions.store.ts'
import { findEntrySession, openShopEntryLink } from './shop-entries.store.ts'

const ENTRY_MS = 2 * 60 * 60_000

/** Opens the link and gives the secret of the browser's cookie; one that was opened before, or too late, opens nothing. */
export async function beginShopEntry(
  { database, now }: Pick<Services, 'database' | 'now'>,
  shop: Pick<Shop, 'id'>,
  link: string,
): Promise<string | undefined> {
  const at = now()
  const expiresAt = new Date(at.getTime() + ENTRY_MS)
  return database.inShop(shop.id, (tx) => openShopEntryLink(tx, link, { now: at, expiresAt }))
}

/** Whether this secret of a cookie lets somebody look into the shop. */
export async function hasShopEntry(
  database: Database,
  shop: number,
  secret: string,
  now: Date,
): Promise<boolean> {
  const session = await database.readInShop(shop, (tx) => findEntrySession(tx, secret, now))
  return session !== undefined && (await database.outside((tx) => goesOn(tx, session, now)))
}
