import { brokenPasswordRules } from '@estampa/domain/customers'
import { Button } from '@estampa/ui/button'
import { useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { customersMessages } from '../../messages/customers.ts'
import { useApi, useSession } from '../../session/session-provider.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { CodeFields, type LinkedCode, toCodeOwnerInput } from './code-fields.tsx'

/** Chooses a password with the code of the mail. */
export function ChangePasswordForm({ owner, onChanged }: { owner: LinkedCode; onChanged: () => void }) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const { rememberDevice } = useSession()
  const { form, errors, isWorking } = useForm({
    check: ({ resetCode, emailAddress, password = '' }) => ({
      ...(!resetCode && { resetCode: t.code_missing }),
      ...(owner.userId === undefined && !emailAddress && { emailAddress: t.email_missing }),
      ...(brokenPasswordRules(password).length > 0 && { password: t.password_weak }),
    }),
    send: (typed) =>
      api.customers.resetPassword({
        ...toCodeOwnerInput(owner, typed),
        resetCode: typed.resetCode ?? '',
        password: typed.password ?? '',
        isEcommerceClient: true,
      }),
    onAnswer: ({ deviceToken }) => {
      rememberDevice(deviceToken)
      onChanged()
    },
    fieldOf: { bad_code: 'resetCode', common_password: 'password' },
  })
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <CodeFields owner={owner} errors={errors} name="resetCode" />
      <NewPasswordField name="password" label={t.new_password} errors={errors} />
      <Button type="submit" size="large" wide isBusy={isWorking}>
        {t.change_password}
      </Button>
    </form>
  )
}
