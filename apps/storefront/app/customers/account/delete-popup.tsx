import { countries } from '@estampa/domain/countries'
import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { isFailure } from '@estampa/web/failures'
import { type FieldErrors, FormField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountMessages } from '../../messages/account.ts'
import { customersMessages } from '../../messages/customers.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useApi, useSession } from '../../session/session-provider.tsx'
import { useShopConfig, useShopPath } from '../../shop/shop-data.ts'
import { authPath } from '../auth/auth-link.tsx'
import type { Profile } from './use-profile.ts'

type DeletePopupProps = { profile: Profile; onClose: () => void }

/** Says what goes and what stays, and asks for the password; who has none has to have signed in just now. */
export function DeletePopup({ profile, onClose }: DeletePopupProps) {
  const t = useMessages(accountMessages)
  const { close } = useMessages(shellMessages)
  const formId = useId()
  const { form, errors, isWorking, mustEnterAgain, enterAgain } = useDeletion(profile)
  return (
    <Popup
      open
      title={t.delete_title}
      close={close}
      onOpenChange={(open) => !open && !isWorking && onClose()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isWorking}>
            {t.cancel}
          </Button>
          {mustEnterAgain ? (
            <Button onClick={enterAgain}>{t.sign_in_again}</Button>
          ) : (
            <Button variant="danger" type="submit" form={formId} isBusy={isWorking}>
              {t.delete_confirm}
            </Button>
          )}
        </>
      }
    >
      <DeletedDataList />
      {mustEnterAgain ? (
        <p role="alert" className="mt-5 rounded-base bg-warning-wash px-4 py-3 text-warning">
          {t.delete_again}
        </p>
      ) : (
        <form {...form} id={formId} className="mt-5">
          {/* whose password it is, for who keeps it */}
          <input type="hidden" name="username" autoComplete="username" value={profile.email} />
          {profile.hasPassword && (
            <FormField
              name="password"
              label={t.delete_password}
              type="password"
              autoComplete="current-password"
              errors={errors}
            />
          )}
        </form>
      )}
    </Popup>
  )
}

function DeletedDataList() {
  const t = useMessages(accountMessages)
  const { environment } = useShopConfig()
  return (
    <ul className="grid list-disc gap-2 pl-5 text-ink-soft marker:text-ink-faint">
      {t.delete_what(countries[environment].documentRetentionYears).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function useDeletion(profile: Profile) {
  const t = useMessages(accountMessages)
  const { password_missing } = useMessages(customersMessages)
  const api = useApi()
  const path = useShopPath()
  const navigate = useNavigate()
  const { signOut } = useSession()
  const [mustEnterAgain, setMustEnterAgain] = useState(false)
  const parts = useForm({
    check: ({ password }): FieldErrors =>
      profile.hasPassword && !password ? { password: password_missing } : {},
    send: async ({ password }) => {
      try {
        await api.customers.deleteAccount({ Email: profile.email, UserId: profile.userId, password })
        return true
      } catch (error) {
        if (isFailure(error) && error.fault?.refusal === 'sign_in_again') return false
        throw error
      }
    },
    onAnswer: async (isGone) => {
      if (!isGone) return setMustEnterAgain(true)
      await signOut({ isGone: true })
      notify(t.deleted)
    },
    fieldOf: { wrong_password: 'password', too_many_tries: 'password' },
  })
  const enterAgain = async () => {
    await signOut()
    await navigate(path(authPath('login', '/account', profile.email)))
  }
  return { ...parts, mustEnterAgain, enterAgain }
}
