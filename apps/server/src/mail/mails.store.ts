import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

type MailRow = {
  shop_id: Generated<number>
  event: string
  thread: string | null
  message_id: string
  recipient: string
  subject: string
  html: string
  plain: string
  customer_id: number | null
  created_at: Date
  sent_at: Date | null
  failed_at: Date | null
  failure: string | null
}

declare module '../db/tables.ts' {
  interface Tables {
    mails: MailRow
  }
}

export type Mail = Selectable<MailRow>
export type MailToSave = Omit<Mail, 'shop_id' | 'sent_at' | 'failed_at' | 'failure'>

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
  await tx.updateTable('mails').set({ sent_at: now }).where('event', '=', event).execute()
}

/** The mail server will never take it: it is not tried again. */
export async function markFailed(
  tx: Tx,
  event: string,
  { failure, now }: { failure: string; now: Date },
): Promise<void> {
  await tx.updateTable('mails').set({ failed_at: now, failure }).where('event', '=', event).execute()
}

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
