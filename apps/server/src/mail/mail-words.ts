/** What a mail of the shop says at the places that a shop may write itself: its own words, or the original ones. */
import {
  defaultMailText,
  fillMailParagraphs,
  fillMailText,
  isOptionalMail,
  type MailKind,
  type PlaceholderOf,
} from '@estampa/domain/mail'
import type { MailBranding } from './template/branding.ts'

export type MailWords = {
  kind: MailKind
  subject: string
  heading: string
  /** The paragraphs at the beginning and at the end. */
  intro: readonly string[]
  closing: readonly string[]
  /** Whether the shop wrote the end itself. */
  isOwnClosing: boolean
  /** The beginning in one line, for the list of mails. */
  lead: string
  /** The shop does without this mail. */
  isOff: boolean
}

export function mailWords<Kind extends MailKind>(
  branding: MailBranding,
  kind: Kind,
  values: Readonly<Record<PlaceholderOf<Kind>, string>>,
): MailWords {
  const own = branding.desk.texts[kind]
  const text = { ...defaultMailText(kind, branding.locale), ...own?.text }
  const known = { ...values, tienda: branding.shop.config.name }
  const intro = fillMailParagraphs(text.intro ?? '', known)
  const heading = inOneLine(fillMailText(text.heading ?? '', known))
  return {
    kind,
    subject: inOneLine(fillMailText(text.subject ?? '', known)),
    heading,
    intro,
    closing: fillMailParagraphs(text.closing ?? '', known),
    isOwnClosing: own?.text.closing !== undefined,
    lead: inOneLine(intro.join(' ')) || heading,
    isOff: isOptionalMail(kind) && own?.isOff === true,
  }
}

/** How the shop signs, with what it says of itself elsewhere. */
export function signatureOf({ desk, shop, phone, hours, email }: MailBranding): string {
  const values = { telefono: phone ?? '', horario: hours ?? '', correo: email ?? '' }
  return fillMailText(desk.sender.signature, { ...values, tienda: shop.config.name })
}

/** Where an answer to the shop's mails goes; null: nowhere. */
export function answerAddressOf({ desk, email }: Pick<MailBranding, 'desk' | 'email'>): string | null {
  return desk.sender.replyTo ?? email
}

const inOneLine = (text: string) => text.replace(/[^\S\u00a0]*[\r\n\t]+[^\S\u00a0]*/g, ' ')
