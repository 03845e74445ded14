import { type FacetKey, facetIndex, facetKeys } from '@estampa/domain/catalog'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { Card, FacetName } from './index-entry.ts'
import { butColumn, chosenFacets, chunks, masksOf, shapeOfFilters } from './listing-masks.store.ts'
import {
  costFrom,
  costTo,
  isDeep,
  isRanked,
  isSet,
  type ListingQuery,
  plainPage,
  rankedPage,
  unfilteredPage,
  walkedMatches,
} from './listing-pages.store.ts'
import { rankLevels, rankOf, rankOfAll } from './listing-rank.store.ts'

export type ListedFacet = {
  readonly facet: FacetName
  readonly value: string
  readonly label: string
  readonly docs: number
  readonly primary_color: string | null
  readonly icon_url: string | null
  /** Last segment of a family's page; null for other facets. */
  readonly url: string | null
}

export type ListedItem = {
  readonly id: number
  readonly cost_from: number | null
  readonly stock: number
  /** Grows with every change of the stock. */
  readonly version: number
  readonly card: Card
}

export type Listing = {
  readonly total: number
  readonly lowest: number | null
  readonly highest: number | null
  readonly items: readonly ListedItem[]
  readonly facets: readonly ListedFacet[]
}

/** The counted values of one facet. */
export function valuesOfFacet(listing: Pick<Listing, 'facets'>, key: FacetKey): ListedFacet[] {
  return listing.facets.filter(({ facet }) => facet === facetIndex[key])
}

/** One page of products with the counts of every facet, in one statement. Only published products. */
export async function listProducts(tx: Tx, query: ListingQuery): Promise<Listing> {
  const listing = await getListing(tx, query)
  // nothing is found where the catalog does not know a word
  const mayBeMistyped = listing.total === 0 && query.search.length > 0
  return mayBeMistyped ? getListing(tx, { ...query, isMistyped: true }) : listing
}

async function getListing(tx: Tx, query: ListingQuery): Promise<Listing> {
  const [listing] = await runListing(tx, query)
  if (!listing) throw new Error('the listing gave no row')
  return listing
}

const runListing = statement<ListingQuery, Listing>({
  shapeOf: (query) => `${query.onlyProducts} ${shapeOfListing(query)}`,
  build: (query) => (isUnfiltered(query) ? unfiltered(query) : filtered(query)),
})

/** How many words a search has. */
const wordCount = ({ search }: ListingQuery) => new Set(search.map(({ index }) => index)).size

/** The shape of a query, which decides the text of `matchesOf` and of the pages; see `statement`. */
export function shapeOfListing(query: ListingQuery): string {
  const words = isRanked(query) ? wordCount(query) : 0
  return `${query.order} ${words} ${isDeep(query)} ${shapeOfFilters(query)}`
}

function isUnfiltered(query: ListingQuery): boolean {
  const { search, chosen, featured, stock, cost } = query
  const lists = [search, ...Object.values(chosen)]
  return lists.every((list) => list.length === 0) && !featured && stock === 0 && cost === null
}

export const items = (page: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('id', l.generic_id, 'cost_from', l.cost_from, 'stock', l.stock,
      'version', l.version, 'card', g.card) order by page.place), '[]')
    from (${page}) page
    cross join lateral (select * from generic_listings where slot = page.slot offset 0) l
    cross join lateral (select card from generics where id = l.generic_id offset 0) g)`

const namedFacets = (counted: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('facet', v.facet, 'value', v.value, 'docs', n.docs,
      'label', v.label, 'icon_url', v.icon_url, 'primary_color', v.primary_color,
      'url', case when v.facet = 'family' then (select url from families where id = v.value::int) end)
      order by n.docs desc, v.value), '[]')
    from (${counted}) n join generic_facets v on v.facet = n.facet and v.value = n.value)`

const noFacets = sql`'[]'::json`
const noPrice = sql`null::bigint`
const keptCounts = sql`
  select facet, value, docs from generic_facets where facet not in ('all', 'featured') and docs > 0`

/** Without filters the kept counts answer, and the page is the first rows of an index. */
function unfiltered(query: ListingQuery): RawBuilder<Listing> {
  const { onlyProducts } = query
  return sql<Listing>`
    with all_products as materialized (
      select coalesce((select docs from generic_facets where facet = 'all' and value = ''), 0) as total
    )
    select (select total from all_products) as total,
      ${onlyProducts ? noPrice : sql`(select min(cost_from) from generic_listings where published)`} as lowest,
      ${onlyProducts ? noPrice : sql`(select max(cost_from) from generic_listings where published)`} as highest,
      ${items(unfilteredPage(query))} as items,
      ${onlyProducts ? noFacets : namedFacets(keptCounts)} as facets`
}

/**
 * With filters the bitmaps are counted. A page of few matches is sorted; a page of many is found by walking
 * the order's index and asking the bitmap, whichever reads fewer rows.
 */
function filtered(query: ListingQuery): RawBuilder<Listing> {
  const { onlyProducts } = query
  const lowest = sql`case when (select is_short from plan) then (select min(cost_from) from few) else ${edge(sql`asc`)} end`
  const highest = sql`case when (select is_short from plan) then (select max(cost_from) from few) else ${edge(sql`desc`)} end`
  return sql<Listing>`
    with ${matchesOf(query)}
    select (select total from plan) as total,
      ${onlyProducts ? noPrice : lowest} as lowest,
      ${onlyProducts ? noPrice : highest} as highest,
      ${items(isRanked(query) ? rankedPage(query) : plainPage(query))} as items,
      ${onlyProducts ? noFacets : namedFacets(countedBits(query))} as facets`
}

/** The bits of the matches as `masks` and `flat`, how a page of them is found as `plan`, and `few` of them. */
export function matchesOf(query: ListingQuery): RawBuilder<unknown> {
  const isSorted = isRanked(query)
    ? sql`wide <= 1000`
    : sql`wide * 20 <= least(slots, ${walkedMatches(query, sql`total`)} * slots / greatest(total, 1))`
  return sql`
    ${chunks},
    ${masksOf(query)},
    size as materialized (
      select coalesce(sum(bit_count(matches)), 0)::int as total, count(*) * 8192 as slots,
        coalesce(sum(bit_count(but_price)), 0)::int as wide,
        coalesce(sum(bit_count(matches & strong)), 0)::int as strongs
      from masks
    ),
    plan as materialized (
      select ${isSorted} as is_sorted, wide <= 500 as is_short, total, strongs from size
    ),
    flat as materialized (
      select array_agg(matches order by chunk) as matches, array_agg(but_price order by chunk) as but_price,
        array_agg(matches & strong order by chunk) as strong,
        array_agg(matches & ~strong order by chunk) as weak
        ${sql.join(
          chosenFacets(query).map(
            (key) => sql`, array_agg(${butColumn(key)} order by chunk) as ${sql.ref(key)}`,
          ),
          sql` `,
        )}
      from masks
    ),
    ${isRanked(query) ? sql`${rankLevels},` : sql``}
    few as materialized (
      select l.slot, l.trending, l.cost_from, l.name_key, ${inPrice(query)} as is_match
        ${isRanked(query) ? sql`, ${rankOf(wordCount(query))} as rank` : sql``}
      from (
        select chunk * 8192 + sum(length(gap) + 1) over (partition by chunk order by n) - 1 as slot, chunk
          ${isRanked(query) ? sql`, base` : sql``}
        from (
          select chunk, but_price ${isRanked(query) ? sql`, ${rankOfAll} as base` : sql``} from masks
          where (select is_sorted or is_short from plan) offset 0
        ) m cross join string_to_table(but_price::text, '1') with ordinality g(gap, n)
      ) s cross join lateral (select * from generic_listings where slot = s.slot offset 0) l
      where s.slot < (s.chunk + 1) * 8192
    )`
}

/** A facet is counted among the matches of every filter but itself. */
function countedBits(query: ListingQuery): RawBuilder<unknown> {
  const bits = chosenFacets(query).map(
    (key) => sql`when ${sql.lit(facetIndex[key])} then f.${sql.ref(key)}[p.chunk + 1]`,
  )
  const matches = sql`f.matches[p.chunk + 1]`
  const own = bits.length > 0 ? sql`case p.facet ${sql.join(bits, sql` `)} else ${matches} end` : matches
  return sql`
    select facet, value, sum(docs) as docs from (
      select p.facet, p.value, bit_count(p.bits & ${own})::int as docs
      from flat f join generic_postings p
        on p.facet in (${sql.join(facetKeys.map((key) => sql.lit(facetIndex[key])))})
      offset 0
    ) c
    where docs > 0 group by facet, value`
}

function inPrice({ cost }: ListingQuery): RawBuilder<unknown> {
  return cost
    ? sql`coalesce(l.cost_from between ${costFrom}::bigint and ${costTo}::bigint, false)`
    : sql`true`
}

/** The first product by cost among the matches of every filter but the price. */
function edge(direction: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select cost_from from generic_listings
    where published and cost_from is not null and ${isSet('but_price')}
    order by cost_from ${direction}, slot ${direction} limit 1)`
}
