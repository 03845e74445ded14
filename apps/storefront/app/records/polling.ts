/** How often an open page asks whether something has happened. */
export const EVERY_MS = 60_000
/** After failures the questions come farther and farther apart, up to this. */
const SELDOM_MS = 15 * 60_000
/** Whoever goes to and fro between two windows asks no more often than this. */
const SOON_MS = 5_000

/**
 * Looks again and again while the page is seen, and at once when its person comes back to it. A page in the
 * background asks nothing. `look` throws where it could not see. Gives the way to stop.
 */
export function startPolling(look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lookedAtMs = Date.now()
  let failures = 0
  let isLooking = false
  // somebody came back while it was looking: what it sees may be older than that
  let isAwaited = false
  let isOver = false

  const planIn = (delayMs: number) => {
    clearTimeout(timer)
    if (isOver || document.hidden) return
    timer = setTimeout(() => void lookNow(), Math.max(0, delayMs))
  }
  const plan = () => planIn(isAwaited ? SOON_MS : Math.min(EVERY_MS * 2 ** failures, SELDOM_MS))
  const lookNow = async () => {
    if (isLooking || isOver) return
    isLooking = true
    isAwaited = false
    lookedAtMs = Date.now()
    try {
      await look()
      failures = 0
    } catch {
      // nobody waits for it: what is shown stays
      failures += 1
    }
    isLooking = false
    plan()
  }
  const onReturn = () => {
    if (isLooking) isAwaited = !document.hidden
    else planIn(lookedAtMs + SOON_MS - Date.now())
  }
  const returns = [
    [window, 'focus'],
    [window, 'online'],
    [document, 'visibilitychange'],
  ] as const
  for (const [where, event] of returns) where.addEventListener(event, onReturn)
  plan()
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const [where, event] of returns) where.removeEventListener(event, onReturn)
  }
}
