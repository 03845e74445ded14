/**
 * What the mails of accounts are asked with. Whether an e-mail has an account is found out by the job, never
 * by the request: known and unknown ones get the same answer after the same work. Asking is limited per
 * address written to and per address asking, or anybody could fill a mailbox.
 */
import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/jobs.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { countTry, DAY_MS, forgetTry, type Limit } from './tries.store.ts'

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
  /** The account is gone: this is all that is known of its person. */
  z.object({ kind: z.literal('farewell'), ...Shared, to: z.string(), name: z.string() }),
])
export type AccountMail = z.output<typeof AccountMail>
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
export type MailToAsk = Without<AccountMail, 'shop' | 'id'> & { id?: string }

/** The mail goes out when, and only when, the transaction commits. */
export async function askForMail(tx: Tx, shop: Shop, mail: MailToAsk): Promise<void> {
  await enqueue(tx, 'account_mail', { id: randomUUID(), ...mail, shop: shop.id })
}

/** `by`: the account that asks, where somebody is signed in. */
type Asking = { email: string; ip: string; by?: number }

/** Counts the mail before anybody looks for the account: a refusal says nothing about it either. */
export async function mayMail(
  { database, config }: Services,
  shop: Shop,
  asking: Asking,
  now: Date,
): Promise<true | Refusal> {
  const limits = config.loginTries === 0 ? [] : limitsFor(asking)
  const counted = await database.inShop(shop.id, async (tx) => {
    const allowed = await countTry(tx, limits, now)
    // what is not sent does not fill the day
    if (!allowed) await forgetTry(tx, limits)
    return { allowed }
  })
  return counted.allowed || refuse('too_many_mails')
}

function limitsFor({ email, ip, by }: Asking): Limit[] {
  return [
    ...(by === undefined ? [] : [{ subject: `mail asked by ${by}`, most: 5, windowMs: DAY_MS }]),
    { subject: `mail to ${email}`, most: 3 },
    { subject: `mail to ${email} in a day`, most: 8, windowMs: DAY_MS },
    { subject: `mail from ${ip}`, most: 30 },
  ]
}

/** What limits know of an e-mail, for those who ask to be forgotten. */
export function mailSubjects(id: number, email: string): string[] {
  return [`mail to ${email}`, `mail to ${email} in a day`, `mail asked by ${id}`]
}
