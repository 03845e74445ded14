import type { Client } from '@estampa/contract/client'
import { useAsyncValue } from '@estampa/web/state'
import { useEffect, useState } from 'react'
import { productPath } from '../catalog/tiles/product-path.ts'
import { useQuietApi } from '../session/quiet-api.ts'
import { useTenantName } from '../shop/shop-data.ts'
import { readSearches } from './recent-searches.ts'
import { type SearchOffer, searchPath, splitTyped } from './search-kernel.ts'

export type Suggestions = Awaited<ReturnType<Client['catalog']['getSuggestions']>>
export type SuggestedProduct = Suggestions['products'][number]

const PAUSE_MS = 120
const MAX_PRODUCTS = 5
const MAX_WORDS = 4
const MAX_CATEGORIES = 3

/** Answers of this page: who deletes a letter again sees what was there before at once. */
const answers = new Map<string, Suggestions & { answered: string }>()
const MAX_ANSWERS = 80

type SuggestionsInput = { typed: string; isOpen: boolean; withCategories: boolean }

/** The offers of a search box for the typed text, also for an empty field. Only the newest answer counts. */
export function useSuggestions({ typed, isOpen, withCategories }: SuggestionsInput) {
  const api = useQuietApi()
  const shop = useTenantName()
  const words = typed.trim()
  const settled = useSettled(words)
  const { value, isLoading, error } = useAsyncValue(isOpen ? `${shop} ${settled}` : null, async (signal) => {
    const key = `${shop} ${settled}`
    const cached = answers.get(key)
    if (cached) return cached
    const found = await api.catalog.getSuggestions({ name: settled, limit: MAX_PRODUCTS }, { signal })
    const answer = { ...found, answered: settled }
    if (answers.size >= MAX_ANSWERS) answers.clear()
    answers.set(key, answer)
    return answer
  })
  const isSettled = !isLoading && settled === words
  return {
    words,
    /** The words that the answer is for; those typed since are on their way. */
    answered: value?.answered ?? '',
    products: value?.products ?? [],
    offered: offersOf(words, value, words === '' ? readSearches(shop) : [], { withCategories, isSettled }),
    isFirst: isLoading && value === undefined,
    isSettled,
    hasFailed: error !== undefined,
  }
}

function offersOf(
  words: string,
  answer: Suggestions | undefined,
  recent: readonly string[],
  { withCategories, isSettled }: { withCategories: boolean; isSettled: boolean },
): SearchOffer[] {
  const { products = [], categories = [] } = answer ?? {}
  const shown = withCategories || words !== '' ? categories.slice(0, MAX_CATEGORIES) : []
  return [
    ...recent.map((one) => ({ kind: 'recent' as const, words: one, to: searchPath(one) })),
    ...wordsFor(words, answer?.words ?? [], isSettled).map((one) => ({
      kind: 'word' as const,
      words: one,
      to: searchPath(one),
    })),
    ...shown.map(({ title, count, url }) => ({
      kind: 'category' as const,
      title,
      count,
      to: `/products-list/${url}`,
    })),
    ...products.map((one) => ({ kind: 'product' as const, id: one.id, to: productPath(one) })),
    ...(words === '' ? [] : [{ kind: 'all' as const, words, to: searchPath(words) }]),
  ]
}

/** While a newer answer is on its way, of the older one only what still begins as was typed. */
function wordsFor(typed: string, words: readonly string[], isSettled: boolean): readonly string[] {
  if (typed === '') return []
  const fitting = isSettled ? words : words.filter((one) => splitTyped(one, typed)[0] !== '')
  return fitting.slice(0, MAX_WORDS)
}

/** The words once nobody has typed for a moment; the first ones at once. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
