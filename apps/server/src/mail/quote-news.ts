/** What the owner of a quote hears of it: that somebody has answered it, or that it is about to end. */
import { type Country, countries, type Locale } from '@estampa/domain/countries'
import { quoteNumber } from '@estampa/domain/quotes'
import type { Customer } from '../customers/customers.store.ts'
import type { KeptQuote } from '../quotes/quotes.store.ts'
import { html } from './html.ts'
import { button, heading, type Look, letter, paragraph } from './letterhead.ts'
import type { Letter } from './send-mail.ts'

const words = {
  arg: {
    order: 'Ya podés convertirla en un pedido: mantiene los precios que cotizaste.',
    again: 'Podés cambiarla y enviar una versión nueva.',
    soon: 'Hasta ese día podés convertirla en un pedido con los mismos precios.',
    button: 'Ver la cotización',
  },
  cl: {
    order: 'Ya puedes convertirla en un pedido: mantiene los precios que cotizaste.',
    again: 'Puedes cambiarla y enviar una versión nueva.',
    soon: 'Hasta ese día puedes convertirla en un pedido con los mismos precios.',
    button: 'Ver la cotización',
  },
} satisfies Record<Locale, unknown>

export function quoteAnsweredLetter(look: Look, quote: KeptQuote, owner: Customer): Letter {
  const say = wordsFor(look)
  const { who = '', note = '' } = quote.history.findLast((move) => move.to === quote.state) ?? {}
  const number = quoteNumber(quote.number)
  const isAccepted = quote.state === 'accepted'
  const subject = isAccepted ? `Aceptaron tu cotización ${number}` : `Rechazaron tu cotización ${number}`
  const told = `${who} ${isAccepted ? 'aceptó' : 'rechazó'} la cotización ${number}.`
  const reason = note ? `Motivo: «${note}»` : ''
  return ownerLetter(look, quote, owner, {
    event: `quote-${quote.state}.${quote.id}`,
    subject,
    parts: [told, reason, isAccepted ? say.order : say.again],
  })
}

export function quoteEndsLetter(look: Look, quote: KeptQuote, owner: Customer): Letter {
  const country = countries[look.shop.config.environment]
  const number = quoteNumber(quote.number)
  const day = quote.expiresAt ? dayOf(quote.expiresAt, country) : ''
  return ownerLetter(look, quote, owner, {
    event: `quote-ends.${quote.id}`,
    subject: `Tu cotización ${number} vence pronto`,
    parts: [`La cotización ${number} vence el ${day}.`, wordsFor(look).soon],
  })
}

function wordsFor({ shop }: Look) {
  return words[countries[shop.config.environment].locale]
}

/** «5 de diciembre de 2026», by the calendar of the shop's country. */
export function dayOf(moment: Date, { language, timeZone }: Country): string {
  const format = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language, format).format(moment)
}

type Said = { event: string; subject: string; parts: readonly string[] }

function ownerLetter(look: Look, quote: KeptQuote, owner: Customer, { event, subject, parts }: Said): Letter {
  const link = `${look.home}/orders/quote/detail/${quote.id}`
  const said = parts.filter(Boolean)
  const label = wordsFor(look).button
  const body = html`
${heading(subject)}
${said.map((part) => paragraph(part))}
${button(look, label, link)}`
  return {
    event,
    to: owner.email,
    subject,
    html: letter(look, said[0] ?? subject, body),
    plain: [subject, ...said, `${label}: ${link}`].join('\n\n'),
    customerId: quote.customerId,
  }
}
