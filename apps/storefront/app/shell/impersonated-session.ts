import { client, type Transport } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { showProgress } from '@estampa/web/loading'
import { createStore } from '@estampa/web/state'
import type { Session, SessionState } from '../session/session.ts'
import { sessionWithoutSignIn } from './session-without-sign-in.ts'

type ImpersonatedOptions = { shop: string; origin: string; reload?: () => void }

/**
 * The session of somebody who sees the shop as a customer: it stands in a cookie that no script reads, and nothing of it
 * is stored. Once the server knows it no more, the page is loaded again as everybody's.
 */
export function createImpersonatedSession({
  shop,
  origin,
  reload = () => window.location.reload(),
}: ImpersonatedOptions): Session {
  const state = createStore<SessionState>({ status: 'starting', user: null, guest: null })
  const carry = httpTransport({ origin, shop })
  const ask: Transport = async (request) => {
    const answer = await carry(request)
    if (answer.status === 401) reload()
    return answer
  }
  const api = client((request) => (request.isQuiet ? ask(request) : showProgress(ask(request))))
  return sessionWithoutSignIn({
    shop,
    state,
    api,
    async start() {
      const { userId, email, fullName, phoneNumber, company } = await api.customers.getProfile({})
      const user = { userId, email, fullName, phoneNumber, company }
      state.set({ status: 'customer', user, guest: null })
    },
    signOut: () => leaveImpersonation(shop),
  })
}

/** The server forgets the session, and the shop is everybody's again. */
export async function leaveImpersonation(shop: string): Promise<void> {
  await fetch(`/${shop}/see-as-customer/end`, { method: 'POST' })
  window.location.assign(`/${shop}`)
}
