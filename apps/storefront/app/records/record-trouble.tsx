import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { troubleOf } from '../session/failures.ts'

type RecordTroubleProps = {
  error: unknown
  title: string
  retryLabel: string
  retry: () => void
  heading?: 'h1' | 'h2'
}

/** What was asked for did not come. */
export function RecordTrouble({ error, title, retryLabel, retry, heading = 'h2' }: RecordTroubleProps) {
  const { message } = troubleOf(error, useMessages(shellMessages))
  return (
    <EmptyState
      heading={heading}
      drawing="trouble"
      title={title}
      text={message}
      action={<Button onClick={retry}>{retryLabel}</Button>}
    />
  )
}
