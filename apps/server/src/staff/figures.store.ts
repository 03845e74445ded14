import type { Minor } from '@estampa/domain/money'
import { type DaySpan, PACE_DAYS, type QuoteStep, RUNS_OUT_DAYS } from '@estampa/domain/staff/figures'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type QuoteWay = Record<QuoteStep, number> & {
  /** From asking to the first answer of somebody of the shop, in hours; null where nobody answered. */
  medianHours: number | null
}

/** How far the quotes came that were asked for within a span, whenever they came there. */
export async function readQuoteWay(tx: Tx, span: DaySpan, timeZone: string): Promise<QuoteWay> {
  const { rows } = await sql<QuoteWay>`
    with way as (
      select w.*, w.asked_at is not null and w.answered_at is not null as was_answered
      from quotes a cross join lateral (
        select max(h.at) filter (where h.to_state = 'requested') as asked_at,
          min(h.at) filter (where h.to_state = 'sent' and h.who_kind = 'staff') as answered_at,
          bool_or(h.to_state = any(${reached.answered}::text[])) as answered,
          bool_or(h.to_state = any(${reached.seen}::text[])) as seen,
          bool_or(h.to_state = any(${reached.accepted}::text[])) as accepted,
          bool_or(h.to_state = any(${reached.ordered}::text[])) as ordered
        from quotes q join quote_history h on h.shop_id = q.shop_id and h.quote_id = q.id
        where q.shop_id = a.shop_id and q.number = a.number
      ) w
      where a.version = 1 and a.created_at >= ${span.from}::date::timestamp at time zone ${timeZone}
        and a.created_at < (${span.to}::date + 1)::timestamp at time zone ${timeZone}
    )
    select count(*)::integer as asked, (count(*) filter (where answered))::integer as answered,
      (count(*) filter (where seen))::integer as seen, (count(*) filter (where accepted))::integer as accepted,
      (count(*) filter (where ordered))::integer as ordered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)::float8 / 3600)
        filter (where was_answered) as "medianHours"
    from way`.execute(tx)
  return rows[0] ?? { asked: 0, answered: 0, seen: 0, accepted: 0, ordered: 0, medianHours: null }
}

/** States that a quote has only reached where it came to this step: who says yes by telephone has not opened it. */
const reached = {
  answered: ['sent', 'viewed', 'accepted', 'converted'],
  seen: ['viewed', 'accepted', 'converted'],
  accepted: ['accepted', 'converted'],
  ordered: ['converted'],
} satisfies Partial<Record<QuoteStep, string[]>>

export type LeftCarts = { count: number; amount: Minor }

/** Carts with something in them whose last change is within a span, and before `leftSince`. Nobody's name. */
export async function readLeftCarts(
  tx: Tx,
  { span, timeZone, leftSince }: { span: DaySpan; timeZone: string; leftSince: Date },
): Promise<LeftCarts> {
  const { rows } = await sql<LeftCarts>`
    select count(*)::integer as count, coalesce(sum(l.amount), 0)::bigint as amount
    from carts c cross join lateral (
      select sum(coalesce((line #>> '{price,total}')::numeric, 0)) as amount from jsonb_array_elements(c.lines) line
    ) l
    where c.saved_at >= ${span.from}::date::timestamp at time zone ${timeZone}
      and c.saved_at < (${span.to}::date + 1)::timestamp at time zone ${timeZone}
      and c.saved_at <= ${leftSince} and jsonb_array_length(c.lines) > 0`.execute(tx)
  return rows[0] ?? { count: 0, amount: 0 }
}

export type RunningOut = {
  sku: string
  product: string
  available: number
  /** Units sold in the last sixty days. */
  sold: number
}

/** Variants that are counted and whose stock is over soon at the pace of the last sixty days, the first to end first. */
export async function listRunningOut(
  tx: Tx,
  { since, limit }: { since: Date; limit: number },
): Promise<{ items: RunningOut[]; totalCount: number }> {
  const { rows } = await sql<RunningOut & { totalCount: number }>`
    with sold as (
      select variant_id, sum(units)::integer as sold from sold_lines
      where at >= ${since} and variant_id is not null group by variant_id
    )
    select v.sku, g.name as product, greatest(0, v.stock - v.reserved_stock)::integer as available, s.sold,
      (count(*) over ())::integer as "totalCount"
    from sold s join variants v on v.id = s.variant_id join generics g on g.id = v.generic_id
    where v.active and g.published and v.availability = 'stock' and s.sold > 0
      and (v.stock - v.reserved_stock)::bigint * ${PACE_DAYS}::integer < s.sold::bigint * ${RUNS_OUT_DAYS}::integer
    order by greatest(0, v.stock - v.reserved_stock)::float8 / s.sold, s.sold desc, v.sku limit ${limit}`.execute(
    tx,
  )
  return {
    items: rows.map(({ totalCount: _, ...variant }) => variant),
    totalCount: rows[0]?.totalCount ?? 0,
  }
}
