import { ErrorPopup as Popup } from '@estampa/ui/popup'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { troubleOf } from '../session/failures.ts'
import { ServerMessage } from './server-message.tsx'
import { type ShownError, shownError } from './show-error.ts'

export function ErrorPopup({ shown }: { shown: ShownError }) {
  const t = useMessages(shellMessages)
  const trouble = troubleOf(shown.error, t)
  return (
    <Popup
      open
      title={t.error_title}
      message={<ServerMessage html={trouble.message} />}
      code={trouble.requestId && t.error_code(trouble.requestId)}
      accept={t.accept}
      close={t.close}
      onClose={() => shownError.set(null)}
      onAccept={shown.onAccept}
    />
  )
}
