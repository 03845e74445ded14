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
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import {
  accountClosedEmail,
  activationEmail,
  emailChangeEmail,
  emailChangeNoticeEmail,
  emailTakenEmail,
  firstPasswordEmail,
  guestCodeEmail,
  knownAccountEmail,
  passwordChangedEmail,
  passwordResetEmail,
} from './account-emails.ts'
import { type Email, sendMail } from './send-mail.ts'
import { findMailBranding, type MailBranding } from './template.ts'

export const accountMail: Job<Services> = async (payload, services) => {
  const mail = AccountMail.parse(payload)
  const shop = await services.shops.byId(mail.shop)
  if (!shop) return
  const email = await services.database.inShop(shop.id, async (tx) =>
    write({ tx, services, look: await findMailBranding(tx, services, shop), id: mail.id }, mail),
  )
  if (email) await sendMail(services, shop, email)
}

type AccountMailContext = { tx: Tx; services: Services; look: MailBranding; id: string }
type OfEmail = Extract<AccountMail, { email: string }>
type OfCustomer = Extract<AccountMail, { customerId: number }>

/** Undefined where there is nobody to write to. */
async function write(context: AccountMailContext, mail: AccountMail): Promise<Email | undefined> {
  if (mail.kind === 'farewell') return accountClosedEmail(context.look, mail)
  return 'email' in mail ? writeToEmail(context, mail) : writeToCustomer(context, mail)
}

async function writeToEmail(context: AccountMailContext, mail: OfEmail): Promise<Email | undefined> {
  const { kind, email } = mail
  const customer = await lockCustomerByEmail(context.tx, email)
  if (!customer) return undefined
  if (kind === 'password_reset') {
    return passwordResetEmail(context.look, customer, await coded(context, customer, 'password_reset'))
  }
  if (!customer.verified_at) return writeToUnconfirmed(context, customer, mail.from)
  // an account that is confirmed by now needs no second mail about that
  const isLate = kind === 'activation' || (await findCode(context.tx, context.id)) !== undefined
  if (isLate) return undefined
  return knownAccountEmail(context.look, customer, await coded(context, customer, 'password_reset'))
}

/** A code confirms the password of the registration that asked for it; where several differ, none is confirmed. */
async function writeToUnconfirmed(
  context: AccountMailContext,
  customer: Customer,
  from: string | undefined,
): Promise<Email | undefined> {
  // another registration has ended this mail's code: that one's mail is on its way
  if ((await findCode(context.tx, context.id))?.used_at) return undefined
  return customer.password_hash === null
    ? firstPasswordEmail(context.look, customer, await coded(context, customer, 'password_reset'))
    : activationEmail(context.look, customer, await coded(context, customer, 'activation'), from)
}

async function writeToCustomer(context: AccountMailContext, mail: OfCustomer): Promise<Email | undefined> {
  const customer = await findCustomer(context.tx, mail.customerId)
  if (!customer || customer.closed_at) return undefined
  if (mail.kind === 'password_changed') return passwordChangedEmail(context.look, customer, mail.id)
  if (mail.kind === 'guest_quote') {
    return guestCodeEmail(context.look, customer, await coded(context, customer, 'guest_quote'))
  }
  if (mail.kind === 'email_leaving') return emailChangeNoticeEmail(context.look, customer, mail)
  return writeToNewAddress(context, customer)
}

/** Somebody who has an account with that address already is told so, and the change never happens. */
async function writeToNewAddress(
  context: AccountMailContext,
  customer: Customer,
): Promise<Email | undefined> {
  const waiting = await findCode(context.tx, context.id)
  if (!waiting?.email || waiting.used_at) return undefined
  const holder = await findCustomerByEmail(context.tx, waiting.email)
  if (!holder?.verified_at) {
    const code = await coded(context, customer, 'email_change', waiting.email)
    return emailChangeEmail(context.look, customer, code, waiting.email)
  }
  return emailTakenEmail(context.look, holder, context.id)
}

async function coded(
  { tx, services, id }: AccountMailContext,
  { id: customerId }: Customer,
  purpose: CodePurpose,
  email?: string,
) {
  const saved = { id, customerId, purpose, ...(email !== undefined && { email }) }
  await saveCode(tx, saved, services.now())
  return { id, code: codeOf(services.config, id), linkCode: linkCodeOf(services.config, id) }
}
