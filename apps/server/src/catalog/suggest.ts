import type { Suggestions } from '@estampa/contract/catalog'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { listFamilies } from './catalog.store.ts'
import { editDistance } from './edit-distance.ts'
import type { SearchWord } from './listing-masks.store.ts'
import type { PriceView } from './price-view.ts'
import { productCard } from './product-view.ts'
import { findSuggestions, MAX_CATEGORIES, type SuggestedItems } from './suggestions.store.ts'
import { listTrending } from './trending.store.ts'

type SuggestionQuery = { name: string; search: readonly SearchWord[]; limit: number }

/** Nothing typed yet: what is wanted most. */
export async function suggest(
  tx: Tx,
  { name, search, limit }: SuggestionQuery,
  prices: PriceView | null,
): Promise<z.output<typeof Suggestions>> {
  if (search.length === 0) {
    const [items, families] = [await listTrending(tx, limit), await listFamilies(tx)]
    const products = items.map((item) => productCard(item, prices))
    return { products, categories: families.slice(0, MAX_CATEGORIES), words: [] }
  }
  const found = await findSuggestions(tx, search, limit)
  return {
    products: found.items.map((item) => productCard(item, prices)),
    categories: found.categories,
    words: found.items.length > 0 ? wholeSearches(name, search, found) : [],
  }
}

/** The typed text, mended where it was mistyped, with each way to make its last word whole. */
export function wholeSearches(
  name: string,
  search: readonly SearchWord[],
  { words, mended }: Pick<SuggestedItems, 'words' | 'mended'>,
): string[] {
  const typed = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const last = search.at(-1)?.index ?? 0
  // several words that name one thing are searched as one: nothing can be put in their place
  if (typed.length !== last + 1) return []
  const begun = typed.slice(0, -1).map((word, index) => {
    const meant = mended.filter((one) => one.index === index).map((one) => one.word)
    return meant.sort((a, b) => editDistance(word, a) - editDistance(word, b))[0] ?? word
  })
  const searches = words.map((word) => [...begun, word].join(' '))
  return [...new Set(searches)].filter((one) => one !== typed.join(' '))
}
