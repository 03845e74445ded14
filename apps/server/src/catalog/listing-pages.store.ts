/** The SQL of the pages of a listing: the slots on a page with their places. */
import { type RawBuilder, sql } from 'kysely'
import { inputValue } from '../db/statement.ts'
import type { ListingFilters } from './listing-masks.store.ts'

export type ListingOrder = 'relevance' | 'price asc' | 'price desc' | 'name asc' | 'name desc' | 'newest'
export type ListingQuery = ListingFilters & {
  readonly order: ListingOrder
  /** The facets are not asked for. */
  readonly onlyProducts?: boolean
  readonly offset: number
  readonly limit: number
}

const listingValue = inputValue<ListingQuery>
const offset = sql`${listingValue((query) => query.offset)}::int`
const limit = sql`${listingValue((query) => query.limit)}::int`
export const costFrom = listingValue(({ cost }) => cost?.from)
export const costTo = listingValue(({ cost }) => cost?.to)

/** What a page is sorted by, and the same from the other end. */
type PageOrder = {
  readonly columns: readonly string[]
  readonly by: RawBuilder<unknown>
  readonly back: RawBuilder<unknown>
}

// a walk reads nothing but its index as long as it asks for no other columns
const orders: Readonly<Record<ListingOrder, PageOrder>> = {
  relevance: { columns: ['trending'], by: sql`trending desc, slot`, back: sql`trending, slot desc` },
  'price asc': {
    columns: ['cost_from'],
    by: sql`cost_from, slot`,
    back: sql`cost_from desc nulls first, slot desc`,
  },
  'price desc': {
    columns: ['cost_from'],
    by: sql`cost_from desc nulls last, slot desc`,
    back: sql`cost_from nulls first, slot`,
  },
  'name asc': { columns: ['name_key'], by: sql`name_key, slot`, back: sql`name_key desc, slot desc` },
  'name desc': { columns: ['name_key'], by: sql`name_key desc, slot desc`, back: sql`name_key, slot` },
  newest: { columns: [], by: sql`slot desc`, back: sql`slot` },
}

/** From here on a page is reached from the end of the list where that is nearer. */
const DEEP = 200
export const isDeep = ({ offset: skipped }: ListingQuery) => skipped >= DEEP

export const isRanked = ({ search, order }: ListingQuery) => search.length > 0 && order === 'relevance'

const columnsOf = (names: readonly string[]) => sql.join(['slot', ...names].map((name) => sql.ref(name)))

/** Among so many matches, how many a walk meets until it has a page. */
export function walkedMatches(query: ListingQuery, total: RawBuilder<unknown>): RawBuilder<unknown> {
  const forward = sql`${offset} + ${limit}`
  return isDeep(query) ? sql`least(${forward}, greatest(0, ${total} - ${offset}))` : sql`(${forward})`
}

export function unfilteredPage(query: ListingQuery): RawBuilder<unknown> {
  const { columns, by } = orders[query.order]
  const total = sql`(select total from all_products)`
  const walked = walk(query, { where: sql`true`, total, skipped: offset, wanted: limit })
  return sql`
    select slot, row_number() over (order by ${by}) as place
    from (${walked(columns)}) walked`
}

export function plainPage(query: ListingQuery): RawBuilder<unknown> {
  const { columns, by } = orders[query.order]
  const total = sql`(select case when is_sorted then 0 else total end from plan)`
  const walked = walk(query, { where: isSet('matches'), total, skipped: offset, wanted: limit })
  return sql`
    select slot, row_number() over (order by ${by}) as place from (
      (select ${columnsOf(columns)} from few where is_match and (select is_sorted from plan)
        order by ${by} limit ${limit} offset ${offset})
      union all
      ${walked(columns)}
    ) either`
}

/** Orders matches by rank where they are few; else those with the word in their name come first, the most popular before. */
export function rankedPage(query: ListingQuery): RawBuilder<unknown> {
  const strongs = sql`(select case when is_sorted then 0 else strongs end from plan)`
  const weaks = sql`(select case when is_sorted then 0 else total - strongs end from plan)`
  const strong = walk(query, { where: isSet('strong'), total: strongs, skipped: offset, wanted: limit })
  const weak = walk(query, {
    where: isSet('weak'),
    total: weaks,
    skipped: sql`greatest(0, ${offset} - ${strongs})`,
    wanted: sql`greatest(0, ${limit} - greatest(0, ${strongs} - ${offset}))`,
  })
  return sql`
    select slot, row_number() over (order by rank desc, trending desc, slot) as place from (
      (select slot, trending, rank from few where is_match and (select is_sorted from plan)
        order by rank desc, trending desc, slot limit ${limit} offset ${offset})
      union all
      select slot, trending, 1 from (${strong(['trending'])}) strong
      union all
      select slot, trending, 0 from (${weak(['trending'])}) weak
    ) either`
}

/** Whether a listing's bit is set in one of the columns of `flat`. */
export const isSet = (column: 'matches' | 'but_price' | 'strong' | 'weak') =>
  sql`get_bit((select ${sql.ref(column)} from flat)[(slot >> 13) + 1], slot & 8191) = 1`

type WalkedPart = {
  readonly where: RawBuilder<unknown>
  /** How many rows there are; none: no walk. Without it a walk would look for one more through the whole index. */
  readonly total: RawBuilder<unknown>
  readonly skipped: RawBuilder<unknown>
  readonly wanted: RawBuilder<unknown>
}

/** Walks the index of the order; to a deep page from the end that is nearer. */
function walk(query: ListingQuery, { where, total, skipped, wanted }: WalkedPart) {
  const { by, back } = orders[query.order]
  const there = sql`least(${wanted}, greatest(0, ${total} - ${skipped}))`
  const isFar = sql`${skipped} > ${total} / 2`
  return (columns: readonly string[]) => {
    const rows = (order: RawBuilder<unknown>) => sql`
      select ${columnsOf(columns)} from generic_listings
      where published and ${where} ${inRange(query)} order by ${order}`
    if (!isDeep(query)) return sql`(${rows(by)} limit ${there} offset ${skipped})`
    return sql`
      (${rows(by)} limit case when ${isFar} then 0 else ${there} end offset ${skipped})
      union all
      (${rows(back)} limit case when ${isFar} then ${there} else 0 end
        offset greatest(0, ${total} - ${skipped} - ${wanted}))`
  }
}

/** The bits know the price filter; by price, the range is also where a walk starts. */
function inRange({ cost, order }: ListingQuery): RawBuilder<unknown> {
  return cost && order.startsWith('price')
    ? sql`and cost_from between ${costFrom}::bigint and ${costTo}::bigint`
    : sql``
}
