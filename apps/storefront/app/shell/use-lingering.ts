import { useEffect, useRef, useState } from 'react'
import { LEAST_SHOWN_MS } from '../session/requests.ts'

/** True while something is going on, and for at least 200 ms once shown: a spinner never flickers. */
export function useLingering(active: boolean, leastMs = LEAST_SHOWN_MS): boolean {
  const [shown, setShown] = useState(active)
  const sinceMs = useRef(0)
  useEffect(() => {
    if (active) {
      sinceMs.current = performance.now()
      setShown(true)
      return
    }
    const timer = setTimeout(
      () => setShown(false),
      Math.max(0, leastMs - (performance.now() - sinceMs.current)),
    )
    return () => clearTimeout(timer)
  }, [active, leastMs])
  return shown
}
