import { useLocale } from '@estampa/web/messages'
import { useEffect, useState } from 'react'

type Faults = ReadonlyMap<string, string>

const noFaults: Faults = new Map()

/** Pricing faults by line. The sentences are loaded with the first cart that has no price. */
export function usePriceFaults(failure: unknown): Faults {
  const locale = useLocale()
  const [faults, setFaults] = useState(noFaults)
  useEffect(() => {
    if (!failure) return setFaults(noFaults)
    let isWanted = true
    void import('./price-faults.ts').then(({ priceFaults }) => {
      if (isWanted) setFaults(priceFaults(failure, locale))
    })
    return () => {
      isWanted = false
    }
  }, [failure, locale])
  return faults
}
