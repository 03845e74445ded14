/**
 * The mails of accounts. A name comes from whoever filled in the form, who may be a stranger to the reader: a
 * mail greets with it only where it looks like a name. The links' addresses are part of the contract.
 */
import { codeMinutes } from '@estampa/domain/customers'
import type { AccountMailKind } from '@estampa/domain/mail'
import type { Customer } from '../customers/customers.store.ts'
import { accountEmailMessages } from './account-messages.ts'
import { mailWords } from './mail-words.ts'
import { greetedName } from './person-names.ts'
import type { Email } from './send-mail.ts'
import { address, button, code, heading, note, text } from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

type Recipient = Pick<Customer, 'id' | 'email' | 'full_name'>
/** `id` names the mail; `code` is what its row stands for, `linkCode` the same for the link. */
type MailCode = { id: string; code: string; linkCode: string }

/** `from`: where the person was going when the account was opened. */
export function activationEmail(
  branding: MailBranding,
  person: Recipient,
  coded: MailCode,
  from?: string,
): Email {
  const say = messagesOf(branding)
  const whose = { mode: 'emailVerify', userId: String(person.id), code: coded.linkCode, email: person.email }
  const link = authLink(branding, from === undefined ? whose : { ...whose, from })
  return compose(branding, {
    kind: 'activation',
    event: `account-activation.${coded.id}`,
    ...toAccount(person),
    keep: 'secret',
    texts: [say.notYouNew],
    link,
    action: say.confirm,
    coded: codeFor('activation', coded),
    why: say.whyNew(shopOf(branding)),
  })
}

/** Somebody registered with an e-mail that has an account. */
export function knownAccountEmail(branding: MailBranding, person: Recipient, coded: MailCode): Email {
  const say = messagesOf(branding)
  const reset = passwordLink(branding, person, coded)
  return compose(branding, {
    kind: 'known',
    event: `account-known.${coded.id}`,
    ...toAccount(person),
    keep: 'secret',
    texts: [say.known(shopOf(branding)), say.forgot, reset, say.notYou],
    action: say.signIn,
    link: authLink(branding, { mode: 'login' }),
  })
}

/** Somebody wants to move another account to an e-mail that has one. */
export function emailTakenEmail(branding: MailBranding, person: Recipient, mailId: string): Email {
  const say = messagesOf(branding)
  return compose(branding, {
    kind: 'unmoved',
    event: `account-unmoved.${mailId}`,
    ...toAccount(person),
    texts: [say.unmoved(shopOf(branding)), say.notYou],
    action: say.signIn,
    link: authLink(branding, { mode: 'login' }),
  })
}

export function passwordResetEmail(branding: MailBranding, person: Recipient, coded: MailCode): Email {
  const say = messagesOf(branding)
  const link = passwordLink(branding, person, coded)
  return compose(branding, {
    kind: 'password_reset',
    event: `account-reset.${coded.id}`,
    ...toAccount(person),
    keep: 'secret',
    texts: [say.notYouReset],
    link,
    action: say.choose,
    coded: codeFor('password_reset', coded),
  })
}

/** Several registered with this e-mail and different passwords: its reader chooses the one that counts. */
export function firstPasswordEmail(branding: MailBranding, person: Recipient, coded: MailCode): Email {
  const say = messagesOf(branding)
  const link = passwordLink(branding, person, coded)
  return compose(branding, {
    kind: 'first_password',
    event: `account-first-password.${coded.id}`,
    ...toAccount(person),
    keep: 'secret',
    texts: [say.firstPassword(shopOf(branding)), say.notYouNew],
    action: say.choose,
    link,
    coded: codeFor('password_reset', coded),
    why: say.whyNew(shopOf(branding)),
  })
}

/** To the new address. */
export function emailChangeEmail(
  branding: MailBranding,
  person: Recipient,
  coded: MailCode,
  next: string,
): Email {
  const say = messagesOf(branding)
  const link = authLink(branding, { mode: 'emailVerify', userId: String(person.id), code: coded.linkCode })
  return compose(branding, {
    kind: 'email_change',
    event: `account-email.${coded.id}`,
    ...toAccount(person),
    to: next,
    keep: 'secret',
    texts: [say.notYou],
    link,
    action: say.confirm,
    coded: codeFor('email_change', coded),
    why: say.whyNew(shopOf(branding)),
  })
}

/** To the address that is about to be left. */
export function emailChangeNoticeEmail(
  branding: MailBranding,
  person: Recipient,
  mail: { id: string; to: string; next: string },
) {
  const say = messagesOf(branding)
  return compose(branding, {
    kind: 'email_leaving',
    event: `account-leaving.${mail.id}`,
    ...toAccount(person),
    to: mail.to,
    texts: [say.leaving(masked(mail.next), shopOf(branding)), say.leavingNotYou],
    before: 2,
    action: say.choose,
    link: authLink(branding, { mode: 'passwordRetrieve' }),
  })
}

/** To somebody without an account who asks for a quote: the code is typed where it was asked for. */
export function guestCodeEmail(branding: MailBranding, person: Recipient, coded: MailCode): Email {
  const say = messagesOf(branding)
  return compose(branding, {
    kind: 'guest_code',
    event: `guest-code.${coded.id}`,
    ...toAccount(person),
    keep: 'secret',
    texts: [say.notYou],
    coded: codeFor('guest_quote', coded),
    why: say.whyGuest(shopOf(branding)),
  })
}

export function passwordChangedEmail(branding: MailBranding, person: Recipient, mailId: string): Email {
  const say = messagesOf(branding)
  return compose(branding, {
    kind: 'password_changed',
    event: `account-password.${mailId}`,
    ...toAccount(person),
    texts: [say.changed(shopOf(branding)), say.changedNotYou],
    before: 2,
    action: say.choose,
    link: authLink(branding, { mode: 'passwordRetrieve' }),
  })
}

export function accountClosedEmail(
  branding: MailBranding,
  { id, to, name }: { id: string; to: string; name: string },
): Email {
  const say = messagesOf(branding)
  return compose(branding, {
    kind: 'farewell',
    event: `account-farewell.${id}`,
    to,
    keep: 'forgotten' as const,
    whose: name,
    texts: [say.farewell(shopOf(branding)), say.farewellPapers],
    why: say.whyGone(shopOf(branding)),
  })
}

type AccountEmailDraft = Pick<Email, 'event' | 'to'> & {
  kind: AccountMailKind
  /** The name of who is greeted, as it was typed. */
  whose: string
  customerId?: number
  keep?: Email['keep'] & string
  /** What the mail says after the words of its kind. */
  texts: string[]
  action?: string
  link?: string
  /** The code of the link, for who types it. */
  coded?: { code: string; lasts: string }
  /** Why they get it, where they need not have an account. */
  why?: string
  /** How many of the texts come before the button. */
  before?: number
}

function compose(
  branding: MailBranding,
  { kind, whose, texts, action, link, before = 1, coded, why, ...of }: AccountEmailDraft,
): Email {
  const say = messagesOf(branding)
  const words = mailWords(branding, kind, { nombre: greetedName(whose), codigo: coded?.code ?? '' })
  const said = [...words.intro, ...texts]
  const first = Math.max(before, words.intro.length)
  return composeShopMail(branding, words, {
    ...of,
    preheader: said[0] ?? words.heading,
    why: why ?? say.why(shopOf(branding)),
    blocks: [
      heading(words.heading),
      said.slice(0, first).map(text),
      action !== undefined && link !== undefined && button(action, link),
      coded && [
        note(link === undefined ? say.onlyCode(coded.lasts) : say.orCode(coded.lasts)),
        code(coded.code),
      ],
      said.slice(first).map((one) => (/^https?:\/\//.test(one) ? address(one) : note(one))),
    ],
  })
}

/** To the holder of an account, who is greeted by name. */
function toAccount({ id, email, full_name }: Recipient) {
  return { to: email, customerId: id, whose: full_name }
}

/** The code of a link, for who types it. */
function codeFor(purpose: keyof typeof codeMinutes, { code: stored }: MailCode) {
  return { code: shown(stored), lasts: lasts(purpose) }
}

function passwordLink(branding: MailBranding, { id }: Recipient, { linkCode }: MailCode): string {
  return authLink(branding, { mode: 'passwordChange', userId: String(id), code: linkCode })
}

function authLink({ home }: MailBranding, query: Record<string, string>): string {
  return `${home}/auth?${new URLSearchParams(query)}`
}

function messagesOf({ locale }: MailBranding) {
  return accountEmailMessages[locale]
}

function shopOf({ shop }: MailBranding): string {
  return shop.config.name
}

/** «K7QF-2MXR»: easier to type. */
function shown(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

function lasts(purpose: keyof typeof codeMinutes): string {
  const hours = codeMinutes[purpose] / 60
  if (hours < 1) return `${codeMinutes[purpose]} minutos`
  if (hours < 24) return hours === 1 ? '1 hora' : `${hours} horas`
  return hours === 24 ? '1 día' : `${hours / 24} días`
}

/** «l***@empresa.example»: its owner knows it, others do not learn it. */
function masked(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`
}
