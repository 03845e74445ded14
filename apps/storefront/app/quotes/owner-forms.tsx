import { FormField, FormPopup, TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { ownQuoteMessages } from '../messages/quotes.ts'
import { useApi } from '../session/session-provider.tsx'
import { parseRecipients, type Quote } from './quote-rules.ts'

type OwnerFormProps = { quote: Quote; onDone: () => void; onClose: () => void }

/** E-mails the link of a quote. The limit of e-mails is stated before and refused after. */
export function SendForm({ quote, onDone, onClose }: OwnerFormProps) {
  const t = useMessages(ownQuoteMessages)
  const api = useApi()
  const { form, errors, isWorking } = useForm({
    check: ({ emails = '' }): Record<string, string> => {
      const found = parseRecipients(emails)
      if ('emails' in found) return {}
      if (found.fault === 'wrong') return { emails: t.emails_wrong(found.email) }
      return { emails: found.fault === 'many' ? t.emails_many : t.emails_missing }
    },
    send: ({ emails = '', message = '' }) => {
      const found = parseRecipients(emails)
      return api.quotes.sendEmailQuote({
        Id: quote.id,
        emails: 'emails' in found ? found.emails : [],
        message,
      })
    },
    onAnswer: ({ sent }) => {
      notify(t.sent(sent))
      onDone()
    },
    onMoved: onDone,
  })
  return (
    <FormPopup title={t.send_title} submit={t.send_now} form={form} isWorking={isWorking} onClose={onClose}>
      <FormField
        name="emails"
        label={t.emails}
        hint={t.emails_hint}
        errors={errors}
        inputMode="email"
        autoCapitalize="none"
        maxLength={1_300}
      />
      <TextAreaField
        name="message"
        label={t.message}
        optional={t.optional}
        error={errors.message}
        maxLength={1_000}
      />
      <p className="text-14 text-ink-faint">{t.limits}</p>
    </FormPopup>
  )
}

export function CancelQuoteForm({ quote, onDone, onClose }: OwnerFormProps) {
  const t = useMessages(ownQuoteMessages)
  const api = useApi()
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => api.quotes.cancelQuote({ Id: quote.id }),
    onAnswer: () => {
      notify(t.cancelled)
      onDone()
    },
    onMoved: onDone,
  })
  return (
    <FormPopup
      title={t.cancel_title}
      submit={t.cancel_now}
      back={t.keep}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.cancel_text}</p>
    </FormPopup>
  )
}
