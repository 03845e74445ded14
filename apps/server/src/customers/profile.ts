/**
 * The changes that people make to their own account. A new e-mail counts once it is confirmed: until then it waits in the
 * code that was sent to it, and the address that would be left is told. A new e-mail and a new password need the
 * password, so that a stolen token alone cannot take an account over; a new password ends every other session.
 */
import { randomUUID } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Person } from '../http/person.ts'
import type { Shop } from '../http/shop.ts'
import { mayMail, requestMail } from './account-mails.ts'
import { endCodes, listLiveCodes, saveCode } from './codes.store.ts'
import { type Customer, changeCustomer, findCustomer, lockCustomer } from './customers.store.ts'
import { hashNewPassword } from './passwords.ts'
import type { AccountServices } from './personal-data.ts'
import { endSessionsOf } from './sessions.store.ts'
import { provePerson } from './verify-person.ts'

export type SignedInPerson = Extract<Person, { kind: 'customer' }>
export type ProfileInput = {
  fullName: string | undefined
  phoneNumber: string | undefined
  company: string | undefined
  email: string | undefined
  currentPassword: string | undefined
  newPassword: string | undefined
}
export type ProfileContext = {
  services: AccountServices
  shop: Shop
  person: SignedInPerson
  ip: string
  now: Date
}

export async function showProfile(tx: Tx, customer: Customer, now: Date) {
  const [waiting] = await listLiveCodes(tx, customer.id, ['email_change'], now)
  return {
    userId: customer.id,
    email: customer.email,
    fullName: customer.full_name,
    phoneNumber: customer.phone_number,
    company: customer.company,
    canLogin: true as const,
    pendingEmail: waiting?.email ?? null,
    hasPassword: customer.password_hash !== null,
  }
}

export async function updateProfile(request: ProfileContext, input: ProfileInput) {
  const { services, shop, person, ip, now } = request
  const { database } = services
  const customer = await database.readInShop(shop.id, (tx) => findCustomer(tx, person.customerId))
  if (!customer) return refuse('bad_token')
  const moves = input.email !== undefined && input.email !== customer.email
  const proven = await proveForChange(request, customer, input, moves)
  if (isRefusal(proven)) return proven
  if (moves) {
    const mail = { purpose: 'email_change', email: input.email ?? '', ip, by: customer.id } as const
    const allowed = await mayMail(services, shop, mail, now)
    if (isRefusal(allowed)) return allowed
  }
  const hash = input.newPassword === undefined ? undefined : await hashNewPassword(input.newPassword)
  if (isRefusal(hash)) return hash
  return database.inShop(shop.id, async (tx) => {
    const held = await lockCustomer(tx, customer.id)
    if (!held) return refuse('bad_token')
    if (hash !== undefined) await changePassword(tx, request, hash)
    if (moves) await beginEmailChange(tx, request, held, input.email ?? '')
    const { fullName = held.full_name, phoneNumber = held.phone_number, company = held.company } = input
    const changed = { full_name: fullName, phone_number: phoneNumber, company }
    return showProfile(tx, await changeCustomer(tx, held.id, changed), now)
  })
}

/** Somebody who only has the token changes neither the e-mail nor the password. */
async function proveForChange(
  request: ProfileContext,
  customer: Customer,
  { currentPassword, newPassword }: ProfileInput,
  moves: boolean,
): Promise<true | Refusal> {
  if (newPassword !== undefined && customer.password_hash === null) return refuse('no_password')
  return newPassword === undefined && !moves ? true : provePerson(request, customer, currentPassword)
}

async function changePassword(tx: Tx, { shop, person, now }: ProfileContext, hash: string): Promise<void> {
  const { customerId, sessionId } = person
  await changeCustomer(tx, customerId, { password_hash: hash })
  // a thief who was in may have begun to move the account
  await endCodes(tx, customerId, ['password_reset', 'email_change'], now)
  await endSessionsOf(tx, customerId, now, { except: sessionId })
  await requestMail(tx, shop, { kind: 'password_changed', customerId })
}

async function beginEmailChange(
  tx: Tx,
  { shop, now }: ProfileContext,
  { id, email }: Customer,
  next: string,
): Promise<void> {
  const codeId = randomUUID()
  await endCodes(tx, id, ['email_change'], now)
  await saveCode(tx, { id: codeId, customerId: id, purpose: 'email_change', email: next }, now)
  await requestMail(tx, shop, { kind: 'email_change', customerId: id, id: codeId })
  await requestMail(tx, shop, { kind: 'email_leaving', customerId: id, to: email, next })
}
