/** The customers of a shop as its people see them: one for each e-mail, with or without an account. */
import type { Minor } from '@estampa/domain/money'
import type { QuoteState } from '@estampa/domain/quotes'
import { type RawBuilder, sql } from 'kysely'
import { everybodyLike, everybodyWith } from '../customers/same-email.store.ts'
import type { Tx } from '../db/database.ts'
import { hasEveryWord } from '../db/every-word.ts'
import { containing } from '../db/like-pattern.ts'
import { utc } from '../db/utc.ts'

export type ListedCustomer = {
  id: number
  name: string
  email: string
  phone: string
  company: string
  hasAccount: boolean
  isBlocked: boolean
  orders: number
  ordered: Minor
  lastOrderAt: string | null
  createdAt: string
}
/** Without accents and in lower case; each must be in the name, e-mail, phone or company. */
export type CustomersQuery = { words: readonly string[]; skip: number; take: number }

/** A page of the shop's customers: who ordered last comes first, who never did comes last. */
export async function listCustomers(
  tx: Tx,
  { words, skip, take }: CustomersQuery,
): Promise<{ items: ListedCustomer[]; totalCount: number }> {
  const { rows } = await customersStatement({ words, skip, take }).execute(tx)
  return rows[0] ?? { items: [], totalCount: 0 }
}

/** Who speaks for an e-mail is shown, with what all of it ordered. */
export function customersStatement(query: CustomersQuery) {
  return sql<{ items: ListedCustomer[]; totalCount: number }>`
    with ${query.words.length > 0 ? foundPage(query) : walkedPage(query)}
    select (select count(*) from people)::integer as "totalCount",
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', c.full_name, 'email', c.email,
          'phone', c.phone_number, 'company', c.company, 'hasAccount', not c.is_guest,
          'isBlocked', c.blocked_at is not null, 'orders', g.orders, 'ordered', g.ordered,
          'lastOrderAt', ${utc(sql`p.last_placed_at`)}, 'createdAt', ${utc(sql`g.created_at`)})
        order by p.last_placed_at desc nulls last, p.place desc)
      from page p
      cross join lateral (select * from customers c where c.id = p.id limit 1) c
      cross join lateral (select min(e.created_at) as created_at, coalesce(sum(s.orders), 0) as orders,
          coalesce(sum(s.ordered), 0) as ordered
        from (select c.id, c.created_at union select e.id, e.created_at from customers e
            where e.shop_id = c.shop_id and e.email = p.email and e.is_guest and e.closed_at is null) e
          left join customer_order_stats s on s.customer_id = e.id) g), '[]') as items`
}

/** Words are looked for in everybody, so once: whoever says them is few. */
function foundPage({ words, skip, take }: CustomersQuery): RawBuilder<unknown> {
  return sql`people as materialized (
      select c.id, c.email from customers c where c.closed_at is null and ${speaksForEmail} and ${said(words)}
    ), others as materialized (
      select o.email, max(s.last_placed_at) as last_placed_at
      from customers o join customer_order_stats s on s.shop_id = o.shop_id and s.customer_id = o.id
      where o.is_guest and o.closed_at is null group by o.email
    ), page as (
      select p.id, p.email, greatest(s.last_placed_at, others.last_placed_at) as last_placed_at, p.id as place
      from people p left join customer_order_stats s on s.customer_id = p.id left join others using (email)
      order by last_placed_at desc nulls last, place desc limit ${take} offset ${skip}
    )`
}

/** Who ordered last is found by an index; who never ordered is looked for once those have ended. */
function walkedPage({ skip, take }: CustomersQuery): RawBuilder<unknown> {
  const first = skip + take
  return sql`people as not materialized (
      select c.id, c.email from customers c where c.closed_at is null and ${speaksForEmail}
    ), ordered as materialized (
      select speaker.id, c.email, s.last_placed_at, s.customer_id as place
      from customer_order_stats s join customers c on c.shop_id = s.shop_id and c.id = s.customer_id
      cross join lateral (select e.id from ${sameEmail} e order by e.is_guest, e.id desc limit 1) speaker
      where c.closed_at is null and not exists (
        select from ${sameEmail} e join customer_order_stats later on later.customer_id = e.id
        where (later.last_placed_at, later.customer_id) > (s.last_placed_at, s.customer_id))
      order by s.last_placed_at desc, s.customer_id desc limit ${first}
    ), silent as (
      select c.id, c.email, null::timestamptz as last_placed_at, c.id as place from people c
      where (select count(*) from ordered) < ${first} and not exists (
        select from ${sameEmail} e join customer_order_stats s on s.customer_id = e.id)
      order by c.id desc limit ${first}
    ), page as (
      select * from (select * from ordered union all select * from silent) listed
      order by last_placed_at desc nulls last, place desc limit ${take} offset ${skip}
    )`
}

/** Everybody with the e-mail of a customer `c`. */
const sameEmail = everybodyWith(sql`c.email`)

/** Of a customer `c`: nobody else with the same e-mail has an account or came later. */
const speaksForEmail = sql`(not c.is_guest or not exists (select from customers a
    where a.shop_id = c.shop_id and a.email = c.email and a.closed_at is null and not a.is_guest)
  and not exists (select from customers g
    where g.shop_id = c.shop_id and g.email = c.email and g.closed_at is null and g.is_guest and g.id > c.id))`

/** Of the e-mail of a customer `c`: whoever has it says every word, or said it before they were merged. */
function said(words: readonly string[]) {
  if (words.length === 0) return sql`true`
  const patterns = words.map(containing)
  return sql`c.email in (select e.email from customers e where e.closed_at is null and (${hasEveryWord(sql`e.words`, words)}
    or e.id in (select m.customer_id from merged_customers m
      where lower(unaccent(concat_ws(' ', m.full_name, m.email))) like all (${patterns}::text[]))))`
}

export type PersonOfEmail = ListedCustomer & {
  /** Everybody with this e-mail: the account and guests. */
  ids: number[]
  /** The account's id; null where there is none. */
  accountId: number | null
  isConfirmed: boolean
  block: { reason: string; by: string; at: string } | null
  guests: number
  paid: Minor
  lastSeenAt: string | null
}

/**
 * Whoever has the e-mail of this customer, or everything of them since they were merged; undefined where there is none,
 * or the account was closed.
 */
export async function findPersonOfEmail(tx: Tx, id: number): Promise<PersonOfEmail | undefined> {
  const found = await findPerson(tx, id)
  if (found) return found
  const { rows } = await sql<{ id: number }>`
    select customer_id as id from merged_customers where id = ${id}`.execute(tx)
  return rows[0] && findPerson(tx, rows[0].id)
}

async function findPerson(tx: Tx, id: number): Promise<PersonOfEmail | undefined> {
  const { rows } = await sql<PersonOfEmail>`
    with same as materialized (
      select c.* from customers c where c.id = any(array(
        select e.id from ${everybodyLike(id)} e))
    ), one as (
      select * from same order by is_guest, id desc limit 1
    )
    select one.id, one.full_name as name, one.email, one.phone_number as phone, one.company,
      not one.is_guest as "hasAccount", one.verified_at is not null as "isConfirmed",
      one.blocked_at is not null as "isBlocked", g.ids, g.guests,
      case when not one.is_guest then one.id end as "accountId",
      case when one.blocked_at is not null then jsonb_build_object('reason', one.blocked_reason,
        'by', one.blocked_by, 'at', ${utc(sql`one.blocked_at`)}) end as block,
      coalesce(s.orders, 0)::integer as orders, coalesce(s.ordered, 0)::bigint as ordered,
      ${utc(sql`s.last_placed_at`)} as "lastOrderAt", ${utc(sql`g.created_at`)} as "createdAt",
      (select coalesce(sum(p.amount - p.refunded), 0)::bigint from orders o
        join payments p on p.shop_id = o.shop_id and p.order_id = o.id
        where o.customer_id = any(g.ids) and p.state = 'approved') as paid,
      (select ${utc(sql`max(created_at)`)} from customer_sessions where customer_id = any(g.ids)) as "lastSeenAt"
    from one
    cross join lateral (select array_agg(id) as ids, (count(*) filter (where is_guest))::integer as guests,
      min(created_at) as created_at from same) g
    cross join lateral (select sum(orders) as orders, sum(ordered) as ordered, max(last_placed_at) as last_placed_at
      from customer_order_stats where customer_id = any(g.ids)) s`.execute(tx)
  return rows[0]
}

export type CustomerQuote = {
  id: string
  number: number
  state: QuoteState
  total: Minor | null
  createdAt: string
}
export type CustomerPicture = { id: string; name: string; key: string | null; at: string }
export type CustomerThings = {
  quotes: CustomerQuote[]
  designs: CustomerPicture[]
  logos: CustomerPicture[]
  colleagues: { id: number; name: string; email: string }[]
}

const MAX_QUOTES = 20
const MAX_PICTURES = 12
const MAX_COLLEAGUES = 20

/** What these customers of one e-mail asked for and brought, and who else is of the company. */
export async function findCustomerThings(
  tx: Tx,
  { ids, email, company }: Pick<PersonOfEmail, 'ids' | 'email' | 'company'>,
): Promise<CustomerThings> {
  const theirs = sql`customer_id = any(${ids}::integer[])`
  const { rows } = await sql<CustomerThings>`
    select coalesce((select jsonb_agg(q) from (
        select id, number, state, total, ${utc(sql`created_at`)} as "createdAt" from quotes q
        where ${theirs} and not exists (select from quotes newer
          where newer.shop_id = q.shop_id and newer.number = q.number and newer.version > q.version)
        order by created_at desc limit ${MAX_QUOTES}) q), '[]') as quotes,
      coalesce((select jsonb_agg(d) from (
        select id, name, pictures -> 0 ->> 'preview_key' as key, ${utc(sql`saved_at`)} as at from designs
        where ${theirs} order by saved_at desc limit ${MAX_PICTURES}) d), '[]') as designs,
      coalesce((select jsonb_agg(l) from (
        select id, name, preview_key as key, ${utc(sql`created_at`)} as at from uploads
        where ${theirs} and kind = 'logo' order by uploads.created_at desc limit ${MAX_PICTURES}) l), '[]') as logos,
      coalesce((select jsonb_agg(c) from (
        select max(id) as id, max(full_name) as name, email from customers
        where company <> '' and company_folded = lower(${company}) and email <> ${email} and closed_at is null
        group by email order by max(full_name) limit ${MAX_COLLEAGUES}) c), '[]') as colleagues`.execute(tx)
  return rows[0] ?? { quotes: [], designs: [], logos: [], colleagues: [] }
}
