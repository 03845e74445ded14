/** The mail to the owner of a quote: that somebody has answered it, or that it is about to end. */

import { countries } from '@estampa/domain/countries'
import { quoteNumber } from '@estampa/domain/quotes'
import type { Customer } from '../customers/customers.store.ts'
import type { StoredQuote } from '../quotes/quotes.store.ts'
import { type MailWords, mailWords } from './mail-words.ts'
import { dayOf, ownQuoteLink, quoteProducts, quoteThread, quoteValues, whyQuote } from './quote-parts.ts'
import type { Email } from './send-mail.ts'
import { button, heading, kicker, quotation, text } from './template/blocks.ts'
import { composeShopMail, type MailBranding } from './template.ts'

export function quoteAnsweredEmail(branding: MailBranding, quote: StoredQuote, owner: Customer): Email {
  const { who = '', note = '' } = quote.history.findLast((move) => move.to === quote.state) ?? {}
  const kind = quote.state === 'accepted' ? 'quote_accepted' : 'quote_rejected'
  const words = mailWords(branding, kind, { ...quoteValues(quote), persona: who })
  return ownerEmail(branding, quote, {
    owner,
    event: `quote-${quote.state}.${quote.id}`,
    words,
    reason: note ? `Motivo: «${note}»` : '',
  })
}

export function quoteEndsEmail(branding: MailBranding, quote: StoredQuote, owner: Customer): Email {
  const words = mailWords(branding, 'quote_ends', {
    ...quoteValues(quote),
    vence: lastDayOf(branding, quote),
  })
  return ownerEmail(branding, quote, { owner, event: `quote-ends.${quote.id}`, words, reason: '' })
}

/** The shop asks for an answer; `at` tells one time from another. */
export function quoteWaitsEmail(
  branding: MailBranding,
  quote: StoredQuote,
  owner: Customer,
  at: string,
): Email {
  const words = mailWords(branding, 'quote_waits', {
    ...quoteValues(quote),
    vence: lastDayOf(branding, quote),
  })
  return ownerEmail(branding, quote, { owner, event: `quote-waits.${quote.id}.${at}`, words, reason: '' })
}

function lastDayOf({ shop }: MailBranding, { expiresAt }: StoredQuote): string {
  return expiresAt ? dayOf(expiresAt, countries[shop.config.environment]) : ''
}

type OwnerEmailDraft = { owner: Customer; event: string; words: MailWords; reason: string }

function ownerEmail(
  branding: MailBranding,
  quote: StoredQuote,
  { owner, event, words, reason }: OwnerEmailDraft,
): Email {
  const [told = '', ...next] = words.intro
  return composeShopMail(branding, words, {
    event,
    thread: quoteThread(quote),
    to: owner.email,
    customerId: quote.customerId,
    preheader: words.lead,
    why: whyQuote(branding),
    blocks: [
      kicker(`Cotización ${quoteNumber(quote.number)}`),
      heading(words.heading),
      text(told),
      quotation(reason),
      next.map(text),
      button('Ver la cotización', ownQuoteLink(branding, quote)),
      quoteProducts(branding, quote),
    ],
  })
}
