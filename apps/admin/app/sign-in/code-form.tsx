import { Button } from '@estampa/ui/button'
import { useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { entryMessages } from '../messages/entry.ts'
import { adminApi } from '../session/api.ts'
import { CodeField } from '../session/code-field.tsx'
import type { Credentials } from './credentials-form.tsx'

type CodeFormProps = { credentials: Credentials; onSignedIn: () => void }

/** The second factor, sent with the password that was right. */
export function CodeForm({ credentials, onSignedIn }: CodeFormProps) {
  const t = useMessages(entryMessages)
  const { form, errors, isWorking } = useForm({
    check: ({ code = '' }) => ({ ...(code === '' && { code: t.code_missing }) }),
    send: ({ code = '' }) => adminApi.signIn({ ...credentials, code }),
    onAnswer: onSignedIn,
    fieldOf: {
      second_factor_wrong: 'code',
      second_factor_needed: 'code',
      too_many_tries: 'code',
      wrong_credentials: 'code',
    },
  })
  return (
    <form {...form} className="grid gap-4">
      <CodeField errors={errors} autoFocus />
      <Button type="submit" wide isBusy={isWorking}>
        {t.continue}
      </Button>
    </form>
  )
}
