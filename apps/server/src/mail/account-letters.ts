/**
 * The mails of accounts. A name comes from whoever filled in the form, who may be a stranger to the reader: a
 * mail greets with it only where it looks like a name. The links' addresses are part of the contract.
 */
import { countries, type Locale } from '@estampa/domain/countries'
import { codeMinutes } from '@estampa/domain/customers'
import type { Customer } from '../customers/customers.store.ts'
import { type AccountWords, accountWords } from './account-words.ts'
import { address, button, code, heading, note, text } from './letter/blocks.ts'
import { composeLetter, type Look } from './letter.ts'
import type { Letter } from './send-mail.ts'

type Reader = Pick<Customer, 'id' | 'email' | 'full_name'>
/** `id` names the mail; `code` is what its row stands for, `linkCode` the same for the link. */
type Coded = { id: string; code: string; linkCode: string }

/** `from`: where the person was going when the account was opened. */
export function activationLetter(
  look: Look,
  { id, email, full_name }: Reader,
  coded: Coded,
  from?: string,
): Letter {
  const say = wordsOf(look)
  const whose = { mode: 'emailVerify', userId: String(id), code: coded.linkCode, email }
  const link = authLink(look, from === undefined ? whose : { ...whose, from })
  const texts = [say.activation(shopOf(look)), say.notYouNew]
  return compose(look, {
    ...{ event: `account-activation.${coded.id}`, to: email, customerId: id, keep: 'secret' },
    ...{ subject: say.activationSubject(shopOf(look)), greeting: greet(full_name), texts, link },
    ...{ action: say.confirm, coded: { code: shown(coded.code), lasts: lasts('activation') } },
    why: say.whyNew(shopOf(look)),
  })
}

/** Somebody registered with an e-mail that has an account. */
export function knownLetter(look: Look, { id, email, full_name }: Reader, coded: Coded): Letter {
  const say = wordsOf(look)
  const reset = authLink(look, { mode: 'passwordChange', userId: String(id), code: coded.linkCode })
  return compose(look, {
    ...{ event: `account-known.${coded.id}`, to: email, customerId: id, keep: 'secret' },
    ...{ subject: say.knownSubject(shopOf(look)), greeting: greet(full_name) },
    texts: [say.known(shopOf(look)), say.forgot, reset, say.notYou],
    ...{ action: say.signIn, link: authLink(look, { mode: 'login' }) },
  })
}

/** Somebody wants to move another account to an e-mail that has one. */
export function unmovedLetter(look: Look, { id, email, full_name }: Reader, mailId: string): Letter {
  const say = wordsOf(look)
  return compose(look, {
    ...{ event: `account-unmoved.${mailId}`, to: email, customerId: id },
    ...{ subject: say.knownSubject(shopOf(look)), greeting: greet(full_name) },
    texts: [say.unmoved(shopOf(look)), say.notYou],
    ...{ action: say.signIn, link: authLink(look, { mode: 'login' }) },
  })
}

export function resetLetter(look: Look, { id, email, full_name }: Reader, coded: Coded): Letter {
  const say = wordsOf(look)
  const link = authLink(look, { mode: 'passwordChange', userId: String(id), code: coded.linkCode })
  const texts = [say.reset(shopOf(look)), say.notYouReset]
  return compose(look, {
    ...{ event: `account-reset.${coded.id}`, to: email, customerId: id, keep: 'secret' },
    ...{ subject: say.resetSubject(shopOf(look)), greeting: greet(full_name), texts, link },
    ...{ action: say.choose, coded: { code: shown(coded.code), lasts: lasts('password_reset') } },
  })
}

/** Several registered with this e-mail and different passwords: its reader chooses the one that counts. */
export function firstPasswordLetter(look: Look, { id, email, full_name }: Reader, coded: Coded): Letter {
  const say = wordsOf(look)
  const link = authLink(look, { mode: 'passwordChange', userId: String(id), code: coded.linkCode })
  return compose(look, {
    event: `account-first-password.${coded.id}`,
    to: email,
    customerId: id,
    keep: 'secret',
    subject: say.activationSubject(shopOf(look)),
    greeting: greet(full_name),
    texts: [say.firstPassword(shopOf(look)), say.notYouNew],
    action: say.choose,
    link,
    coded: { code: shown(coded.code), lasts: lasts('password_reset') },
    why: say.whyNew(shopOf(look)),
  })
}

/** To the new address. */
export function emailChangeLetter(look: Look, person: Reader, coded: Coded, next: string): Letter {
  const say = wordsOf(look)
  const link = authLink(look, { mode: 'emailVerify', userId: String(person.id), code: coded.linkCode })
  const texts = [say.change(shopOf(look)), say.notYou]
  return compose(look, {
    ...{ event: `account-email.${coded.id}`, to: next, customerId: person.id, keep: 'secret' },
    ...{ subject: say.changeSubject(shopOf(look)), greeting: greet(person.full_name), texts, link },
    ...{ action: say.confirm, coded: { code: shown(coded.code), lasts: lasts('email_change') } },
    why: say.whyNew(shopOf(look)),
  })
}

/** To the address that is about to be left. */
export function emailLeavingLetter(
  look: Look,
  person: Reader,
  mail: { id: string; to: string; next: string },
) {
  const say = wordsOf(look)
  return compose(look, {
    ...{ event: `account-leaving.${mail.id}`, to: mail.to, customerId: person.id },
    ...{ subject: say.leavingSubject(shopOf(look)), greeting: greet(person.full_name) },
    ...{ texts: [say.leaving(masked(mail.next), shopOf(look)), say.leavingNotYou], before: 2 },
    ...{ action: say.choose, link: authLink(look, { mode: 'passwordRetrieve' }) },
  })
}

/** To somebody without an account who asks for a quote: the code is typed where it was asked for. */
export function guestCodeLetter(look: Look, { id, email, full_name }: Reader, coded: Coded): Letter {
  const say = wordsOf(look)
  return compose(look, {
    event: `guest-code.${coded.id}`,
    to: email,
    customerId: id,
    keep: 'secret',
    subject: say.guestCodeSubject(shown(coded.code), shopOf(look)),
    greeting: greet(full_name),
    texts: [say.guestCode(shopOf(look)), say.notYou],
    coded: { code: shown(coded.code), lasts: lasts('guest_quote') },
    why: say.whyGuest(shopOf(look)),
  })
}

export function passwordChangedLetter(look: Look, { id, email, full_name }: Reader, mailId: string): Letter {
  const say = wordsOf(look)
  return compose(look, {
    ...{ event: `account-password.${mailId}`, to: email, customerId: id },
    ...{ subject: say.changedSubject(shopOf(look)), greeting: greet(full_name) },
    ...{ texts: [say.changed(shopOf(look)), say.changedNotYou], before: 2 },
    ...{ action: say.choose, link: authLink(look, { mode: 'passwordRetrieve' }) },
  })
}

export function farewellLetter(
  look: Look,
  { id, to, name }: { id: string; to: string; name: string },
): Letter {
  const say = wordsOf(look)
  return compose(look, {
    ...{ event: `account-farewell.${id}`, to, keep: 'forgotten' as const },
    ...{ subject: say.farewellSubject(shopOf(look)), greeting: greet(name) },
    ...{ texts: [say.farewell(shopOf(look)), say.farewellPapers], why: say.whyGone(shopOf(look)) },
  })
}

type Written = Pick<Letter, 'event' | 'to'> & {
  customerId?: number
  keep?: Letter['keep'] & string
  subject: string
  greeting: string
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

function compose(look: Look, { greeting, texts, action, link, before = 1, coded, ...of }: Written): Letter {
  const say = wordsOf(look)
  const [first, rest] = [texts.slice(0, before), texts.slice(before)]
  return composeLetter(look, {
    ...of,
    preheader: texts[0] ?? of.subject,
    why: of.why ?? say.why(shopOf(look)),
    blocks: [
      heading(greeting),
      first.map(text),
      action !== undefined && link !== undefined && button(action, link),
      coded && [
        note(link === undefined ? say.onlyCode(coded.lasts) : say.orCode(coded.lasts)),
        code(coded.code),
      ],
      rest.map((one) => (/^https?:\/\//.test(one) ? address(one) : note(one))),
    ],
  })
}

function authLink({ home }: Look, query: Record<string, string>): string {
  return `${home}/auth?${new URLSearchParams(query)}`
}

function wordsOf({ shop }: Look): AccountWords {
  return accountWords[localeOfShop(shop.config.environment)]
}

function localeOfShop(environment: keyof typeof countries): Locale {
  return countries[environment].locale
}

function shopOf({ shop }: Look): string {
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

function greet(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}'’-]{2,24}$/u.test(first) ? `¡Hola, ${first}!` : '¡Hola!'
}

/** «l***@empresa.example»: its owner knows it, others do not learn it. */
function masked(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`
}
