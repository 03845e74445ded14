/**
 * The requests of mails of accounts. Whether an e-mail has an account is found out by the job, never
 * by the request: known and unknown ones get the same answer after the same work. Asking is limited per
 * address written to and per address asking, or anybody could fill a mailbox. Each purpose has limits of its
 * own, so that mails which a stranger asks for never stand in the way of those that the owner needs.
 */

import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { type AttemptLimit, countAttempt, HOUR_MS } from './attempts.store.ts'
import { behindDoor, type DoorShop } from './verify-password.ts'

const Shared = { shop: z.int(), id: z.uuid() }
const Anyone = { ...Shared, email: z.string() }
/** Where the person was going: the link leads there. */
const Going = { ...Anyone, from: z.string().optional() }
const Known = { ...Shared, customerId: z.int() }

/** `id` names the mail, and the code that it carries. */
export const AccountMail = z.discriminatedUnion('kind', [
  /** To whoever wrote this e-mail into the form: a code, or «there is an account already». */
  z.object({ kind: z.literal('registered'), ...Going }),
  z.object({ kind: z.literal('activation'), ...Going }),
  z.object({ kind: z.literal('password_reset'), ...Anyone }),
  /** To the new address, whose code waits with it. */
  z.object({ kind: z.literal('email_change'), ...Known }),
  /** To the address that is about to be left. */
  z.object({ kind: z.literal('email_leaving'), ...Known, to: z.string(), next: z.string() }),
  z.object({ kind: z.literal('password_changed'), ...Known }),
  /** The code with which somebody without an account asks for a quote. */
  z.object({ kind: z.literal('guest_quote'), ...Known }),
  /** The account is gone: this is all that is known of its person. */
  z.object({ kind: z.literal('farewell'), ...Shared, to: z.string(), name: z.string() }),
])

export type AccountMail = z.output<typeof AccountMail>
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
export type MailToRequest = Without<AccountMail, 'shop' | 'id'> & { id?: string }

/** The mail goes out when, and only when, the transaction commits. */
export async function requestMail(tx: Tx, shop: Shop, mail: MailToRequest): Promise<void> {
  await enqueue(tx, 'account_mail', { id: randomUUID(), ...mail, shop: shop.id })
}

export const mailPurposes = [
  'registration',
  'activation',
  'password_reset',
  'email_change',
  'regret',
  'leave',
  'guest',
  'invitation',
] as const

export type MailPurpose = (typeof mailPurposes)[number]

type MailRequest = {
  purpose: MailPurpose
  email: string
  ip: string
  /** The account that asks, where somebody is signed in. */
  by?: number
}

/** Counts the mail before anybody looks for the account: a refusal says nothing about it either. */
export async function mayMail(
  services: Services,
  shop: DoorShop,
  { email, purpose, ...sender }: MailRequest,
  now: Date,
): Promise<true | Refusal> {
  const isPatient = await maySendMails(services, shop, sender, now)
  const allowed = isPatient && (await mayMailAddress(services, shop, { email, purpose }, now))
  return allowed || refuse('too_many_mails')
}

/** Whether one sender has asked for few enough mails, whoever they went to. */
export async function maySendMails(
  services: Services,
  shop: DoorShop,
  { ip, by }: Pick<MailRequest, 'ip' | 'by'>,
  now: Date,
): Promise<boolean> {
  if (services.config.loginTries === 0) return true
  const limits: AttemptLimit[] = [{ subject: `mail from ${ip}`, most: 30 }]
  if (by !== undefined) limits.unshift({ subject: `mail asked by ${by}`, most: 5, windowMs: DAY_MS })
  const counted = await behindDoor(services, shop, async (tx, tries) => ({
    isFew: await countAttempt(tx, limits, now, tries),
  }))
  return counted.isFew
}

/**
 * Whether one address has got few enough mails of this purpose: three in a quarter of an hour, eight in a day,
 * and beyond those one in an hour. When it is refused, the last mail's code is therefore still good.
 */
export async function mayMailAddress(
  services: Services,
  shop: DoorShop,
  { email, purpose }: Pick<MailRequest, 'email' | 'purpose'>,
  now: Date,
): Promise<boolean> {
  if (services.config.loginTries === 0) return true
  const [quarter, hour, day] = mailSubjectsOf(purpose, email)
  const counted = await behindDoor(services, shop, async (tx, tries) => {
    const count = (limit: AttemptLimit) => countAttempt(tx, [limit], now, tries)
    if (!(await count({ subject: quarter, most: 3 }))) return { isFew: false }
    const isFirstOfHour = await count({ subject: hour, most: 1, windowMs: HOUR_MS })
    const isFewInDay = await count({ subject: day, most: 8, windowMs: DAY_MS })
    return { isFew: isFirstOfHour || isFewInDay }
  })
  return counted.isFew
}

function mailSubjectsOf(purpose: MailPurpose, email: string): [string, string, string] {
  const subject = `${purpose} mail to ${email}`
  return [subject, `${subject} in an hour`, `${subject} in a day`]
}

/** The subjects under which limits count an e-mail, for those who ask to be forgotten. */
export function mailSubjects(id: number, email: string): string[] {
  return [`mail asked by ${id}`, ...mailPurposes.flatMap((purpose) => mailSubjectsOf(purpose, email))]
}
