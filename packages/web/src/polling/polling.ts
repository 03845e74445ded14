/** The interval at which an open page asks whether something has changed. */
export const POLLING_MS = 60_000
/** The longest interval after repeated failures. */
const MAX_POLLING_MS = 15 * 60_000
/** The shortest interval for a person who switches between two windows. */
const MIN_POLLING_MS = 5_000

/**
 * Polls while the page is visible, and at once when the person returns to it. A page in the
 * background does not poll. `poll` throws if it fails. Returns the function that stops.
 */
export function startPolling(poll: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let polledAtMs = Date.now()
  let failures = 0
  let isPolling = false
  // the person returned during a poll, whose answer may be older
  let isAwaited = false
  let isOver = false

  const planIn = (delayMs: number) => {
    clearTimeout(timer)
    if (isOver || document.hidden) return
    timer = setTimeout(() => void pollNow(), Math.max(0, delayMs))
  }
  const plan = () => planIn(isAwaited ? MIN_POLLING_MS : Math.min(POLLING_MS * 2 ** failures, MAX_POLLING_MS))
  const pollNow = async () => {
    if (isPolling || isOver) return
    isPolling = true
    isAwaited = false
    polledAtMs = Date.now()
    try {
      await poll()
      failures = 0
    } catch {
      // nobody waits for it: what is shown stays
      failures += 1
    }
    isPolling = false
    plan()
  }
  const onReturn = () => {
    if (isPolling) isAwaited = !document.hidden
    else planIn(polledAtMs + MIN_POLLING_MS - Date.now())
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
