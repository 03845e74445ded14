/**
 * Signing in with e-mail and password. A wrong password and an unknown e-mail get the same answer after the
 * same work. A try is counted before the password is looked at; the right one takes its count back.
 */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Database, Tx } from '../db/database.ts'
import { adoptUploads } from '../files/uploads.store.ts'
import type { Person } from '../http/person.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { type Customer, findCustomerByEmail, lockCustomer } from './customers.store.ts'
import { checkPassword } from './passwords.ts'
import { addRefreshToken, openSession, type Refresh, type Session } from './sessions.store.ts'
import { countTry, forgetTry, type Limit } from './tries.store.ts'

const DAY_S = 24 * 3600
const REMEMBERED_S = 30 * DAY_S

export type Try = { email: string; password: string; remember: boolean; ip: string; person: Person }

export async function signIn(services: Services, shop: Shop, attempt: Try, now: Date) {
  const { database, config } = services
  const limits = limitsFor(attempt, config.loginTries)
  const customer = await admit(database, shop, attempt.email, limits, now)
  if (isRefusal(customer)) return customer
  const matches = await checkPassword(customer?.password_hash, attempt.password)
  if (isRefusal(matches)) {
    // nobody looked at the password: that was no failed try
    await database.inShop(shop.id, (tx) => forgetTry(tx, limits))
    return matches
  }
  if (!matches || !customer) return refuse('wrong_credentials')
  return database.inShop(shop.id, async (tx) => {
    await forgetTry(tx, limits)
    // while the password was looked at it may have been changed, or the account deleted
    const held = await lockCustomer(tx, customer.id)
    if (held?.password_hash !== customer.password_hash) return refuse('wrong_credentials')
    return openSignIn(tx, services, shop, held, attempt, now)
  })
}

/** The person is known: a session opens, and what they brought as a guest becomes theirs. */
export async function openSignIn(
  tx: Tx,
  services: Services,
  shop: Shop,
  customer: Customer,
  { remember, person }: Pick<Try, 'remember' | 'person'>,
  now: Date,
) {
  if (!customer.verified_at) return unverified(customer)
  if (person.kind === 'guest') await adoptUploads(tx, person.guestId, customer.id)
  const session = await openSession(tx, customer.id, remember ? REMEMBERED_S : DAY_S, now)
  return signedIn(services, shop, customer, session, await addRefreshToken(tx, session, now), now)
}

/** One guesser on one account; one account from everywhere; one address on every account. */
function limitsFor({ email, ip }: Try, tries: number): Limit[] {
  if (tries === 0) return []
  const account = email.trim().toLowerCase()
  return [
    { subject: `account and address ${account} ${ip}`, most: tries },
    { subject: `account ${account}`, most: tries * 10 },
    { subject: `address ${ip}`, most: tries * 10 },
  ]
}

/** What limits know of an e-mail, for those who ask to be forgotten. */
export function signInSubjects(email: string): string[] {
  return [`account ${email}`]
}

async function admit(
  database: Database,
  shop: Shop,
  email: string,
  limits: Limit[],
  now: Date,
): Promise<Customer | undefined | Refusal> {
  const found = await database.inShop(shop.id, async (tx) => {
    const allowed = await countTry(tx, limits, now)
    return { allowed, customer: await findCustomerByEmail(tx, email) }
  })
  return found.allowed ? found.customer : refuse('too_many_tries')
}

export async function signedIn(
  services: Services,
  shop: Shop,
  customer: Customer,
  session: Session,
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
