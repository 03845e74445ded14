import { useAsyncValue } from '@estampa/web/state'
import { useState } from 'react'
import { useApi } from '../session/session-provider.tsx'
import type { CardProduct } from './tiles/card-product.ts'

/** The API gives so many at once. */
const MAX_AT_ONCE = 100

/**
 * Products of which only the ids are known, as they are today, in the order of the ids. Each is asked for once.
 * `gone` are those that are not on sale any more.
 */
export function useCardProducts(ids: readonly number[]) {
  const api = useApi()
  const [known] = useState(() => new Map<number, CardProduct | null>())
  const missing = ids.filter((id) => !known.has(id)).slice(0, MAX_AT_ONCE)
  const answer = useAsyncValue(missing.length === 0 ? null : missing.join(), async (signal) => {
    const cards = await api.catalog.getProductCards({ ids: missing.map(String) }, { signal })
    for (const id of missing) known.set(id, cards.find((card) => card.id === id) ?? null)
    return cards
  })
  return {
    cards: ids.flatMap((id) => known.get(id) ?? []),
    gone: ids.filter((id) => known.get(id) === null),
    /** The number of products that are not loaded yet. */
    waiting: missing.length,
    error: answer.error,
    retry: answer.retry,
  }
}
