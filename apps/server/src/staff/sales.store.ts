import type { Minor } from '@estampa/domain/money'
import type { DaySales, DaySpan, SaleGroup } from '@estampa/domain/staff/figures'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** Days of the shop's calendar. */
type SpanQuery = { span: DaySpan; timeZone: string }

/** The sales of the days on which something was sold, the oldest first; a sale is of the day on which it was ordered. */
export async function listDaySales(tx: Tx, { span: { from, to }, timeZone }: SpanQuery): Promise<DaySales[]> {
  // a range of the index for each day costs a third of telling the day of every order
  const { rows } = await sql<DaySales>`
    select to_char(d.day, 'YYYY-MM-DD') as day, s.orders, s.units, s.amount
    from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as d(day)
    cross join lateral (
      select count(*)::integer as orders, sum(units)::integer as units, sum(amount)::bigint as amount from sales
      where at >= d.day at time zone ${timeZone} and at < (d.day + interval '1 day') at time zone ${timeZone}
    ) s
    where s.orders > 0 order by d.day`.execute(tx)
  return rows
}

export async function hasSold(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from sales) as has`.execute(tx)
  return rows[0]?.has ?? false
}

/** The moment at which a day begins, found once and not for every row. */
const startOf = (day: string, timeZone: string) =>
  sql`(select ${day}::date::timestamp at time zone ${timeZone})`
const endOf = (day: string, timeZone: string) =>
  sql`(select (${day}::date + 1)::timestamp at time zone ${timeZone})`

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
  const facts = sql`at >= ${startOf(span.from, timeZone)} as is_now, sum(units) as units, sum(amount) as amount`
  const isInEither = sql`at >= ${startOf(before.from, timeZone)} and at < ${endOf(span.to, timeZone)}`
  const { rows } = await sql<GroupSales & { totalCount: number }>`
    with grouped as (${groupings[by]({ facts, isInEither })})
    select g.key, g.name, g.units, g.amount, g."unitsBefore", g."amountBefore", (count(*) over ())::integer as "totalCount"
    from grouped g order by g.amount desc, g."amountBefore" desc, g.key limit ${limit}`.execute(tx)
  return {
    items: rows.map(({ totalCount: _, ...group }) => group),
    totalCount: rows[0]?.totalCount ?? 0,
  }
}

type Sql = ReturnType<typeof sql>
type Grouping = (parts: { facts: Sql; isInEither: Sql }) => Sql

const sums = sql`
  coalesce(sum(s.units) filter (where s.is_now), 0)::integer as units,
  coalesce(sum(s.amount) filter (where s.is_now), 0)::bigint as amount,
  coalesce(sum(s.units) filter (where not s.is_now), 0)::integer as "unitsBefore",
  coalesce(sum(s.amount) filter (where not s.is_now), 0)::bigint as "amountBefore"`

/** Sums first, names after: there are fewer groups than lines. */
const groupings: Readonly<Record<SaleGroup, Grouping>> = {
  product: ({ facts, isInEither }) => sql`
    select s.generic_id::text as key, coalesce(g.name, '') as name, ${sums}
    from (select generic_id, ${facts} from sold_lines where ${isInEither} group by generic_id, 2) s
    left join generics g on g.id = s.generic_id group by s.generic_id, g.name`,
  technique: ({ facts, isInEither }) => sql`
    select technique_id::text as key, coalesce(t.name, '') as name, ${sums}
    from (select technique_ids, ${facts} from sold_lines where ${isInEither} group by technique_ids, 2) s
    left join lateral unnest(s.technique_ids) technique_id on true
    left join techniques t on t.id = technique_id group by technique_id, t.name`,
  family: ({ facts, isInEither }) => sql`
    select f.id::text as key, f.title as name, ${sums}
    from (select generic_id, ${facts} from sold_lines where ${isInEither} group by generic_id, 2) s
    left join generic_families gf on gf.generic_id = s.generic_id left join families f on f.id = gf.family_id
    group by f.id, f.title`,
  seller: ({ facts, isInEither }) => sql`
    select s.seller_id as key, max(s.seller_name) as name, ${sums}
    from (select seller_id, ${facts}, max(seller_name) as seller_name from sales where ${isInEither} group by seller_id, 2) s
    group by s.seller_id`,
}
