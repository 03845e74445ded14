import type { Minor } from '@estampa/domain/money'
import type { DaySales, DaySpan, SaleGroup } from '@estampa/domain/staff/figures'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Days of the shop's calendar. */
type SpanQuery = { span: DaySpan; timeZone: string }

/** The sales of the days on which something was sold, the oldest first; a sale is of the day on which it was ordered. */
export async function listDaySales(tx: Tx, { span, timeZone }: SpanQuery): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.orders, d.units, d.amount from (
      select (at at time zone ${timeZone})::date as day, count(*)::integer as orders, sum(units)::integer as units,
        sum(amount)::bigint as amount
      from sales where ${isWithin({ span, timeZone })} group by 1
    ) d order by d.day`.execute(tx)
  return rows
}

export async function hasSold(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from sales) as has`.execute(tx)
  return rows[0]?.has ?? false
}

const isWithin = ({ span: { from, to }, timeZone }: SpanQuery) => sql`
  at >= ${from}::date::timestamp at time zone ${timeZone} and at < (${to}::date + 1)::timestamp at time zone ${timeZone}`

export type GroupSales = {
  /** null: what belongs to none of the group. */
  key: string | null
  name: string | null
  units: number
  amount: Minor
  unitsBefore: number
  amountBefore: Minor
}
type GroupQuery = { by: SaleGroup; span: DaySpan; before: DaySpan; timeZone: string; limit: number }

/** What was sold of each product, technique, family or by each seller, beside the span before; the most sold first. */
export async function listGroupSales(
  tx: Tx,
  { by, span, before, timeZone, limit }: GroupQuery,
): Promise<{ items: GroupSales[]; totalCount: number }> {
  const isNow = sql`at >= ${span.from}::date::timestamp at time zone ${timeZone}`
  const isInEither = isWithin({ span: { from: before.from, to: span.to }, timeZone })
  const sums = sql`coalesce(sum(units) filter (where ${isNow}), 0)::integer as units,
    coalesce(sum(amount) filter (where ${isNow}), 0)::bigint as amount,
    coalesce(sum(units) filter (where not ${isNow}), 0)::integer as "unitsBefore",
    coalesce(sum(amount) filter (where not ${isNow}), 0)::bigint as "amountBefore"`
  const { rows } = await sql<GroupSales & { totalCount: number }>`
    with grouped as (${groupings[by]({ sums, isInEither })})
    select g.key, g.name, g.units, g.amount, g."unitsBefore", g."amountBefore", (count(*) over ())::integer as "totalCount"
    from grouped g order by g.amount desc, g."amountBefore" desc, g.key limit ${limit}`.execute(tx)
  return {
    items: rows.map(({ totalCount: _, ...group }) => group),
    totalCount: rows[0]?.totalCount ?? 0,
  }
}

type Sql = ReturnType<typeof sql>
type Grouping = (parts: { sums: Sql; isInEither: Sql }) => Sql

/** Sums first, names after: there are fewer groups than lines. */
const groupings: Readonly<Record<SaleGroup, Grouping>> = {
  product: ({ sums, isInEither }) => sql`
    select s.generic_id::text as key, coalesce(g.name, '') as name, s.units, s.amount, s."unitsBefore", s."amountBefore"
    from (select generic_id, ${sums} from sold_lines where ${isInEither} group by generic_id) s
    left join generics g on g.id = s.generic_id`,
  technique: ({ sums, isInEither }) => sql`
    select s.technique_id::text as key, coalesce(t.name, '') as name, s.units, s.amount, s."unitsBefore", s."amountBefore"
    from (
      select technique_id, ${sums} from sold_lines left join lateral unnest(technique_ids) technique_id on true
      where ${isInEither} group by technique_id
    ) s left join techniques t on t.id = s.technique_id`,
  family: ({ sums, isInEither }) => sql`
    select f.id::text as key, f.title as name, sum(s.units)::integer as units, sum(s.amount)::bigint as amount,
      sum(s."unitsBefore")::integer as "unitsBefore", sum(s."amountBefore")::bigint as "amountBefore"
    from (select generic_id, ${sums} from sold_lines where ${isInEither} group by generic_id) s
    left join generic_families gf on gf.generic_id = s.generic_id left join families f on f.id = gf.family_id
    group by f.id, f.title`,
  seller: ({ sums, isInEither }) => sql`
    select seller_id as key, max(seller_name) as name, ${sums} from sales where ${isInEither} group by seller_id`,
}
