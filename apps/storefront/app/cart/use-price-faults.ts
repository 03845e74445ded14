import { useEffect, useState } from 'react'
import { useLocale } from '../messages/use-messages.ts'

type Faults = ReadonlyMap<string, string>

const none: Faults = new Map()

/** What is wrong with which line. The sentences are fetched with the first cart that has no price. */
export function usePriceFaults(failure: unknown): Faults {
  const locale = useLocale()
  const [faults, setFaults] = useState(none)
  useEffect(() => {
    if (!failure) return setFaults(none)
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
