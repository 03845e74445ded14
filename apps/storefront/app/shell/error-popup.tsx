import { ErrorPopup as Popup } from '@estampa/ui/popup'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { troubleOf } from '../session/failures.ts'
import { ServerMessage } from './server-message.tsx'
import { type ShownError, shownError } from './show-error.ts'

export function ErrorPopup({ shown }: { shown: ShownError }) {
  const t = useMessages(shellMessages)
  const trouble = troubleOf(shown.error, t)
  const { message, code } = shown.said ?? { message: trouble.message, code: trouble.requestId }
  return (
    <Popup
      open
      title={t.error_title}
      message={<ServerMessage html={message} />}
      code={code && t.error_code(code)}
      accept={t.accept}
      close={t.close}
      onClose={() => shownError.set(null)}
      onAccept={shown.onAccept}
    />
  )
}
