import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { type FieldErrors, FormField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { accountMessages } from '../../messages/account.ts'
import { customersMessages } from '../../messages/customers.ts'
import { useApi } from '../../session/session-provider.tsx'
import { CompanyField, EmailField, PhoneField } from '../person-fields.tsx'
import type { ProfileProps } from './use-profile.ts'

/** Name, e-mail, phone and company. Another e-mail asks for the password and counts once it is confirmed. */
export function ProfileForm({ profile, onChange }: ProfileProps) {
  const t = useMessages(customersMessages)
  const account = useMessages(accountMessages)
  const api = useApi()
  const [email, setEmail] = useState(profile.email)
  const [saves, setSaves] = useState(0)
  const asksPassword = profile.hasPassword && isChanged(email, profile.email)
  const { form, errors, isWorking } = useForm({
    check: ({ fullName, email, currentPassword }): FieldErrors => ({
      ...(!fullName && { fullName: t.name_missing }),
      ...(!email && { email: t.email_missing }),
      ...(asksPassword && !currentPassword && { currentPassword: t.password_missing }),
    }),
    send: ({ fullName, email, phoneNumber, company, currentPassword }) =>
      api.customers.updateProfile({ fullName, email, phoneNumber, company, currentPassword }),
    onAnswer: (answer) => {
      setEmail(answer.email)
      setSaves(saves + 1)
      onChange(answer)
      notify(account.saved)
    },
    fieldOf: {
      too_many_mails: 'email',
      sign_in_again: 'email',
      wrong_password: 'currentPassword',
      too_many_tries: 'currentPassword',
    },
  })
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <FormField
        name="fullName"
        label={t.name}
        autoComplete="name"
        maxLength={130}
        defaultValue={profile.fullName}
        errors={errors}
      />
      <EmailSection
        key={saves}
        profile={profile}
        asksPassword={asksPassword}
        onType={setEmail}
        errors={errors}
      />
      <Contact profile={profile} errors={errors} />
      <div>
        <Button type="submit" isBusy={isWorking}>
          {account.save}
        </Button>
      </div>
    </form>
  )
}

type EmailSectionProps = {
  profile: ProfileProps['profile']
  asksPassword: boolean
  onType: (email: string) => void
  errors: FieldErrors
}

/** The address that counts, the one that waits, and the password while another one is typed. */
function EmailSection({ profile, asksPassword, onType, errors }: EmailSectionProps) {
  const account = useMessages(accountMessages)
  return (
    <>
      <div>
        <EmailField
          name="email"
          value={profile.email}
          autoComplete="email"
          hint={account.email_hint}
          onChange={(event) => onType(event.target.value)}
          errors={errors}
        />
        {profile.pendingEmail && <PendingEmail email={profile.pendingEmail} />}
      </div>
      {asksPassword && (
        <FormField
          name="currentPassword"
          label={account.current_password}
          hint={account.email_password_hint}
          type="password"
          autoComplete="current-password"
          errors={errors}
        />
      )}
    </>
  )
}

function isChanged(typed: string, stored: string): boolean {
  return typed.trim().toLowerCase() !== stored
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
function PendingEmail({ email }: { email: string }) {
  const t = useMessages(accountMessages)
  return (
    <p role="status" className="mt-3 flex gap-3 rounded-base bg-warning-wash px-4 py-3 text-14 text-warning">
      <Icon name="mail-check" size={20} />
      <span className="min-w-0">{t.pending(email)}</span>
    </p>
  )
}
