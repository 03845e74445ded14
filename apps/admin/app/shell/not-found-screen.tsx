import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { officeMessages } from '../messages/shell.ts'

type NotFoundScreenProps = { title?: string; text?: string }

/** An address with nothing behind it, or nothing for this person. */
export function NotFoundScreen({ title, text }: NotFoundScreenProps) {
  const t = useMessages(officeMessages)
  return (
    <>
      <title>{title ?? t.not_found_title}</title>
      <EmptyState
        heading="h1"
        drawing="lost"
        title={title ?? t.not_found_title}
        text={text ?? t.not_found_text}
        action={
          <Button asChild variant="second">
            <Link to="/">{t.to_start}</Link>
          </Button>
        }
      />
    </>
  )
}
