import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { customersMessages } from '../../messages/customers.ts'
import { chooseGuest } from '../../session/guest-checkout.ts'
import { useSession } from '../../session/session-provider.tsx'
import { landingPath } from '../../session/sign-in-path.ts'
import { useShopPath, useTenantName } from '../../shop/shop-data.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import { ShopMark } from '../../shop/shop-mark.tsx'
import { useSwitches } from '../../shop/switches.ts'
import { AuthLink, type AuthMode, authPath } from './auth-link.tsx'
import { ChangePasswordForm } from './change-form.tsx'
import type { LinkedCode } from './code-fields.tsx'
import { ExternalSignIn } from './external-sign-in.tsx'
import { readSignInIntent } from './intent.ts'
import { readLanding, storeLanding } from './landing-storage.ts'
import { RegisterForm } from './register-form.tsx'
import { RetrievePasswordForm } from './retrieve-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { VerifyEmailForm } from './verify-form.tsx'

type AuthPanelProps = { mode: AuthMode; from: string | null; owner: LinkedCode }

export function AuthPanel(props: AuthPanelProps) {
  const t = useMessages(customersMessages)
  const { signIn, register } = useSwitches()
  if (!signIn) return <EmptyState heading="h1" drawing="lost" title={t.switched_off} />
  if (props.mode === 'register' && !register)
    return <EmptyState heading="h1" drawing="lost" title={t.no_registration} />
  const Panel = panels[props.mode]
  return <Panel {...props} />
}

const panels: Record<AuthMode, (props: AuthPanelProps) => ReactNode> = {
  login: SignIn,
  register: Register,
  emailVerify: Verify,
  passwordRetrieve: Retrieve,
  passwordChange: Change,
}

function Head({ title, text }: { title: string; text: string }) {
  return (
    <>
      <ShopMark className="mb-6" />
      <h1 className="text-28 font-semibold">{title}</h1>
      <p className="mt-2 mb-7 text-ink-soft">{text}</p>
    </>
  )
}

function SignIn({ from, owner }: AuthPanelProps) {
  const t = useMessages(customersMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { register } = useSwitches()
  const isOver = useIsSessionOver()
  const intent = readSignInIntent(landingPath(from))
  const intro = intent ? t.intros[intent] : t.intro
  return (
    <>
      <Head title={t.sign_in} text={isOver ? t.intro_over : intro} />
      <SignInForm
        email={owner.email}
        onUnconfirmed={(email) => navigate(path(authPath('emailVerify', from, email)))}
      />
      <ExternalSignIn from={from} />
      <GuestChoice from={from} />
      {register && (
        <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-ink-soft">
          {t.no_account} <AuthLink mode="register">{t.create_account}</AuthLink>
        </p>
      )}
    </>
  )
}

/** Continues a purchase without an account if the shop allows it and the quote that is bought has no account. */
function GuestChoice({ from }: { from: string | null }) {
  const t = useMessages(customersMessages)
  const shop = useTenantName()
  const { guests } = useSwitches()
  const landing = landingPath(from)
  if (!guests || readSignInIntent(landing) !== 'buy' || landing.includes('quote=')) return null
  return (
    <div className="mt-6 border-t border-line pt-6">
      <Button asChild variant="second" size="large" wide>
        <ShopLink to={landing} replace onClick={() => chooseGuest(shop)}>
          {t.without_account}
        </ShopLink>
      </Button>
      <p className="mt-2 text-14 text-ink-soft">{t.without_account_text}</p>
    </div>
  )
}

/** True if the session ended on a private page, in this tab or in another. */
function useIsSessionOver(): boolean {
  const { state } = useLocation()
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isOver') === true
}

function Register({ from }: AuthPanelProps) {
  const t = useMessages(customersMessages)
  const shop = useTenantName()
  const intent = readSignInIntent(landingPath(from))
  const [registered, setRegistered] = useState<string>()
  if (registered)
    return (
      <EmptyState
        heading="h1"
        drawing="document"
        title={t.check_mail}
        text={t.registered(registered)}
        action={
          <div className="grid justify-items-center gap-2">
            <Button asChild>
              <ShopLink to={authPath('emailVerify', from, registered)}>{t.have_code}</ShopLink>
            </Button>
            <Button asChild variant="quiet">
              <ShopLink to={authPath('login', from, registered)}>{t.confirmed_already}</ShopLink>
            </Button>
          </div>
        }
      />
    )
  return (
    <>
      <Head title={t.create_account} text={intent ? t.register_intros[intent] : t.register_intro} />
      <RegisterForm
        from={from}
        onRegistered={(email) => {
          storeLanding(shop, from)
          setRegistered(email)
        }}
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-ink-soft">
        {t.have_account} <AuthLink mode="login">{t.enter}</AuthLink>
      </p>
    </>
  )
}

function Verify({ from, owner }: AuthPanelProps) {
  const t = useMessages(customersMessages)
  const shop = useTenantName()
  const path = useShopPath()
  const navigate = useNavigate()
  const { signIn } = useSession()
  const landing = from ?? readLanding(shop)
  const [isVerified, setIsVerified] = useState(false)
  if (isVerified)
    return <Done title={t.verified} text={t.verified_text} to={authPath('login', landing, owner.email)} />
  return (
    <>
      <Head title={t.confirm_email} text={owner.email ? t.verify_intro_of(owner.email) : t.verify_intro} />
      <VerifyEmailForm
        owner={owner}
        from={landing}
        onVerified={async ({ session }) => {
          if (!session) return setIsVerified(true)
          signIn(session)
          await navigate(path(landingPath(landing)), { replace: true })
          notify(t.verified)
        }}
      />
    </>
  )
}

function Retrieve({ from, owner }: AuthPanelProps) {
  const t = useMessages(customersMessages)
  const shop = useTenantName()
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo)
    return (
      <EmptyState
        heading="h1"
        drawing="document"
        title={t.check_mail}
        text={t.code_sent(sentTo)}
        action={
          <Button asChild>
            <ShopLink to={authPath('passwordChange', from, sentTo)}>{t.have_code}</ShopLink>
          </Button>
        }
      />
    )
  return (
    <>
      <Head title={t.retrieve} text={t.retrieve_intro} />
      <RetrievePasswordForm
        email={owner.email}
        onSent={(email) => {
          storeLanding(shop, from)
          setSentTo(email)
        }}
      />
      <AuthLink mode="login" className="mt-4">
        {t.back_to_sign_in}
      </AuthLink>
    </>
  )
}

function Change({ from, owner }: AuthPanelProps) {
  const t = useMessages(customersMessages)
  const shop = useTenantName()
  const landing = from ?? readLanding(shop)
  const [isChanged, setIsChanged] = useState(false)
  if (isChanged)
    return <Done title={t.changed} text={t.changed_text} to={authPath('login', landing, owner.email)} />
  return (
    <>
      <Head title={t.new_password} text={t.change_intro} />
      <ChangePasswordForm owner={owner} onChanged={() => setIsChanged(true)} />
    </>
  )
}

function Done({ title, text, to }: { title: string; text: string; to: string }) {
  const t = useMessages(customersMessages)
  return (
    <EmptyState
      heading="h1"
      drawing="box"
      title={title}
      text={text}
      action={
        <Button asChild>
          <ShopLink to={to}>{t.enter}</ShopLink>
        </Button>
      }
    />
  )
}
