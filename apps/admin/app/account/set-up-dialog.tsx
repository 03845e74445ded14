import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { encode } from 'uqr'
import { ownAccountMessages } from '../messages/account.ts'
import { entryMessages } from '../messages/entry.ts'
import { adminApi } from '../session/api.ts'
import { CodeField } from '../session/code-field.tsx'

type SetUpDialogProps = {
  setUp: { secret: string; uri: string }
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Shows the secret to an application, and takes the first code that it makes. */
export function SetUpDialog({ setUp, onConfirmed, onClose }: SetUpDialogProps) {
  const t = useMessages(ownAccountMessages)
  const e = useMessages(entryMessages)
  const { form, errors, isWorking } = useForm({
    check: ({ code = '' }) => ({ ...(code === '' && { code: e.code_missing }) }),
    send: ({ code = '' }) => adminApi.confirmAuthenticator({ code }),
    onAnswer: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    fieldOf: { second_factor_wrong: 'code', too_many_tries: 'code' },
  })
  return (
    <FormPopup
      startsInField
      title={t.scan_title}
      submit={t.confirm}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p>{t.scan}</p>
      <QrCode text={setUp.uri} />
      <p className="text-13 text-ink-soft">
        {t.secret} <code className="font-semibold break-all text-ink select-all">{setUp.secret}</code>
      </p>
      <CodeField errors={errors} isNew />
    </FormPopup>
  )
}

/** Black on white on every ground: that is what a camera reads. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-48 justify-self-center bg-white" aria-hidden="true">
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
