import { Button } from '@estampa/ui/button'
import { useEffect, useRef } from 'react'
import { customersMessages } from '../../messages/customers.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useApi } from '../../session/session-provider.tsx'
import { notify } from '../../shell/notify.ts'
import { showError } from '../../shell/show-error.ts'
import { useAccountForm } from '../use-account-form.ts'
import { CodeFields, type Whose, whoseOf } from './code-fields.tsx'

/** Confirms an e-mail with the code of the mail; whoever comes by the mail's link has typed it already. */
export function VerifyForm({ whose, onVerified }: { whose: Whose; onVerified: () => void }) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const isSent = useRef(false)
  const { form, errors, isWorking } = useAccountForm({
    check: ({ confirmationToken, emailAddress }) => ({
      ...(!confirmationToken && { confirmationToken: t.code_missing }),
      ...(whose.userId === undefined && !emailAddress && { emailAddress: t.email_missing }),
    }),
    send: (typed) =>
      api.customers.validateCodeAuth({
        ...whoseOf(whose, typed),
        confirmationToken: typed.confirmationToken ?? '',
      }),
    onAnswer: onVerified,
    fieldOf: { bad_code: 'confirmationToken' },
  })
  const { ref } = form
  useEffect(() => {
    if (isSent.current || !whose.code || whose.userId === undefined) return
    isSent.current = true
    ref.current?.requestSubmit()
  }, [ref, whose])
  return (
    <form {...form} className="grid gap-5">
      <CodeFields whose={whose} errors={errors} name="confirmationToken" />
      <Button type="submit" size="large" wide working={isWorking}>
        {t.confirm_email}
      </Button>
      {whose.email && <SendAgain email={whose.email} />}
    </form>
  )
}

function SendAgain({ email }: { email: string }) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const send = async () => {
    try {
      await api.customers.sendEmailActivationEcommerceLink({ emailAddress: email, isEcommerceClient: true })
      notify(t.sent_again)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <Button look="quiet" wide onClick={send}>
      {t.send_again}
    </Button>
  )
}
