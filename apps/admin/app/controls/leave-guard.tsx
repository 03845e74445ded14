import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { leavingMessages } from '../messages/leaving.ts'

type LeaveGuardProps = {
  /** Something was written and not saved. */
  isDirty: boolean
  /** The person leaves all the same: what was kept for a reload is let go. */
  onLeave: () => void
}

/** Asks before what was written on a page is lost: on the way to another page, and when the window closes. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const t = useMessages(leavingMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    onLeave()
    blocker.proceed()
  }
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      title={t.title}
      close={t.close}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t.leave}
          </Button>
          <Button onClick={() => blocker.reset()}>{t.stay}</Button>
        </>
      }
    >
      <p className="text-ink-soft">{t.text}</p>
    </Popup>
  )
}
