import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useFailureView } from '../failures/use-failure-view.ts'
import { sharedMessages } from '../messages/shared-messages.ts'
import { useMessages } from '../messages/use-messages.ts'

type RecordFailureProps = {
  error: unknown
  title: string
  retry: () => void
  heading?: 'h1' | 'h2'
}

/** The message that a record could not be loaded. */
export function RecordFailure({ error, title, retry, heading = 'h2' }: RecordFailureProps) {
  const t = useMessages(sharedMessages)
  const { message } = useFailureView()(error)
  return (
    <EmptyState
      heading={heading}
      drawing="trouble"
      title={title}
      text={message}
      action={<Button onClick={retry}>{t.retry}</Button>}
    />
  )
}
