import { isRefusal, type Refusal } from '@estampa/domain/refusal'

/**
 * Answers by what was asked: kept for minutes, the least used forgotten first, and asked for once by those who
 * want the same at the same time. A refusal is not kept.
 */
export function keepAnswers<T>({
  most = 500,
  keptMs = 5 * 60_000,
  clock = () => performance.now(),
}: {
  most?: number
  keptMs?: number
  clock?: () => number
} = {}) {
  const kept = new Map<string, { answer: Promise<T | Refusal>; until: number }>()

  return function get(key: string, ask: () => Promise<T | Refusal>): Promise<T | Refusal> {
    const known = kept.get(key)
    kept.delete(key)
    if (known && clock() < known.until) {
      kept.set(key, known)
      return known.answer
    }
    const entry = { answer: ask(), until: clock() + keptMs }
    kept.set(key, entry)
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key)
    }
    entry.answer.then((answer) => isRefusal(answer) && forget(), forget)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return entry.answer
  }
}
