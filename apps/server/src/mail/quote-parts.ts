/** The blocks of e-mails about a quote: its lines and its sums, at the prices that the shop shows. */

import { type Country, countries } from '@estampa/domain/countries'
import { messageCatalog } from '@estampa/domain/messages'
import { decimal } from '@estampa/domain/messages/numbers'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import { quoteNumber } from '@estampa/domain/quotes'
import { DAY_MS } from '@estampa/domain/time'
import { guestLinkPath } from '../customers/guest-links.ts'
import { signedUntil } from '../files/signed-addresses.ts'
import { asPriced, type QuoteRowView, quoteRowViews, totalsOf } from '../quotes/quote-view.ts'
import type { StoredQuote } from '../quotes/quotes.store.ts'
import { firstNameOf, pictureAlt, piecesText } from './order-parts.ts'
import { type EmailBlocks, products, sum, title } from './template/blocks.ts'
import { type MailBranding, mailPicture } from './template.ts'

/** Mails to the owner about the versions of one quote belong together. */
export const quoteThread = ({ number }: Pick<StoredQuote, 'number'>) => `quote.${quoteNumber(number)}`

/** The quote for its owner: behind a sign-in, or by the link of whoever has no account. */
export function ownQuoteLink({ home, guestLink }: MailBranding, { id }: Pick<StoredQuote, 'id'>): string {
  return `${home}${guestLink ? guestLinkPath(guestLink) : `/orders/quote/detail/${id}`}`
}

const messages = messageCatalog({
  es: { why: (shop: string) => `Recibes este correo porque pediste una cotización en ${shop}.` },
  arg: { why: (shop: string) => `Recibís este correo porque pediste una cotización en ${shop}.` },
})

export function whyQuote({ shop, locale }: MailBranding): string {
  return messages[locale].why(shop.config.name)
}

/** What the texts of its mails may name. */
export function quoteValues({ number, contact }: Pick<StoredQuote, 'number' | 'contact'>) {
  return { nombre: firstNameOf(contact.name), cotizacion: quoteNumber(number) }
}

export function quoteProducts(branding: MailBranding, kept: StoredQuote): EmailBlocks {
  const { shop } = branding
  const quote = asPriced(kept, shop)
  const lines = Map.groupBy(quoteRowViews(quote), (row) => row.shoppingCartUUID)
  return [
    title('Productos'),
    products([...lines.values()].map((rows) => lineView(branding, quote, rows))),
    sums(quote, branding),
  ]
}

/** One product with its sizes below each other, and what a unit of it costs with the design on it. */
function lineView(branding: MailBranding, quote: StoredQuote, rows: readonly QuoteRowView[]) {
  const [first] = rows
  const money = moneyOf(branding)
  const sizes = rows.map((row) => {
    const each = row.unitPrice === null ? '' : `${money(row.unitPrice)} c/u`
    return [row.variantName, piecesText(row.quantity), each].filter(Boolean).join(' · ')
  })
  const subTotal = rows.reduce((sum, row) => sum + (row.subTotal ?? 0), 0)
  const isPriced = rows.every((row) => row.subTotal !== null)
  return {
    name: first?.productName ?? '',
    details: [
      ...sizes,
      ...(first?.decorations ?? []),
      decoratedText(rows, money),
      discountText(quote, first, money),
    ].filter(Boolean),
    price: isPriced ? money(subTotal) : '',
    picture: pictureOf(branding, quote, first),
    alt: first ? pictureAlt(first, isDrawn(quote, first) ? first.decorations : []) : '',
  }
}

/** «Descuento del 10 %: −$ 5.600», of this line alone and before taxes. */
function discountText(
  { answer }: StoredQuote,
  row: QuoteRowView | undefined,
  money: (amount: Minor) => string,
): string {
  const own = answer?.lineDiscounts.find((line) => line.shoppingCartUUID === row?.shoppingCartUUID)
  if (!own) return ''
  const share = own.percent === null ? '' : ` del ${decimal(own.percent / 100, 2)} %`
  return `Descuento${share}: −${money(own.net)}`
}

/** «Con tu diseño: $ 10.105,92 c/u», or from the cheapest size on. */
function decoratedText(rows: readonly QuoteRowView[], money: (amount: Minor) => string): string {
  const prices = rows.map((row) => row.decoratedUnitPrice).filter((price) => price !== null)
  const isDecorated = rows.some((row) => row.decoratedUnitPrice !== row.unitPrice)
  if (prices.length === 0 || !isDecorated) return ''
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return `Con tu diseño: ${least === most ? '' : 'desde '}${money(least)} c/u`
}

/** The design on the product, at an address that is good for as long as mails are read. */
function pictureOf(
  { origin, config }: MailBranding,
  quote: StoredQuote,
  row: QuoteRowView | undefined,
): string | null {
  const made = row && drawnOf(quote, row)
  if (made) return `${origin}${signedUntil(config, made.mail_key, readUntil(quote))}`
  return row?.image ? mailPicture(origin, row.image, 160) : null
}

const drawnOf = ({ pictures }: StoredQuote, row: QuoteRowView) =>
  pictures?.find(({ shoppingCartUUID }) => shoppingCartUUID === row.shoppingCartUUID)
const isDrawn = (quote: StoredQuote, row: QuoteRowView) => drawnOf(quote, row) !== undefined

function readUntil({ createdAt, expiresAt }: StoredQuote): Date {
  return new Date((expiresAt ?? createdAt).getTime() + 90 * DAY_MS)
}

const moneyOf =
  ({ shop }: MailBranding) =>
  (amount: Minor) =>
    formatPriceText(amount, shop.config.roundPrice)

function sums(quote: StoredQuote, branding: MailBranding): EmailBlocks {
  const money = moneyOf(branding)
  const totals = totalsOf(quote)
  if (!totals) return []
  return [
    sum([
      ['Subtotal sin impuestos', money(totals.subTotal)],
      ['Impuestos', money(totals.taxes)],
      ...(totals.discount > 0 ? [['Descuento', `−${money(totals.discount)}`] as const] : []),
      ['Total sin envío', money(totals.total)],
    ]),
  ]
}

/** «Total $ 139.392,00, hasta el 5 de diciembre de 2026.», of what the shop shows. */
export function quoteSummary(branding: MailBranding, kept: StoredQuote): string {
  const { total, expiresAt } = asPriced(kept, branding.shop)
  const country = countries[branding.shop.config.environment]
  const until = expiresAt ? `hasta el ${dayOf(expiresAt, country)}` : ''
  const price = total === null ? '' : `total ${formatPriceText(total, branding.shop.config.roundPrice)}`
  return [price, until].filter(Boolean).join(', ')
}

/** «5 de diciembre de 2026», by the calendar of the shop's country. */
export function dayOf(moment: Date, { language, timeZone }: Country): string {
  const format = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language, format).format(moment)
}
