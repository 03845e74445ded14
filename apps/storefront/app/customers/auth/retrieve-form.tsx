import { Button } from '@estampa/ui/button'
import { useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { customersMessages } from '../../messages/customers.ts'
import { useApi } from '../../session/session-provider.tsx'
import { EmailField } from '../person-fields.tsx'

/** Asks for the code with which a password is chosen. The answer is the same whether there is an account or not. */
export function RetrievePasswordForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const { form, errors, isWorking } = useForm({
    check: ({ emailAddress }) => ({ ...(!emailAddress && { emailAddress: t.email_missing }) }),
    send: ({ emailAddress = '' }) =>
      api.customers.sendPasswordResetCodePartner({ emailAddress, isEcommerceClient: true }),
    onAnswer: (_, { emailAddress = '' }) => onSent(emailAddress),
  })
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <EmailField value={email} errors={errors} />
      <Button type="submit" size="large" wide isBusy={isWorking}>
        {t.send_code}
      </Button>
    </form>
  )
}
