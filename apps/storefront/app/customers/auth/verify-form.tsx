import type { Client } from '@estampa/contract/client'
import { Button } from '@estampa/ui/button'
import { useEffect, useRef } from 'react'
import { customersMessages } from '../../messages/customers.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useApi } from '../../session/session-provider.tsx'
import { landingPath } from '../../shell/guards/sign-in-path.ts'
import { notify } from '../../shell/notify.ts'
import { showError } from '../../shell/show-error.ts'
import { useAccountForm } from '../use-account-form.ts'
import { CodeFields, type Whose, whoseOf } from './code-fields.tsx'

export type Verified = Awaited<ReturnType<Client['customers']['validateCodeAuth']>>

type VerifyFormProps = {
  whose: Whose
  /** Where the person was going. */
  from: string | null
  onVerified: (answer: Verified) => void
}

/** Confirms an e-mail with the code of the mail; whoever comes by the mail's link has typed it already. */
export function VerifyForm({ whose, from, onVerified }: VerifyFormProps) {
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
    <form {...form} className="grid grid-cols-1 gap-5">
      <CodeFields whose={whose} errors={errors} name="confirmationToken" />
      <Button type="submit" size="large" wide working={isWorking}>
        {t.confirm_email}
      </Button>
      {whose.email && <SendAgain email={whose.email} from={from} />}
    </form>
  )
}

function SendAgain({ email, from }: { email: string; from: string | null }) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const send = async () => {
    try {
      await api.customers.sendEmailActivationEcommerceLink({
        emailAddress: email,
        ...(from && { from: landingPath(from) }),
        isEcommerceClient: true,
      })
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
