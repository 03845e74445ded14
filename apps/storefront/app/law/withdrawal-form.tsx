import { missingFieldSentence } from '@estampa/contract/refusals/missing-fields'
import { Button } from '@estampa/ui/button'
import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import { useForm } from '@estampa/web/forms'
import { useLocale, useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { lawMessages } from '../messages/law.ts'
import { useApi } from '../session/session-provider.tsx'
import { LawField } from './law-field.tsx'
import { RequestRegistered } from './request-registered.tsx'

type SentRequest = { code: string; email: string }

/** Goes back on a purchase, with or without an account. The answer is the same whatever the order. */
export function WithdrawalForm() {
  const t = useMessages(lawMessages)
  const [sent, setSent] = useState<SentRequest>()
  if (!sent) return <Form onSent={setSent} />
  return <RequestRegistered title={t.registered} text={t.registered_text(sent.email)} code={sent.code} />
}

function Form({ onSent }: { onSent: (sent: SentRequest) => void }) {
  const t = useMessages(lawMessages)
  const locale = useLocale()
  const api = useApi()
  const [query] = useSearchParams()
  const { form, errors, isWorking } = useForm({
    check: ({ orderNumber, name, emailAddress }) => ({
      ...(!orderNumber && { orderNumber: missingFieldSentence('orderNumber', locale) }),
      ...(!name && { name: missingFieldSentence('fullName', locale) }),
      ...(!emailAddress && { emailAddress: t.email_missing }),
    }),
    send: ({ orderNumber = '', emailAddress = '', name = '', reason = '' }) =>
      api.law.createRegretRequest({ orderNumber, emailAddress, name, reason }),
    onAnswer: ({ code }, { emailAddress = '' }) => onSent({ code, email: emailAddress }),
  })
  return (
    <form {...form} className="mt-8 grid gap-5">
      <LawField
        name="orderNumber"
        label={t.order_number}
        hint={t.order_number_hint}
        error={errors.orderNumber}
        maxLength={40}
        defaultValue={query.get('order')?.slice(0, 40)}
      />
      <LawField name="name" label={t.name} error={errors.name} maxLength={120} autoComplete="name" />
      <LawField
        name="emailAddress"
        type="email"
        label={t.email}
        error={errors.emailAddress}
        maxLength={256}
        autoComplete="email"
      />
      <Field label={t.reason} optional={t.optional} hint={t.reason_hint} error={errors.reason}>
        {(aria) => <TextArea {...aria} name="reason" maxLength={1_000} rows={3} />}
      </Field>
      <Button type="submit" size="large" isBusy={isWorking} className="justify-self-start">
        {t.send_regret}
      </Button>
    </form>
  )
}
