/** A seller's answer to a quote, priced: what the preview shows is what is sent. */
import { randomUUID } from 'node:crypto'
import { type LineItem, toLineItem } from '@estampa/domain/cart'
import { formatPriceText, type Minor } from '@estampa/domain/money'
import type { FreeLine, LineToPrice } from '@estampa/domain/pricing'
import {
  answerFreeLines,
  answerLines,
  type DiscountedQuote,
  discountQuote,
  type FreeAnswerLine,
  type QuoteDiscount,
} from '@estampa/domain/quotes'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { measuredLines } from '../customization/measure-lines.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { type ComposedQuote, composeQuote, quoteEntries } from '../quotes/compose-quote.ts'
import type { StoredQuote } from '../quotes/quotes.store.ts'
import type { QuoteAmounts } from '../quotes/save-quote.store.ts'
import { quoteAmountsOf } from '../quotes/save-quote.ts'
import { findProductsOfSkus } from '../quotes/sku-owners.store.ts'

export type SellerLine = {
  shoppingCartUUID: string | undefined
  rows: readonly { sku: string; quantity: number }[] | undefined
  discount: QuoteDiscount | null
}
export type SellerFreeLine = FreeAnswerLine & { discount: QuoteDiscount | null }
/** What the seller offers: which goods, and what is off their prices. */
export type SellerOffer = {
  /** null: the lines of the quote as they are. */
  lines: readonly SellerLine[] | null
  /** null: the free lines of the quote as they are. */
  freeLines: readonly SellerFreeLine[] | null
  discount: QuoteDiscount | null
}
/** The goods of an offer as they are priced, and the discounts by their uuids. */
export type OfferedLines = {
  lines: readonly LineToPrice[]
  freeLines: readonly FreeLine[]
  discounts: ReadonlyMap<string, QuoteDiscount>
}
export type PricedAnswer = { document: ComposedQuote; off: DiscountedQuote; totals: QuoteAmounts }

type OfferContext = { services: Services; shop: Shop; now: Date }

/** The lines of the offer with measured designs. Opens the database itself. `toMake`: what cannot be produced is refused. */
export async function offeredLines(
  { services, shop, now }: OfferContext,
  quote: StoredQuote,
  offer: SellerOffer,
  { toMake }: { toMake: boolean },
): Promise<OfferedLines | Refusal> {
  const quoted = quote.lines.map(({ line }) => toLineItem(line))
  const asked = offer.lines ?? quoted.map(({ shoppingCartUUID }) => unchanged(shoppingCartUUID))
  const written = quote.freeLines.map(({ line }) => line)
  const freeLines = offer.freeLines ?? written.map((line) => ({ ...line, discount: null }))
  const offered = await services.database.readInShop(shop.id, (tx) =>
    linesOfOffer(tx, { quoted, written }, { lines: asked, freeLines }),
  )
  if (isRefusal(offered)) return offered
  const person = { kind: 'customer', customerId: quote.customerId, sessionId: '' } as const
  const lines = await measuredLines({ services, shop, person, now }, offered.lines, { toMake })
  return isRefusal(lines) ? lines : { ...offered, lines }
}

/** The lines of an offer of nothing that was quoted before: none has a design. */
export function newLines(tx: Tx, asked: AskedLines): Promise<OfferedLines | Refusal> {
  return linesOfOffer(tx, { quoted: [], written: [] }, asked)
}

type AskedLines = { lines: readonly SellerLine[]; freeLines: readonly SellerFreeLine[] }
type LinesBefore = { quoted: readonly LineItem[]; written: readonly FreeLine[] }

async function linesOfOffer(
  tx: Tx,
  { quoted, written }: LinesBefore,
  asked: AskedLines,
): Promise<(OfferedLines & { lines: LineItem[] }) | Refusal> {
  const skus = asked.lines.flatMap(({ rows = [] }) => rows.map(({ sku }) => sku))
  const lines = answerLines(quoted, asked.lines, await findProductsOfSkus(tx, skus), randomUUID)
  if (isRefusal(lines)) return lines
  const freeLines = answerFreeLines(written, asked.freeLines, randomUUID)
  if (isRefusal(freeLines)) return freeLines
  const given = [...asked.lines, ...asked.freeLines]
  const discounts = [...lines, ...freeLines].flatMap(({ shoppingCartUUID }, index) => {
    const discount = given[index]?.discount
    return discount ? [[shoppingCartUUID, discount] as const] : []
  })
  return { lines, freeLines, discounts: new Map(discounts) }
}

function unchanged(shoppingCartUUID: string): SellerLine {
  return { shoppingCartUUID, rows: undefined, discount: null }
}

/** The offer at today's prices less its discounts. */
export async function priceAnswer(
  tx: Tx,
  shop: Shop,
  { lines, freeLines, discounts }: OfferedLines,
  { customerId, discount }: { customerId: number | null; discount: QuoteDiscount | null },
): Promise<PricedAnswer | Refusal> {
  const document = await composeQuote(tx, shop, lines, { asksSeller: false, customerId, freeLines })
  if (isRefusal(document)) return document
  const off = discountQuote(quoteEntries(document), { lines: discounts, whole: discount }, document.step)
  if (isRefusal(off)) return withSubTotal(off, shop)
  const sums = quoteAmountsOf(document)
  return { document, off, totals: { ...sums, discount: off.discount, total: sums.total - off.discount } }
}

/** The amount in the sentence, as people read it. */
function withSubTotal(refusal: Refusal, shop: Shop): Refusal {
  const { subTotal } = refusal
  if (typeof subTotal !== 'number') return refusal
  return { ...refusal, subTotal: formatPriceText(subTotal as Minor, shop.config.roundPrice) }
}
