import { Button } from '@estampa/ui/button'
import { isFailure } from '@estampa/web/failures'
import { FormField, useForm } from '@estampa/web/forms'
import { PageSpinner } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { entryMessages } from '../messages/entry.ts'
import { firstStartMessages } from '../messages/first-start.ts'
import { accountKey } from '../session/account.ts'
import { adminApi } from '../session/api.ts'
import { ChosenPasswordField, isPasswordShort } from '../session/chosen-password-field.tsx'
import { EntryFrame, entryLinkClass } from './entry-frame.tsx'

/** Where the link of the server's console leads: the first person of the installation. */
export function FirstStartPanel({ token }: { token: string }) {
  const t = useMessages(firstStartMessages)
  const e = useMessages(entryMessages)
  const link = useQuery({
    queryKey: ['first-start', token],
    queryFn: ({ signal }) => adminApi.checkFirstStart({ token }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (link.data) return <FirstPersonForm token={token} />
  if (!link.error) return <PageSpinner />
  if (isFailure(link.error) && link.error.fault?.refusal === 'link_over') {
    return (
      <EntryFrame title={e.link_over} text={t.over}>
        <Link to="/auth" className={entryLinkClass}>
          {e.to_sign_in}
        </Link>
      </EntryFrame>
    )
  }
  return <RecordFailure heading="h1" error={link.error} title={t.loading} retry={() => void link.refetch()} />
}

function FirstPersonForm({ token }: { token: string }) {
  const t = useMessages(firstStartMessages)
  const e = useMessages(entryMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { form, errors, isWorking } = useForm({
    check: ({ name, email = '', password }) => ({
      ...(!name && { name: e.name_missing }),
      ...(email.length < 3 && { email: e.email_missing }),
      ...(isPasswordShort(password) && { password: e.new_password_short }),
    }),
    send: ({ name = '', email = '', password = '' }) =>
      adminApi.startInstallation({ token, name, email, password }),
    onAnswer: async () => {
      await queries.invalidateQueries({ queryKey: accountKey })
      await navigate('/new-shop', { replace: true })
    },
    fieldOf: {
      name_missing: 'name',
      common_password: 'password',
      too_many_tries: 'password',
      link_over: 'email',
    },
  })
  return (
    <EntryFrame title={t.title} text={t.text}>
      <form {...form} className="grid gap-4">
        <FormField name="name" label={e.name} autoComplete="name" maxLength={120} errors={errors} />
        <FormField
          name="email"
          type="email"
          label={e.email}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={256}
          errors={errors}
        />
        <ChosenPasswordField errors={errors} />
        <Button type="submit" wide isBusy={isWorking}>
          {t.submit}
        </Button>
      </form>
    </EntryFrame>
  )
}
