/** The mail to the owner of a quote: that somebody has answered it, or that it is about to end. */

import { countries } from '@estampa/domain/countries'
import { messageCatalog } from '@estampa/domain/messages'
import { quoteNumber } from '@estampa/domain/quotes'
import type { Customer } from '../customers/customers.store.ts'
import type { StoredQuote } from '../quotes/quotes.store.ts'
import { dayOf, ownQuoteLink, quoteProducts, quoteThread, whyQuote } from './quote-parts.ts'
import type { Email } from './send-mail.ts'
import { button, heading, kicker, quotation, text } from './template/blocks.ts'
import { composeEmail, type MailBranding } from './template.ts'

const messages = messageCatalog({
  es: {
    order: 'Ya puedes convertirla en un pedido: mantiene los precios que cotizaste.',
    again: 'Puedes cambiarla y enviar una versión nueva.',
    soon: 'Hasta ese día puedes convertirla en un pedido con los mismos precios.',
    wait: 'Puedes aceptarla, pedir un cambio o decir que no. Si tienes alguna duda, responde este correo o escríbenos.',
    button: 'Ver la cotización',
  },
  arg: {
    wait: 'Podés aceptarla, pedir un cambio o decir que no. Si tenés alguna duda, respondé este correo o escribinos.',
    order: 'Ya podés convertirla en un pedido: mantiene los precios que cotizaste.',
    again: 'Podés cambiarla y enviar una versión nueva.',
    soon: 'Hasta ese día podés convertirla en un pedido con los mismos precios.',
  },
})

export function quoteAnsweredEmail(branding: MailBranding, quote: StoredQuote, owner: Customer): Email {
  const say = messages[branding.locale]
  const { who = '', note = '' } = quote.history.findLast((move) => move.to === quote.state) ?? {}
  const number = quoteNumber(quote.number)
  const isAccepted = quote.state === 'accepted'
  return ownerEmail(branding, quote, owner, {
    event: `quote-${quote.state}.${quote.id}`,
    title: isAccepted ? 'Aceptaron tu cotización' : 'Rechazaron tu cotización',
    subject: isAccepted ? `Aceptaron tu cotización ${number}` : `Rechazaron tu cotización ${number}`,
    told: `${who} ${isAccepted ? 'aceptó' : 'rechazó'} la cotización ${number}.`,
    reason: note ? `Motivo: «${note}»` : '',
    next: isAccepted ? say.order : say.again,
  })
}

export function quoteEndsEmail(branding: MailBranding, quote: StoredQuote, owner: Customer): Email {
  const country = countries[branding.shop.config.environment]
  const number = quoteNumber(quote.number)
  const day = quote.expiresAt ? dayOf(quote.expiresAt, country) : ''
  return ownerEmail(branding, quote, owner, {
    event: `quote-ends.${quote.id}`,
    title: 'Tu cotización vence pronto',
    subject: `Tu cotización ${number} vence pronto`,
    told: `La cotización ${number} vence el ${day}.`,
    reason: '',
    next: messages[branding.locale].soon,
  })
}

/** The shop asks for an answer; `at` tells one time from another. */
export function quoteWaitsEmail(
  branding: MailBranding,
  quote: StoredQuote,
  owner: Customer,
  at: string,
): Email {
  const country = countries[branding.shop.config.environment]
  const number = quoteNumber(quote.number)
  const day = quote.expiresAt ? dayOf(quote.expiresAt, country) : ''
  return ownerEmail(branding, quote, owner, {
    event: `quote-waits.${quote.id}.${at}`,
    title: 'Tu cotización te espera',
    subject: `¿Pudiste ver tu cotización ${number}?`,
    told: `La cotización ${number} que te preparamos vale hasta el ${day}.`,
    reason: '',
    next: messages[branding.locale].wait,
  })
}

type OwnerEmailTexts = {
  event: string
  title: string
  subject: string
  told: string
  reason: string
  next: string
}

function ownerEmail(
  branding: MailBranding,
  quote: StoredQuote,
  owner: Customer,
  email: OwnerEmailTexts,
): Email {
  const { event, title, subject, told, reason, next } = email
  return composeEmail(branding, {
    event,
    thread: quoteThread(quote),
    to: owner.email,
    subject,
    customerId: quote.customerId,
    preheader: `${told} ${next}`,
    why: whyQuote(branding),
    blocks: [
      kicker(`Cotización ${quoteNumber(quote.number)}`),
      heading(title),
      text(told),
      quotation(reason),
      text(next),
      button(messages[branding.locale].button, ownQuoteLink(branding, quote)),
      quoteProducts(branding, quote),
    ],
  })
}
