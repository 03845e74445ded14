/** Signing in with e-mail and password: a session opens for whoever knows both. */
import { refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Person } from '../http/person.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { isBlocked } from './blocks.store.ts'
import { type Customer, findCustomerByEmail, lockCustomer } from './customers.store.ts'
import { newDeviceToken } from './device-tokens.ts'
import type { AccountServices } from './personal-data.ts'
import { addRefreshToken, openSession, type Refresh, type StoredSession } from './sessions.store.ts'
import {
  type AccountDirectory,
  deviceOwnerOf,
  type PasswordAttempt,
  provePassword,
} from './verify-password.ts'

const DAY_S = 24 * 3600
const REMEMBERED_S = 30 * DAY_S

export type SignInAttempt = PasswordAttempt & { remember: boolean; person: Person }

const door: AccountDirectory<Customer> = {
  of: '',
  find: findCustomerByEmail,
  lock: (tx, { id }) => lockCustomer(tx, id),
}

export function signIn(services: AccountServices, shop: Shop, attempt: SignInAttempt, now: Date) {
  return provePassword(services, { shop, attempt, door, now }, (tx, customer) =>
    openSignIn(tx, services, shop, customer, attempt, now),
  )
}

/** The person is known: a session opens, and what they brought as a guest becomes theirs. */
export async function openSignIn(
  tx: Tx,
  services: AccountServices,
  shop: Shop,
  customer: Customer,
  { remember, person }: Pick<SignInAttempt, 'remember' | 'person'>,
  now: Date,
) {
  if (!customer.verified_at) return unverified(customer)
  if (await isBlocked(tx, customer.email)) return refuse('account_blocked')
  if (person.kind === 'guest') await services.uploads.adopt(tx, person.guestId, customer.id)
  const session = await openSession(tx, customer.id, remember ? REMEMBERED_S : DAY_S, now)
  const refresh = await addRefreshToken(tx, session, now)
  const signed = await signInResult(services, shop, customer, session, refresh, now)
  return { ...signed, deviceToken: deviceTokenFor(services, shop, customer) }
}

/** For a device on which this person has just shown who they are. */
export function deviceTokenFor({ config }: Pick<Services, 'config'>, shop: Shop, customer: Customer): string {
  return newDeviceToken(config, deviceOwnerOf(door, shop, customer))
}

/** The subjects under which limits count an e-mail, for those who ask to be forgotten. */
export function signInSubjects(email: string): string[] {
  return [`account ${email}`]
}

export async function signInResult(
  services: Services,
  shop: Shop,
  customer: Customer,
  session: StoredSession,
  refresh: Refresh,
  now: Date,
) {
  const holder = { kind: 'customer', customerId: customer.id, sessionId: session.id } as const
  const { token, expireInSeconds } = await services.tokens.issue(shop.id, holder, now)
  return {
    accessToken: token,
    encryptedAccessToken: token,
    expireInSeconds,
    refreshToken: refresh.token,
    refreshTokenExpireInSeconds: refresh.expireInSeconds,
    canLogin: true,
    ...userFields(customer),
  }
}

/** The password is right, but nobody has shown yet that the e-mail is theirs. */
function unverified(customer: Customer) {
  return {
    accessToken: '',
    encryptedAccessToken: '',
    expireInSeconds: 0,
    refreshToken: '',
    refreshTokenExpireInSeconds: 0,
    canLogin: false,
    ...userFields(customer),
  }
}

function userFields({ id, email, full_name, phone_number, company }: Customer) {
  return { userId: id, email, fullName: full_name, phoneNumber: phone_number, company }
}
