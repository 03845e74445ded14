import { Button } from '@estampa/ui/button'
import { FormField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { customersMessages } from '../../messages/customers.ts'
import { useApi, useSession } from '../../session/session-provider.tsx'
import { EmailField } from '../person-fields.tsx'
import { AuthLink } from './auth-link.tsx'

/** E-mail and password. What the shop answers to a failure is shown in the pop-up. */
export function SignInForm({
  email,
  onUnconfirmed,
}: {
  email: string
  onUnconfirmed: (email: string) => void
}) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const { signIn, deviceToken } = useSession()
  const { form, errors, isWorking } = useForm({
    check: (typed) => ({
      ...(!typed.email && { email: t.email_missing }),
      ...(!typed.password && { password: t.password_missing }),
    }),
    send: (typed) =>
      api.customers.authenticate({
        userNameOrEmailAddress: typed.email ?? '',
        password: typed.password ?? '',
        isEcommerceClient: true,
        deviceToken: deviceToken(),
      }),
    onAnswer: (answer) => (answer.canLogin ? signIn(answer) : onUnconfirmed(answer.email)),
  })
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <EmailField name="email" value={email} errors={errors} />
      <div>
        <FormField
          name="password"
          label={t.password}
          type="password"
          autoComplete="current-password"
          errors={errors}
        />
        <AuthLink mode="passwordRetrieve" className="mt-1 text-14">
          {t.forgotten}
        </AuthLink>
      </div>
      <Button type="submit" size="large" wide isBusy={isWorking}>
        {t.enter}
      </Button>
    </form>
  )
}
