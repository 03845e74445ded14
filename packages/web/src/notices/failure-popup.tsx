import { ErrorPopup as Popup } from '@estampa/ui/popup'
import { useFailureView } from '../failures/use-failure-view.ts'
import { sharedMessages } from '../messages/shared-messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { ServerMessage } from './server-message.tsx'
import { type ShownError, shownError } from './show-error.ts'

export function FailurePopup({ shown }: { shown: ShownError }) {
  const t = useMessages(sharedMessages)
  const failure = useFailureView()(shown.error)
  const { message, code } = shown.ownMessage ?? { message: failure.message, code: failure.requestId }
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
