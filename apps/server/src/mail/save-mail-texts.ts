/** What a shop writes in its mails is saved field by field; what somebody else wrote meanwhile is never lost. */
import type { MailSenderConflict, MailTextConflict, staffMailTexts } from '@estampa/contract/mail'
import { countries } from '@estampa/domain/countries'
import {
  defaultMailText,
  isOptionalMail,
  type MailKind,
  type MailText,
  mailKindOf,
  mailTextFields,
} from '@estampa/domain/mail'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { listVersionedConflicts } from '@estampa/domain/shops/conflicts'
import type { z } from 'zod'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { actorOf } from '../staff/people.ts'
import { whySenderNotTaken, whyTextsNotTaken } from './check-mail-texts.ts'
import {
  findMailSender,
  listMailTexts,
  lockMailTexts,
  type OwnMailText,
  type StoredMailSender,
  type StoredMailText,
  saveMailSender,
  saveMailText,
} from './mail-texts.store.ts'
import { senderAddressOf } from './send-mail.ts'

type Calls = typeof staffMailTexts
type MailTextRow = z.output<Calls['saveMailText']['gives']>
type MailSenderView = z.output<Calls['saveMailSender']['gives']>
type Fields = MailTextRow['text'] & { isOff: boolean }

export async function changeMailText(
  context: Context<Calls['saveMailText']>,
): Promise<MailTextRow | Refusal> {
  const { tx, shop, person, input, seenVersion, now, record } = context
  const { kind, fields, seen = {} } = input
  if (fields.isOff && !isOptionalMail(kind)) return refuse('mail_always_sent')
  const refusal = whyTextsNotTaken(shop, kind, { fields })
  if (refusal) return refusal
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  await lockMailTexts(tx)
  const stored = await findStored(context, kind)
  const before = fieldsOf(stored)
  const conflicts = listVersionedConflicts(
    { wanted: fields, seen, stored: before },
    seenVersion,
    stored.version,
  )
  if (conflicts.length > 0) return refuseTextConflict(stored, conflicts)
  const after = asWritten(kind, shop, { ...before, ...fields })
  await saveMailText(tx, { kind, ...toOwn(after), who: who.name, at: now })
  const subject = { kind: 'mail_text', id: kind, name: mailKindOf(kind).title }
  await record(tx, { subject, ...differenceOf(wordsOf(kind, shop, before), wordsOf(kind, shop, after)) })
  return toRow(await findStored(context, kind))
}

async function findStored({ tx }: Pick<Context, 'tx'>, kind: MailKind): Promise<StoredMailText> {
  const found = (await listMailTexts(tx)).find((one) => one.kind === kind)
  return found ?? { kind, version: 0, text: {}, isOff: false, who: '', at: new Date(0) }
}

export function toRow({ kind, version, text, isOff, who, at }: StoredMailText): MailTextRow {
  const changed = version === 0 ? null : { who, at: at.toISOString() }
  return { kind, version, text: textOf(text), isOff, changed }
}

const textOf = (text: MailText) => ({
  subject: text.subject ?? null,
  heading: text.heading ?? null,
  intro: text.intro ?? null,
  closing: text.closing ?? null,
})

const fieldsOf = ({ text, isOff }: OwnMailText): Fields => ({ ...textOf(text), isOff })

/** Whoever writes what the original says wrote nothing. */
function asWritten(kind: MailKind, shop: Shop, fields: Fields): Fields {
  const original = defaultMailText(kind, localeOf(shop))
  const same = mailTextFields.filter((field) => fields[field] === original[field])
  return { ...fields, ...Object.fromEntries(same.map((field) => [field, null])) }
}

function toOwn({ isOff, ...text }: Fields): OwnMailText {
  const own = mailTextFields.filter((field) => text[field] !== null)
  return { isOff, text: Object.fromEntries(own.map((field) => [field, text[field]])) }
}

/** What the mail said and says; the original where the shop wrote nothing. */
function wordsOf(kind: MailKind, shop: Shop, { isOff, ...text }: Fields): Record<string, unknown> {
  const original = defaultMailText(kind, localeOf(shop))
  const words = mailTextFields.map((field) => [`mail.${field}`, text[field] ?? original[field] ?? ''])
  return { ...Object.fromEntries(words), 'mail.isSent': !isOff }
}

function refuseTextConflict(stored: StoredMailText, fields: readonly string[]): Refusal {
  const data: MailTextConflict = { fields, who: stored.who || null, stored: toRow(stored) }
  return refuse('mail_text_changed', { data })
}

export async function changeMailSender(
  context: Context<Calls['saveMailSender']>,
): Promise<MailSenderView | Refusal> {
  const { tx, shop, person, input, seenVersion, now, record } = context
  const { fields, seen = {} } = input
  const refusal = whySenderNotTaken(shop, fields)
  if (refusal) return refusal
  const who = await actorOf(tx, person)
  if (isRefusal(who)) return who
  await lockMailTexts(tx)
  const stored = await findMailSender(tx)
  const { name, replyTo, signature } = stored
  const before = { name, replyTo, signature }
  const conflicts = listVersionedConflicts(
    { wanted: fields, seen, stored: before },
    seenVersion,
    stored.version,
  )
  if (conflicts.length > 0) {
    const data: MailSenderConflict = {
      fields: conflicts,
      who: stored.who,
      stored: toSenderView(context, stored),
    }
    return refuse('mail_text_changed', { data })
  }
  const after = { ...before, ...fields }
  await saveMailSender(tx, { ...after, who: who.name, at: now })
  const subject = { kind: 'mail_text', id: 'sender', name: 'Remitente y firma' }
  await record(tx, { subject, ...differenceOf(senderWords(before), senderWords(after)) })
  return toSenderView(context, await findMailSender(tx))
}

export function toSenderView(
  { shop, services }: Pick<Context, 'shop' | 'services'>,
  { version, name, replyTo, signature }: StoredMailSender,
): MailSenderView {
  const { presentation, name: shopName } = shop.config
  const usual = { name: shopName, replyTo: shop.settings.supportEmail ?? presentation?.email ?? null }
  return { version, name, replyTo, signature, usual, address: senderAddressOf(services.config) }
}

const senderWords = (sender: Pick<StoredMailSender, 'name' | 'replyTo' | 'signature'>) => ({
  'mail.senderName': sender.name,
  'mail.replyTo': sender.replyTo,
  'mail.signature': sender.signature,
})

function differenceOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(before).filter((name) => before[name] !== after[name])
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, values[name]]))
  return { before: only(before), after: only(after) }
}

const localeOf = ({ config }: Shop) => countries[config.environment].locale
