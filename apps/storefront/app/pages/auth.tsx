import { localeOf } from '@estampa/domain/countries/languages'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { type AuthMode, authModes } from '../customers/auth/auth-link.tsx'
import { AuthPanel } from '../customers/auth/auth-panel.tsx'
import { readLinkedCode } from '../customers/auth/code-fields.tsx'
import { FinishExternalSignIn, readProviderReturn } from '../customers/auth/external-sign-in.tsx'
import { customersMessages } from '../messages/customers.ts'
import { useSession } from '../session/session-provider.tsx'
import { landingPath } from '../session/sign-in-path.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopPath } from '../shop/shop-data.ts'
import type { Route } from './+types/auth'

export const handle = { layout: 'blank', messaging: false, private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ location, matches, params }) => {
  const shop = matches[1]?.loaderData
  const t = customersMessages[localeOf(shop?.config.environment)]
  const title = new URLSearchParams(location.search).get('mode') === 'register' ? t.create_account : t.sign_in
  return pageMeta({ shop, title, path: `${basePathOf(params)}/auth`, hidden: true })
}

/** Signing in, opening an account, confirming an e-mail, and a password that was forgotten. */
export default function Auth() {
  const t = useMessages(customersMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const { mode, from, whose, returned } = useAuthRequest()
  const { status } = useSession()
  const isEntering = mode === 'login' || mode === 'register'
  if (status === 'customer' && isEntering && !returned)
    return <Navigate replace to={path(landingPath(from))} />
  return (
    <main id="page" className="grid min-h-dvh grid-rows-head bg-wash">
      <header className="page py-3">
        <Link
          to={path('/')}
          className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold underline-offset-4 hover:underline"
        >
          <Icon name="arrow-left" size={18} />
          {t.back_home}
        </Link>
      </header>
      <div className="page grid items-start justify-items-center pt-4 pb-24 sm:pt-16">
        <section className="w-full max-w-115 rounded-large bg-paper p-6 shadow-lifted sm:p-10">
          {returned ? (
            <FinishExternalSignIn
              providerReturn={returned}
              onLanding={(to) => navigate(path(to), { replace: true })}
              onFailure={() => navigate(path('/auth?mode=login'), { replace: true })}
            />
          ) : (
            <AuthPanel key={mode} mode={mode} from={from} owner={whose} />
          )}
        </section>
      </div>
    </main>
  )
}

/** The request in the address. Codes are removed from it, so that nobody reads them over a shoulder or in a log. */
function useAuthRequest() {
  const [query, setQuery] = useSearchParams()
  const requested = query.get('mode') as AuthMode
  const mode = authModes.includes(requested) ? requested : 'login'
  const [held] = useState(() => ({ mode, owner: readLinkedCode(query), returned: readProviderReturn(query) }))
  const hasCode = query.has('code')
  useEffect(() => {
    if (!hasCode) return
    setQuery(
      (now) => {
        for (const name of ['code', 'state', 'iss', 'userId', 'scope', 'session_state']) now.delete(name)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [hasCode, setQuery])
  const isHeld = held.mode === mode
  return {
    mode,
    from: query.get('from'),
    whose: isHeld && held.owner.code ? held.owner : readLinkedCode(query),
    returned: isHeld ? held.returned : undefined,
  }
}
