import { brokenPasswordRules } from '@estampa/domain/customers'
import { Button } from '@estampa/ui/button'
import { type FieldErrors, FormField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useState } from 'react'
import { accountMessages } from '../../messages/account.ts'
import { customersMessages } from '../../messages/customers.ts'
import { useApi } from '../../session/session-provider.tsx'
import { ShopLink } from '../../shop/shop-link.tsx'
import { authPath } from '../auth/auth-link.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import type { Profile } from './use-profile.ts'

/** Another password; who has none chooses the first one with a code by mail. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const t = useMessages(accountMessages)
  const [changes, setChanges] = useState(0)
  if (profile.hasPassword) return <ChangePassword key={changes} onChanged={() => setChanges(changes + 1)} />
  return (
    <>
      <p className="mb-4 text-ink-soft">{t.no_password}</p>
      <Button asChild variant="second">
        <ShopLink to={authPath('passwordRetrieve', '/account', profile.email)}>{t.choose_password}</ShopLink>
      </Button>
    </>
  )
}

function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const t = useMessages(accountMessages)
  const { password_missing, password_weak } = useMessages(customersMessages)
  const api = useApi()
  const { form, errors, isWorking } = useForm({
    check: ({ currentPassword, newPassword = '' }): FieldErrors => ({
      ...(!currentPassword && { currentPassword: password_missing }),
      ...(brokenPasswordRules(newPassword).length > 0 && { newPassword: password_weak }),
    }),
    send: ({ currentPassword, newPassword }) => api.customers.updateProfile({ currentPassword, newPassword }),
    onAnswer: () => {
      onChanged()
      notify(t.password_changed)
    },
    fieldOf: {
      wrong_password: 'currentPassword',
      too_many_tries: 'currentPassword',
      common_password: 'newPassword',
    },
  })
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <FormField
        name="currentPassword"
        label={t.current_password}
        type="password"
        autoComplete="current-password"
        errors={errors}
      />
      <NewPasswordField name="newPassword" label={t.new_password} errors={errors} />
      <div>
        <Button type="submit" variant="second" isBusy={isWorking}>
          {t.change_password}
        </Button>
      </div>
    </form>
  )
}
