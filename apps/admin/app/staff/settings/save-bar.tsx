import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { LeaveGuard } from '../../controls/leave-guard.tsx'
import { settingsMessages } from '../../messages/settings.ts'

type SaveBarProps = { changes: number; isWorking: boolean; onDiscard: () => void; isConflict: boolean }

/** Stands under a form for as long as something in it is not saved, and asks before the page is left. */
export function SaveBar({ changes, isWorking, onDiscard, isConflict }: SaveBarProps) {
  const t = useMessages(settingsMessages)
  const { leave_title: title, leave_text: text, stay, leave } = t
  const leaving = { title, text, stay, leave, close: stay }
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
          <span className="mr-auto text-13 font-medium max-sm:basis-full">{t.changes(changes)}</span>
          <Button variant="quiet" disabled={isWorking} onClick={onDiscard}>
            {t.discard}
          </Button>
          <Button type="submit" isBusy={isWorking}>
            {t.save}
          </Button>
        </div>
      )}
      <LeaveGuard isDirty={changes > 0} onLeave={onDiscard} texts={leaving} />
    </>
  )
}
