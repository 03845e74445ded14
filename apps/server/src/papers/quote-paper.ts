/** A version of a quote as PDF. It never changes: the paper that somebody forwarded is the one that is found again. */
import { customizationOf } from '@estampa/domain/cart'
import { type Country, countries } from '@estampa/domain/countries'
import type { Minor } from '@estampa/domain/money'
import { quoteNumber } from '@estampa/domain/quotes'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { shownConfig, themeOf } from '@estampa/domain/shops'
import { shopAddress } from '../catalog/site-map.ts'
import type { QuoteLine } from '../quotes/compose-quote.ts'
import { quoteLink } from '../quotes/quote-links.ts'
import { withPictures } from '../quotes/quote-pictures.ts'
import { findQuote, type KeptQuote } from '../quotes/quotes.store.ts'
import { asPriced, linkOf, rowsOf, type ShownRow, totalsOf } from '../quotes/shown-quote.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { keepPaper } from './keep-paper.ts'
import type { Paper, PaperGroup, PaperItem, PaperPart, PaperSum } from './paper.ts'
import { paperLook } from './paper-look.ts'
import { catalogPicture, keptPicture } from './paper-pictures.ts'
import { placeholderPicture } from './placeholder-picture.ts'
import { dayText, moneyOf, paperWords, phoneText, taxName, unitsText } from './words.ts'

const PICTURE_SIDE = 240

type Asking = { readonly services: Services; readonly shop: Shop }

/** The PDF itself, for a mail. `token` is what the reader's link carries, where they came by one. */
export async function quotePaper(
  asking: Asking,
  quote: KeptQuote,
  token?: string,
): Promise<Buffer | Refusal<'busy' | 'too_complex' | 'not_found'>> {
  const key = await keepQuotePaper(asking, quote, token)
  if (isRefusal(key)) return key
  const bytes = await asking.services.files.get(key)
  if (!bytes) throw new Error(`the paper ${key} is gone`)
  return bytes
}

/** The key of its file. */
export async function keepQuotePaper(asking: Asking, kept: KeptQuote, token?: string) {
  const { services, shop } = asking
  const quote = await withPictures(asking, kept)
  if (isRefusal(quote)) return quote as Refusal<'busy'>
  const link = token === undefined ? linkOf(quote, shop, services.config) : quoteLink(token)
  const url = link && `${shopAddress(shop, services.config.publicUrl)}${link}`
  const { id, version, customerId, state, subTotal, discount, total, answer, pictures } = quote
  const number = quoteNumber(quote.number)
  return keepPaper(asking, {
    kind: 'quote',
    ...{ about: id, customerId },
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
      return found && composeQuotePaper(asking, asPriced(found, shop), url)
    },
  })
}

async function composeQuotePaper(asking: Asking, quote: KeptQuote, url: string | null): Promise<Paper> {
  const { services, shop } = asking
  const country = countries[shop.config.environment]
  const words = paperWords[shop.config.environment]
  const { contact, from, version, createdAt, expiresAt } = quote
  const isAsked = quote.state === 'requested'
  const phone = contact.phone && phoneText(shop.config.environment, contact.phone)
  const totals = totalsOf(quote)
  const person = [contact.company, contact.name || from, contact.email, phone].filter(Boolean)
  return {
    look: await paperLook(services, shop),
    title: `${isAsked ? 'Pedido de cotización' : 'Cotización'} ${quoteNumber(quote.number)}`,
    badge: version > 1 ? `Versión ${version}` : '',
    facts: [
      { name: 'Fecha', value: dayText(createdAt, country) },
      { name: 'Válida hasta', value: expiresAt ? dayText(expiresAt, country) : 'La confirma la tienda' },
      ...(totals ? [{ name: 'Importes', value: `En ${words.currency}` }] : []),
    ],
    parties: person.length > 0 ? [{ title: 'Para', lines: person }] : [],
    columns: totals ? ['Cantidad', 'Precio unit.', 'Subtotal'] : ['Cantidad'],
    groups: await groupsOf(asking, quote),
    sums: totals ? sumsOf(quote, totals, { money: moneyOf(shop), net: words.net }) : [],
    sumsNote: totals ? 'El envío se calcula al hacer el pedido.' : '',
    aside: { title: 'Condiciones', lines: conditionsOf(services, shop, quote, country) },
    parts: partsOf(quote),
    link: url === null ? null : { url, title: 'Ver y responder en línea', text: words.answer },
    notice: 'Este documento no es una factura y no reserva stock.',
  }
}

async function groupsOf({ services, shop }: Asking, quote: KeptQuote): Promise<PaperGroup[]> {
  const groups: PaperGroup[] = []
  for (const one of quote.lines) {
    const { shoppingCartUUID } = one.line
    const made = quote.pictures?.find((picture) => picture.shoppingCartUUID === shoppingCartUUID)
    const rows = rowsOf([one], quote.step)
    const own = made ? await keptPicture(services.files, made.preview_key, PICTURE_SIDE) : null
    const found = own ?? (await catalogPicture(services.files, rows[0]?.image ?? '', PICTURE_SIDE))
    const { primary } = themeOf(shownConfig(shop.config).colors.primary)
    const picture = found ?? (await placeholderPicture(rows[0]?.productName ?? '', primary, PICTURE_SIDE))
    groups.push(groupOf({ picture, rows, line: one }, moneyOf(shop)))
  }
  return groups
}

type Shown = { picture: Buffer | null; rows: readonly ShownRow[]; line: QuoteLine }

/** Goods by their unit prices, and what is made on them apart: one below the other they add up to the line. */
function groupOf({ picture, rows, line }: Shown, money: (amount: Minor) => string): PaperGroup {
  const [first] = rows
  const items = rows.map((row) => itemOf(row, money))
  const isSingle = items.length === 1
  return {
    picture,
    name: first?.productName ?? '',
    cells: isSingle ? (items[0]?.cells ?? []) : [],
    items: isSingle ? items.flatMap(({ text }) => (text ? [{ text, cells: [] }] : [])) : items,
    details: madeOf(line, rows, money),
  }
}

function itemOf(row: ShownRow, money: (amount: Minor) => string): PaperItem {
  const { variantName, sku, quantity, unitPrice } = row
  const text = [variantName, sku].filter(Boolean).join(' · ')
  const units = unitsText(quantity)
  if (unitPrice === null) return { text, cells: [units] }
  return { text, cells: [units, money(unitPrice), money(unitPrice * quantity)] }
}

/** What is made where; its price stands with the last place. */
function madeOf(
  { decorations, entry }: QuoteLine,
  rows: readonly ShownRow[],
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

function sumsOf(
  { lines, answer }: KeptQuote,
  { subTotal, taxes, discount, total }: NonNullable<ReturnType<typeof totalsOf>>,
  { money, net }: { money: (amount: Minor) => string; net: string },
): PaperSum[] {
  const rates = lines.flatMap(({ entry }) => entry?.prices.taxMultiplier ?? [])
  const row = (name: string, value: string): PaperSum => ({ name, value, look: 'plain' })
  return [
    row(net, money(subTotal)),
    row(taxName(rates.map(String)), money(taxes)),
    ...(discount > 0 ? [row(discountName(answer), `−${money(discount)}`)] : []),
    { name: 'Total sin envío', value: money(total), look: 'total' },
  ]
}

function partsOf({ comment, answer }: KeptQuote): PaperPart[] {
  return [
    ...(answer?.note ? [{ title: `Nota de ${answer.by}`, lines: linesOf(answer.note) }] : []),
    ...(comment ? [{ title: 'Comentario', lines: linesOf(comment) }] : []),
  ]
}

/** The seller's discount has the taxes on it. */
function discountName(answer: KeptQuote['answer']): string {
  const percent = answer?.discountPercent ?? null
  const share = percent === null ? '' : ` ${String(percent / 100).replace('.', ',')} %`
  return `Descuento${share}, con impuestos`
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

function conditionsOf(services: Services, shop: Shop, quote: KeptQuote, country: Country): string[] {
  const { config, rules } = shop
  const words = paperWords[config.environment]
  const home = shopAddress(shop, services.config.publicUrl).replace(/^https?:\/\//, '')
  const days = Math.max(0, ...quote.lines.map(({ line }) => customizationOf(line)?.applicationDays ?? 0))
  const methods = config.partnerPaymentMethods.map(({ name }) => name).join(', ')
  const { expiresAt } = quote
  return [
    expiresAt ? `Precios válidos hasta el ${dayText(expiresAt, country)}.` : '',
    days > 0
      ? `Producción: ${days} días hábiles desde que apruebes el boceto, más el tiempo de entrega.`
      : '',
    methods ? `Medios de pago: ${methods}.` : '',
    rules.depositPercent > 0 && rules.depositPercent < 100 ? words.deposit(rules.depositPercent) : '',
    `Condiciones de venta: ${home}/terms`,
  ].filter(Boolean)
}
