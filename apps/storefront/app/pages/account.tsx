import { localeOf } from '@estampa/domain/countries/languages'
import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Icon } from '@estampa/ui/icon'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense } from 'react'
import { type Addresses, useAddresses } from '../checkout/use-addresses.ts'
import { AccountSection } from '../customers/account/account-section.tsx'
import { DeleteAccount } from '../customers/account/delete-account.tsx'
import { PasswordForm } from '../customers/account/password-form.tsx'
import { PersonalDataButton } from '../customers/account/personal-data-button.tsx'
import { ProfileForm } from '../customers/account/profile-form.tsx'
import { type ProfileProps, useProfile } from '../customers/account/use-profile.ts'
import { accountMessages } from '../messages/account.ts'
import { addressMessages } from '../messages/addresses.ts'
import { useSession } from '../session/session-provider.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/account'

export const handle = { private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { title } = accountMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/account`, hidden: true })
}

export default function Account() {
  const t = useMessages(accountMessages)
  const { profile, isAsking, retry, onChange } = useProfile()
  // asked beside the profile and shown with it: what comes later would push the sections below
  const addresses = useAddresses()
  const isComplete = profile && (addresses.items || !addresses.isAsking)
  return (
    <main id="page" className="page min-h-page pt-6 pb-16 md:pt-10">
      <h1 className="mb-6 text-28 font-bold tracking-tight md:mb-8 md:text-36">{t.title}</h1>
      {isComplete ? (
        <Suspense fallback={<Loading />}>
          <AccountSections profile={profile} onChange={onChange} addresses={addresses} />
        </Suspense>
      ) : profile || isAsking ? (
        <Loading />
      ) : (
        <EmptyState
          drawing="trouble"
          title={t.trouble}
          text={t.trouble_text}
          action={<Button onClick={retry}>{t.retry}</Button>}
        />
      )}
    </main>
  )
}

const AddressList = lazy(() =>
  import('../checkout/address-list.tsx').then(({ AddressList: list }) => ({ default: list })),
)

function AccountSections({
  profile,
  onChange,
  addresses: customerAddresses,
}: ProfileProps & { addresses: Addresses }) {
  const t = useMessages(accountMessages)
  const addresses = useMessages(addressMessages)
  return (
    <>
      <AccountSection title={t.profile} text={t.profile_text}>
        <ProfileForm key={profile.email} profile={profile} onChange={onChange} />
      </AccountSection>
      <AccountSection title={addresses.title} text={addresses.title_text}>
        <AddressList addresses={customerAddresses} />
      </AccountSection>
      <AccountSection title={t.password} text={t.password_text}>
        <PasswordForm profile={profile} />
      </AccountSection>
      <AccountSection title={t.data} text={t.data_text}>
        <PersonalDataButton />
      </AccountSection>
      <AccountSection title={t.leave} text={t.leave_text}>
        <SignOutButton />
      </AccountSection>
      <AccountSection title={t.delete} text={t.delete_text}>
        <DeleteAccount profile={profile} />
      </AccountSection>
    </>
  )
}

function SignOutButton() {
  const t = useMessages(accountMessages)
  const { signOut } = useSession()
  return (
    <Button variant="second" onClick={() => signOut()}>
      <Icon name="log-out" size={18} />
      {t.leave}
    </Button>
  )
}

function Loading() {
  const t = useMessages(accountMessages)
  return (
    <div
      role="status"
      aria-label={t.loading}
      className="grid min-h-dvh content-start gap-6 border-t border-line py-10"
    >
      {['w-2/3', 'w-full', 'w-full', 'w-1/2'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
        <Skeleton key={index} className={`h-11 max-w-140 ${width}`} />
      ))}
    </div>
  )
}
