import type { StaffOrderRow } from '@estampa/contract/staff'
import type { Minor } from '@estampa/domain/money'
import type { DeliveryMethod, OrderState } from '@estampa/domain/orders'
import type { OrderQueueName } from '@estampa/domain/orders/queues'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { everybodyLike } from '../customers/same-email.store.ts'
import type { Tx } from '../db/database.ts'
import { hasEveryWord } from '../db/every-word.ts'
import { isOneOf } from '../db/literals.ts'
import { utc } from '../db/utc.ts'
import {
  listedRow,
  type OrderFilters,
  orderLineSummary,
  pictured,
  type RowsResult,
  withPicture,
} from '../orders/list-orders.store.ts'
import { inQueue, type QueueDay, sinceInQueue } from './order-queues.store.ts'

export type OrderSearch = {
  number: number | null
  /** Without accents and in lower case; each must be in the order's papers, or each in the buyer's account. */
  words: readonly string[]
  /** Looked for as a whole, beside the order's own number. */
  purchaseOrder: string
}
export type StaffOrdersQuery = Omit<OrderFilters, 'customerId' | keyof OrderSearch> &
  OrderSearch & {
    queue: OrderQueueName | null
    /** Whoever has the e-mail of this customer. */
    customer: number | null
    isDecorated: boolean | null
    delivery: DeliveryMethod | null
    /** Of which something of it is made. */
    technique: number | null
    /** At least so much of it is still to be paid. */
    owed: Minor | null
  } & QueueDay
type StaffRow = z.output<typeof StaffOrderRow>
export type StaffOrdersResult = { items: StaffRow[]; totalCount: number }

/** A page of the shop's orders, newest first, and how many there are in all. */
export async function listShopOrders(
  tx: Tx,
  query: StaffOrdersQuery,
  addressOf: (key: string) => string,
): Promise<StaffOrdersResult> {
  const { rows } = await shopOrdersStatement(query).execute(tx)
  return pictured(rows[0], addressOf)
}

/** How many orders there are in each state that has any, from the counts that are kept as orders move. */
export async function countShopOrders(tx: Tx): Promise<{ state: OrderState; orders: number }[]> {
  const { rows } = await sql<{ state: OrderState; orders: number }>`
    select state, sum(orders)::int as orders from order_counts group by state having sum(orders) > 0 order by state`.execute(
    tx,
  )
  return rows
}

/** The same orders as the list shows them, without what it shows of them. */
export async function listShopOrderIds(tx: Tx, query: StaffOrdersQuery): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${pageOf(query)} select id from page order by placed_at desc, number desc`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Filters that are not used are not in the statement: few texts, each with its own plan. */
export function shopOrdersStatement(query: StaffOrdersQuery): RawBuilder<RowsResult<StaffRow>> {
  return sql<RowsResult<StaffRow>>`
    with ${pageOf(query)}
    select ${countOf(query)} as "totalCount",
      coalesce((select jsonb_agg(${withPicture(row)} order by ${placeInList(query)})
        from page join orders o on o.id = page.id, lateral (${orderLineSummary}) l, lateral (${orderBuyer}) b
      ), '[]') as items`
}

function pageOf(query: StaffOrdersQuery): RawBuilder<unknown> {
  if (query.words.length > 0) return soughtPage(query)
  return isPicked(query) ? foundPage(query) : walkedPage(query)
}

function countOf(query: StaffOrdersQuery): RawBuilder<unknown> {
  if (isPicked(query) || isNarrowed(query)) return sql`(select count(*) from found)`
  if (query.words.length === 0) return keptCount(query)
  const inEveryState = !query.states && !query.moneyStates
  return inEveryState ? sql`(select coalesce(sum(orders), 0) from buyers)` : sql`(select count(*) from found)`
}

/** By what no order of the rows has an index for. */
const isPicked = ({ number, queue, customer }: StaffOrdersQuery) =>
  number !== null || queue !== null || customer !== null
const isNarrowed = ({ from, to, isDecorated, delivery, technique, owed }: StaffOrdersQuery) =>
  [from, to, isDecorated, delivery, technique, owed].some((one) => one !== null)

/** The newest first; in a queue, the one that has waited longest. */
const placeInList = ({ queue }: StaffOrdersQuery) =>
  queue === null ? sql`page.placed_at desc, page.number desc` : sql`page.since, page.number`

/** What stands in a queue, has a number or is of one customer is little, so it is looked for once. */
function foundPage(query: StaffOrdersQuery): RawBuilder<unknown> {
  return sql`found as materialized (${ordersOf(query)}), page as materialized (
      select * from found page order by ${placeInList(query)} limit ${query.take} offset ${query.skip}
    )`
}

/** So many are cheaper to look for by their orders than one by one. */
const MANY_BUYERS = 1_000

/** The orders of those who say the words; where very many do, those among the orders as they stand. */
function soughtPage(query: StaffOrdersQuery): RawBuilder<unknown> {
  const { words, skip, take } = query
  const ofFew = sql`${ordersOf(query)} and (select count(*) from buyers) <= ${MANY_BUYERS}
    and o.customer_id = any(array(select customer_id from buyers))`
  const ofMany = sql`${ordersOf(query)} and (select count(*) from buyers) > ${MANY_BUYERS}`
  const first = (orders: RawBuilder<unknown>) => sql`
    (select * from (${orders}) page order by ${placeInList(query)} limit ${skip + take})`
  return sql`buyers as materialized (${buyersWhoSay(words)}),
    found as not materialized (${ofFew} union all ${ofMany}),
    page as materialized (
      select * from (${first(ofFew)} union all ${first(ofMany)}) page
      order by ${placeInList(query)} limit ${take} offset ${skip}
    )`
}

const ordersOf = (query: StaffOrdersQuery) => sql`
  select o.id, o.placed_at, o.number, ${since(query)} as since from orders o
  where ${isSearched(query)} and ${inStates(query)} and ${days(query)} and ${queued(query)}
    and ${ofCustomer(query)} and ${traits(query)}`

/** Customers with how many of their orders say each of the words in their papers; of whose account says them, with all. */
const buyersWhoSay = (words: readonly string[]) => sql`
  select w.customer_id, w.orders from order_words w
  where ${hasEveryWord(sql`w.words`, words)} or w.customer_id = any(array(
    select c.id from customers c where ${hasEveryWord(sql`c.words`, words)}))`

/**
 * The first of each state, each by the index of the states: those of a rare one stand far behind among all. A range of
 * one state in its order has no other index, whatever PostgreSQL believes of how many orders are in it.
 */
function walkedPage(query: StaffOrdersQuery): RawBuilder<unknown> {
  const { states, moneyStates, skip, take } = query
  const key = states ? sql`o.state` : sql`o.money_state`
  const chosen = states ?? moneyStates
  const newest = sql`o.placed_at desc, o.number desc limit ${skip + take}`
  const columns = sql`select o.id, o.placed_at, o.number, o.moved_at as since from orders o`
  const walked = chosen
    ? sql`select f.* from (select distinct unnest(${chosen}::text[]) as state) s cross join lateral (
        ${columns} where ${key} >= s.state and ${key} <= s.state and ${inStates(query)} and ${days(query)}
          and ${traits(query)}
        order by ${key}, ${newest}) f`
    : sql`${columns} where ${days(query)} and ${traits(query)} order by ${newest}`
  return sql`found as not materialized (
      select from orders o where ${inStates(query)} and ${days(query)} and ${traits(query)}
    ), page as materialized (
      select * from (${walked}) walked order by placed_at desc, number desc limit ${take} offset ${skip}
    )`
}

/** The orders are not counted: how many there are is kept for each state. */
const keptCount = (query: StaffOrdersQuery) =>
  sql`(select coalesce(sum(orders), 0) from order_counts o where ${inStates(query)})`

/** Whether the order `o` is what somebody looks for. */
export const isSearched = (search: OrderSearch) => sql`${ofNumber(search)} and ${says(search)}`

const ofNumber = ({ number, purchaseOrder }: OrderSearch) =>
  number === null
    ? sql`true`
    : sql`(o.number = ${number} or o.purchase_order <> '' and lower(o.purchase_order) = ${purchaseOrder})`

const ofCustomer = ({ customer }: StaffOrdersQuery) =>
  customer === null
    ? sql`true`
    : sql`o.customer_id = any(array(
        select e.id from ${everybodyLike(customer)} e
        union select ${customer}::integer))`

const queued = (query: StaffOrdersQuery) => (query.queue === null ? sql`true` : inQueue(query.queue, query))
const since = (query: StaffOrdersQuery) =>
  query.queue === null ? sql`o.moved_at` : sinceInQueue(query.queue, query)

/** Of an order or a count `o`. */
function inStates({ states, moneyStates }: StaffOrdersQuery) {
  const inState = states && sql`o.state = any(${states}::text[])`
  const inMoneyState = moneyStates && sql`o.money_state = any(${moneyStates}::text[])`
  return sql`${inState ?? sql`true`} and ${inMoneyState ?? sql`true`}`
}

/** What an order is, beside its states and days. */
function traits({ isDecorated, delivery, technique, owed }: StaffOrdersQuery) {
  const conditions = [
    isDecorated === null ? undefined : isDecorated ? sql`o.is_decorated` : sql`not o.is_decorated`,
    delivery && isOneOf(sql`o.delivery_method`, [delivery]),
    technique === null
      ? undefined
      : sql`o.id in (select j.order_id from production_jobs j where j.technique_id = ${technique} and j.units > 0)`,
    owed === null ? undefined : sql`${owing} and o.total - ${paid} >= ${owed}`,
  ].filter((condition) => condition !== undefined && condition !== null)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The states of money of an order of which something may be missing; an index holds each of them. */
export const owingMoneyStates = ['unpaid', 'in_review', 'partial'] as const

const owing = sql`${isOneOf(sql`o.money_state`, owingMoneyStates)}
  and not ${isOneOf(sql`o.state`, ['cancelled', 'expired', 'returned'])}`

function days({ from, to, timeZone }: StaffOrdersQuery) {
  const first = from && sql`o.placed_at >= ${from}::date::timestamp at time zone ${timeZone}`
  const last = to && sql`o.placed_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`
  return sql`${first ?? sql`true`} and ${last ?? sql`true`}`
}

function says({ words }: OrderSearch) {
  if (words.length === 0) return sql`true`
  // the longest is in the fewest orders
  const sought = words.toSorted((one, other) => other.length - one.length)
  const inPapers = sought.map(
    (word) => sql`(strpos(o.buyer_words, ${word}) > 0
      or o.purchase_order <> '' and strpos(lower(o.purchase_order), ${word}) > 0)`,
  )
  return sql`(${sql.join(inPapers, sql` and `)} or o.customer_id = any(array(
    select c.id from customers c where ${hasEveryWord(sql`c.words`, sought)})))`
}

const paid = sql`(select coalesce(sum(p.amount - p.refunded), 0) from payments p
  where p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'approved')`

const unread = sql`(select count(*) from order_messages m
  where m.shop_id = o.shop_id and m.order_id = o.id and m.who_kind = 'customer' and m.read_at is null)`

/** Who bought the order `o`: the account, or what the papers say of whoever has none any more. */
export const orderBuyer = sql`
  select coalesce(nullif(c.full_name, ''), trim(concat_ws(' ', o.document #>> '{orderInvoiceFK,name}',
      o.document #>> '{orderInvoiceFK,lastName}'))) as name,
    case when c.closed_at is null then c.email else '' end as email, coalesce(c.company, '') as company
  from (select) one left join customers c on c.shop_id = o.shop_id and c.id = o.customer_id`

const row = sql`${listedRow} || jsonb_build_object('isDecorated', o.is_decorated,
  'deliveryMethod', o.delivery_method, 'paid', ${paid}, 'unread', ${unread},
  'since', ${utc(sql`page.since`)}, 'promisedUntil', o.promised_until,
  'buyer', jsonb_build_object('name', b.name, 'email', coalesce(b.email, ''), 'company', b.company))`
