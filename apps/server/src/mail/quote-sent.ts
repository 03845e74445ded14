/**
 * A quote for whoever is to look at it: who sends it and what they say, the goods, the prices and until when. The
 * owner gets it also when the shop has answered it, with what the shop says.
 */

import { countries } from '@estampa/domain/countries'
import { messageCatalog } from '@estampa/domain/messages'
import { counted } from '@estampa/domain/messages/numbers'
import { quoteNumber } from '@estampa/domain/quotes'
import type { QuoteMail } from '../quotes/quote-mails.store.ts'
import { totalsOf } from '../quotes/quote-view.ts'
import type { StoredQuote } from '../quotes/quotes.store.ts'
import { type MailWords, mailWords } from './mail-words.ts'
import { dayOf, quoteProducts, quoteSummary, quoteThread, quoteValues, whyQuote } from './quote-parts.ts'
import type { Email } from './send-mail.ts'
import { button, heading, kicker, note, quotation, text } from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    button: 'Ver la cotización',
    look: 'Puedes verla completa, aceptarla o rechazarla desde el enlace, sin crear una cuenta.',
    unknown: (name: string) => `Si no conoces a ${name}, ignora este correo: no hace falta que hagas nada.`,
    why: (name: string) => `Recibes este correo porque ${name} te compartió su cotización.`,
  },
  arg: {
    look: 'Podés verla completa, aceptarla o rechazarla desde el enlace, sin crear una cuenta.',
    unknown: (name: string) => `Si no conocés a ${name}, ignorá este correo: no hace falta que hagas nada.`,
    why: (name: string) => `Recibís este correo porque ${name} te compartió su cotización.`,
  },
})

/** The sender's own words, and the address of the account that they wrote from; '' where the shop itself writes. */
export type QuoteSender = { mail: QuoteMail; senderEmail: string; link: string; isAnswer: boolean }

export function quoteSentEmail(branding: MailBranding, quote: StoredQuote, sent: QuoteSender): Email {
  const { locale, home } = branding
  const say = messages[locale]
  const { mail, senderEmail, isAnswer } = sent
  const number = quoteNumber(quote.number)
  const isOwn = isAnswer || mail.recipient === senderEmail
  const name = quote.from || quote.contact.name
  const words = wordsOf(branding, quote, sent)
  return composeShopMail(branding, words, {
    event: `quote-sent.${mail.id}`,
    // a stranger has no part in what the owner was written before
    ...(isOwn && { thread: quoteThread(quote) }),
    to: mail.recipient,
    preheader: [words.lead, inShort(branding, quote)].filter(Boolean).join(' '),
    why: isOwn ? whyQuote(branding) : say.why(name),
    customerId: quote.customerId,
    // the link opens the quote: it is not kept
    keep: 'secret',
    blocks: [
      kicker(`Cotización ${number}`),
      heading(words.heading),
      words.intro.map(text),
      quotation(mail.message, isAnswer ? (quote.answer?.by ?? '') : ''),
      text(say.look),
      button(say.button, `${home}${sent.link}`),
      quoteProducts(branding, quote),
      text(untilOf(branding, quote)),
      text(leadTimeOf(quote)),
      !isOwn && note(say.unknown(name)),
    ],
  })
}

function wordsOf(
  branding: MailBranding,
  quote: StoredQuote,
  { mail, senderEmail, isAnswer }: QuoteSender,
): MailWords {
  const values = quoteValues(quote)
  if (isAnswer && quote.isTyped) return mailWords(branding, 'quote_typed', values)
  if (isAnswer) {
    const isDiscounted = (totalsOf(quote)?.discount ?? 0) > 0 && branding.shop.config.pricesInShop
    return mailWords(branding, 'quote_answered', {
      ...values,
      descuento: isDiscounted ? 'con un descuento' : '',
    })
  }
  if (mail.recipient === senderEmail) return mailWords(branding, 'quote_own', values)
  const { cotizacion } = values
  const persona = `${quote.from || quote.contact.name} (${senderEmail})`
  return mailWords(branding, 'quote_shared', { cotizacion, persona })
}

function inShort(branding: MailBranding, quote: StoredQuote): string {
  const short = quoteSummary(branding, quote)
  return short && `${short.charAt(0).toUpperCase()}${short.slice(1)}.`
}

function leadTimeOf({ answer }: StoredQuote): string {
  const days = answer?.leadTimeDays ?? null
  if (days === null) return ''
  return `Producción: ${counted(days, 'día hábil', 'días hábiles')} desde que apruebes el boceto, más el tiempo de entrega.`
}

function untilOf({ shop }: MailBranding, { expiresAt }: StoredQuote): string {
  return expiresAt
    ? `Los precios valen hasta el ${dayOf(expiresAt, countries[shop.config.environment])}.`
    : ''
}
