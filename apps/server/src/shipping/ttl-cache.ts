import { isRefusal, type Refusal } from '@estampa/domain/refusal'

/**
 * A cache of answers by key with a time to live: the least recently used is evicted first, and callers that ask for the
 * same key at once share one question. A refusal is not cached.
 */
export function createTtlCache<T>({
  maxEntries = 500,
  ttlMs = 5 * 60_000,
  clock = () => performance.now(),
}: {
  maxEntries?: number
  ttlMs?: number
  clock?: () => number
} = {}) {
  const entries = new Map<string, { answer: Promise<T | Refusal>; until: number }>()

  return function get(key: string, ask: () => Promise<T | Refusal>): Promise<T | Refusal> {
    const known = entries.get(key)
    entries.delete(key)
    if (known && clock() < known.until) {
      entries.set(key, known)
      return known.answer
    }
    const entry = { answer: ask(), until: clock() + ttlMs }
    entries.set(key, entry)
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entry.answer.then((answer) => isRefusal(answer) && forget(), forget)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    return entry.answer
  }
}
