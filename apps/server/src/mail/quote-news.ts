/** What the owner of a quote hears of it: that somebody has answered it, or that it is about to end. */
import { countries, type Locale } from '@estampa/domain/countries'
import { quoteNumber } from '@estampa/domain/quotes'
import type { Customer } from '../customers/customers.store.ts'
import type { KeptQuote } from '../quotes/quotes.store.ts'
import { button, heading, kicker, said, text } from './letter/blocks.ts'
import { composeLetter, type Look } from './letter.ts'
import { dayOf, ownQuoteLink, quoteGoods, quoteThread, whyQuote } from './quote-parts.ts'
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
  const say = words[look.locale]
  const { who = '', note = '' } = quote.history.findLast((move) => move.to === quote.state) ?? {}
  const number = quoteNumber(quote.number)
  const isAccepted = quote.state === 'accepted'
  return ownerLetter(look, quote, owner, {
    event: `quote-${quote.state}.${quote.id}`,
    title: isAccepted ? 'Aceptaron tu cotización' : 'Rechazaron tu cotización',
    subject: isAccepted ? `Aceptaron tu cotización ${number}` : `Rechazaron tu cotización ${number}`,
    told: `${who} ${isAccepted ? 'aceptó' : 'rechazó'} la cotización ${number}.`,
    reason: note ? `Motivo: «${note}»` : '',
    next: isAccepted ? say.order : say.again,
  })
}

export function quoteEndsLetter(look: Look, quote: KeptQuote, owner: Customer): Letter {
  const country = countries[look.shop.config.environment]
  const number = quoteNumber(quote.number)
  const day = quote.expiresAt ? dayOf(quote.expiresAt, country) : ''
  return ownerLetter(look, quote, owner, {
    event: `quote-ends.${quote.id}`,
    title: 'Tu cotización vence pronto',
    subject: `Tu cotización ${number} vence pronto`,
    told: `La cotización ${number} vence el ${day}.`,
    reason: '',
    next: words[look.locale].soon,
  })
}

type Told = { event: string; title: string; subject: string; told: string; reason: string; next: string }

function ownerLetter(look: Look, quote: KeptQuote, owner: Customer, letter: Told): Letter {
  const { event, title, subject, told, reason, next } = letter
  return composeLetter(look, {
    ...{ event, thread: quoteThread(quote), to: owner.email, subject, customerId: quote.customerId },
    preheader: `${told} ${next}`,
    why: whyQuote(look),
    blocks: [
      kicker(`Cotización ${quoteNumber(quote.number)}`),
      heading(title),
      text(told),
      said(reason),
      text(next),
      button(words[look.locale].button, ownQuoteLink(look, quote)),
      quoteGoods(look, quote),
    ],
  })
}
