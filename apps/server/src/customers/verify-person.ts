/** A signed-in person proves once more that it is them, before something that cannot be taken back. */
import { FRESH_SIGN_IN_MINUTES } from '@estampa/domain/customers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { type AttemptLimit, countAttempt, forgetAttempt } from './attempts.store.ts'
import type { Customer } from './customers.store.ts'
import { checkPassword } from './passwords.ts'
import { findSignIn } from './sessions.store.ts'

type VerificationContext = {
  services: Services
  shop: Shop
  person: { customerId: number; sessionId: string }
  ip: string
  now: Date
}

/**
 * With the password, or with a sign-in of a moment ago where the person has none. The link that a guest holds is all
 * that there is.
 */
export function provePerson(
  { services, shop, person, ip, now }: VerificationContext,
  customer: Customer,
  password = '',
): Promise<true | Refusal> {
  if (customer.is_guest) return Promise.resolve(true)
  return customer.password_hash === null
    ? proveFreshSignIn(services, shop, person, now)
    : provePassword(services, shop, { customer, password, ip }, now)
}

type Proof = { customer: Customer; password: string; ip: string }

/** A wrong password is counted like a failed sign-in, before it is looked at. */
async function provePassword(
  { database, config }: Services,
  shop: Shop,
  { customer, password, ip }: Proof,
  now: Date,
): Promise<true | Refusal> {
  const limits = limitsFor(customer, ip, config.loginTries)
  const counted = await database.inShop(shop.id, async (tx) => ({
    allowed: await countAttempt(tx, limits, now),
  }))
  if (!counted.allowed) return refuse('too_many_tries')
  const matches = await checkPassword(customer.password_hash, password)
  if (isRefusal(matches)) return matches
  if (!matches) return refuse('wrong_password')
  await database.inShop(shop.id, (tx) => forgetAttempt(tx, limits))
  return true
}

/** People without a password have signed in a moment ago, which they can always do again. */
async function proveFreshSignIn(
  { database }: Services,
  shop: Shop,
  { customerId, sessionId }: { customerId: number; sessionId: string },
  now: Date,
): Promise<true | Refusal> {
  const began = await database.readInShop(shop.id, (tx) => findSignIn(tx, sessionId, customerId))
  const oldest = now.getTime() - FRESH_SIGN_IN_MINUTES * 60_000
  return (began !== undefined && began.getTime() >= oldest) || refuse('sign_in_again')
}

function limitsFor({ id }: Customer, ip: string, tries: number): AttemptLimit[] {
  if (tries === 0) return []
  return [
    { subject: `proof of ${id} ${ip}`, most: tries },
    { subject: `proof of ${id}`, most: tries * 10 },
  ]
}

/** The subjects under which limits count a person, for those who ask to be forgotten. */
export function proofSubjects({ id }: Customer): string[] {
  return [`proof of ${id}`]
}
