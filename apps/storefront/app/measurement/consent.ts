import { consentVersions } from '@estampa/domain/law'
import { logError } from '@estampa/web/log'
import { useEffect, useState } from 'react'
import { useApi } from '../session/session-provider.tsx'
import { useTenantName } from '../shop/shop-data.ts'

/** `unknown` until the browser has been asked; `asked`: the person has not answered yet, or to an older question. */
export type ConsentState = 'unknown' | 'asked' | 'given' | 'refused'

const CHANGED = 'estampa:consent'
const VERSION = consentVersions.measurement

/** The consent to measurement and the function that changes it. The browser's value counts; the server keeps the log. */
export function useMeasurementConsent(): [ConsentState, (given: boolean) => void] {
  const key = `estampa:${useTenantName()}:consent`
  const api = useApi()
  const [consent, setConsent] = useState<ConsentState>('unknown')
  useEffect(() => {
    const read = () => setConsent(readConsent(window.localStorage.getItem(key)))
    read()
    window.addEventListener(CHANGED, read)
    return () => window.removeEventListener(CHANGED, read)
  }, [key])
  const answer = (given: boolean) => {
    window.localStorage.setItem(key, `${given ? 'given' : 'refused'} ${VERSION}`)
    window.dispatchEvent(new Event(CHANGED))
    const screen = window.location.pathname.slice(0, 60)
    api.law.recordConsent({ kind: 'measurement', given, version: VERSION, screen }).catch(logError)
  }
  return [consent, answer]
}

export function readConsent(stored: string | null): ConsentState {
  const [answer, version] = stored?.split(' ') ?? []
  return version === VERSION && (answer === 'given' || answer === 'refused') ? answer : 'asked'
}
