import { CircleAlert } from 'lucide-react'
import { customiseMessages } from '../../messages/customise.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Change } from './line-draft.ts'

type ChangeNotesProps = {
  changes: readonly Change[]
  /** The edited line is still as it was. */
  isInCart: boolean
}

/** What could not be taken from the cart as it was. */
export function ChangeNotes({ changes, isInCart }: ChangeNotesProps) {
  const t = useMessages(customiseMessages)
  if (changes.length === 0) return null
  return (
    <div
      role="status"
      className="mt-4 flex gap-2 rounded-base bg-warning-wash px-4 py-3 text-14 text-warning md:max-w-3xl"
    >
      <CircleAlert size={18} className="mt-px shrink-0" aria-hidden="true" />
      <div className="grid gap-1">
        {changes.map((change) => (
          <p key={change}>{t[change]}</p>
        ))}
        {isInCart && <p>{t.cart_unchanged}</p>}
      </div>
    </div>
  )
}
