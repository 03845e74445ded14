/** A version of a quote as PDF. It never changes: the document that somebody forwarded is the one that is found again. */
import { customizationOf } from '@estampa/domain/cart'
import { type Country, countries } from '@estampa/domain/countries'
import { priceTexts } from '@estampa/domain/law'
import { counted, decimal, numberText } from '@estampa/domain/messages/numbers'
import type { Minor } from '@estampa/domain/money'
import { quoteNumber } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { toConfigView } from '@estampa/domain/shops/config-view'
import { themeOf } from '@estampa/domain/shops/theme'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { QuoteLine } from '../quotes/compose-quote.ts'
import { quoteLink } from '../quotes/quote-links.ts'
import { withQuotePictures } from '../quotes/quote-pictures.ts'
import { asPriced, linkOf, type QuoteRowView, quoteRowViews, totalsOf } from '../quotes/quote-view.ts'
import { findQuote, type QuoteSelector, type StoredQuote } from '../quotes/quotes.store.ts'
import { shopAddress } from '../shops/shop-address.ts'
import { pdfBranding } from './pdf-branding.ts'
import type { PdfContent, PdfGroup, PdfItem, PdfSection, PdfSum } from './pdf-content.ts'
import { catalogPicture, storedPicture } from './pdf-pictures.ts'
import { placeholderPicture } from './placeholder-picture.ts'
import { addressOfPdf, storePdf } from './store-pdf.ts'
import { documentMessages, longDateText, moneyOf, phoneText, taxName } from './texts.ts'

const PICTURE_SIDE = 240

type QuotePdfContext = { readonly services: Services; readonly shop: Shop }

/** The PDF itself, for a mail. `token` is what the reader's link carries, where they came by one. */
export async function quotePdf(
  context: QuotePdfContext,
  quote: StoredQuote,
  token?: string,
): Promise<Buffer | Refusal<'busy' | 'too_complex' | 'not_found'>> {
  const key = await storeQuotePdf(context, quote, token)
  if (isRefusal(key)) return key
  const bytes = await context.services.files.get(key)
  if (!bytes) throw new Error(`the paper ${key} is gone`)
  return bytes
}

/** Where the file of a quote is, for whoever may see that quote; `token` as above. */
export async function openQuotePdf(context: QuotePdfContext, which: QuoteSelector, token?: string) {
  const { services, shop } = context
  const quote = await services.database.readInShop(shop.id, (tx) => findQuote(tx, which))
  if (!quote) return refuse('not_found')
  const key = await storeQuotePdf(context, quote, token)
  return isRefusal(key) ? key : addressOfPdf(services, key)
}

/** The key of its file. */
async function storeQuotePdf(context: QuotePdfContext, kept: StoredQuote, token?: string) {
  const { services, shop } = context
  const quote = await withQuotePictures(context, kept)
  if (isRefusal(quote)) return quote as Refusal<'busy'>
  const link = token === undefined ? linkOf(quote, shop, services.config) : quoteLink(token)
  const url = link && `${shopAddress(shop, services.config.publicUrl)}${link}`
  const { id, version, customerId, state, subTotal, discount, total, answer, pictures } = quote
  const number = quoteNumber(quote.number)
  return storePdf(context, {
    kind: 'quote',
    about: id,
    customerId,
    name: `cotizacion-${number}${version > 1 ? `-v${version}` : ''}`,
    shows: [
      url,
      state === 'requested',
      shop.config.pricesInShop,
      subTotal,
      discount,
      total,
      answer,
      pictures,
    ],
    compose: async () => {
      const found = await services.database.readInShop(shop.id, (tx) => findQuote(tx, { id }))
      return found && composeQuotePdf(context, asPriced(found, shop), url)
    },
  })
}

async function composeQuotePdf(
  context: QuotePdfContext,
  quote: StoredQuote,
  url: string | null,
): Promise<PdfContent> {
  const { services, shop } = context
  const country = countries[shop.config.environment]
  const words = { ...priceTexts[shop.config.environment], ...documentMessages[country.locale] }
  const { contact, from, version, createdAt, expiresAt } = quote
  const isAsked = quote.state === 'requested'
  const phone = contact.phone && phoneText(shop.config.environment, contact.phone)
  const totals = totalsOf(quote)
  const person = [contact.company, contact.name || from, contact.email, phone].filter(Boolean)
  return {
    look: await pdfBranding(services, shop),
    title: `${isAsked ? 'Pedido de cotización' : 'Cotización'} ${quoteNumber(quote.number)}`,
    badge: version > 1 ? `Versión ${version}` : '',
    facts: [
      { name: 'Fecha', value: longDateText(createdAt, country) },
      { name: 'Válida hasta', value: expiresAt ? longDateText(expiresAt, country) : 'La confirma la tienda' },
      ...(totals ? [{ name: 'Importes', value: `En ${words.currency}` }] : []),
    ],
    parties: person.length > 0 ? [{ title: 'Para', lines: person }] : [],
    columns: totals ? ['Cantidad', 'Precio unit.', 'Subtotal'] : ['Cantidad'],
    groups: await groupsOf(context, quote),
    sums: totals ? sumsOf(quote, totals, { money: moneyOf(shop), net: words.net }) : [],
    sumsNote: totals ? 'El envío se calcula al hacer el pedido.' : '',
    aside: { title: 'Condiciones', lines: conditionsOf(services, shop, quote, country) },
    parts: partsOf(quote),
    link: url === null ? null : { url, title: 'Ver y responder en línea', text: words.answer },
    notice: 'Este documento no es una factura y no reserva stock.',
  }
}

async function groupsOf({ services, shop }: QuotePdfContext, quote: StoredQuote): Promise<PdfGroup[]> {
  const groups: PdfGroup[] = []
  for (const one of quote.lines) {
    const { shoppingCartUUID } = one.line
    const made = quote.pictures?.find((picture) => picture.shoppingCartUUID === shoppingCartUUID)
    const rows = quoteRowViews({ ...quote, lines: [one], freeLines: [] })
    const own = made ? await storedPicture(services.files, made.preview_key, PICTURE_SIDE) : null
    const found = own ?? (await catalogPicture(services.files, rows[0]?.image ?? '', PICTURE_SIDE))
    const { brand } = themeOf(toConfigView(shop.config).colors.primary)
    const picture = found ?? (await placeholderPicture(rows[0]?.productName ?? '', brand, PICTURE_SIDE))
    const discount = quote.answer?.lineDiscounts.find((line) => line.shoppingCartUUID === shoppingCartUUID)
    groups.push(groupOf({ picture, rows, line: one, discount }, moneyOf(shop)))
  }
  for (const one of quote.freeLines) {
    const { shoppingCartUUID } = one.line
    const rows = quoteRowViews({ ...quote, lines: [], freeLines: [one] })
    const discount = quote.answer?.lineDiscounts.find((line) => line.shoppingCartUUID === shoppingCartUUID)
    groups.push(groupOf({ picture: null, rows, line: null, discount }, moneyOf(shop)))
  }
  return groups
}

type LineDiscount = NonNullable<StoredQuote['answer']>['lineDiscounts'][number]
type QuotePdfLine = {
  picture: Buffer | null
  rows: readonly QuoteRowView[]
  /** null: the seller's own words. */
  line: QuoteLine | null
  discount: LineDiscount | undefined
}

/** Goods by their unit prices, and what is made on them apart: one below the other they add up to the line. */
function groupOf(
  { picture, rows, line, discount }: QuotePdfLine,
  money: (amount: Minor) => string,
): PdfGroup {
  const [first] = rows
  const items = rows.map((row) => itemOf(row, money))
  const isSingle = items.length === 1
  return {
    picture,
    name: first?.productName ?? '',
    cells: isSingle ? (items[0]?.cells ?? []) : [],
    items: isSingle ? items.flatMap(({ text }) => (text ? [{ text, cells: [] }] : [])) : items,
    details: [...(line ? madeOf(line, rows, money) : []), ...discountOf(discount, money)],
  }
}

function itemOf(row: QuoteRowView, money: (amount: Minor) => string): PdfItem {
  const { variantName, sku, quantity, unitPrice } = row
  const text = [variantName, sku].filter(Boolean).join(' · ')
  const units = numberText(quantity)
  if (unitPrice === null) return { text, cells: [units] }
  return { text, cells: [units, money(unitPrice), money(unitPrice * quantity)] }
}

/** The decorations of a line; the price stands with the last print area. */
function madeOf(
  { decorations, entry }: QuoteLine,
  rows: readonly QuoteRowView[],
  money: (amount: Minor) => string,
) {
  const goods = rows.reduce((sum, { unitPrice, quantity }) => sum + (unitPrice ?? 0) * quantity, 0)
  const made = entry ? entry.prices.subTotal - goods : 0
  const texts = decorations.length === 0 && made !== 0 ? ['Personalización'] : decorations
  return texts.map((text, index) => ({
    text,
    amount: made !== 0 && index === texts.length - 1 ? money(made) : '',
  }))
}

/** The seller's discount on this line, before taxes as the amounts above it. */
function discountOf(discount: LineDiscount | undefined, money: (amount: Minor) => string) {
  if (!discount) return []
  return [{ text: `Descuento${shareText(discount.percent)}`, amount: `−${money(discount.net)}` }]
}

function sumsOf(
  { lines, answer }: StoredQuote,
  { subTotal, taxes, discount, total }: NonNullable<ReturnType<typeof totalsOf>>,
  { money, net }: { money: (amount: Minor) => string; net: string },
): PdfSum[] {
  const rates = lines.flatMap(({ entry }) => entry?.prices.taxMultiplier ?? [])
  const row = (name: string, value: string): PdfSum => ({ name, value, look: 'plain' })
  return [
    row(net, money(subTotal)),
    row(taxName(rates.map(String)), money(taxes)),
    ...(discount > 0 ? [row(discountName(answer), `−${money(discount)}`)] : []),
    { name: 'Total sin envío', value: money(total), look: 'total' },
  ]
}

function partsOf({ comment, answer }: StoredQuote): PdfSection[] {
  return [
    ...(answer?.note ? [{ title: `Nota de ${answer.by}`, lines: linesOf(answer.note) }] : []),
    ...(comment ? [{ title: 'Comentario', lines: linesOf(comment) }] : []),
  ]
}

/** The seller's discount has the taxes on it; where lines have their own, it is no share of the whole. */
function discountName(answer: StoredQuote['answer']): string {
  if (answer && answer.lineDiscounts.length > 0) return 'Descuentos, con impuestos'
  return `Descuento${shareText(answer?.discountPercent ?? null)}, con impuestos`
}

const shareText = (percent: number | null) => (percent === null ? '' : ` ${decimal(percent / 100, 2)} %`)

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

function conditionsOf(services: Services, shop: Shop, quote: StoredQuote, country: Country): string[] {
  const { config, rules } = shop
  const words = documentMessages[country.locale]
  const home = shopAddress(shop, services.config.publicUrl).replace(/^https?:\/\//, '')
  const applied = quote.lines.map(({ line }) => customizationOf(line)?.applicationDays ?? 0)
  const days = quote.answer?.leadTimeDays ?? Math.max(0, ...applied)
  const methods = config.partnerPaymentMethods.map(({ name }) => name).join(', ')
  const { expiresAt } = quote
  return [
    expiresAt ? `Precios válidos hasta el ${longDateText(expiresAt, country)}.` : '',
    days > 0
      ? `Producción: ${counted(days, 'día hábil', 'días hábiles')} desde que apruebes el boceto, más el tiempo de entrega.`
      : '',
    methods ? `Medios de pago: ${methods}.` : '',
    rules.depositPercent > 0 && rules.depositPercent < 100 ? words.deposit(rules.depositPercent) : '',
    `Condiciones de venta: ${home}/terms`,
  ].filter(Boolean)
}
