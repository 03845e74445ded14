/** A quote for whoever is to look at it: who sends it and what they say, the goods, the prices and until when. */
import { type Country, countries, type Locale } from '@estampa/domain/countries'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import { quoteNumber } from '@estampa/domain/quotes'
import type { QuoteMail } from '../quotes/quote-mails.store.ts'
import type { KeptQuote } from '../quotes/quotes.store.ts'
import { asPriced, rowsOf, type ShownRow, totalsOf } from '../quotes/shown-quote.ts'
import { type Html, html } from './html.ts'
import { button, figures, heading, type Look, letter, paragraph, subheading } from './letterhead.ts'
import { dayOf } from './quote-news.ts'
import type { Letter } from './send-mail.ts'

const words = {
  arg: {
    own: 'Acá está tu cotización.',
    sends: (name: string, shop: string) => `${name} te comparte esta cotización de ${shop}.`,
    look: 'Podés verla completa, aceptarla o rechazarla desde el enlace, sin crear una cuenta.',
    unknown: (name: string) => `Si no conocés a ${name}, ignorá este correo: no hace falta que hagas nada.`,
    button: 'Ver la cotización',
  },
  cl: {
    own: 'Aquí está tu cotización.',
    sends: (name: string, shop: string) => `${name} te comparte esta cotización de ${shop}.`,
    look: 'Puedes verla completa, aceptarla o rechazarla desde el enlace, sin crear una cuenta.',
    unknown: (name: string) => `Si no conoces a ${name}, ignora este correo: no hace falta que hagas nada.`,
    button: 'Ver la cotización',
  },
} satisfies Record<Locale, unknown>

/** The sender's own words, and the address of the account that they wrote from. */
export type SentBy = { mail: QuoteMail; senderEmail: string; link: string }

export function quoteSentLetter(look: Look, kept: KeptQuote, sent: SentBy): Letter {
  const { shop } = look
  const quote = asPriced(kept, shop)
  const country = countries[shop.config.environment]
  const say = words[country.locale]
  const link = `${look.home}${sent.link}`
  const texts = textsOf(quote, sent, shop.config.name, country)
  const rows = rowsOf(quote.lines, quote.step).map((row) => seen(row, shop.config.roundPrice))
  const totals = totalRows(quote, shop.config.roundPrice)
  const body = html`
${heading(texts.subject)}
${paragraph(texts.intro)}
${sent.mail.message && said(look, sent.mail.message)}
${paragraph(say.look)}
${button(look, say.button, link)}
${subheading('Productos')}
${rows.map((row) => productRow(row, originOf(look)))}
${totals.length > 0 && figures(totals, true)}
${texts.until && html`<p style="margin:16px 0 0">${texts.until}</p>`}
${texts.unknown && html`<p style="margin:24px 0 0;font-size:13px;color:#6b665e">${texts.unknown}</p>`}`
  return {
    event: `quote-sent.${sent.mail.id}`,
    to: sent.mail.recipient,
    subject: texts.subject,
    html: letter(look, texts.intro, body),
    plain: plainOf(
      { ...texts, message: sent.mail.message, look: say.look },
      `${say.button}: ${link}`,
      rows,
      totals,
    ),
    customerId: quote.customerId,
    // the link opens the quote: it is not kept
    keep: 'secret',
  }
}

type Texts = { subject: string; intro: string; until: string; unknown: string }

function textsOf(quote: KeptQuote, { mail, senderEmail }: SentBy, shop: string, country: Country): Texts {
  const say = words[country.locale]
  const isOwn = mail.recipient === senderEmail
  const name = quote.from || quote.contact.name
  return {
    subject: `Cotización ${quoteNumber(quote.number)} de ${shop}`,
    intro: isOwn ? say.own : say.sends(`${name} (${senderEmail})`, shop),
    until: quote.expiresAt ? `Los precios valen hasta el ${dayOf(quote.expiresAt, country)}.` : '',
    unknown: isOwn ? '' : say.unknown(name),
  }
}

type SeenRow = { name: string; details: string[]; price: string; image: string | null }

function seen(row: ShownRow, roundPrice: number): SeenRow {
  const money = (amount: Minor) => formatPriceText(amount, roundPrice)
  const each = row.unitPrice === null ? '' : `${money(row.unitPrice)} c/u`
  return {
    name: row.productName,
    details: [
      [row.variantName, `x ${row.quantity} un.`, each].filter(Boolean).join(' · '),
      ...row.decorations,
    ],
    price: row.subTotal === null ? '' : money(row.subTotal),
    image: row.image,
  }
}

function totalRows(quote: KeptQuote, roundPrice: number): [string, string][] {
  const totals = totalsOf(quote)
  if (!totals) return []
  const money = (amount: Minor) => formatPriceText(amount, roundPrice)
  return [
    ['Subtotal sin impuestos', money(totals.subTotal)],
    ['Impuestos', money(totals.taxes)],
    ...(totals.discount > 0 ? [['Descuento', `−${money(totals.discount)}`] as [string, string]] : []),
    ['Total sin envío', money(totals.total)],
  ]
}

/** Pictures are asked for by whoever reads the mail: their addresses are whole. */
function originOf({ home, shop }: Look): string {
  return home.slice(0, -`/${shop.name}`.length)
}

function productRow({ name, details, price, image }: SeenRow, origin: string): Html {
  const cell = 'padding:9px 0;border-bottom:1px solid #eeebe6;vertical-align:top'
  const source = image?.startsWith('/') ? `${origin}${image}` : image
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px"><tr>
<td width="76" style="${cell}">${
    source &&
    html`<img src="${source}" alt="" width="64" height="64" style="display:block;border-radius:8px;object-fit:cover">`
  }</td>
<td style="${cell}"><strong>${name}</strong>${details.map(
    (detail) => html`<br><span style="color:#6b665e">${detail}</span>`,
  )}</td>
<td align="right" style="${cell};white-space:nowrap">${price}</td>
</tr></table>`
}

/** What the person wrote, as they wrote it and set apart from the shop's words. */
function said({ accent }: Look, message: string): Html {
  return html`<blockquote style="margin:0 0 18px;padding:4px 0 4px 16px;border-left:3px solid ${accent};white-space:pre-line;overflow-wrap:anywhere">${message}</blockquote>`
}

function plainOf(
  texts: Texts & { message: string; look: string },
  link: string,
  rows: readonly SeenRow[],
  totals: readonly (readonly [string, string])[],
): string {
  const lines = rows.flatMap(({ name, details, price }) => [
    price ? `${name}: ${price}` : name,
    ...details.map((detail) => `  ${detail}`),
  ])
  return [
    texts.subject,
    texts.intro,
    texts.message === '' ? '' : texts.message.replace(/^/gm, '> '),
    texts.look,
    link,
    lines.join('\n'),
    totals.map(([name, value]) => `${name}: ${value}`).join('\n'),
    texts.until,
    texts.unknown,
  ]
    .filter(Boolean)
    .join('\n\n')
}
