/**
 * A person is forgotten everywhere in one transaction: each feature gives up what it knows, then the account
 * goes. Their files are deleted, and the last mail is sent, by jobs that exist only if that is committed.
 * docs/personal-data.md says what stays, and why.
 */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { mailSubjects, requestMail } from './account-mails.ts'
import { forgetSubjects } from './attempts.store.ts'
import { forgetCodesOf, listCodes } from './codes.store.ts'
import { type Customer, closeCustomer, dropCustomer, findCustomer, lockCustomer } from './customers.store.ts'
import { dropNotesOf, listNotes } from './notes.store.ts'
import type { AccountServices } from './personal-data.ts'
import type { ProfileContext } from './profile.ts'
import { endSessionsOf, forgetSessionsOf, listSessions } from './sessions.store.ts'
import { signInSubjects } from './sign-in.ts'
import { codeSubjects } from './use-code.ts'
import { proofSubjects, provePerson } from './verify-person.ts'

const KEYS_PER_JOB = 500

export async function deleteAccount(
  request: ProfileContext,
  input: { email: string; userId: number; password: string | undefined },
): Promise<true | Refusal> {
  const { services, shop, person } = request
  const customer = await services.database.readInShop(shop.id, (tx) => findCustomer(tx, person.customerId))
  if (!customer) return refuse('bad_token')
  if (customer.id !== input.userId || customer.email !== input.email) return refuse('not_found')
  const proven = await provePerson(request, customer, input.password)
  if (isRefusal(proven)) return proven
  return services.database.inShop<true | Refusal>(shop.id, async (tx) => {
    const held = await lockCustomer(tx, customer.id)
    if (!held) return refuse('bad_token')
    await forgetPerson(tx, request, held)
    return true
  })
}

/** Closes the account of a person whose identity has been proven. */
export async function forgetPerson(
  tx: Tx,
  { services, shop, now }: Pick<ProfileContext, 'services' | 'shop' | 'now'>,
  customer: Customer,
): Promise<void> {
  const { id, email, full_name: name } = customer
  const subjects = [
    mailSubjects(id, email),
    signInSubjects(email),
    codeSubjects(customer),
    proofSubjects(customer),
  ]
  // what limits guests is of their e-mail, which others share: who leaves does not begin anew
  if (!customer.is_guest) await forgetSubjects(tx, subjects.flat())
  await endSessionsOf(tx, id, now)
  await forgetSessionsOf(tx, id)
  await forgetCodesOf(tx, id)
  await dropNotesOf(tx, id)
  await closeCustomer(tx, id, now)
  await eraseEverywhere(tx, services, customer)
  await requestMail(tx, shop, { kind: 'farewell', to: email, name })
}

/** Data that features store goes at once; data that an order under way needs goes with the first night after it. */
export async function eraseEverywhere(
  tx: Tx,
  { personalData, uploads }: Pick<AccountServices, 'personalData' | 'uploads'>,
  customer: Customer,
): Promise<void> {
  const keys: string[] = []
  let isHeld = false
  // what is built on others lets go first
  for (const { erase, holds } of personalData.toReversed()) {
    keys.push(...(await erase(tx, customer)))
    if (await holds?.(tx, customer)) isHeld = true
  }
  if (!isHeld) {
    keys.push(...(await uploads.dropOf(tx, customer.id)))
    await dropCustomer(tx, customer.id)
  }
  for (let first = 0; first < keys.length; first += KEYS_PER_JOB) {
    await enqueue(tx, 'forget_files', { keys: keys.slice(first, first + KEYS_PER_JOB) })
  }
}

/** Everything that the shop knows of a person, by feature. */
export async function gatherPersonalData(
  tx: Tx,
  { services }: Pick<ProfileContext, 'services'>,
  customer: Customer,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { customers: await gatherAccount(tx, customer) }
  for (const { name, gather } of services.personalData) data[name] = await gather(tx, customer)
  return data
}

async function gatherAccount(tx: Tx, customer: Customer): Promise<unknown> {
  const { id, email, full_name, phone_number, company, verified_at, created_at } = customer
  return {
    userId: id,
    email,
    fullName: full_name,
    phoneNumber: phone_number,
    company,
    verifiedAt: verified_at,
    createdAt: created_at,
    hasPassword: customer.password_hash !== null,
    sessions: await listSessions(tx, id),
    codes: await listCodes(tx, id),
    notes: await listNotes(tx, [id]),
    blockedAt: customer.blocked_at,
    blockedReason: customer.blocked_reason,
  }
}
