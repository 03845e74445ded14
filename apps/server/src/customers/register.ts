/**
 * Opening an account. Whether the e-mail is known is not told here, and not shown by the time either: the
 * password is hashed, one is checked and one mail is asked for in every case.
 *
 * Until an account is confirmed anybody may register with its e-mail. Where two of them bring different
 * passwords nobody knows whose is the owner's, so none is kept: earlier codes end, and the mail lets its reader
 * choose the password. A code therefore never confirms a password other than the one it was made for.
 */
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { mayMail, requestMail } from './account-mails.ts'
import { endCodes } from './codes.store.ts'
import {
  addUnconfirmed,
  changeCustomer,
  findCustomerByEmail,
  lockCustomerByEmail,
  type Registration,
} from './customers.store.ts'
import { checkPassword, hashNewPassword } from './passwords.ts'

export type RegistrationInput = Omit<Registration, 'passwordHash'> & {
  password: string
  /** Where the person was going. */
  from?: string | undefined
  ip: string
}

export async function register(
  services: Services,
  shop: Shop,
  { password, from, ip, ...person }: RegistrationInput,
  now: Date,
): Promise<true | Refusal> {
  const allowed = await mayMail(services, shop, { purpose: 'registration', email: person.email, ip }, now)
  if (isRefusal(allowed)) return allowed
  const passwordHash = await hashNewPassword(password)
  if (isRefusal(passwordHash)) return passwordHash
  const known = await services.database.readInShop(shop.id, (tx) => findCustomerByEmail(tx, person.email))
  const waitingHash = known?.verified_at ? null : known?.password_hash
  const isSamePassword = await checkPassword(waitingHash, password)
  if (isRefusal(isSamePassword)) return isSamePassword
  return services.database.inShop<true>(shop.id, async (tx) => {
    const isAdded = await addUnconfirmed(tx, { ...person, passwordHash }, now)
    if (!isAdded) await registerAgain(tx, person, isSamePassword ? waitingHash : undefined, now)
    await requestMail(tx, shop, { kind: 'registered', email: person.email, from })
    return true
  })
}

/** `provenHash` is the stored password that this registration knows; a confirmed account stays as it is. */
async function registerAgain(
  tx: Tx,
  { email, fullName, phoneNumber, company }: Omit<Registration, 'passwordHash'>,
  provenHash: string | null | undefined,
  now: Date,
): Promise<void> {
  const held = await lockCustomerByEmail(tx, email)
  if (!held || held.verified_at) return
  const isSamePerson = held.password_hash !== null && held.password_hash === provenHash
  if (!isSamePerson) await endCodes(tx, held.id, ['activation'], now)
  await changeCustomer(tx, held.id, {
    full_name: fullName,
    phone_number: phoneNumber,
    company,
    created_at: now,
    password_hash: isSamePerson ? held.password_hash : null,
  })
}
