import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Customer } from '../customers/customers.store.ts'
import type { PersonalData } from '../customers/personal-data.ts'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type Mail = Selectable<Tables['mails']>
type WrittenLater = 'sent_at' | 'failed_at' | 'failure' | 'tries' | 'tried_at' | 'again_at'
export type MailToSave = Omit<Mail, 'shop_id' | WrittenLater>

/** The mail of this event: the one that was written first, whatever is given now. */
export async function saveMail(tx: Tx, mail: MailToSave): Promise<Mail> {
  await tx
    .insertInto('mails')
    .values({ ...mail, sent_at: null, failed_at: null, failure: null })
    .onConflict((known) => known.columns(['shop_id', 'event']).doNothing())
    .execute()
  return tx.selectFrom('mails').selectAll().where('event', '=', mail.event).executeTakeFirstOrThrow()
}

export async function markSent(tx: Tx, event: string, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ sent_at: now, failure: null, ...triedOnce(now) })
    .where('event', '=', event)
    .execute()
}

/** The mail server will never take it: it is not tried again. */
export async function markFailed(
  tx: Tx,
  event: string,
  { failure, now }: { failure: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ failed_at: now, failure, ...triedOnce(now) })
    .where('event', '=', event)
    .execute()
}

/** The mail server did not take it this time; it waits for the next. */
export async function markTried(
  tx: Tx,
  event: string,
  { failure, now }: { failure: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ failure, ...triedOnce(now) })
    .where('event', '=', event)
    .execute()
}

const triedOnce = (now: Date) => ({ tries: sql<number>`tries + 1`, tried_at: now })

/** Mails about the same thing that were written before this one and have not gone out yet, oldest first. */
export async function listWaiting(tx: Tx, thread: string, { event, created_at }: Mail): Promise<Mail[]> {
  return tx
    .selectFrom('mails')
    .selectAll()
    .where('thread', '=', thread)
    .where('event', '!=', event)
    .where('created_at', '<=', created_at)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('html', '!=', '')
    .orderBy('created_at')
    .execute()
}

export async function listMails(tx: Tx, most: number): Promise<Mail[]> {
  return tx.selectFrom('mails').selectAll().orderBy('created_at', 'desc').limit(most).execute()
}

export async function findMail(tx: Tx, event: string): Promise<Mail | undefined> {
  return tx.selectFrom('mails').selectAll().where('event', '=', event).executeTakeFirst()
}

/** The newest mail of these events. */
export async function findLastMail(tx: Tx, events: readonly string[]): Promise<Mail | undefined> {
  return tx
    .selectFrom('mails')
    .selectAll()
    .where('event', '=', sql<string>`any(${events}::text[])`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The event is remembered, so that it is not told twice; to whom and what is not. */
export async function blankMail(tx: Tx, event: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ recipient: '', subject: '', html: '', plain: '', failure: null, customer_id: null })
    .where('event', '=', event)
    .execute()
}

/** Mails hold names and addresses: they are not kept for ever. */
export async function forgetOldMails(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('mails').where('created_at', '<', before).execute()
}

/** To the person, about one of their orders, with a quote that they sent, or with their address in it. */
function isAbout({ id, email }: Customer) {
  return sql<SqlBool>`(customer_id = ${id} or recipient = ${email}
    or split_part(event, '.', 2) in (
      select o.id::text from orders o where o.customer_id = ${id}
      union all select q.id::text from quote_mails q where q.customer_id = ${id})
    or position(${email} in lower(concat_ws(' ', recipient, subject, html, plain))) > 0)`
}

export const mailPersonalData: PersonalData = {
  name: 'mail',
  async gather(tx, customer) {
    return tx
      .selectFrom('mails')
      .select(['recipient', 'subject', 'plain', 'created_at', 'sent_at'])
      .where(isAbout(customer))
      .orderBy('created_at')
      .execute()
  },
  async erase(tx, customer) {
    await tx.deleteFrom('mails').where(isAbout(customer)).execute()
    return []
  },
}
