/** What letters about a quote show of it: its goods and its sums, at the prices that the shop shows. */
import { type Country, countries } from '@estampa/domain/countries'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import { quoteNumber } from '@estampa/domain/quotes'
import { guestLinkPath } from '../customers/guest-links.ts'
import { signedUntil } from '../files/signed-addresses.ts'
import type { KeptQuote } from '../quotes/quotes.store.ts'
import { asPriced, rowsOf, type ShownRow, totalsOf } from '../quotes/shown-quote.ts'
import { type Blocks, goods, sum, title } from './letter/blocks.ts'
import { type Look, mailPicture } from './letter.ts'
import { pictureAlt, piecesText } from './order-parts.ts'

/** Mails to the owner about the versions of one quote belong together. */
export const quoteThread = ({ number }: Pick<KeptQuote, 'number'>) => `quote.${quoteNumber(number)}`

/** The quote for its owner: behind a sign-in, or by the link of whoever has no account. */
export function ownQuoteLink({ home, guestLink }: Look, { id }: Pick<KeptQuote, 'id'>): string {
  return `${home}${guestLink ? guestLinkPath(guestLink) : `/orders/quote/detail/${id}`}`
}

export function whyQuote({ shop, locale }: Look): string {
  return locale === 'arg'
    ? `Recibís este correo porque pediste una cotización en ${shop.config.name}.`
    : `Recibes este correo porque pediste una cotización en ${shop.config.name}.`
}

export function quoteGoods(look: Look, kept: KeptQuote): Blocks {
  const { shop } = look
  const quote = asPriced(kept, shop)
  const lines = Map.groupBy(rowsOf(quote.lines, quote.step), (row) => row.shoppingCartUUID)
  return [
    title('Productos'),
    goods([...lines.values()].map((rows) => lineShown(look, quote, rows))),
    sums(quote, look),
  ]
}

/** One product with its sizes below each other, and what a unit of it costs with the design on it. */
function lineShown(look: Look, quote: KeptQuote, rows: readonly ShownRow[]) {
  const [first] = rows
  const money = moneyOf(look)
  const sizes = rows.map((row) => {
    const each = row.unitPrice === null ? '' : `${money(row.unitPrice)} c/u`
    return [row.variantName, piecesText(row.quantity), each].filter(Boolean).join(' · ')
  })
  const subTotal = rows.reduce((sum, row) => sum + (row.subTotal ?? 0), 0)
  const isPriced = rows.every((row) => row.subTotal !== null)
  return {
    name: first?.productName ?? '',
    details: [...sizes, ...(first?.decorations ?? []), decoratedText(rows, money)].filter(Boolean),
    price: isPriced ? money(subTotal) : '',
    picture: pictureOf(look, quote, first),
    alt: first ? pictureAlt(first, isDrawn(quote, first) ? first.decorations : []) : '',
  }
}

/** «Con tu diseño: $ 10.105,92 c/u», or from the cheapest size on. */
function decoratedText(rows: readonly ShownRow[], money: (amount: Minor) => string): string {
  const prices = rows.map((row) => row.decoratedUnitPrice).filter((price) => price !== null)
  const isDecorated = rows.some((row) => row.decoratedUnitPrice !== row.unitPrice)
  if (prices.length === 0 || !isDecorated) return ''
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return `Con tu diseño: ${least === most ? '' : 'desde '}${money(least)} c/u`
}

/** The design on the product, at an address that is good for as long as mails are read. */
function pictureOf({ origin, config }: Look, quote: KeptQuote, row: ShownRow | undefined): string | null {
  const made = row && drawnOf(quote, row)
  if (made) return `${origin}${signedUntil(config, made.mail_key, readUntil(quote))}`
  return row?.image ? mailPicture(origin, row.image, 160) : null
}

const drawnOf = ({ pictures }: KeptQuote, row: ShownRow) =>
  pictures?.find(({ shoppingCartUUID }) => shoppingCartUUID === row.shoppingCartUUID)
const isDrawn = (quote: KeptQuote, row: ShownRow) => drawnOf(quote, row) !== undefined

const DAY_MS = 86_400_000

function readUntil({ createdAt, expiresAt }: KeptQuote): Date {
  return new Date((expiresAt ?? createdAt).getTime() + 90 * DAY_MS)
}

const moneyOf =
  ({ shop }: Look) =>
  (amount: Minor) =>
    formatPriceText(amount, shop.config.roundPrice)

function sums(quote: KeptQuote, look: Look): Blocks {
  const money = moneyOf(look)
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
export function quoteInShort(look: Look, kept: KeptQuote): string {
  const { total, expiresAt } = asPriced(kept, look.shop)
  const country = countries[look.shop.config.environment]
  const until = expiresAt ? `hasta el ${dayOf(expiresAt, country)}` : ''
  const price = total === null ? '' : `total ${formatPriceText(total, look.shop.config.roundPrice)}`
  return [price, until].filter(Boolean).join(', ')
}

/** «5 de diciembre de 2026», by the calendar of the shop's country. */
export function dayOf(moment: Date, { language, timeZone }: Country): string {
  const format = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(language, format).format(moment)
}
