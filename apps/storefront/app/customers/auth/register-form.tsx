import { email as checkEmail } from '@estampa/domain/countries/contact'
import { brokenPasswordRules } from '@estampa/domain/customers'
import { isRefusal } from '@estampa/domain/refusal'
import { Button } from '@estampa/ui/button'
import { FormField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { customersMessages } from '../../messages/customers.ts'
import { useApi } from '../../session/session-provider.tsx'
import { landingPath } from '../../session/sign-in-path.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { CompanyField, EmailField, PhoneField } from '../person-fields.tsx'

type RegisterFormProps = {
  /** The page that the person wanted; the link in the e-mail leads there. */
  from: string | null
  onRegistered: (email: string) => void
}

/** A new account confirms its e-mail address next; the answer is the same for an address that has an account. */
export function RegisterForm({ from, onRegistered }: RegisterFormProps) {
  const t = useMessages(customersMessages)
  const api = useApi()
  const { form, errors, isWorking } = useForm({
    check: ({ name, emailAddress = '', password = '' }) => ({
      ...(!name && { name: t.name_missing }),
      ...(isRefusal(checkEmail(emailAddress)) && { emailAddress: t.email_missing }),
      ...(brokenPasswordRules(password).length > 0 && { password: t.password_weak }),
    }),
    send: (typed) =>
      api.customers.registerUser({
        name: typed.name,
        company: typed.company,
        phoneNumber: typed.phoneNumber,
        emailAddress: typed.emailAddress ?? '',
        password: typed.password ?? '',
        ...(from && { from: landingPath(from) }),
        isEcommerceClient: true,
      }),
    onAnswer: ({ emailAddress }) => onRegistered(emailAddress),
    fieldOf: { common_password: 'password' },
  })
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <FormField name="name" label={t.name} autoComplete="name" maxLength={64} errors={errors} />
      <CompanyField errors={errors} />
      <PhoneField errors={errors} />
      <EmailField errors={errors} />
      <NewPasswordField name="password" label={t.password} errors={errors} />
      <Button type="submit" size="large" wide isBusy={isWorking}>
        {t.create_account}
      </Button>
      <p className="text-14 text-ink-faint">
        {t.accepts}{' '}
        <ShopLink to="/policy" className="underline underline-offset-4">
          {t.policy}
        </ShopLink>
        .
      </p>
    </form>
  )
}
