/**
 * The effects of a code from a mail: it confirms an account, changes its e-mail, or chooses its password. Guessing
 * is limited per account and address, in rows that a restart does not forget, and every wrong guess also
 * counts against the codes themselves.
 */
import type { CodePurpose } from '@estampa/domain/customers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import type { Tx } from '../db/database.ts'
import type { Person } from '../http/person.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { requestMail } from './account-mails.ts'
import { type AttemptLimit, countAttempt, forgetAttempt, forgetSubjects } from './attempts.store.ts'
import { endCodes, isLinkCode, type LiveCode, useCode } from './codes.store.ts'
import {
  type Customer,
  changeCustomer,
  dropCustomer,
  findCustomerByEmail,
  lockCustomer,
} from './customers.store.ts'
import { dropForeignIdentities } from './external.store.ts'
import { claimGuests } from './guests.store.ts'
import { hashNewPassword } from './passwords.ts'
import type { AccountServices } from './personal-data.ts'
import { endSessionsOf } from './sessions.store.ts'
import { openSignIn, signInSubjects } from './sign-in.ts'

const UNIQUE_VIOLATION = '23505'

export type CodeInput = {
  userId?: number | undefined
  emailAddress?: string | undefined
  code: string
  ip: string
}
type UsedCode = { customer: Customer; code: LiveCode }
/** A refusal is a value inside, so that the transaction keeps what was counted. */
type CodeOutcome = { refused: Refusal } | CodeResult
/** `session`: of an account that was just confirmed, where people may sign in. */
type CodeResult = { person: Customer; session?: Exclude<Awaited<ReturnType<typeof openSignIn>>, Refusal> }

/**
 * Confirms the e-mail that the code was sent to. Whoever read that mail is the person: a new account is signed in
 * at once.
 */
export async function confirmEmail(
  services: AccountServices,
  shop: Shop,
  { by, ...brought }: CodeInput & { by: Person },
  now: Date,
): Promise<CodeResult | Refusal> {
  const purposes: CodePurpose[] = ['activation', 'email_change']
  const confirm = async (tx: Tx): Promise<CodeOutcome> => {
    const taken = await takeCode(tx, services, { ...brought, purposes }, now)
    if (isRefusal(taken)) return { refused: taken }
    const { customer, code } = taken
    if (code.email !== null) return moveTo(tx, shop, { customer, email: code.email }, now)
    await endCodes(tx, customer.id, ['activation'], now)
    const person = await changeCustomer(tx, customer.id, { verified_at: customer.verified_at ?? now })
    if (!customer.verified_at) await claimGuests(tx, person)
    if (!effectiveSwitches(shop.config).loginInShop) return { person }
    const session = await openSignIn(tx, services, shop, person, { remember: true, person: by }, now)
    return isRefusal(session) ? { refused: session } : { person, session }
  }
  const outcome = await services.database.inShop(shop.id, confirm).catch(refusedAsTaken)
  return 'refused' in outcome ? outcome.refused : outcome
}

/** Confirms the e-mail of somebody who asks for a quote without an account, and goes on with the work. */
export async function confirmGuest<Answer>(
  services: Services,
  shop: Shop,
  brought: CodeInput,
  now: Date,
  work: (tx: Tx, guest: Customer) => Promise<Answer>,
): Promise<Answer | Refusal> {
  type Outcome = { refused: Refusal } | { answer: Answer }
  const outcome = await services.database.inShop<Outcome>(shop.id, async (tx) => {
    const taken = await takeCode(tx, services, { ...brought, purposes: ['guest_quote'] }, now)
    if (isRefusal(taken)) return { refused: taken }
    const guest = await changeCustomer(tx, taken.customer.id, { verified_at: now })
    return { answer: await work(tx, guest) }
  })
  return 'refused' in outcome ? outcome.refused : outcome.answer
}

/** Chooses the password, the first one too. Having read the mail also confirms the e-mail. */
export async function resetPassword(
  services: Services,
  shop: Shop,
  { password, ...brought }: CodeInput & { password: string },
  now: Date,
) {
  // before anything is looked up: it takes the same time for everybody
  const hash = await hashNewPassword(password)
  if (isRefusal(hash)) return hash
  const outcome = await services.database.inShop<CodeOutcome>(shop.id, async (tx) => {
    const taken = await takeCode(tx, services, { ...brought, purposes: ['password_reset'] }, now)
    if (isRefusal(taken)) return { refused: taken }
    const { id, verified_at } = taken.customer
    const person = await changeCustomer(tx, id, { password_hash: hash, verified_at: verified_at ?? now })
    if (!verified_at) await claimGuests(tx, person)
    // a thief who was in may not keep a session, nor a change of e-mail that waits
    await endCodes(tx, id, ['password_reset', 'activation', 'email_change'], now)
    // whoever reads the mailbox is no guesser: what strangers tried before stands in nobody's way
    await forgetSubjects(tx, signInSubjects(person.email))
    await endSessionsOf(tx, id, now)
    // nor a way in through a provider's account that is not this mailbox's
    await dropForeignIdentities(tx, person)
    await requestMail(tx, shop, { kind: 'password_changed', customerId: id })
    return { person }
  })
  return 'refused' in outcome ? outcome.refused : outcome.person
}

async function takeCode(
  tx: Tx,
  { config }: Services,
  { purposes, ...brought }: CodeInput & { purposes: CodePurpose[] },
  now: Date,
): Promise<UsedCode | Refusal> {
  const limits = limitsFor(brought, config.loginTries)
  if (!(await countAttempt(tx, limits, now))) return refuse('too_many_tries')
  const customer = await lockCustomerOfCode(tx, brought)
  if (!customer) return refuse('bad_code')
  const code = await useCode(tx, config, { customerId: customer.id, purposes, typed: brought.code }, now)
  if (!code) return refuse('bad_code')
  await forgetAttempt(tx, limits)
  return { customer, code }
}

async function lockCustomerOfCode(
  tx: Tx,
  { userId, emailAddress }: CodeInput,
): Promise<Customer | undefined> {
  const id = userId ?? (await findCustomerByEmail(tx, emailAddress ?? ''))?.id
  const customer = id === undefined ? undefined : await lockCustomer(tx, id)
  return emailAddress === undefined || customer?.email === emailAddress ? customer : undefined
}

/** A mail's link cannot be guessed: strangers who try codes of an account do not stand in its way. */
function limitsFor({ userId, emailAddress, ip, code }: CodeInput, tries: number): AttemptLimit[] {
  if (tries === 0) return []
  const account = userId ?? emailAddress
  if (isLinkCode(code)) return [{ subject: `code from ${ip}`, most: tries * 10 }]
  return [
    { subject: `code of ${account} ${ip}`, most: tries },
    { subject: `code from ${ip}`, most: tries * 10 },
    { subject: `code of ${account}`, most: tries * 10 },
  ]
}

/** The subjects under which limits count a person, for those who ask to be forgotten. */
export function codeSubjects({ id, email }: Customer): string[] {
  return [`code of ${id}`, `code of ${email}`]
}

/** In the same instant somebody registered with that address: nothing was changed, a second try will do. */
function refusedAsTaken(error: { code?: string }): CodeOutcome {
  if (error.code === UNIQUE_VIOLATION) return { refused: refuse('conflict') }
  throw error
}

/**
 * Somebody who registered with this address and never confirmed it cannot keep it from its owner. But then two
 * claim one mailbox, and whoever reads it may have confirmed the wrong one: the account arrives without a
 * password, sessions or other ways in, and the mailbox gets a code to choose a password with.
 */
async function moveTo(
  tx: Tx,
  shop: Shop,
  { customer, email }: { customer: Customer; email: string },
  now: Date,
): Promise<CodeOutcome> {
  const holder = await findCustomerByEmail(tx, email)
  if (holder?.verified_at) return { refused: refuse('bad_code') }
  if (holder) await dropCustomer(tx, holder.id)
  // codes that were sent to the mailbox that is left open nothing any more
  await endCodes(tx, customer.id, ['password_reset'], now)
  const moved = await changeCustomer(tx, customer.id, { email })
  if (!holder) return { person: moved }
  await endSessionsOf(tx, customer.id, now)
  await dropForeignIdentities(tx, moved)
  await requestMail(tx, shop, { kind: 'password_reset', email })
  return { person: await changeCustomer(tx, customer.id, { password_hash: null }) }
}
