/**
 * The SQL that turns filters into bitmaps: `masks` has one row per 8192 products with the bits of the
 * matches under every filter but one, for each filter, so that a facet is counted without itself.
 */
import { type FacetKey, facetIndex, facetKeys } from '@estampa/domain/catalog'
import { type RawBuilder, sql } from 'kysely'
import { inputValue } from '../db/statement.ts'
import { costBits } from './cost-bits.ts'

export type SearchWord = {
  /** The position of the searched word that this is an alternative of. */
  readonly index: number
  readonly word: string
  readonly kind: 'said' | 'synonym' | 'prefix' | 'swapped'
}

export type ListingFilters = {
  /** Empty: no search. */
  readonly search: readonly SearchWord[]
  /** Words that the catalog does not know are taken for the most similar ones, which takes longer. */
  readonly isMistyped?: boolean
  /** Families by id or address segment, techniques by id or key. */
  readonly chosen: Readonly<Record<FacetKey, readonly string[]>>
  readonly featured: boolean
  readonly stock: number
  /** Costs, both inclusive; null: any. */
  readonly cost: { readonly from: number; readonly to: number } | null
}

const noBits = sql`0::bit(8192)`
const filterValue = inputValue<ListingFilters>

/** The shape of the filters, which decides their text: all filters of one shape differ in their values alone. */
export function shapeOfFilters(filters: ListingFilters): string {
  const { search, isMistyped, featured, stock, cost } = filters
  return [search.length > 0, isMistyped, featured, stock > 0, cost !== null, ...chosenFacets(filters)].join()
}

export function chosenFacets({ chosen }: Pick<ListingFilters, 'chosen'>): FacetKey[] {
  return facetKeys.filter((key) => chosen[key].length > 0)
}

/** `masks` has a column for each facet that is chosen from; what nothing is chosen from is counted among all matches. */
export function masksOf(filters: ListingFilters): RawBuilder<unknown> {
  const { search, stock, cost, featured } = filters
  const hasSearch = search.length > 0
  const keys = chosenFacets(filters)
  const isChosen = featured || keys.length > 0
  const atLeast = filterValue((one) => one.stock)
  const others = [
    hasSearch && sql`& coalesce(s.bits, case when w.words = 0 then c.bits else ${noBits} end)`,
    stock > 0 && sql`& ~coalesce(short.bits, ${noBits})`,
    featured && sql`& coalesce(chosen.featured, ${noBits})`,
  ].filter((part) => part !== false)
  return sql`
    ${hasSearch ? sql`${searchedBits(filters)},` : sql``}
    ${cost ? pricedBits : sql``}
    ${stock > 0 ? bitsFromListings('short', sql`stock < ${atLeast}::bigint and not on_order`) : sql``}
    ${isChosen ? sql`${chosenBits(filters)},` : sql``}
    single as materialized (
      select c.chunk, c.bits ${sql.join(others, sql` `)} as base,
        ${hasSearch ? sql`coalesce(s.strong, ${noBits})` : noBits} as strong
        ${cost ? sql`, coalesce(priced.bits, ${noBits}) as price` : sql``}
        ${sql.join(
          keys.map((key) => sql`, coalesce(chosen.${sql.ref(key)}, ${noBits}) as ${sql.ref(key)}`),
          sql` `,
        )}
      from chunks c ${isChosen ? sql`left join chosen using (chunk)` : sql``}
      ${hasSearch ? sql`cross join needed w left join searched s using (chunk)` : sql``}
      ${cost ? sql`left join priced using (chunk)` : sql``}
      ${stock > 0 ? sql`left join short using (chunk)` : sql``}
    ),
    masks as materialized (
      select chunk, strong, ${bitsOf(filters, keys)} as matches, ${bitsOf({ cost: null }, keys)} as but_price
        ${sql.join(
          keys.map((key) => sql`, ${bitsOf(filters, allBut(key, keys))} as ${butColumn(key)}`),
          sql` `,
        )}
      from single
    )`
}

const allBut = (key: FacetKey, keys: readonly FacetKey[]) => keys.filter((one) => one !== key)

/** The column of the matches under every filter but this one. */
export const butColumn = (key: FacetKey) => sql.ref(`but_${key}`)

function bitsOf({ cost }: Pick<ListingFilters, 'cost'>, keys: readonly FacetKey[]): RawBuilder<unknown> {
  const columns = ['base', ...(cost ? ['price'] : []), ...keys]
  return sql.join(
    columns.map((column) => sql.ref(column)),
    sql` & `,
  )
}

/** Every published product, by chunk, without gaps: filing a product makes the row of its chunk. */
export const chunks = sql`
  chunks as materialized (
    select chunk, bits from generic_postings where facet = 'all' and value = ''
  )`

/** The values of one facet widen: their bits are joined by «or». */
function chosenBits(filters: ListingFilters) {
  const keys = chosenFacets(filters)
  const values = keys.map((key) => wantedValues(key))
  const bits = keys.map((key) => bitsOfFacet(facetIndex[key], key))
  if (filters.featured) {
    values.push(sql`select 'featured' as facet, '' as value`)
    bits.push(bitsOfFacet('featured', 'featured'))
  }
  return sql`
    wanted as (${sql.join(values, sql` union all `)}),
    chosen as materialized (
      select p.chunk, ${sql.join(bits)} from wanted join generic_postings p using (facet, value) group by p.chunk
    )`
}

const bitsOfFacet = (facet: string, column: string) =>
  sql`bit_or(p.bits) filter (where p.facet = ${sql.lit(facet)}) as ${sql.ref(column)}`

/** Values that are filed by the id of a row may also be given by its other name. */
const otherNames: Partial<Record<FacetKey, RawBuilder<unknown>>> = {
  families: sql`id::text as value from families where url`,
  printing_types: sql`id::text as value from techniques where key`,
}

function wantedValues(key: FacetKey): RawBuilder<unknown> {
  const values = filterValue(({ chosen }) => chosen[key])
  const facet = sql`select ${sql.lit(facetIndex[key])} as facet`
  const named = otherNames[key]
  return named
    ? sql`${facet}, ${named} = any(${values}::text[]) or id::text = any(${values}::text[])`
    : sql`${facet}, unnest(${values}::text[]) as value`
}

/** Those that cost so much, from the bits of their costs. */
const pricedBits = sql`
  costs as materialized (
    select chunk, bit_or(bits) filter (where value = '') as known, array[${sql.join(
      costBits.map((bit) => sql`bit_or(bits) filter (where value = ${sql.lit(bit)})`),
    )}] as bits
    from generic_postings where facet = 'cost' group by chunk
  ),
  priced as materialized (
    select chunk, known & bits_at_least(bits, ${filterValue(({ cost }) => cost?.from)}::bigint)
      & ~bits_at_least(bits, ${filterValue(({ cost }) => cost && cost.to + 1)}::bigint) as bits
    from costs
  ),`

/** Bitmaps of the listings that a condition holds for, put together from words of 64. */
function bitsFromListings(name: string, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${sql.ref(name)} as materialized (
    select c.chunk,
      ('x' || encode(string_agg(int8send(coalesce(w.bits, 0)), '' order by n), 'hex'))::bit(8192) as bits
    from chunks c cross join generate_series(0, 127) n left join (
      select slot >> 6 as word, bit_or(1::bigint << (63 - (slot & 63))) as bits
      from generic_listings where published and ${condition} group by 1
    ) w on w.word = c.chunk * 128 + n
    group by c.chunk
  ),`
}

/**
 * `searched` has the bits of the products that say every word of the search, in any of its alternatives;
 * words that say nothing («de») are not needed. What the catalog does not know is taken for a slip of
 * the finger: two letters swapped, or the most similar words.
 */
function searchedBits({ isMistyped }: ListingFilters): RawBuilder<unknown> {
  return sql`
    input as (
      select index, word, kind, stem(word) as term
      from unnest(${filterValue(({ search }) => search.map((one) => one.index))}::int[],
        ${filterValue(({ search }) => search.map((one) => one.word))}::text[],
        ${filterValue(({ search }) => search.map((one) => one.kind))}::text[]) as i(index, word, kind)
    ),
    known as materialized (
      select index, term, case kind when 'said' then 6 else 5 end as strong,
        case kind when 'said' then 2 else 1 end as weak
      from input where kind in ('said', 'synonym') and term is not null
      union all
      select i.index, w.term, 4, 1 from input i cross join lateral (
        select distinct g.term from generic_words g
        where g.is_code in (false, length(i.word) > 2) and g.word >= i.word and g.word < i.word || '{'
        limit 64) w
      where i.kind = 'prefix' and i.term is not null
    ),
    ${isMistyped ? similarWords : sql``}
    terms as materialized (
      select * from known
      ${isMistyped ? sql`union all select index, term, 3, 1 from alike where place <= 2` : sql``}
    ),
    needed as materialized (
      select count(*) as words from input where kind = 'said' and term is not null
    ),
    said as materialized (
      select t.index, p.chunk, p.facet = 'strong' as is_strong, p.bits,
        case p.facet when 'strong' then t.strong else t.weak end as weight
      from terms t cross join lateral (
        select facet, chunk, coalesce(bits, bits_of(slots)) as bits from generic_postings
        where facet in ('strong', 'weak') and value = t.term offset 0) p
    ),
    searched as materialized (
      select chunk, bit_and(bits) as bits, bit_and(strong) as strong from (
        select index, chunk, bit_or(bits) as bits,
          coalesce(bit_or(bits) filter (where is_strong), ${noBits}) as strong
        from said group by index, chunk
      ) words
      group by chunk having count(*) = (select words from needed)
    )`
}

const similarWords = sql`
    unknown as materialized (
      select index, word, ${soundsOf(sql`word`)} as sounds from input i where kind = 'said' and term is not null and word !~ '[0-9]'
        and not exists (select from known k join generic_postings p on p.value = k.term
          and p.facet in ('strong', 'weak') where k.index = i.index)
    ),
    near as materialized (
      select u.index, w.* from unknown u cross join lateral (
        ${alikeIn(sql`string_to_table(u.sounds, null) as s(letter) cross join lateral (
          select * from generic_words where not is_code and word >= letter and word < letter || '{' offset 0) g`)}) w
    ),
    alike as materialized (
      select *, row_number() over (partition by index order by is_swapped desc, likeness desc, word) as place from (
        select * from near
        union all
        select u.index, w.* from unknown u cross join lateral (${alikeIn(sql`generic_words g`)}) w
        where not exists (select from near where near.index = u.index)
      ) found
    ),`

/** The most similar of some words to the unknown word `u`. */
function alikeIn(words: RawBuilder<unknown>): RawBuilder<unknown> {
  const isSwapped = sql`g.word in (select i.word from input i where i.index = u.index and i.kind = 'swapped')`
  return sql`
    select distinct on (is_swapped, likeness, word) g.word, g.term, coalesce(g.shown, g.word) as shown,
      similarity(g.word, u.word) as likeness, ${isSwapped} as is_swapped
    from ${words}
    where not g.is_code and octet_length(g.word) between octet_length(u.word) - 3 and octet_length(u.word) + 3
      and (similarity(g.word, u.word) >= 0.3 or ${isSwapped})
    order by is_swapped desc, likeness desc, word limit 4`
}

/**
 * The letters that a mistyped word most likely begins with: its own first two, and those that sound alike. All
 * words are compared only where none of these helps, because tens of thousands take longer than a person waits.
 */
function soundsOf(word: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left(${word}, 2) || case
    when left(${word}, 1) in ('b', 'v') then 'bv'
    when left(${word}, 1) in ('c', 'k', 'q', 's', 'z') then 'ckqsz'
    when left(${word}, 1) in ('g', 'j') then 'gj'
    when left(${word}, 1) in ('l', 'y') then 'ly'
    when left(${word}, 1) in ('a', 'e', 'i', 'o', 'u') then 'h'
    else '' end`
}
