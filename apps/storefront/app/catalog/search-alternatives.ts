import type { Client } from '@estampa/contract/client'
import { withoutAccents } from '@estampa/domain/plain-text'
import type { CardProduct } from './tiles/card-product.ts'

/** The alternatives that an empty list offers. */
export type SearchAlternatives = { searches: readonly string[]; products: readonly CardProduct[] }

type SuggestionMatches = Pick<Awaited<ReturnType<Client['catalog']['getSuggestions']>>, 'products' | 'words'>
const noMatches: SuggestionMatches = { products: [], words: [] }

export const noAlternatives: SearchAlternatives = { searches: [], products: [] }

const MAX_PRODUCTS = 4
const MAX_WORDS = 4
const MIN_LETTERS = 3

/** The words of a search that may find something alone, the longest first: they say most. */
export function listWordsToTry(name: string): readonly string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const long = [...new Set(words)].filter((word) => word.length >= MIN_LETTERS)
  return long.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS)
}

/**
 * A word that finds something is offered as it was typed; one that was mistyped as what was meant. Undefined: it
 * finds nothing.
 */
export function findAlternativeWord(
  word: string,
  { products, words }: SuggestionMatches,
): string | undefined {
  if (products.length === 0) return undefined
  return words.length === 0 || words.some((one) => withoutAccents(one).startsWith(withoutAccents(word)))
    ? word
    : words[0]
}

/** For a search without results, those of its words that find something. */
export async function findAlternatives(api: Client, name: string): Promise<SearchAlternatives> {
  const words = listWordsToTry(name)
  const [products, ...found] = await Promise.all([
    api.catalog.getTrendingProducts({ limit: MAX_PRODUCTS }),
    ...words.map((word) => api.catalog.getSuggestions({ name: word, limit: 1 })),
  ])
  const searches = words.flatMap((word, index) => findAlternativeWord(word, found[index] ?? noMatches) ?? [])
  return { products, searches: [...new Set(searches)].filter((one) => one !== name) }
}
