import type { Database } from '../db/database.ts'

const LOOK_EVERY_MS = 50
/** How far back it is looked. */
const WINDOW_MS = 6_000
/** A look that came so much too late found the process stuck. */
const STUCK_MS = 400
/** Once or twice may be a stall (a start, a collection of garbage); a crowd sticks again and again. */
const STUCK_LOOKS = 3
/** Between these shares of lost time the refused part of the calls grows from none to all, so that it settles. */
const EASY = 0.5
const HARD = 0.9
/** A sale that opens brings hundreds at once, and all of them are served; who stands behind more waits too long. */
const MAX_WAITING_PER_CONNECTION = 100

export type ProcessLoad = ReturnType<typeof measureLoad>

type LoadSample = { at: number; lateMs: number }

/** The part of the calls that should be refused after these looks: 0 … 1. */
export function refusedShare(looks: readonly LoadSample[], now: number): number {
  const recent = looks.filter(({ at }) => at > now - WINDOW_MS)
  if (recent.filter(({ lateMs }) => lateMs >= STUCK_MS).length < STUCK_LOOKS) return 0
  const lost = recent.reduce((sum, { lateMs }) => sum + lateMs, 0) / WINDOW_MS
  return Math.min(1, Math.max(0, (lost - EASY) / (HARD - EASY)))
}

type LoadOptions = {
  /** Without it only a queue without end for the database's connections is too much. */
  countsLateness?: boolean
  random?: () => number
}

/** How late the process is with its work: as late as a timer that asks to be called twenty times a second. */
export function measureLoad(
  pool: Pick<Database['pool'], 'waitingCount' | 'options'>,
  { countsLateness = true, random = Math.random }: LoadOptions = {},
) {
  let looks: LoadSample[] = []
  let share = 0
  let shed = 0
  let due = performance.now() + LOOK_EVERY_MS
  const timer = setInterval(() => {
    const at = performance.now()
    looks = [...looks.filter((look) => look.at > at - WINDOW_MS), { at, lateMs: Math.max(0, at - due) }]
    share = countsLateness ? refusedShare(looks, at) : 0
    due = at + LOOK_EVERY_MS
  }, LOOK_EVERY_MS)
  timer.unref()
  const mostWaiting = (pool.options.max ?? 10) * MAX_WAITING_PER_CONNECTION

  return {
    /**
     * Whether one more call should be answered «busy» at once, which costs next to nothing. An order that
     * somebody has made up their mind about is turned away last: only where the queue has no end.
     */
    isTooMuch(isOrder = false): boolean {
      const refused = pool.waitingCount >= mostWaiting ? 1 : isOrder ? 0 : share
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
