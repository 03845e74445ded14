/** What letters about a quote show of it: its goods and its sums, at the prices that the shop shows. */
import { type Country, countries } from '@estampa/domain/countries'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import { quoteNumber } from '@estampa/domain/quotes'
import type { KeptQuote } from '../quotes/quotes.store.ts'
import { asPriced, rowsOf, type ShownRow, totalsOf } from '../quotes/shown-quote.ts'
import { type Blocks, goods, sum, title } from './letter/blocks.ts'
import { type Look, mailPicture } from './letter.ts'
import { piecesText } from './order-parts.ts'

/** Mails to the owner about the versions of one quote belong together. */
export const quoteThread = ({ number }: Pick<KeptQuote, 'number'>) => `quote.${quoteNumber(number)}`

export function whyQuote({ shop, locale }: Look): string {
  return locale === 'arg'
    ? `Recibís este correo porque pediste una cotización en ${shop.config.name}.`
    : `Recibes este correo porque pediste una cotización en ${shop.config.name}.`
}

export function quoteGoods(look: Look, kept: KeptQuote): Blocks {
  const { shop } = look
  const quote = asPriced(kept, shop)
  const money = (amount: Minor) => formatPriceText(amount, shop.config.roundPrice)
  return [
    title('Productos'),
    goods(rowsOf(quote.lines, quote.step).map((row) => shown(row, look.origin, money))),
    sums(quote, money),
  ]
}

function shown(row: ShownRow, origin: string, money: (amount: Minor) => string) {
  const each = row.unitPrice === null ? '' : `${money(row.unitPrice)} c/u`
  return {
    name: row.productName,
    details: [
      [row.variantName, piecesText(row.quantity), each].filter(Boolean).join(' · '),
      ...row.decorations,
    ],
    price: row.subTotal === null ? '' : money(row.subTotal),
    picture: row.image && mailPicture(origin, row.image, 160),
  }
}

function sums(quote: KeptQuote, money: (amount: Minor) => string): Blocks {
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
