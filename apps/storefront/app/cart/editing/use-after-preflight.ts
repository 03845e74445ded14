import { useEffect, useState } from 'react'

/** Delays the action of a press until the preflight of the design has finished. */
export function useAfterPreflight(isMeasuring: boolean, act: () => void) {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting || isMeasuring) return
    setIsWaiting(false)
    act()
  })
  return { isWaiting, press: () => setIsWaiting(true) }
}
