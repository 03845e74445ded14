import type { Client } from '@estampa/contract/client'
import type { Card } from './product-card.tsx'

/** What an empty list offers instead. */
export type Instead = { searches: readonly string[]; products: readonly Card[] }

export const nothingInstead: Instead = { searches: [], products: [] }

const PRODUCTS = 4
const MOST_WORDS = 4
const MOST_SEARCHES = 6
const SHORTEST = 3

/** The words of a search that may find something alone, the longest first: they say most. */
export function wordsToTry(name: string): readonly string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const long = [...new Set(words)].filter((word) => word.length >= SHORTEST)
  return long.sort((a, b) => b.length - a.length).slice(0, MOST_WORDS)
}

/** Of a search that found nothing: those of its words that find something, whole and well written. */
export async function searchInstead(api: Client, name: string): Promise<Instead> {
  const words = wordsToTry(name)
  const [products, ...found] = await Promise.all([
    api.catalog.getTrendingProducts({ limit: PRODUCTS }),
    ...words.map((word) => api.catalog.getSuggestions({ name: word, limit: 1 })),
  ])
  const searches = found.flatMap((one, index) => {
    if (one.products.length === 0) return []
    return one.words.length > 0 ? one.words : (words[index] ?? [])
  })
  return { products, searches: [...new Set(searches)].filter((one) => one !== name).slice(0, MOST_SEARCHES) }
}
