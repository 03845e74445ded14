import type { admin } from '@estampa/contract/admin'
import type { CallResult } from '@estampa/contract/client'
import { Button } from '@estampa/ui/button'
import { isFailure } from '@estampa/web/failures'
import { FormField, useForm } from '@estampa/web/forms'
import { PageSpinner } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { entryMessages } from '../messages/entry.ts'
import { roleMessages } from '../messages/roles.ts'
import { adminApi } from '../session/api.ts'
import { ChosenPasswordField, isPasswordShort } from '../session/chosen-password-field.tsx'
import { EntryFrame, entryLinkClass } from './entry-frame.tsx'

type InvitationLink = { shop: string; token: string }
type Invitation = CallResult<(typeof admin)['getInvitation']>

/** Where an invitation leads and what it asks: a name and a password, or the password that somebody has. */
export function InvitationPanel(link: InvitationLink) {
  const t = useMessages(entryMessages)
  const invitation = useQuery({
    queryKey: ['invitation', link.shop, link.token],
    queryFn: ({ signal }) => adminApi.getInvitation(link, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (invitation.data) return <InvitationForm link={link} invitation={invitation.data} />
  if (!invitation.error) return <PageSpinner />
  if (isFailure(invitation.error) && invitation.error.fault?.refusal === 'link_over') {
    return (
      <EntryFrame title={t.link_over} text={t.invitation_over_text}>
        <Link to="/auth" className={entryLinkClass}>
          {t.to_sign_in}
        </Link>
      </EntryFrame>
    )
  }
  return (
    <RecordFailure
      heading="h1"
      error={invitation.error}
      title={t.invitation_loading}
      retry={() => void invitation.refetch()}
    />
  )
}

function InvitationForm({ link, invitation }: { link: InvitationLink; invitation: Invitation }) {
  const t = useMessages(entryMessages)
  const { names } = useMessages(roleMessages)
  const navigate = useNavigate()
  const { hasAccount, shopName, email, role } = invitation
  const { form, errors, isWorking } = useForm({
    check: ({ name, password }) => ({
      ...(!hasAccount && !name && { name: t.name_missing }),
      ...(isPasswordShort(password) && { password: hasAccount ? t.password_missing : t.new_password_short }),
    }),
    send: ({ name = '', password = '' }) => adminApi.acceptInvitation({ ...link, name, password }),
    onAnswer: () => {
      notify(t.invitation_done)
      void navigate(`/auth?from=${encodeURIComponent(`/${link.shop}`)}`)
    },
    fieldOf: {
      name_missing: 'name',
      common_password: 'password',
      wrong_credentials: 'password',
      too_many_tries: 'password',
    },
  })
  return (
    <EntryFrame
      title={t.invitation_title(shopName)}
      text={t.invitation_text(email, (names[role] ?? role).toLowerCase())}
    >
      <form {...form} className="grid gap-4">
        <p className="text-13 text-ink-soft">{hasAccount ? t.invitation_known : t.invitation_new}</p>
        {/* a password manager files the password under this name */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {!hasAccount && (
          <FormField name="name" label={t.name} autoComplete="name" maxLength={120} errors={errors} />
        )}
        {hasAccount ? (
          <FormField
            name="password"
            type="password"
            label={t.password}
            autoComplete="current-password"
            errors={errors}
          />
        ) : (
          <ChosenPasswordField errors={errors} />
        )}
        <Button type="submit" wide isBusy={isWorking}>
          {t.invitation_submit}
        </Button>
      </form>
    </EntryFrame>
  )
}
