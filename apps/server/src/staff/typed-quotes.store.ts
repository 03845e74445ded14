/** Quotes that the people of a shop typed for somebody who called. */
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

type TypedWish = { key: string | null; bodyHash: string }

/** Two who send the same request at once wait for each other. */
export async function lockTypedQuotes(tx: Tx, { key, bodyHash }: TypedWish): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('typed quote ' || current_shop() || ' '
    || ${key ?? bodyHash}, 0))`.execute(tx)
}

/** The quote that this request has made, under its key or, without one, just before. */
export async function findTypedQuote(
  tx: Tx,
  { key, bodyHash }: TypedWish,
  since: Date,
): Promise<{ id: string; bodyHash: string } | undefined> {
  const isSame =
    key === null
      ? sql`created_at > ${since} and idempotency_key is null and body_hash = ${bodyHash}`
      : sql`idempotency_key = ${key}`
  const { rows } = await sql<{ id: string; bodyHash: string }>`
    select id, body_hash as "bodyHash" from quotes where is_typed and ${isSame} limit 1`.execute(tx)
  return rows[0]
}
