import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useEffect, useState } from 'react'
import { impersonationMessages } from '../messages/impersonation.ts'
import { impersonation } from '../session/impersonation.ts'
import { useTenantName } from '../shop/shop-data.ts'
import { leaveImpersonation } from './impersonated-session.ts'
import './impersonation-bar.css'

const LOOK_AGAIN_MS = 5_000

/** Says whose shop this is and for how long, and leads out. When the time is over the page is everybody's again. */
export function ImpersonationBar() {
  const t = useMessages(impersonationMessages)
  const shop = useTenantName()
  const seconds = useSecondsLeft()
  const leave = () => void leaveImpersonation(shop).catch(showError)
  return (
    <section
      data-impersonation=""
      aria-label={t.title}
      className="fixed inset-x-0 bottom-0 z-40 flex h-11 items-center justify-center gap-x-3 bg-impersonation px-4 text-13 text-white sm:text-14"
    >
      <p className="line-clamp-2 min-w-0 leading-tight max-sm:text-12">
        {t.seen_as(impersonation()?.customerName ?? '')}
      </p>
      <p className="shrink-0 tabular-nums">
        <span className="max-sm:sr-only">{t.left} </span>
        {t.minutes(Math.ceil(seconds / 60))}
      </p>
      <button
        type="button"
        onClick={leave}
        className="h-11 shrink-0 px-2 font-semibold underline underline-offset-4 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-white"
      >
        {t.leave}
      </button>
    </section>
  )
}

/** The clock of the page began with it, whatever the time of the machine is. */
function useSecondsLeft(): number {
  const read = () => (impersonation()?.secondsLeft ?? 0) - performance.now() / 1000
  const [seconds, setSeconds] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the clock, which is no state
  useEffect(() => {
    const timer = setInterval(() => {
      const left = read()
      if (left <= 0) window.location.reload()
      setSeconds(Math.max(0, left))
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
