import type { Pool } from 'pg'

const LOOK_EVERY_MS = 50
/** One stall is not a crowd: only what was late so many looks in a row counts, by the least of them. */
const LOOKS = 3
/** Between these the refused part of the calls grows from none to all, so that the load settles instead of swinging. */
const EASY_MS = 400
const HARD_MS = 1_200
/** A sale that opens brings hundreds at once, and all of them are served; who stands behind more waits too long. */
const MOST_WAITING_PER_CONNECTION = 100

export type Load = ReturnType<typeof watchLoad>

/** How late the process is with its work: as late as a timer that asks to be called twenty times a second. */
export function watchLoad(pool: Pick<Pool, 'waitingCount' | 'options'>, random: () => number = Math.random) {
  let late: number[] = []
  let shed = 0
  let due = performance.now() + LOOK_EVERY_MS
  const timer = setInterval(() => {
    const now = performance.now()
    late = [...late, now - due].slice(-LOOKS)
    due = now + LOOK_EVERY_MS
  }, LOOK_EVERY_MS)
  timer.unref()
  const mostWaiting = (pool.options.max ?? 10) * MOST_WAITING_PER_CONNECTION

  return {
    /**
     * Whether one more call should be answered «busy» at once, which costs next to nothing. An order that
     * somebody has made up their mind about is turned away last: only where the queue has no end.
     */
    isTooMuch(isOrder = false): boolean {
      const lateMs = late.length === LOOKS && !isOrder ? Math.min(...late) : 0
      const refused = pool.waitingCount >= mostWaiting ? 1 : (lateMs - EASY_MS) / (HARD_MS - EASY_MS)
      const isRefused = refused > 0 && random() < refused
      if (isRefused) shed++
      return isRefused
    },
    /** Calls that were refused so since the start. */
    shedCount: () => shed,
    stop(): void {
      clearInterval(timer)
    },
  }
}
