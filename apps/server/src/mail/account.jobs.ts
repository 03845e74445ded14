/**
 * Writes the mails of accounts. Only here it is found out whose an e-mail is: the request that asked does not
 * know. A mail that is tried again carries the same code, which lives on until the mail could be sent.
 */
import type { CodePurpose } from '@estampa/domain/customers'
import { AccountMail } from '../customers/account-mails.ts'
import { codeOf, findCode, linkCodeOf, saveCode } from '../customers/codes.store.ts'
import {
  type Customer,
  findCustomer,
  findCustomerByEmail,
  lockCustomerByEmail,
} from '../customers/customers.store.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { Job } from '../worker.ts'
import {
  activationLetter,
  emailChangeLetter,
  emailLeavingLetter,
  farewellLetter,
  firstPasswordLetter,
  guestCodeLetter,
  knownLetter,
  passwordChangedLetter,
  resetLetter,
  unmovedLetter,
} from './account-letters.ts'
import { type Look, lookOf } from './letter.ts'
import { type Letter, sendMail } from './send-mail.ts'

export const accountMail: Job = async (payload, services) => {
  const mail = AccountMail.parse(payload)
  const shop = await services.shops.byId(mail.shop)
  if (!shop) return
  const look = lookOf(services, shop)
  const letter = await services.database.inShop(shop.id, (tx) =>
    write({ tx, services, look, id: mail.id }, mail),
  )
  if (letter) await sendMail(services, shop, letter)
}

type Desk = { tx: Tx; services: Services; look: Look; id: string }
type OfEmail = Extract<AccountMail, { email: string }>
type OfCustomer = Extract<AccountMail, { customerId: number }>

/** Undefined where there is nobody to write to. */
async function write(desk: Desk, mail: AccountMail): Promise<Letter | undefined> {
  if (mail.kind === 'farewell') return farewellLetter(desk.look, mail)
  return 'email' in mail ? writeToEmail(desk, mail) : writeToCustomer(desk, mail)
}

async function writeToEmail(desk: Desk, mail: OfEmail): Promise<Letter | undefined> {
  const { kind, email } = mail
  const customer = await lockCustomerByEmail(desk.tx, email)
  if (!customer) return undefined
  if (kind === 'password_reset') {
    return resetLetter(desk.look, customer, await coded(desk, customer, 'password_reset'))
  }
  if (!customer.verified_at) return writeToUnconfirmed(desk, customer, mail.from)
  // an account that is confirmed by now needs no second mail about that
  const isLate = kind === 'activation' || (await findCode(desk.tx, desk.id)) !== undefined
  if (isLate) return undefined
  return knownLetter(desk.look, customer, await coded(desk, customer, 'password_reset'))
}

/** A code confirms the password of the registration that asked for it; where several differ, none is confirmed. */
async function writeToUnconfirmed(
  desk: Desk,
  customer: Customer,
  from: string | undefined,
): Promise<Letter | undefined> {
  // another registration has ended this mail's code: that one's mail is on its way
  if ((await findCode(desk.tx, desk.id))?.used_at) return undefined
  return customer.password_hash === null
    ? firstPasswordLetter(desk.look, customer, await coded(desk, customer, 'password_reset'))
    : activationLetter(desk.look, customer, await coded(desk, customer, 'activation'), from)
}

async function writeToCustomer(desk: Desk, mail: OfCustomer): Promise<Letter | undefined> {
  const customer = await findCustomer(desk.tx, mail.customerId)
  if (!customer || customer.closed_at) return undefined
  if (mail.kind === 'password_changed') return passwordChangedLetter(desk.look, customer, mail.id)
  if (mail.kind === 'guest_quote') {
    return guestCodeLetter(desk.look, customer, await coded(desk, customer, 'guest_quote'))
  }
  if (mail.kind === 'email_leaving') return emailLeavingLetter(desk.look, customer, mail)
  return writeToNewAddress(desk, customer)
}

/** Whoever has an account with that address already is told so, and the change never happens. */
async function writeToNewAddress(desk: Desk, customer: Customer): Promise<Letter | undefined> {
  const waiting = await findCode(desk.tx, desk.id)
  if (!waiting?.email || waiting.used_at) return undefined
  const holder = await findCustomerByEmail(desk.tx, waiting.email)
  if (!holder?.verified_at) {
    const code = await coded(desk, customer, 'email_change', waiting.email)
    return emailChangeLetter(desk.look, customer, code, waiting.email)
  }
  return unmovedLetter(desk.look, holder, desk.id)
}

async function coded(
  { tx, services, id }: Desk,
  { id: customerId }: Customer,
  purpose: CodePurpose,
  email?: string,
) {
  const saved = { id, customerId, purpose, ...(email !== undefined && { email }) }
  await saveCode(tx, saved, services.now())
  return { id, code: codeOf(services.config, id), linkCode: linkCodeOf(services.config, id) }
}
