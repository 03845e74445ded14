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
import { keepMail, type Mail, markSent } from './mails.store.ts'

export type Letter = {
  /** Names what happened, once: 'order-placed.<order>'. */
  event: string
  to: string
  subject: string
  html: Html
  plain: string
}

const PATIENCE_MS = 20_000

export async function sendMail(services: Services, shop: Shop, letter: Letter): Promise<void> {
  const { database } = services
  const now = services.now()
  const mail = await database.inShop(shop.id, (tx) =>
    keepMail(tx, {
      event: letter.event,
      message_id: `<${shop.name}.${letter.event}@${senderOf(services).domain}>`,
      recipient: letter.to,
      subject: letter.subject,
      html: letter.html.toString(),
      plain: letter.plain,
      created_at: now,
    }),
  )
  if (mail.sent_at) return
  if (services.config.smtpUrl) await hand(services.config.smtpUrl, services, shop, mail)
  await database.inShop(shop.id, (tx) => markSent(tx, mail.event, services.now()))
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
