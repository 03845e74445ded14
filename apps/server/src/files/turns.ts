import { type Refusal, refuse } from '@estampa/domain/refusal'

/**
 * Lets `abreast` works run at once and `waiting` more wait; past that the answer is «busy», so that a queue
 * never grows beyond what people would wait for.
 */
export function takeTurns(abreast: number, waiting: number) {
  let running = 0
  const queue: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T | Refusal<'busy'>> {
    if (running >= abreast) {
      if (queue.length >= waiting) return refuse('busy')
      await new Promise<void>((start) => queue.push(start))
    } else running += 1
    try {
      return await work()
    } finally {
      // the place is handed on, not given back, so that nobody slips in between
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
