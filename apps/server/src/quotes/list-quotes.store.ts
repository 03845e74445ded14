import type { Currency, Minor } from '@estampa/domain/money'
import type { QuoteState } from '@estampa/domain/quotes'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { containing } from '../db/like-pattern.ts'
import type { QuoteContactData } from './quotes.store.ts'

export type ListedQuote = {
  id: string
  number: number
  version: number
  /** As people are shown it: past its date it has expired. */
  state: QuoteState
  createdAt: Date
  expiresAt: Date | null
  total: Minor | null
  currency: Currency
  units: number
  products: string[]
  image: string | null
  contact: QuoteContactData
  orderId: string | null
}
export type QuoteSearch = {
  words: string
  states: readonly QuoteState[]
  offset: number
  limit: number
  now: Date
}

/** A customer's quotes in their newest versions, the newest first; and how many there are on all pages. */
export async function listQuotes(
  tx: Tx,
  customerId: number,
  { words, states, offset, limit, now }: QuoteSearch,
): Promise<{ items: ListedQuote[]; total: number }> {
  const { rows } = await sql<{ items: Undated<ListedQuote>[] | null; total: number }>`
    with found as materialized (
      select q.id, q.created_at, q.number from quotes q
      where q.customer_id = ${customerId} and q.is_newest and ${hasState(states, now)} and ${isNamed(words)}
    ), page as materialized (
      select * from found order by created_at desc, number desc limit ${limit} offset ${offset}
    )
    select (select count(*) from found) as total,
      (select jsonb_agg(${listedQuote(now)} order by q.created_at desc, q.number desc)
      from page join quotes q on q.id = page.id, lateral (${quotedGoods}) l) as items`.execute(tx)
  const { items, total = 0 } = rows[0] ?? {}
  return { total, items: (items ?? []).map(datesOf) }
}

/** A row of a list, of a quote `q` with its goods `l`. */
export const listedQuote = (now: Date) =>
  sql`jsonb_build_object('id', q.id, 'number', q.number, 'version', q.version, 'state', ${shownAt(now)},
    'createdAt', q.created_at, 'expiresAt', q.expires_at, 'total', q.total, 'currency', q.currency,
    'units', l.units, 'products', l.products, 'image', l.image, 'contact', q.contact, 'orderId', q.order_id)`

/** What a list says of the lines of a quote `q`. */
export const quotedGoods = sql`
  select sum(quantity) as units, jsonb_agg(line->'generic'->>'name' order by position) as products,
    (array_agg(coalesce(line->'value'->>'featuredImg', line->'generic'->>'featured_img')
      order by position))[1] as image
  from quote_lines l where l.shop_id = q.shop_id and l.quote_id = q.id`

/** The newest version of the quote of this number. */
export async function findNewest(tx: Tx, number: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from quotes where number = ${number} order by version desc limit 1`.execute(tx)
  return rows[0]?.id
}

export function hasState(states: readonly QuoteState[], now: Date) {
  return states.length === 0 ? sql`true` : sql`${shownAt(now)} = any(${states}::text[])`
}

/** As people are shown it: past its date it has expired. */
const shownAt = (now: Date) =>
  sql`case when q.state in ('sent', 'viewed', 'accepted') and q.expires_at <= ${now} then 'expired' else q.state end`

/** Every word is in the number, a product's name or the contact, however it is accented. */
export function isNamed(words: string) {
  if (words === '') return sql`true`
  const patterns = words.split(/\s+/).filter(Boolean).slice(0, 10).map(containing)
  return sql`unaccent(lower(concat_ws(' ', 'c-' || lpad(q.number::text, 6, '0'), q.contact->>'name',
      q.contact->>'company', q.contact->>'email',
      (select string_agg(concat_ws(' ', l.line->'generic'->>'name', l.units::text), ' ') from quote_lines l
        where l.shop_id = q.shop_id and l.quote_id = q.id))))
    like all (select unaccent(lower(p)) from unnest(${patterns}::text[]) as p)`
}

/** Dates inside a document of SQL are texts. */
export type Undated<Listed extends ListedQuote> = Omit<Listed, 'createdAt' | 'expiresAt'> & {
  createdAt: string
  expiresAt: string | null
}

export function datesOf<Listed extends ListedQuote>(quote: Undated<Listed>) {
  const { createdAt, expiresAt } = quote
  return {
    ...quote,
    createdAt: new Date(createdAt),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }
}
