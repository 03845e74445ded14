import { DAY_MS } from '@estampa/domain/time'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../jobs/enqueue.ts'

/** The validity under which a quote needs no reminder. */
const SHORTEST_DAYS = 7
const DAYS_BEFORE = 3

/** Asks for the mails to the owners of open quotes that end soon, once per version. */
export async function remindQuotes(tx: Tx, shop: number, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + DAYS_BEFORE * DAY_MS)
  const { rows } = await sql<{ id: string }>`
    update quotes set reminded_at = ${now}
    where state in ('sent', 'viewed', 'accepted') and reminded_at is null
      and expires_at > ${now} and expires_at <= ${soon}
      and expires_at - created_at >= make_interval(days => ${SHORTEST_DAYS}::int)
    returning id`.execute(tx)
  for (const { id } of rows) await enqueue(tx, 'quote_reminder', { shop, quote: id })
}
