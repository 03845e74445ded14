import { useEffect, useRef, useState } from 'react'
import { MIN_SHOWN_MS } from './requests.ts'

/** True while something is going on, and for at least 200 ms once shown: a spinner never flickers. */
export function useLingering(active: boolean, minMs = MIN_SHOWN_MS): boolean {
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
      Math.max(0, minMs - (performance.now() - sinceMs.current)),
    )
    return () => clearTimeout(timer)
  }, [active, minMs])
  return shown
}

/** True when something has been going on for a while: what is quick never shows that it waited. */
export function useDelayed(active: boolean, afterMs = 120): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!active) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), afterMs)
    return () => clearTimeout(timer)
  }, [active, afterMs])
  return shown && active
}
