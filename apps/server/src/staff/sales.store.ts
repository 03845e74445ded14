import type { Minor } from '@estampa/domain/money'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** `day`: 2026-11-22, in the shop's calendar. */
export type DaySales = { day: string; orders: number; total: Minor }

/** What was ordered on each of the last days, today among them, the oldest first; what was called off does not count. */
export async function salesByDay(
  tx: Tx,
  { now, timeZone, days }: { now: Date; timeZone: string; days: number },
): Promise<DaySales[]> {
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`
  const { rows } = await sql<DaySales>`
    with sold as (
      select (o.placed_at at time zone ${timeZone})::date as day, count(*)::integer as orders, sum(o.total) as total
      from orders o
      where o.placed_at >= (${today} - ${days - 1}::integer)::timestamp at time zone ${timeZone}
        and o.state not in ('expired', 'cancelled')
      group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(s.orders, 0) as orders,
      coalesce(s.total, 0)::bigint as total
    from generate_series(0, ${days - 1}::integer) ago
    cross join lateral (select ${today} - ago as day) d left join sold s on s.day = d.day
    order by d.day`.execute(tx)
  return rows
}
