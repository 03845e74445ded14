/**
 * Signing in with another company's account. It is begun here, by one guest of one shop, and ended by the same
 * guest within ten minutes, once. An account is recognized by the provider's number for the person; by e-mail
 * only the first time, and only when the provider vouches for that e-mail.
 */
import { randomBytes } from 'node:crypto'
import type { externalCalls } from '@estampa/contract/customers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import type { Person } from '../http/person.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { namedAddress } from '../shops/shop-address.ts'
import { countAttempt } from './attempts.store.ts'
import { endCodes } from './codes.store.ts'
import { type Customer, lockCustomerByEmail } from './customers.store.ts'
import {
  addExternalCustomer,
  addExternalLogin,
  claimUnverified,
  type ExternalLogin,
  forgetIdentities,
  linkIdentity,
  listIdentities,
  lockCustomerByIdentity,
  takeExternalLogin,
} from './external.store.ts'
import type { ExternalSignInServices, Identity } from './external-providers.ts'
import type { AccountServices, PersonalData } from './personal-data.ts'
import { endSessionsOf } from './sessions.store.ts'
import { openSignIn } from './sign-in.ts'

const BEGUN_FOR_S = 600

type BeginContext = Context<typeof externalCalls.beginExternalAuthentication, ExternalSignInServices>
type FinishContext = Context<
  typeof externalCalls.externalAuthenticate,
  AccountServices & ExternalSignInServices
>

export async function beginExternalSignIn({ services, shop, person, input, now, ip }: BeginContext) {
  if (!shop.config.loginInShop) return refuse('switched_off')
  const provider = services.providers.find(input.authProvider)
  const holder = holderOf(person)
  if (!provider || !holder) return refuse('provider_unknown')
  const login: ExternalLogin = {
    state: `${input.authProvider}.${randomBytes(32).toString('base64url')}`,
    holder,
    provider: input.authProvider,
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    redirectUri: redirectUriOf(services, shop),
    returnUrl: input.returnUrl ?? null,
  }
  const authorizationUrl = await provider.begin(login)
  if (isRefusal(authorizationUrl)) return authorizationUrl
  const most = services.config.loginTries * 20 || Number.POSITIVE_INFINITY
  const allowed = await services.database.inShop(shop.id, async (tx) => {
    await addExternalLogin(tx, login, new Date(now.getTime() + BEGUN_FOR_S * 1000))
    return countAttempt(tx, [{ subject: `begins elsewhere ${ip}`, most }], now)
  })
  if (!allowed) return refuse('too_many_tries')
  return { authorizationUrl, state: login.state, expireInSeconds: BEGUN_FOR_S }
}

export async function finishExternalSignIn({ services, shop, person, input, now }: FinishContext) {
  if (!shop.config.loginInShop) return refuse('switched_off')
  const { authProvider, providerAccessCode, state, iss, rememberClient: remember = true } = input
  const provider = services.providers.find(authProvider)
  if (!provider) return refuse('provider_unknown')
  const login = await takeLogin(services, shop, person, { state, provider: authProvider }, now)
  if (!login) return refuse('external_login_over')
  const identity = await provider.finish(login, providerAccessCode, iss)
  if (isRefusal(identity)) return identity
  return services.database.inShop(shop.id, async (tx) => {
    const customer = await customerOf(tx, shop, identity, provider.settings.displayName, now)
    if (isRefusal(customer)) return customer
    const signedIn = await openSignIn(tx, services, shop, customer, { remember, person }, now)
    const returnUrl = login.returnUrl ?? input.returnUrl ?? null
    return { ...signedIn, waitingForActivation: !signedIn.canLogin, returnUrl }
  })
}

async function takeLogin(
  { database }: Services,
  shop: Shop,
  person: Person,
  { state, provider }: { state: string | undefined; provider: string },
  now: Date,
): Promise<ExternalLogin | undefined> {
  const holder = holderOf(person)
  if (!state || !holder) return undefined
  // the transaction keeps that it is used up, whatever comes after: it gives no refusal itself
  return database.inShop(shop.id, (tx) => takeExternalLogin(tx, { state, holder, provider }, now))
}

/** The known person, or the one with this e-mail, or a new one. */
async function customerOf(
  tx: Tx,
  shop: Shop,
  identity: Identity,
  provider: string,
  now: Date,
): Promise<Customer | Refusal> {
  const known = await lockCustomerByIdentity(tx, identity)
  if (known) return known
  // the same answer whether there is an account with this e-mail or not
  if (!identity.isEmailVerified || !isEmail(identity.email)) {
    return refuse('provider_email_unverified', { provider })
  }
  const customer = await ownerOf(tx, shop, identity, now)
  if (isRefusal(customer)) return customer
  await linkIdentity(tx, customer.id, identity, now)
  return customer
}

async function ownerOf(tx: Tx, shop: Shop, identity: Identity, now: Date): Promise<Customer | Refusal> {
  const account = await lockCustomerByEmail(tx, identity.email)
  if (account?.verified_at) return account
  if (account) {
    await endSessionsOf(tx, account.id, now)
    await endCodes(tx, account.id, ['activation', 'password_reset'], now)
    return claimUnverified(tx, account, identity, now)
  }
  if (!shop.config.registrationInShop) return refuse('registration_off')
  const added = await addExternalCustomer(tx, identity, now)
  // somebody registered it between the two statements
  return added ?? ownerOf(tx, shop, identity, now)
}

/** The holder who may end the sign-in that they began; the token says it, so it cannot be claimed. */
export function holderOf(person: Person): string | undefined {
  if (person.kind === 'guest') return `guest ${person.guestId}`
  if (person.kind === 'customer') return `customer ${person.customerId}`
  return undefined
}

/** The address that the operator registers with the provider: one per shop, for all providers. */
export function redirectUriOf(
  { config }: Pick<Services, 'config'>,
  shop: Pick<Shop, 'host' | 'name'>,
): string {
  return `${namedAddress(shop, config.publicUrl)}/auth`
}

function isEmail(text: string): boolean {
  return /^[^\s@]{1,64}@[^\s@]{1,189}\.[^\s@.]{2,63}$/.test(text)
}

/** The names of a person's accounts elsewhere, and how they are forgotten. */
export const identitiesPersonalData: PersonalData = {
  name: 'identities',
  gather: (tx, customer) => listIdentities(tx, customer.id),
  async erase(tx, customer) {
    const holder = holderOf({ kind: 'customer', customerId: customer.id, sessionId: '' }) ?? ''
    await forgetIdentities(tx, customer.id, holder)
    return []
  },
}
