/** Which versions are reminded of, each once: marking is what takes them, so two rounds at once remind of none twice. */
import type { QuoteStage } from '@estampa/domain/quotes'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Whether the owner of the version `q` has not asked for an end of reminders. */
const wantsReminders = sql`coalesce((select c.given from consents c where c.shop_id = q.shop_id
  and c.customer_id = q.customer_id and c.kind = 'reminders' order by c.at desc limit 1), true)`

/** Marks the open versions that end until then and were open long enough, and gives those that were not. */
export async function markQuotesEnding(
  tx: Tx,
  now: Date,
  { until, shortestDays }: { until: Date; shortestDays: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update quotes q set reminded_at = ${now}
    where q.state in ('sent', 'viewed', 'accepted') and q.reminded_at is null
      and q.expires_at > ${now} and q.expires_at <= ${until}
      and q.expires_at - q.created_at >= make_interval(days => ${shortestDays}::int) and ${wantsReminders}
    returning q.id`.execute(tx)
  return rows.map((row) => row.id)
}

/** When the version `q` came into its stage. */
const lastMove = sql`(select max(h.at) from quote_history h where h.shop_id = q.shop_id and h.quote_id = q.id)`

type SilentQuotes = {
  /** After so many days in each of these stages its buyer is asked for an answer. */
  waiting: Readonly<Partial<Record<QuoteStage, number>>>
  /** Of those that end before it is told that they end. */
  endsAfter: Date
}

/** Marks the versions that their buyers have not answered and nobody has asked them about, and gives those. */
export async function markQuotesSilent(
  tx: Tx,
  now: Date,
  { waiting, endsAfter }: SilentQuotes,
): Promise<string[]> {
  const stages = Object.entries(waiting).map(([stage, days]) => ({ stage, days }))
  const { rows } = await sql<{ id: string }>`
    update quotes q set nudged_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(stages)}::jsonb) as w(stage text, days integer)
    where q.stage = w.stage and q.is_newest and q.nudged_at is null and q.reminded_at is null
      and q.expires_at > ${endsAfter} and ${lastMove} <= ${now}::timestamptz - make_interval(days => w.days)
      and ${wantsReminders}
    returning q.id`.execute(tx)
  return rows.map((row) => row.id)
}

/** Tells the people of the shop of the versions that they were asked for between these moments and have not answered. */
export async function noticeQuotesWaiting(
  tx: Tx,
  now: Date,
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  await sql`
    with waiting as (
      update quotes q set wait_noticed_at = ${now}
      where q.stage = 'asked' and q.is_newest and q.wait_noticed_at is null and ${lastMove} between ${from} and ${until}
      returning q.id, q.number
    )
    select add_notice('quote_waiting', null, id, ${now}) from waiting order by number`.execute(tx)
}
