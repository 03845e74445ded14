/**
 * Sends the mail of an event. It is written down before it goes out and marked when the mail server has taken
 * it, so a job that is done again finds what was done: nothing is lost, and only a kill in the instant
 * between the two makes a duplicate, which carries the same Message-ID. What was written before about the same
 * thing goes out before it. What the server refuses for good is not tried again. Without a mail server, in demo
 * mode, the mailbox page is where it arrives.
 */
import type { Config } from '../config.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { traced } from '../tracing/tracing.ts'
import type { Html } from './html.ts'
import { findMailSender, type MailSender } from './mail-texts.store.ts'
import {
  blankMail,
  findMail,
  listWaiting,
  type Mail,
  markFailed,
  markSent,
  markTried,
  saveMail,
} from './mails.store.ts'
import { faultWithoutNames, refusalForGood } from './smtp-refusals.ts'

export type Email = {
  /** Names what happened, once: 'order-placed.<order>'. */
  event: string
  /** The event whose mail this one answers, so that mail programs show them together. */
  thread?: string
  to: string
  subject: string
  html: Html
  plain: string
  /** Made when the mail goes out, and not kept with it. */
  attach?: () => Promise<Attachment | null>
  /** The account that the mail is about; it goes when the person asks to be forgotten. */
  customerId?: number
  /** `secret`: it carries a code, its text is not kept. `forgotten`: neither is who it went to. */
  keep?: 'secret' | 'forgotten'
  /** The shop does without mails of this kind. */
  isOff?: true
}
export type Attachment = { filename: string; content: Buffer; contentType: 'application/pdf' }
type MailContext = { services: Services; shop: Shop }
type DeliveryExtras = Pick<Email, 'keep' | 'attach'>

const PATIENCE_MS = 20_000

export async function sendMail(services: Services, shop: Shop, email: Email): Promise<void> {
  const { database, config, now } = services
  // the order or account that it speaks of has been forgotten meanwhile
  if (email.to === '' || email.isOff) return
  const { html, plain } = email
  const text = { html: html.toString(), plain }
  const isSecret = email.keep === 'secret' && config.smtpUrl !== undefined
  const { mail, before } = await database.inShop(shop.id, async (tx) => {
    const mail = await saveMail(tx, {
      event: email.event,
      thread: email.thread ?? null,
      message_id: messageId({ services, shop }, email.event),
      recipient: email.to,
      subject: email.subject,
      ...(isSecret ? { html: '', plain: '' } : text),
      is_secret: email.keep === 'secret',
      customer_id: email.customerId ?? null,
      created_at: now(),
    })
    return { mail, before: mail.thread === null ? [] : await listWaiting(tx, mail.thread, mail) }
  })
  if (mail.sent_at || mail.failed_at) return
  for (const earlier of before) await deliverInTurn({ services, shop }, earlier)
  await deliverInTurn({ services, shop }, isSecret ? { ...mail, ...text } : mail, email)
}

/** Sends it now and gives what the mail server said; null: it took the mail. */
export async function trySendingMail(services: Services, shop: Shop, email: Email): Promise<string | null> {
  try {
    await sendMail(services, shop, email)
  } catch (cause) {
    return faultWithoutNames(cause).message
  }
  const mail = await services.database.readInShop(shop.id, (tx) => findMail(tx, email.event))
  return mail?.failure ?? null
}

/** Brings a kept mail that waits; one that has gone out meanwhile, or was forgotten, is left. */
export async function sendKeptMail(services: Services, shop: Shop, event: string): Promise<void> {
  const mail = await services.database.readInShop(shop.id, (tx) => findMail(tx, event))
  if (!mail || mail.recipient === '' || mail.html === '' || mail.is_secret) return
  await deliverInTurn({ services, shop }, mail)
}

/** Mails that are being handed over in this process, by their message's name. */
const underWay = new Map<string, Promise<void>>()

/** The job of a mail and that of a later one of its thread may both bring it: one after the other, it goes once. */
async function deliverInTurn(post: MailContext, mail: Mail, extra: DeliveryExtras = {}): Promise<void> {
  const before = underWay.get(mail.message_id) ?? Promise.resolve()
  const handing = before.catch(() => undefined).then(() => deliverUnlessSent(post, mail, extra))
  underWay.set(mail.message_id, handing)
  await handing.finally(() => {
    if (underWay.get(mail.message_id) === handing) underWay.delete(mail.message_id)
  })
}

/** Gives it to the mail server unless it has it, and writes down what that said. */
async function deliverUnlessSent(
  { services, shop }: MailContext,
  mail: Mail,
  { keep, attach }: DeliveryExtras,
): Promise<void> {
  const { database, config, now, log } = services
  const { known, sender } = await database.readInShop(shop.id, async (tx) => ({
    known: await findMail(tx, mail.event),
    sender: await findMailSender(tx),
  }))
  if (known?.sent_at || known?.failed_at) return
  const attached = config.smtpUrl && attach ? await attach() : null
  const attachments = attached ? [attached] : []
  const failure = config.smtpUrl
    ? await failureOf(
        deliver(config.smtpUrl, { services, shop }, { ...mail, attachments, sender }),
        (fault) =>
          database.inShop(shop.id, (tx) => markTried(tx, mail.event, { failure: fault.message, now: now() })),
      )
    : null
  if (failure) log.warn({ mail: mail.message_id, failure }, 'the mail server refuses a mail for good')
  await database.inShop(shop.id, async (tx) => {
    if (failure) await markFailed(tx, mail.event, { failure, now: now() })
    else await markSent(tx, mail.event, now())
    if (keep === 'forgotten' && config.smtpUrl) await blankMail(tx, mail.event)
  })
}

/** How the server refused it for good; what may pass is thrown on, so that the job is tried again later. */
async function failureOf(
  delivery: Promise<void>,
  onFault: (fault: Error) => Promise<void>,
): Promise<string | null> {
  try {
    await delivery
    return null
  } catch (cause) {
    const failure = refusalForGood(cause)
    if (failure !== null) return failure
    const fault = faultWithoutNames(cause)
    await onFault(fault)
    throw fault
  }
}

async function deliver(
  smtpUrl: string,
  { services, shop }: MailContext,
  mail: Mail & { attachments: Attachment[]; sender: MailSender },
): Promise<void> {
  const name = mail.sender.name ?? shop.config.name
  const answers = mail.sender.replyTo ?? shop.settings.supportEmail ?? shop.config.presentation?.email
  // without a mail server it is never wanted, and with one not before the first mail
  const { createTransport } = await import('nodemailer')
  const post = createTransport({
    url: smtpUrl,
    // what a shop writes can never make the server read a file or an address
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  const root =
    mail.thread !== null && mail.thread !== mail.event && messageId({ services, shop }, mail.thread)
  try {
    const facts = { 'server.address': new URL(smtpUrl).hostname, 'estampa.shop': shop.name }
    await traced({ name: 'smtp', kind: 'client', facts }, () =>
      post.sendMail({
        from: { name, address: senderAddressOf(services.config) },
        to: { name: '', address: mail.recipient },
        ...(answers && { replyTo: { name, address: answers } }),
        subject: mail.subject,
        html: mail.html,
        text: mail.plain,
        messageId: mail.message_id,
        attachments: mail.attachments,
        ...(root && { inReplyTo: root, references: root }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    )
  } finally {
    post.close()
  }
}

function messageId({ services, shop }: MailContext, event: string): string {
  const address = senderAddressOf(services.config)
  return `<${shop.name}.${event}@${address.slice(address.indexOf('@') + 1)}>`
}

/** MAIL_FROM is `Name <address>` or an address; the shop stands in its name. */
export function senderAddressOf({ mailFrom }: Pick<Config, 'mailFrom'>): string {
  return /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim()
}
