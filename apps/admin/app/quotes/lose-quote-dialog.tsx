import { lossReasons } from '@estampa/domain/quotes'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { FormPopup, TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { quoteDeskMessages } from '../messages/quotes.ts'
import { useStaffApi } from '../session/account.ts'
import { type OfficeQuote, useChangedQuote } from './use-quote.ts'

type LoseQuoteDialogProps = { open: OfficeQuote; onClose: () => void }

/** Takes a quote out of what is at stake, with the reason, for the shop alone. */
export function LoseQuoteDialog({ open: { quote }, onClose }: LoseQuoteDialogProps) {
  const t = useMessages(quoteDeskMessages)
  const api = useStaffApi()
  const show = useChangedQuote()
  const { form, errors, isWorking } = useForm({
    check: () => ({}),
    send: ({ reason = '', note = '' }) =>
      api.loseQuote({ Id: quote.id, reason: lossReasons.find((one) => one === reason) ?? 'other', note }),
    onAnswer: (changed) => {
      show(changed, t.lost)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.lose}
      submit={t.lose}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.lose_does}</p>
      <Field label={t.lose_reason}>
        {(aria) => (
          <Select
            {...aria}
            name="reason"
            options={lossReasons.map((value) => ({ value, label: t.reasons[value] ?? value }))}
          />
        )}
      </Field>
      <TextAreaField
        name="note"
        label={t.lose_note}
        optional={t.optional}
        maxLength={300}
        error={errors.note}
      />
    </FormPopup>
  )
}
