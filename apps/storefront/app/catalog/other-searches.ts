import type { Client } from '@estampa/contract/client'
import type { Card } from './product-card.tsx'

/** What an empty list offers instead. */
export type Instead = { searches: readonly string[]; products: readonly Card[] }

type Found = Pick<Awaited<ReturnType<Client['catalog']['getSuggestions']>>, 'products' | 'words'>
const nothing: Found = { products: [], words: [] }

export const nothingInstead: Instead = { searches: [], products: [] }

const PRODUCTS = 4
const MOST_WORDS = 4
const SHORTEST = 3

/** The words of a search that may find something alone, the longest first: they say most. */
export function wordsToTry(name: string): readonly string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const long = [...new Set(words)].filter((word) => word.length >= SHORTEST)
  return long.sort((a, b) => b.length - a.length).slice(0, MOST_WORDS)
}

/**
 * A word that finds something is offered as it was typed; one that was mistyped as what was meant. Undefined: it
 * finds nothing.
 */
export function wordInstead(word: string, { products, words }: Found): string | undefined {
  if (products.length === 0) return undefined
  return words.length === 0 || words.some((one) => plain(one).startsWith(plain(word))) ? word : words[0]
}

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Of a search that found nothing: those of its words that find something. */
export async function searchInstead(api: Client, name: string): Promise<Instead> {
  const words = wordsToTry(name)
  const [products, ...found] = await Promise.all([
    api.catalog.getTrendingProducts({ limit: PRODUCTS }),
    ...words.map((word) => api.catalog.getSuggestions({ name: word, limit: 1 })),
  ])
  const searches = words.flatMap((word, index) => wordInstead(word, found[index] ?? nothing) ?? [])
  return { products, searches: [...new Set(searches)].filter((one) => one !== name) }
}
