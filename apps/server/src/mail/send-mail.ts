/**
 * Sends the mail of an event. It is written down before it goes out and marked when the mail server has taken
 * it, so a job that is done again finds what was done: nothing is lost, and only a kill in the instant
 * between the two makes a duplicate, which carries the same Message-ID. Without a mail server, in demo mode,
 * the mailbox page is where it arrives.
 */
import nodemailer from 'nodemailer'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import type { Html } from './html.ts'
import { blankMail, keepMail, type Mail, markSent } from './mails.store.ts'

export type Letter = {
  /** Names what happened, once: 'order-placed.<order>'. */
  event: string
  to: string
  subject: string
  html: Html
  plain: string
  /** Whose account it is about; the mail goes when the person asks to be forgotten. */
  customerId?: number
  /** `secret`: it carries a code, its text is not kept. `forgotten`: neither is who it went to. */
  keep?: 'secret' | 'forgotten'
}

const PATIENCE_MS = 20_000

export async function sendMail(services: Services, shop: Shop, letter: Letter): Promise<void> {
  const { database, config, now } = services
  // the order or account that it speaks of has been forgotten meanwhile
  if (letter.to === '') return
  const { html, plain } = letter
  const text = { html: html.toString(), plain }
  const isSecret = letter.keep === 'secret' && config.smtpUrl !== undefined
  const mail = await database.inShop(shop.id, (tx) =>
    keepMail(tx, {
      event: letter.event,
      message_id: `<${shop.name}.${letter.event}@${senderOf(services).domain}>`,
      recipient: letter.to,
      subject: letter.subject,
      ...(isSecret ? { html: '', plain: '' } : text),
      customer_id: letter.customerId ?? null,
      created_at: now(),
    }),
  )
  if (mail.sent_at) return
  if (config.smtpUrl) await hand(config.smtpUrl, services, shop, isSecret ? { ...mail, ...text } : mail)
  await database.inShop(shop.id, async (tx) => {
    await markSent(tx, mail.event, now())
    if (letter.keep === 'forgotten' && config.smtpUrl) await blankMail(tx, mail.event)
  })
}

async function hand(smtpUrl: string, services: Services, shop: Shop, mail: Mail): Promise<void> {
  const answers = shop.config.presentation?.email
  const post = nodemailer.createTransport({
    url: smtpUrl,
    // what a shop writes can never make the server read a file or an address
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  try {
    await post.sendMail({
      from: { name: shop.config.name, address: senderOf(services).address },
      to: { name: '', address: mail.recipient },
      ...(answers && { replyTo: { name: shop.config.name, address: answers } }),
      subject: mail.subject,
      html: mail.html,
      text: mail.plain,
      messageId: mail.message_id,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } finally {
    post.close()
  }
}

/** MAIL_FROM is `Name <address>` or an address; the shop stands in its name. */
function senderOf({ config }: Services): { address: string; domain: string } {
  const address = /<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom.trim()
  return { address, domain: address.slice(address.indexOf('@') + 1) }
}
