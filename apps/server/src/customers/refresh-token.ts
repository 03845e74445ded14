/**
 * A refresh token is exchanged once. Whoever shows it again later is a thief, or the owner whom a thief came
 * before: the whole sign-in ends. Two tabs that start together show it within seconds: both are served.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { type Customer, findCustomer } from './customers.store.ts'
import {
  addRefreshToken,
  endSession,
  type FoundToken,
  findRefreshToken,
  type Refresh,
  replaceRefreshToken,
  type StoredSession,
} from './sessions.store.ts'
import { signInResult } from './sign-in.ts'

const GRACE_MS = 10_000
/** Tabs that come together within the grace; more of them are no browser. */
const MAX_TABS = 20

type TokenExchange = { customer: Customer; session: StoredSession; refresh: Refresh }

export async function exchangeRefreshToken(services: Services, shop: Shop, token: string, now: Date) {
  // the transaction must keep the end of a session although the answer is «no»: it gives no refusal itself
  const exchanged = await services.database.inShop<TokenExchange | undefined>(shop.id, async (tx) => {
    const found = await findRefreshToken(tx, token)
    if (!found) return undefined
    const { session } = found
    if (isStolen(found, now)) await endSession(tx, session.id, now)
    if (!isGood(found, now)) return undefined
    const customer = await findCustomer(tx, session.customer_id)
    // the link of a guest is no refresh token: it opens again and again, and never another
    if (!customer || customer.is_guest) return undefined
    await replaceRefreshToken(tx, token, found, now)
    return { customer, session, refresh: await addRefreshToken(tx, session, now) }
  })
  if (!exchanged) return refuse('bad_refresh_token') as Refusal
  return signInResult(services, shop, exchanged.customer, exchanged.session, exchanged.refresh, now)
}

function isStolen({ replaced_at }: FoundToken, now: Date): boolean {
  return replaced_at !== null && now.getTime() - replaced_at.getTime() > GRACE_MS
}

function isGood(found: FoundToken, now: Date): boolean {
  const { session, expires_at, exchanges } = found
  return session.ended_at === null && expires_at > now && exchanges < MAX_TABS && !isStolen(found, now)
}
