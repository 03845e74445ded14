import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type ShopUsage = {
  readonly products: number
  readonly orders: number
  readonly mails: number
  readonly failedMails: number
  readonly people: number
}

/** How much the open shop uses: what it shows now, and its orders and mails since that moment. */
export async function findShopUsage(tx: Tx, since: Date): Promise<ShopUsage> {
  const { rows } = await sql<ShopUsage>`
    select (select count(*) from generics where published)::integer as products,
      (select count(*) from orders where placed_at >= ${since})::integer as orders,
      (select count(*) from mails where created_at >= ${since})::integer as mails,
      (select count(*) from mails where created_at >= ${since} and failed_at is not null)::integer as "failedMails",
      (select count(*) from staff where disabled_at is null)::integer as people`.execute(tx)
  const [usage] = rows
  if (!usage) throw new Error('a count gave nothing')
  return usage
}

/** Mails of the open shop that no mail server has taken yet, and since when the oldest waits. */
export async function countUnsentMails(tx: Tx): Promise<{ waiting: number; since: Date | null }> {
  const { rows } = await sql<{ waiting: number; since: Date | null }>`
    select count(*)::integer as waiting, min(created_at) as since from mails
    where sent_at is null and failed_at is null`.execute(tx)
  return rows[0] ?? { waiting: 0, since: null }
}

export type OpeningCounts = {
  readonly products: number
  readonly unmeasured: number
  readonly techniques: number
  readonly orders: number
}

/** What the open shop has of what it needs to open: one of each is enough to know. */
export async function countForOpening(tx: Tx): Promise<OpeningCounts> {
  const { rows } = await sql<OpeningCounts>`
    select (select count(*) from (select from generics where published limit 1) g)::integer as products,
      (select count(*) from (select from generic_listings where not is_measured and published limit 1) l)::integer
        as unmeasured,
      (select count(*) from (select from techniques limit 1) t)::integer as techniques,
      (select count(*) from (select from orders limit 1) o)::integer as orders`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('a count gave nothing')
  return counts
}
