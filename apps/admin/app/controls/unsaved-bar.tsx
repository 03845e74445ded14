import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { unsavedMessages } from '../messages/unsaved.ts'

type UnsavedBarProps = {
  /** How much is typed, in words. */
  text: string
  /** How many fields are wrong: that is said first. */
  wrong: number
  isSaving: boolean
  /** Absent: there is nothing to go back to. */
  onDiscard?: (() => void) | undefined
  /** Absent: the form around it saves. */
  onSave?: () => void
}

/** The bar at the lower edge of a page while something on it is not saved. */
export function UnsavedBar({ text, wrong, isSaving, onDiscard, onSave }: UnsavedBarProps) {
  const t = useMessages(unsavedMessages)
  return (
    <div className="selection-bar col-span-full">
      <p role="status" className="font-semibold">
        {wrong > 0 ? <span className="text-error">{t.to_mend(wrong)}</span> : text}
      </p>
      <span className="flex-1" />
      {onDiscard && (
        <Button variant="quiet" size="small" disabled={isSaving} onClick={onDiscard}>
          {t.discard}
        </Button>
      )}
      <Button type={onSave ? 'button' : 'submit'} size="small" isBusy={isSaving} onClick={onSave}>
        {t.save}
      </Button>
    </div>
  )
}
