import type { ServerProduct } from '@estampa/domain/cart'
import { countries } from '@estampa/domain/countries'
import { isCustomized, type Techniques } from '@estampa/domain/customization'
import { decorationsOf } from '@estampa/domain/customization/decorations'
import type { Currency, Minor } from '@estampa/domain/money'
import { type FreeLine, type LineToPrice, type PriceEntry, TOTAL } from '@estampa/domain/pricing'
import { toCurrentLines } from '@estampa/domain/quotes'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { PriceRules } from '@estampa/domain/shops'
import { lineTechniques, productOf, soldAt } from '../cart/line-view.ts'
import { findGenerics } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { type Buyer, priceWith } from '../pricing/price-lines.ts'
import { priceRulesOf, priceStepOf } from '../shops/shop-rules.ts'

/** A line as it was on the day of the quote. */
export type QuoteLine = {
  line: ServerProduct
  /** The decorations in words. */
  decorations: readonly string[]
  /** null: the seller is asked. */
  entry: PriceEntry | null
}
/** What the seller wrote into it. */
export type QuotedFreeLine = { line: FreeLine; entry: PriceEntry | null }
export type ComposedQuote = {
  currency: Currency
  step: Minor
  lines: QuoteLine[]
  freeLines: QuotedFreeLine[]
}

/** The prices of all lines, the free ones last; none where the seller is asked. */
export function quoteEntries({ lines, freeLines }: Pick<ComposedQuote, 'lines' | 'freeLines'>): PriceEntry[] {
  return [...lines, ...freeLines].flatMap(({ entry }) => entry ?? [])
}

/** A quote of these lines: names, pictures and prices of now, so that nothing is looked up later. */
export async function composeQuote(
  tx: Tx,
  shop: Shop,
  toPrice: readonly LineToPrice[],
  {
    asksSeller,
    customerId,
    freeLines = [],
  }: Buyer & { asksSeller: boolean; freeLines?: readonly FreeLine[] },
): Promise<ComposedQuote | Refusal> {
  const generics = await findGenerics(tx, [...new Set(toPrice.map((line) => line.generic_id))])
  const offered = toCurrentLines(toPrice, generics)
  if (isRefusal(offered)) return offered
  const entries = asksSeller ? [] : await priceEntries(tx, shop, offered, { customerId, generics, freeLines })
  if (isRefusal(entries)) return entries
  const techniques = await techniquesOf(tx, offered)
  const rules = shop.config.pricesInShop ? priceRulesOf(shop) : null
  const lines = offered.map((line, index) => {
    const entry = entries[index] ?? null
    const named = productOf(line, generics)
    const decorations = decorationsOf(line.customization, generics.get(line.generic_id), techniques)
    return { line: asQuoted(named, line, entry, { techniques, rules }), decorations, entry }
  })
  return {
    currency: countries[shop.config.environment].currency,
    step: priceStepOf(shop),
    lines,
    freeLines: freeLines.map((line, index) => ({ line, entry: entries[offered.length + index] ?? null })),
  }
}

async function priceEntries(
  tx: Tx,
  shop: Shop,
  lines: readonly LineToPrice[],
  known: Parameters<typeof priceWith>[3],
): Promise<PriceEntry[] | Refusal> {
  const priced = await priceWith(tx, shop, lines, known)
  return isRefusal(priced) ? priced : priced.entries.filter((entry) => entry.type !== TOTAL)
}

async function techniquesOf(tx: Tx, lines: readonly LineToPrice[]): Promise<Techniques> {
  return lines.some((line) => isCustomized(line.customization)) ? listTechniques(tx) : new Map()
}

/** With the unit price of its first variant and the names of its techniques, as a cart shows them. */
function asQuoted(
  named: ServerProduct,
  { customization }: LineToPrice,
  entry: PriceEntry | null,
  { techniques, rules }: { techniques: Techniques; rules: PriceRules | null },
): ServerProduct {
  const extra = soldAt(named.generic.customization_under_minimum_extra_cost, rules)
  const price = entry?.units[0]?.unitPrice ?? null
  const generic = { ...named.generic, price, customization_under_minimum_extra_cost: extra }
  const applicationTechnique = lineTechniques(customization, techniques, rules)
  if (named.type === 'ProductoCurva') return { ...named, generic, applicationTechnique }
  return { ...named, generic, value: { ...named.value, applicationTechnique } }
}
