import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { isFailure } from '@estampa/web/failures'
import { FormField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { entryMessages } from '../messages/entry.ts'
import { adminApi } from '../session/api.ts'

export type Credentials = { email: string; password: string; staySignedIn: boolean }

type CredentialsFormProps = {
  typed: Credentials
  onSignedIn: () => void
  onCodeNeeded: (credentials: Credentials) => void
}

export function CredentialsForm({ typed, onSignedIn, onCodeNeeded }: CredentialsFormProps) {
  const t = useMessages(entryMessages)
  const { form, errors, isWorking } = useForm({
    check: ({ email = '', password = '' }) => ({
      ...(email.length < 3 && { email: t.email_missing }),
      ...(password === '' && { password: t.password_missing }),
    }),
    async send({ email = '', password = '', stay }) {
      const credentials = { email, password, staySignedIn: stay === 'on' }
      try {
        await adminApi.signIn(credentials)
        return undefined
      } catch (error) {
        if (isFailure(error) && error.fault?.refusal === 'second_factor_needed') return credentials
        throw error
      }
    },
    onAnswer: (unfinished) => (unfinished ? onCodeNeeded(unfinished) : onSignedIn()),
    fieldOf: { wrong_credentials: 'password', too_many_tries: 'password' },
  })
  return (
    <form {...form} className="grid gap-4">
      <FormField
        name="email"
        type="email"
        label={t.email}
        autoComplete="username webauthn"
        autoCapitalize="none"
        defaultValue={typed.email}
        maxLength={256}
        autoFocus
        errors={errors}
      />
      <FormField
        name="password"
        type="password"
        label={t.password}
        autoComplete="current-password"
        defaultValue={typed.password}
        errors={errors}
      />
      <Checkbox
        name="stay"
        defaultChecked={typed.staySignedIn}
        label={
          <>
            {t.stay}
            <span className="block text-13 text-ink-faint">{t.stay_hint}</span>
          </>
        }
      />
      <Button type="submit" wide isBusy={isWorking}>
        {t.submit}
      </Button>
    </form>
  )
}
