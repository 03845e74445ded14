import { useMessages } from '@estampa/web/messages'
import { PageHead } from '../controls/page-head.tsx'
import { ownAccountMessages } from '../messages/account.ts'
import { useAccount, useShop } from '../session/account.ts'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { NoticeSection } from './notice-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionSection } from './session-section.tsx'

/** One's own account: how one enters, and where one has. */
export function AccountScreen() {
  const t = useMessages(ownAccountMessages)
  const { name, inspectedUntil } = useShop()
  const { person } = useAccount()
  return (
    <div className="max-w-180">
      <title>{`${t.title} · ${name}`}</title>
      <PageHead title={t.title} note={`${person.name} · ${person.email}`} />
      <div className="mt-6 grid gap-8">
        {inspectedUntil === null && <NoticeSection />}
        <PasswordSection />
        <AuthenticatorSection />
        <PasskeySection />
        <SessionSection />
      </div>
    </div>
  )
}
