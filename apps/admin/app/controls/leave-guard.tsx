import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

type LeaveGuardProps = {
  /** Something was written and not saved. */
  isDirty: boolean
  /** The person leaves all the same: what was kept for a reload is let go. */
  onLeave: () => void
  texts: Readonly<Record<'title' | 'text' | 'stay' | 'leave' | 'close', string>>
}

/** Asks before what was written on a page is lost: on the way to another page, and when the window closes. */
export function LeaveGuard({ isDirty, onLeave, texts }: LeaveGuardProps) {
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
      title={texts.title}
      close={texts.close}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {texts.leave}
          </Button>
          <Button onClick={() => blocker.reset()}>{texts.stay}</Button>
        </>
      }
    >
      <p className="text-ink-soft">{texts.text}</p>
    </Popup>
  )
}
