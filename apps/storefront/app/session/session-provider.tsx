import type { Client } from '@estampa/contract/client'
import type { CountryCode } from '@estampa/domain/countries'
import { localeOf } from '@estampa/domain/countries/languages'
import { logError } from '@estampa/web/log'
import { createStore, useStore } from '@estampa/web/state'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { impersonation } from './impersonation.ts'
import { lookPreview } from './look-preview.ts'
import { otherSession } from './other-session.ts'
import { createSession, type Session, type SessionState } from './session.ts'

const SessionContext = createContext<Session | undefined>(undefined)

type SessionProviderProps = { shop: string; origin: string; environment: CountryCode; children: ReactNode }

/** Mounted once per shop, with the shop's name as its key. */
export function SessionProvider({ shop, origin, environment, children }: SessionProviderProps) {
  const [session] = useState(
    () =>
      otherSession()?.({ shop, origin, environment }) ??
      createSession({ shop, origin, storage: () => window.localStorage }),
  )
  useEffect(() => {
    session.start().catch(logError)
  }, [session])
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => session.follow(key)
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  }, [session])
  useEffect(() => storeLanguage(environment), [environment])
  return <SessionContext value={session}>{children}</SessionContext>
}

const YEAR_S = 365 * 24 * 60 * 60

/** Sets the cookie with the language for the server's next page. */
function storeLanguage(environment: CountryCode): void {
  if (impersonation() || lookPreview()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `i18n_redirected=${localeOf(environment)}; path=/; max-age=${YEAR_S}; samesite=lax`
}

function useCreatedSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('a session exists inside of a shop only')
  return session
}

/** The API with the visitor's token: for effects and handlers, in the browser. */
export function useApi(): Client {
  return useCreatedSession().api
}

export function useSession(): SessionState &
  Pick<
    Session,
    | 'signIn'
    | 'signOut'
    | 'onLeaving'
    | 'onSignOut'
    | 'changeUser'
    | 'deviceToken'
    | 'rememberDevice'
    | 'enterAsGuest'
    | 'leaveAsGuest'
  > {
  const { state, ...session } = useCreatedSession()
  const { signIn, signOut, onLeaving, onSignOut, changeUser } = session
  const { deviceToken, rememberDevice, enterAsGuest, leaveAsGuest } = session
  return {
    ...useStore(state),
    signIn,
    signOut,
    onLeaving,
    onSignOut,
    changeUser,
    deviceToken,
    rememberDevice,
    enterAsGuest,
    leaveAsGuest,
  }
}

const nobody = createStore<SessionState>({ status: 'guest', user: null, guest: null })

/** The visitor for the shell, which is also rendered around error pages, where there is no session. */
export function useVisitor(): SessionState {
  return useStore(useContext(SessionContext)?.state ?? nobody)
}
