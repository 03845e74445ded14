import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { customizeMessages } from '../../messages/customize.ts'
import type { LineChange } from './line-draft.ts'

type ChangeNotesProps = {
  changes: readonly LineChange[]
  /** The edited line is still as it was. */
  isInCart: boolean
}

/** Notes on the parts of a cart line that could not be opened unchanged. */
export function ChangeNotes({ changes, isInCart }: ChangeNotesProps) {
  const t = useMessages(customizeMessages)
  if (changes.length === 0) return null
  return (
    <div
      role="status"
      className="mt-4 flex gap-2 rounded-base bg-warning-wash px-4 py-3 text-14 text-warning md:max-w-3xl"
    >
      <Icon name="circle-exclamation-point" size={18} className="mt-px shrink-0" />
      <div className="grid gap-1">
        {changes.map((change) => (
          <p key={change}>{t[change]}</p>
        ))}
        {isInCart && <p>{t.cart_unchanged}</p>}
      </div>
    </div>
  )
}
