import { type Refusal, refuse } from '@estampa/domain/refusal'

/**
 * Runs `concurrency` tasks at once and lets `maxWaiting` more wait. One more is refused as `busy`, so that the queue
 * never grows beyond what people would wait for.
 */
export function createLimiter(concurrency: number, maxWaiting: number) {
  let running = 0
  const queue: (() => void)[] = []
  return async function limited<T>(work: () => Promise<T>): Promise<T | Refusal<'busy'>> {
    if (running >= concurrency) {
      if (queue.length >= maxWaiting) return refuse('busy')
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
