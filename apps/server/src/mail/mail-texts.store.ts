/** What a shop writes itself in its mails, and in whose name they go out. */
import {
  isMailKind,
  type MailKind,
  type MailText,
  type MailTextField,
  mailTextFields,
} from '@estampa/domain/mail'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export type OwnMailText = { text: MailText; isOff: boolean }
export type MailSender = {
  /** Null: the name of the shop, and its contact address. */
  name: string | null
  replyTo: string | null
  signature: string
}
/** What the composer reads of a shop's own words. */
export type MailDesk = {
  texts: Readonly<Partial<Record<MailKind, OwnMailText>>>
  sender: MailSender
}

type Saved = { version: number; who: string; at: Date }
export type StoredMailText = OwnMailText & Saved & { kind: MailKind }
export type StoredMailSender = MailSender & { version: number; who: string | null }

const unwrittenSender: MailSender = { name: null, replyTo: null, signature: '' }

/** In one snapshot with what the mail tells. */
export async function findMailDesk(tx: Tx): Promise<MailDesk> {
  const stored = await listMailTexts(tx)
  const texts = Object.fromEntries(stored.map(({ kind, text, isOff }) => [kind, { text, isOff }]))
  return { texts, sender: await findMailSender(tx) }
}

export async function listMailTexts(tx: Tx): Promise<StoredMailText[]> {
  const rows = await tx.selectFrom('mail_texts').selectAll().orderBy('kind').execute()
  // a kind that there is no more says nothing
  return rows.flatMap((row) => (isMailKind(row.kind) ? [toStored(row, row.kind)] : []))
}

function toStored(row: Selectable<Tables['mail_texts']>, kind: MailKind): StoredMailText {
  const own = mailTextFields.filter((field) => row[field] !== null)
  const text: MailText = Object.fromEntries(own.map((field) => [field, row[field]]))
  const { version, who, at, is_off } = row
  return { kind, text, isOff: is_off, version, who, at }
}

/** Saves of one shop wait for each other. */
export async function lockMailTexts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('mail_texts'), current_shop())`.execute(tx)
}

export type MailTextToSave = OwnMailText & { kind: MailKind; who: string; at: Date }

/** The caller holds the lock. */
export async function saveMailText(tx: Tx, { kind, text, isOff, who, at }: MailTextToSave): Promise<void> {
  const of = (field: MailTextField) => text[field] ?? null
  const written = {
    subject: of('subject'),
    heading: of('heading'),
    intro: of('intro'),
    closing: of('closing'),
    is_off: isOff,
    who,
    at,
  }
  await tx
    .insertInto('mail_texts')
    .values({ kind, version: 1, ...written })
    .onConflict((known) =>
      known
        .columns(['shop_id', 'kind'])
        .doUpdateSet({ ...written, version: sql<number>`mail_texts.version + 1` }),
    )
    .execute()
}

export async function findMailSender(tx: Tx): Promise<StoredMailSender> {
  const row = await tx.selectFrom('mail_senders').selectAll().executeTakeFirst()
  if (!row) return { ...unwrittenSender, version: 0, who: null }
  const { name, reply_to, signature, version, who } = row
  return { name, replyTo: reply_to, signature, version, who }
}

/** The caller holds the lock. */
export async function saveMailSender(
  tx: Tx,
  { name, replyTo, signature, who, at }: MailSender & { who: string; at: Date },
): Promise<void> {
  const written = { name, reply_to: replyTo, signature, who, at }
  await tx
    .insertInto('mail_senders')
    .values({ version: 1, ...written })
    .onConflict((known) =>
      known.column('shop_id').doUpdateSet({ ...written, version: sql<number>`mail_senders.version + 1` }),
    )
    .execute()
}
