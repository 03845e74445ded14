import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { officeMessages } from '../messages/shell.ts'

/** Puts a text that is shown once where it can be pasted. */
export function CopyButton({
  text,
  about,
}: {
  text: string /** Where there are several: of what. */
  about?: string
}) {
  const t = useMessages(officeMessages)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify(t.copied)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Button
      variant={about ? 'quiet' : 'second'}
      {...(about && { size: 'small', 'aria-label': t.copy_of(about) })}
      onClick={() => void copy()}
    >
      <Icon name="copy" size={16} />
      {t.copy}
    </Button>
  )
}
