import type { Currency, Minor } from '@estampa/domain/money'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type PlacedOrders = {
  readonly currency: Currency
  readonly hour: number
  readonly hourAmount: Minor
  readonly day: number
  readonly dayAmount: Minor
}
export type BusinessFigures = {
  /** By the currency; none where nothing was ordered. */
  readonly orders: readonly PlacedOrders[]
  readonly mails: { readonly waiting: number; readonly failed: number; readonly waitingS: number }
  /** Payments that a buyer has told of and nobody has looked at. */
  readonly reported: number
  readonly imports: { readonly working: number; readonly failed: number; readonly workingS: number }
}

const working = sql`state in ('fetching', 'looking', 'checking', 'running')`

/** Of the open shop, within an hour and a day before this moment; an index leads to each number. */
export async function readBusinessFigures(tx: Tx, now: Date): Promise<BusinessFigures> {
  const day = sql`${now}::timestamptz - interval '1 day'`
  const isOfHour = sql`placed_at >= ${now}::timestamptz - interval '1 hour'`
  const age = (since: ReturnType<typeof sql>) =>
    sql`coalesce(extract(epoch from ${now}::timestamptz - min(${since}))::float8, 0)`
  const { rows } = await sql<BusinessFigures>`
    select (select coalesce(jsonb_agg(o), '[]') from (
        select currency, count(*) filter (where ${isOfHour}) as hour,
          coalesce(sum(total) filter (where ${isOfHour}), 0) as "hourAmount",
          count(*) as day, sum(total) as "dayAmount"
        from orders where placed_at >= ${day} group by currency) o) as orders,
      (select jsonb_build_object('waiting', count(*), 'waitingS', ${age(sql`created_at`)},
          'failed', (select count(*) from mails where failed_at >= ${day} and created_at >= ${day} - interval '2 days'))
        from mails where sent_at is null and failed_at is null) as mails,
      (select count(*)::integer from payments where state = 'in_review') as reported,
      (select jsonb_build_object('working', count(*) filter (where ${working}),
          'failed', count(*) filter (where state = 'failed' and ended_at >= ${day}),
          'workingS', coalesce(extract(epoch from ${now}::timestamptz - min(at) filter (where ${working}))::float8, 0))
        from catalog_imports) as imports`.execute(tx)
  const [figures] = rows
  if (!figures) throw new Error('a count gave nothing')
  return figures
}
