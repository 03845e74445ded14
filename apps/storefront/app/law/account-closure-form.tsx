import { Button } from '@estampa/ui/button'
import { RadioCards } from '@estampa/ui/radio-cards'
import { useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { lawMessages } from '../messages/law.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { LawField } from './law-field.tsx'
import { RequestRegistered } from './request-registered.tsx'

type SentRequest = { code: string; email: string }

/** Asks to leave; the mailbox proves who asks. */
export function AccountClosureForm() {
  const t = useMessages(lawMessages)
  const [sent, setSent] = useState<SentRequest>()
  if (!sent) return <Form onSent={setSent} />
  return <RequestRegistered title={t.leave_sent} text={t.leave_sent_text(sent.email)} code={sent.code} />
}

function Form({ onSent }: { onSent: (sent: SentRequest) => void }) {
  const t = useMessages(lawMessages)
  const api = useApi()
  const path = useShopPath()
  const [what, setWhat] = useState<'account' | 'reminders'>('account')
  const { form, errors, isWorking } = useForm({
    check: ({ emailAddress }) => ({ ...(!emailAddress && { emailAddress: t.email_missing }) }),
    send: ({ emailAddress = '' }) => api.law.createLeaveRequest({ emailAddress, what }),
    onAnswer: ({ code }, { emailAddress = '' }) => onSent({ code, email: emailAddress }),
  })
  return (
    <form {...form} className="mt-8 grid gap-5">
      <RadioCards
        label={t.leave_what}
        value={what}
        onChange={(value) => setWhat(value === 'reminders' ? 'reminders' : 'account')}
        columns={2}
        options={[
          { value: 'account', title: t.leave_account, detail: t.leave_account_text },
          { value: 'reminders', title: t.leave_reminders, detail: t.leave_reminders_text },
        ]}
      />
      <LawField
        name="emailAddress"
        type="email"
        label={t.email}
        error={errors.emailAddress}
        maxLength={256}
        autoComplete="email"
      />
      <Button type="submit" size="large" isBusy={isWorking} className="justify-self-start">
        {t.send_leave}
      </Button>
      <p className="text-14 text-ink-soft">
        {t.leave_signed_in}
        <Link to={path('/account')} className="underline underline-offset-4">
          {t.my_account}
        </Link>
        .
      </p>
    </form>
  )
}
