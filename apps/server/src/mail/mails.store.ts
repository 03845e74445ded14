import type { Generated, Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'

type MailRow = {
  shop_id: Generated<number>
  event: string
  message_id: string
  recipient: string
  subject: string
  html: string
  plain: string
  customer_id: number | null
  created_at: Date
  sent_at: Date | null
}

declare module '../db/tables.ts' {
  interface Tables {
    mails: MailRow
  }
}

export type Mail = Selectable<MailRow>
export type MailToSave = Omit<Mail, 'shop_id' | 'sent_at'>

/** The mail of this event: the one that was written first, whatever is given now. */
export async function keepMail(tx: Tx, mail: MailToSave): Promise<Mail> {
  await tx
    .insertInto('mails')
    .values({ ...mail, sent_at: null })
    .onConflict((known) => known.columns(['shop_id', 'event']).doNothing())
    .execute()
  return tx.selectFrom('mails').selectAll().where('event', '=', mail.event).executeTakeFirstOrThrow()
}

export async function markSent(tx: Tx, event: string, now: Date): Promise<void> {
  await tx.updateTable('mails').set({ sent_at: now }).where('event', '=', event).execute()
}

export async function listMails(tx: Tx, most: number): Promise<Mail[]> {
  return tx.selectFrom('mails').selectAll().orderBy('created_at', 'desc').limit(most).execute()
}

export async function findMail(tx: Tx, event: string): Promise<Mail | undefined> {
  return tx.selectFrom('mails').selectAll().where('event', '=', event).executeTakeFirst()
}

/** The event is remembered, so that it is not told twice; to whom and what is not. */
export async function blankMail(tx: Tx, event: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ recipient: '', subject: '', html: '', plain: '', customer_id: null })
    .where('event', '=', event)
    .execute()
}

/** Mails hold names and addresses: they are not kept for ever. */
export async function forgetOldMails(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('mails').where('created_at', '<', before).execute()
}
