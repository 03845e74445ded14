import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { toFailureView } from '../session/failures.ts'

type RecordFailureProps = {
  error: unknown
  title: string
  retry: () => void
  heading?: 'h1' | 'h2'
}

/** The message that a record could not be loaded. */
export function RecordFailure({ error, title, retry, heading = 'h2' }: RecordFailureProps) {
  const shell = useMessages(shellMessages)
  const { message } = toFailureView(error, shell)
  return (
    <EmptyState
      heading={heading}
      drawing="trouble"
      title={title}
      text={message}
      action={<Button onClick={retry}>{shell.retry}</Button>}
    />
  )
}
