/** Companies as the shop knows them: customers who name the same one, in capitals or not. */
import type { Minor } from '@estampa/domain/money'
import type { OrderState } from '@estampa/domain/orders'
import type { QuoteState } from '@estampa/domain/quotes'
import { sql } from 'kysely'
import { everybodyWith } from '../customers/same-email.store.ts'
import type { Tx } from '../db/database.ts'
import { containing } from '../db/like-pattern.ts'
import { utc } from '../db/utc.ts'

export type ListedCompany = {
  name: string
  people: number
  orders: number
  ordered: Minor
  lastOrderAt: string | null
}

type CompaniesQuery = { words: readonly string[]; skip: number; take: number }

/** A page of the companies of a shop: whose people ordered last comes first. */
export async function listCompanies(
  tx: Tx,
  { words, skip, take }: CompaniesQuery,
): Promise<{ items: ListedCompany[]; totalCount: number }> {
  const patterns = words.map(containing)
  const { rows } = await sql<{ items: ListedCompany[]; totalCount: number }>`
    with companies as materialized (
      select max(c.company) as name, count(distinct c.email) as people, coalesce(sum(s.orders), 0) as orders,
        coalesce(sum(s.ordered), 0) as ordered, max(s.last_placed_at) as last_placed_at
      from customers c left join customer_order_stats s on s.shop_id = c.shop_id and s.customer_id = c.id
      where c.company <> '' and c.closed_at is null
        and lower(unaccent(c.company)) like all (${patterns}::text[])
      group by c.company_folded
    ), page as (
      select * from companies order by last_placed_at desc nulls last, name limit ${take} offset ${skip}
    )
    select (select count(*) from companies)::integer as "totalCount",
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'people', people, 'orders', orders,
          'ordered', ordered, 'lastOrderAt', ${utc(sql`last_placed_at`)})
        order by last_placed_at desc nulls last, name) from page), '[]') as items`.execute(tx)
  return rows[0] ?? { items: [], totalCount: 0 }
}

export type CompanyPerson = {
  id: number
  accountId: number | null
  name: string
  email: string
  orders: number
  ordered: Minor
}
type CompanyOrder = { id: string; number: number; state: OrderState; total: Minor; placedAt: string }
type CompanyQuote = { id: string; number: number; state: QuoteState; total: Minor | null; createdAt: string }
export type FoundCompany = {
  name: string
  people: CompanyPerson[]
  paid: Minor
  orders: CompanyOrder[]
  quotes: CompanyQuote[]
}

const MAX_PAPERS = 20

/** The people of this company, with what they asked for and bought; undefined: nobody names it. */
export async function findCompany(tx: Tx, name: string): Promise<FoundCompany | undefined> {
  const { rows } = await sql<Omit<FoundCompany, 'name'> & { name: string | null }>`
    with same as materialized (
      select * from customers where company <> '' and closed_at is null and company_folded = lower(${name})
    )
    select (select max(company) from same) as name,
      coalesce((select jsonb_agg(p order by p.ordered desc, p.name) from (
        select coalesce(max(c.id) filter (where not c.is_guest), max(c.id)) as id,
          max(c.id) filter (where not c.is_guest) as "accountId", max(c.full_name) as name, c.email,
          coalesce(sum(s.orders), 0) as orders, coalesce(sum(s.ordered), 0) as ordered
        from same c left join customer_order_stats s on s.shop_id = c.shop_id and s.customer_id = c.id
        group by c.email) p), '[]') as people,
      (select coalesce(sum(p.amount - p.refunded), 0)::bigint from orders o
        join payments p on p.shop_id = o.shop_id and p.order_id = o.id
        where o.customer_id in (select id from same) and p.state = 'approved') as paid,
      coalesce((select jsonb_agg(o) from (
        select id, number, state, total, ${utc(sql`placed_at`)} as "placedAt" from orders
        where customer_id in (select id from same) order by orders.placed_at desc limit ${MAX_PAPERS}) o), '[]') as orders,
      coalesce((select jsonb_agg(q) from (
        select id, number, state, total, ${utc(sql`created_at`)} as "createdAt" from quotes q
        where customer_id in (select id from same) and not exists (select from quotes newer
          where newer.shop_id = q.shop_id and newer.number = q.number and newer.version > q.version)
        order by q.created_at desc limit ${MAX_PAPERS}) q), '[]') as quotes`.execute(tx)
  const [found] = rows
  return found && found.name !== null ? { ...found, name: found.name } : undefined
}

/** Of everybody with this e-mail; empty: of none. */
export async function saveCompanyOf(tx: Tx, email: string, company: string): Promise<void> {
  await sql`update customers set company = ${company}
    where id = any(array(select id from ${everybodyWith(email)} e))`.execute(tx)
}
