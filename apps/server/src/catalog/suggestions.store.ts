import { ofEachFacet } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { CountedFamily } from './catalog.store.ts'
import { items, type ListedItem, matchesOf, shapeOfListing } from './listing.store.ts'
import type { SearchWord } from './listing-masks.store.ts'
import { type ListingQuery, rankedPage } from './listing-pages.store.ts'

export const MAX_CATEGORIES = 4
const MAX_WORDS = 6

export type SuggestedItems = {
  readonly items: readonly ListedItem[]
  readonly categories: CountedFamily[]
  /** For the last word: whole ones that begin so, or what was meant by a mistyped one. */
  readonly words: readonly string[]
  /** The words that may be meant by words that the catalog does not know, the most similar first. */
  readonly mended: readonly { readonly index: number; readonly word: string }[]
}

/** The best products for a search that is being typed, their families, and whole words, in one statement. */
export async function findSuggestions(
  tx: Tx,
  search: readonly SearchWord[],
  limit: number,
): Promise<SuggestedItems> {
  const [found] = await runSuggestions(tx, { ...everything, search, limit })
  if (!found) throw new Error('the suggestions gave no row')
  return found
}

const runSuggestions = statement<ListingQuery, SuggestedItems>({
  shapeOf: shapeOfListing,
  build: (query) => sql<SuggestedItems>`
    with ${matchesOf(query)},
    ${candidates}
    select ${items(rankedPage(query))} as items,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'url', url, 'icon_url', icon_url,
          'count', count) order by count desc, position), '[]') from (
        select f.id, f.title, f.url, f.icon_url, f.position, sum(bit_count(p.bits & m.matches))::int as count
        from families f join generic_postings p on p.facet = 'family' and p.value = f.id::text
        join masks m using (chunk)
        group by f.id, f.title, f.url, f.icon_url, f.position
        having sum(bit_count(p.bits & m.matches)) > 0
        order by count desc, f.position limit ${sql.lit(MAX_CATEGORIES)}) c) as categories,
      (select coalesce(json_agg(word order by is_strong desc, docs desc, word), '[]') from (
        select word, is_strong, docs from counted
        order by is_strong desc, docs desc, word limit ${sql.lit(MAX_WORDS)}) w) as words,
      (select coalesce(json_agg(json_build_object('index', index, 'word', shown) order by place), '[]')
        from alike) as mended`,
})

const everything: Omit<ListingQuery, 'search' | 'limit'> = {
  isMistyped: true,
  chosen: ofEachFacet(() => []),
  featured: false,
  stock: 0,
  cost: null,
  order: 'relevance',
  onlyProducts: true,
  offset: 0,
}

/**
 * One word for each stem that the last one may become, counted among the products that match the whole search.
 * A word that was typed in full is none.
 */
const candidates = sql`
  completed as materialized (
    select distinct on (term) term, word from (
      select g.term, g.word as plain, coalesce(g.shown, g.word) as word from input i cross join lateral (
        select * from generic_words g where not g.is_code and g.word >= i.word and g.word < i.word || '{'
        limit 64) g
      where i.kind = 'prefix' and g.word <> i.word
      union all
      select term, word, shown from alike where index = (select max(index) from input)
    ) w
    order by term, length(plain), plain
  ),
  counted as materialized (
    select c.word, p.is_strong, p.docs from completed c cross join lateral (
      select p.facet = 'strong' as is_strong,
        sum(bit_count(coalesce(p.bits, bits_of(p.slots)) & m.matches))::int as docs
      from generic_postings p join masks m using (chunk)
      where p.facet in ('strong', 'weak') and p.value = c.term
      group by p.facet order by is_strong desc limit 1 offset 0) p
    where p.docs > 0
  )`
