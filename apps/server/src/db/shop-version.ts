import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** The version of the shop that the door leads into: what is read after it on the same connection is no older. */
export async function readShopVersion(tx: Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from shops where id = current_shop()`.execute(tx)
  const [shop] = rows
  if (!shop) throw new Error('the shop of this connection is not there')
  return shop.version
}
