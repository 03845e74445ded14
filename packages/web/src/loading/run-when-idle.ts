const MAX_WAIT_MS = 2_000
/** For Safari, which has no idle callback. */
const DELAY_MS = 200

/** Runs once the browser has nothing more urgent to do; gives back how to call it off. */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, DELAY_MS)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(run, { timeout: MAX_WAIT_MS })
  return () => cancelIdleCallback(callback)
}
