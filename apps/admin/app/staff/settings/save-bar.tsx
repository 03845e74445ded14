import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { settingsMessages } from '../../messages/settings.ts'

type SaveBarProps = { changes: number; isWorking: boolean; onDiscard: () => void; isConflict: boolean }

/** Stands under a form for as long as something in it is not saved, and asks before the page is left. */
export function SaveBar({ changes, isWorking, onDiscard, isConflict }: SaveBarProps) {
  const t = useMessages(settingsMessages)
  return (
    <>
      <div role="status" className="sr-only">
        {changes > 0 ? t.changes(changes) : ''}
      </div>
      {changes > 0 && (
        <div className="save-bar">
          {isConflict && (
            <p role="alert" className="basis-full text-13">
              {t.meanwhile_all}
            </p>
          )}
          <span className="mr-auto text-13 font-medium">{t.changes(changes)}</span>
          <Button variant="quiet" disabled={isWorking} onClick={onDiscard}>
            {t.discard}
          </Button>
          <Button type="submit" isBusy={isWorking}>
            {t.save}
          </Button>
        </div>
      )}
      <LeaveWarning isUnsaved={changes > 0} onLeave={onDiscard} />
    </>
  )
}

function LeaveWarning({ isUnsaved, onLeave }: { isUnsaved: boolean; onLeave: () => void }) {
  const t = useMessages(settingsMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    onLeave()
    blocker.proceed()
  }
  return (
    <Popup
      open
      title={t.leave_title}
      close={t.stay}
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t.leave}
          </Button>
          <Button onClick={() => blocker.reset()}>{t.stay}</Button>
        </>
      }
    >
      <p>{t.leave_text}</p>
    </Popup>
  )
}
