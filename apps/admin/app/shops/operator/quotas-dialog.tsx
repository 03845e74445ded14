import { decimal } from '@estampa/domain/messages/numbers'
import { GIGABYTE, type QuotaKind, type Quotas, quotaKinds } from '@estampa/domain/shops'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { quotaMessages } from '../../messages/quotas.ts'
import { readQuotas } from './read-quotas.ts'

type QuotasDialogProps<Answer> = {
  title: string
  text: string
  quotas: Quotas
  hintOf?: (kind: QuotaKind) => string
  save: (quotas: Quotas) => Promise<Answer>
  onSaved: (answer: Answer) => void
  onClose: () => void
}

/** Four limits, each a number or nothing. */
export function QuotasDialog<Answer>(props: QuotasDialogProps<Answer>) {
  const { title, text, quotas, hintOf, save, onSaved, onClose } = props
  const t = useMessages(quotaMessages)
  const { form, errors, isWorking } = useForm({
    check: (typed) =>
      Object.fromEntries(
        readQuotas(typed).wrong.map((kind) => [kind, kind === 'uploads' ? t.gigabytes : t.whole]),
      ),
    send: (typed) => save(readQuotas(typed).quotas),
    onAnswer: (answer) => {
      onSaved(answer)
      notify(t.saved)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={title}
      submit={t.save}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{text}</p>
      {quotaKinds.map((kind) => (
        <FormField
          key={kind}
          name={kind}
          label={t.fields[kind]}
          hint={hintOf?.(kind)}
          inputMode="decimal"
          maxLength={12}
          defaultValue={typedQuota(kind, quotas[kind])}
          errors={errors}
        />
      ))}
    </FormPopup>
  )
}

function typedQuota(kind: QuotaKind, most: number | null): string {
  if (most === null) return ''
  return kind === 'uploads' ? decimal(most / GIGABYTE, 9) : String(most)
}
