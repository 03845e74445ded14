/**
 * An e-mail of a shop. What it says is written down once, as blocks; its HTML, its text and the words that the
 * list of mails shows are made from that, so that none of them can know less than the others.
 */

import { mailGroupOf } from '@estampa/domain/mail'
import { type MailWords, signatureOf } from './mail-words.ts'
import type { Email } from './send-mail.ts'
import { type EmailBlocks, flattened, text } from './template/blocks.ts'
import { htmlOf } from './template/blocks-html.ts'
import { plainTextOf } from './template/blocks-text.ts'
import type { MailBranding } from './template/branding.ts'
import { footerText, frame } from './template/frame.ts'

export { findMailBranding, mailBrandingOf, mailPicture } from './template/branding.ts'
export type { MailBranding }

type EmailDraft = Omit<Email, 'html' | 'plain'> & {
  /** The text beside the subject in a list of mails: what the subject does not say. */
  preheader: string
  /** Why the reader gets it. */
  why: string
  blocks: EmailBlocks
}

export function composeEmail(
  branding: MailBranding,
  { preheader, why, blocks, ...letter }: EmailDraft,
): Email {
  const shown = flattened(blocks)
  const { subject } = letter
  return {
    ...letter,
    // the link of a guest opens their order: it is not kept
    ...(branding.guestLink !== undefined && { keep: 'secret' as const }),
    html: frame(branding, { subject, preheader, why }, htmlOf(shown, branding)),
    plain: `${plainTextOf(shown)}\n\n${footerText(branding, why)}\n`,
  }
}

type ShopMailDraft = Omit<EmailDraft, 'subject'> & {
  /** What stands below the words of the shop: what the law asks for. */
  end?: EmailBlocks
}

/** A mail of the table of kinds, with the words and the signature of its shop. */
export function composeShopMail(
  branding: MailBranding,
  words: MailWords,
  { blocks, end = [], ...draft }: ShopMailDraft,
): Email {
  const { kind, subject, closing, isOff } = words
  const isForCustomers = mailGroupOf(kind) !== 'team' && kind !== 'regret_shop'
  const email = composeEmail(branding, {
    ...draft,
    subject,
    blocks: [blocks, closing.map(text), isForCustomers && text(signatureOf(branding)), end],
  })
  return isOff ? { ...email, isOff: true } : email
}
