import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseUnavailable, isUnreachable } from './connection-faults.ts'

const PROBE_EVERY_MS = 500

export type DatabaseAvailability = ReturnType<typeof watchAvailability>

/**
 * A circuit breaker for the database. Once it is found unreachable, everybody who waits for a connection and
 * everybody who comes is refused at once, while `probe` is repeated until it succeeds.
 */
export function watchAvailability(probe: () => Promise<void>) {
  const waiting = new Set<(fault: DatabaseUnavailable) => void>()
  let fault: DatabaseUnavailable | undefined
  let isClosed = false

  async function probeUntilBack(): Promise<void> {
    while (!isClosed) {
      try {
        await probe()
        fault = undefined
        return
      } catch {
        await delay(PROBE_EVERY_MS, undefined, { ref: false })
      }
    }
  }

  return {
    /** The fault that it is away with; undefined while it can be reached. */
    fault: () => fault,
    /** The same promise, or the fault as soon as the database is found unreachable. */
    whileReachable<T>(promise: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        promise.then(resolve, reject).finally(() => waiting.delete(reject))
      })
    },
    /** Judges by the fault of a query or a connection whether the database is away. */
    note(error: unknown): void {
      if (fault || isClosed || !isUnreachable(error)) return
      fault = new DatabaseUnavailable(error)
      for (const refuse of waiting) refuse(fault)
      void probeUntilBack()
    },
    close(): void {
      isClosed = true
    },
  }
}
