import { Button } from '@estampa/ui/button'
import { MailCheck } from 'lucide-react'
import { accountMessages } from '../../messages/account.ts'
import { customersMessages } from '../../messages/customers.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useApi } from '../../session/session-provider.tsx'
import { notify } from '../../shell/notify.ts'
import { AccountField } from '../account-field.tsx'
import { CompanyField, EmailField, PhoneField } from '../person-fields.tsx'
import { type FieldErrors, useAccountForm } from '../use-account-form.ts'
import type { ProfileProps } from './use-profile.ts'

/** Name, e-mail, phone and company. Another e-mail counts once it is confirmed. */
export function ProfileForm({ profile, onChange }: ProfileProps) {
  const t = useMessages(customersMessages)
  const account = useMessages(accountMessages)
  const api = useApi()
  const { form, errors, isWorking } = useAccountForm({
    check: ({ fullName, email }): FieldErrors => ({
      ...(!fullName && { fullName: t.name_missing }),
      ...(!email && { email: t.email_missing }),
    }),
    send: ({ fullName, email, phoneNumber, company }) =>
      api.customers.updateProfile({ fullName, email, phoneNumber, company }),
    onAnswer: (answer) => {
      onChange(answer)
      notify(account.saved)
    },
    fieldOf: { too_many_mails: 'email' },
  })
  return (
    <form {...form} className="grid gap-5">
      <AccountField
        name="fullName"
        label={t.name}
        autoComplete="name"
        maxLength={130}
        defaultValue={profile.fullName}
        errors={errors}
      />
      <div>
        <EmailField
          name="email"
          value={profile.email}
          autoComplete="email"
          hint={account.email_hint}
          errors={errors}
        />
        {profile.pendingEmail && <Pending email={profile.pendingEmail} />}
      </div>
      <Contact profile={profile} errors={errors} />
      <div>
        <Button type="submit" working={isWorking}>
          {account.save}
        </Button>
      </div>
    </form>
  )
}

function Contact({ profile, errors }: Pick<ProfileProps, 'profile'> & { errors: FieldErrors }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PhoneField value={profile.phoneNumber} errors={errors} />
      <CompanyField value={profile.company} errors={errors} />
    </div>
  )
}

/** The address that waits to be confirmed. */
function Pending({ email }: { email: string }) {
  const t = useMessages(accountMessages)
  return (
    <p role="status" className="mt-3 flex gap-3 rounded-base bg-warning-wash px-4 py-3 text-14 text-warning">
      <MailCheck size={20} aria-hidden="true" />
      <span className="min-w-0">{t.pending(email)}</span>
    </p>
  )
}
