import type { Client } from '@estampa/contract/client'
import { Button } from '@estampa/ui/button'
import { useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useEffect, useRef } from 'react'
import { customersMessages } from '../../messages/customers.ts'
import { useApi } from '../../session/session-provider.tsx'
import { landingPath } from '../../session/sign-in-path.ts'
import { CodeFields, type LinkedCode, toCodeOwnerInput } from './code-fields.tsx'

export type Verified = Awaited<ReturnType<Client['customers']['validateCodeAuth']>>

type VerifyEmailFormProps = {
  owner: LinkedCode
  /** The page that the person wanted. */
  from: string | null
  onVerified: (answer: Verified) => void
}

/** Confirms an e-mail address with the code of the e-mail; the link of the e-mail fills in the code. */
export function VerifyEmailForm({ owner, from, onVerified }: VerifyEmailFormProps) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const isSent = useRef(false)
  const { form, errors, isWorking } = useForm({
    check: ({ confirmationToken, emailAddress }) => ({
      ...(!confirmationToken && { confirmationToken: t.code_missing }),
      ...(owner.userId === undefined && !emailAddress && { emailAddress: t.email_missing }),
    }),
    send: (typed) =>
      api.customers.validateCodeAuth({
        ...toCodeOwnerInput(owner, typed),
        confirmationToken: typed.confirmationToken ?? '',
      }),
    onAnswer: onVerified,
    fieldOf: { bad_code: 'confirmationToken' },
  })
  const { ref } = form
  useEffect(() => {
    if (isSent.current || !owner.code || owner.userId === undefined) return
    isSent.current = true
    ref.current?.requestSubmit()
  }, [ref, owner])
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <CodeFields owner={owner} errors={errors} name="confirmationToken" />
      <Button type="submit" size="large" wide isBusy={isWorking}>
        {t.confirm_email}
      </Button>
      {owner.email && <SendAgain email={owner.email} from={from} />}
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
    <Button variant="quiet" wide onClick={send}>
      {t.send_again}
    </Button>
  )
}
