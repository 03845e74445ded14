import type { Client } from '@estampa/contract/client'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { localeOf } from '../messages/catalogue.ts'
import { createSession, type Session, type SessionState } from './session.ts'
import { createStore, useStore } from './store.ts'

const SessionContext = createContext<Session | undefined>(undefined)

type SessionProviderProps = { shop: string; origin: string; environment: string; children: ReactNode }

/** Mounted once per shop, with the shop's name as its key. */
export function SessionProvider({ shop, origin, environment, children }: SessionProviderProps) {
  const [session] = useState(() => createSession({ shop, origin, storage: () => window.localStorage }))
  useEffect(() => {
    void session.start()
  }, [session])
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => session.follow(key)
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  }, [session])
  useEffect(() => keepLanguage(environment), [environment])
  return <SessionContext value={session}>{children}</SessionContext>
}

const YEAR_S = 365 * 24 * 60 * 60

/** The cookie that names the language, for whoever serves the next page. */
function keepLanguage(environment: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `i18n_redirected=${localeOf(environment)}; path=/; max-age=${YEAR_S}; samesite=lax`
}

function useSessionParts(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('a session exists inside of a shop only')
  return session
}

/** The API with the visitor's token: for effects and handlers, in the browser. */
export function useApi(): Client {
  return useSessionParts().api
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
    | 'keepDevice'
    | 'enterAsGuest'
    | 'leaveAsGuest'
  > {
  const { state, ...session } = useSessionParts()
  const { signIn, signOut, onLeaving, onSignOut, changeUser } = session
  const { deviceToken, keepDevice, enterAsGuest, leaveAsGuest } = session
  return {
    ...useStore(state),
    signIn,
    signOut,
    onLeaving,
    onSignOut,
    changeUser,
    deviceToken,
    keepDevice,
    enterAsGuest,
    leaveAsGuest,
  }
}

const nobody = createStore<SessionState>({ status: 'guest', user: null, guest: null })

/** For the shell, which is also drawn around error pages, where there is no session. */
export function useVisitor(): SessionState {
  return useStore(useContext(SessionContext)?.state ?? nobody)
}
