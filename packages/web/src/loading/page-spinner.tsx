import { Spinner } from '@estampa/ui/spinner'
import { sharedMessages } from '../messages/shared-messages.ts'
import { useMessages } from '../messages/use-messages.ts'

export function PageSpinner() {
  const t = useMessages(sharedMessages)
  return (
    <div className="grid min-h-view-60 place-items-center text-ink-soft">
      <Spinner size={32} label={t.loading} />
    </div>
  )
}
