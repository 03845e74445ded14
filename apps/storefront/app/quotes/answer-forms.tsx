import { FormField, FormPopup, TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { quoteAnswerMessages } from '../messages/quotes.ts'
import { useApi, useVisitor } from '../session/session-provider.tsx'

type AnswerFormProps = {
  /** The owner's quote by its id, or any quote by the token of its link. */
  which: { Id: string } | { token: string }
  onDone: () => void
  onClose: () => void
}

const MIN_NAME_LENGTH = 2

/** A person who accepts by a link gives a name; the owner accepts with the name of the account. */
export function AcceptForm({ which, onDone, onClose }: AnswerFormProps) {
  const t = useMessages(quoteAnswerMessages)
  const api = useApi()
  const { user } = useVisitor()
  const asksName = 'token' in which
  const { form, errors, isWorking } = useForm({
    check: ({ name = '' }): Record<string, string> =>
      asksName && name.length < MIN_NAME_LENGTH ? { name: t.name_missing } : {},
    send: ({ name }) => api.quotes.acceptQuote({ ...which, ...(asksName && { name }) }),
    onAnswer: () => {
      notify(t.accepted)
      onDone()
    },
    onMoved: onDone,
  })
  return (
    <FormPopup title={t.accept_title} submit={t.accept} form={form} isWorking={isWorking} onClose={onClose}>
      <p className="text-ink-soft">{asksName ? t.accept_text : t.accept_own}</p>
      {asksName && (
        <FormField
          name="name"
          label={t.name}
          hint={t.name_hint}
          autoComplete="name"
          maxLength={120}
          defaultValue={user?.fullName}
          errors={errors}
        />
      )}
    </FormPopup>
  )
}

export function RejectForm({ which, onDone, onClose }: AnswerFormProps) {
  const t = useMessages(quoteAnswerMessages)
  const api = useApi()
  const { user } = useVisitor()
  const { form, errors, isWorking } = useForm({
    check: () => ({}),
    send: ({ name = '', reason = '' }) =>
      api.quotes.rejectQuote({ ...which, reason, ...(name.length >= MIN_NAME_LENGTH && { name }) }),
    onAnswer: () => {
      notify(t.rejected)
      onDone()
    },
    onMoved: onDone,
  })
  return (
    <FormPopup
      title={t.reject_title}
      submit={t.reject}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.reject_text}</p>
      <TextAreaField
        name="reason"
        label={t.reason}
        optional={t.optional}
        error={errors.reason}
        maxLength={500}
      />
      {'token' in which && (
        <FormField
          name="name"
          label={t.name}
          optional={t.optional}
          autoComplete="name"
          maxLength={120}
          defaultValue={user?.fullName}
          errors={errors}
        />
      )}
    </FormPopup>
  )
}
