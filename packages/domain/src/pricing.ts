/**
 * One price for everyone: product page, cart, quote and order call priceCart over the whole cart.
 * The quantity of a product over all its lines decides the goods' tier and the minimum; a line's own
 * quantity decides the decoration's scale. TOTAL is the sum of the lines, to the unit, in every field.
 * Client prices are never read.
 */
import { type Minor, share } from './money.ts'
import type { LineToPrice, PriceEntry, PriceFacts, Prices } from './pricing/entries.ts'
import { type FreeLine, priceFreeLine } from './pricing/free-line.ts'
import { addPrices, priceLine, pricesOf, zeroPrices } from './pricing/line.ts'
import { noPriceHints, type PriceHints, priceHintsOf } from './pricing/next-price-break.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { PriceRules } from './shops/price-rules.ts'

export type {
  LineToPrice,
  PriceEntry,
  PriceFacts,
  Prices,
} from './pricing/entries.ts'
export type { FreeLine } from './pricing/free-line.ts'
export { addPrices, pricesOf } from './pricing/line.ts'
export type { PriceHints } from './pricing/next-price-break.ts'
export { decoratedUnits, type ProductUnit } from './pricing/unit-prices.ts'

export type LinePriceShare = { readonly sku: string; readonly quantity: number; readonly prices: Prices }

export const TOTAL = 'TOTAL'

/**
 * One entry per line in the cart's order, then those of the free lines of a seller, and TOTAL last; or the first line's
 * refusal with its uuid.
 */
export function priceCart(
  lines: readonly LineToPrice[],
  facts: PriceFacts,
  rules: PriceRules,
  freeLines: readonly FreeLine[] = [],
): PriceEntry[] | Refusal {
  const entries: PriceEntry[] = []
  const uuids = new Set<string>()
  const quantities = quantityByGeneric(lines)
  let total = zeroPrices(rules)
  for (const line of lines) {
    if (uuids.has(line.shoppingCartUUID)) return inLine(line, refuse('line_repeated'))
    uuids.add(line.shoppingCartUUID)
    const entry = priceLine(line, quantities.get(line.generic_id) ?? 0, facts, rules)
    if (isRefusal(entry)) return inLine(line, entry)
    entries.push(entry)
    total = addPrices(total, entry.prices)
  }
  for (const line of freeLines) {
    if (uuids.has(line.shoppingCartUUID)) return inLine(line, refuse('line_repeated'))
    uuids.add(line.shoppingCartUUID)
    const entry = priceFreeLine(line, rules)
    if (isRefusal(entry)) return inLine(line, entry)
    entries.push(entry)
    total = addPrices(total, entry.prices)
  }
  entries.push({ type: TOTAL, shoppingCartUUID: TOTAL, prices: total, units: [] })
  return entries
}

/**
 * The lines of these uuids alone, in the order of the cart: each with its price at the quantities of the whole cart, or
 * with why it has none.
 */
export function priceSome(
  lines: readonly LineToPrice[],
  uuids: ReadonlySet<string>,
  facts: PriceFacts,
  rules: PriceRules,
): (PriceEntry | Refusal)[] {
  const quantities = quantityByGeneric(lines)
  return lines
    .filter((line) => uuids.has(line.shoppingCartUUID))
    .map((line) => priceLine(line, quantities.get(line.generic_id) ?? 0, facts, rules))
}

/** Every line that has no price, each with its uuid, so that a cart can say all of them at once. */
export function listPriceRefusals(
  lines: readonly LineToPrice[],
  facts: PriceFacts,
  rules: PriceRules,
): Refusal[] {
  const quantities = quantityByGeneric(lines)
  return lines.flatMap((line) => {
    const entry = priceLine(line, quantities.get(line.generic_id) ?? 0, facts, rules)
    return isRefusal(entry) ? [inLine(line, entry)] : []
  })
}

/** The entries of a cart's lines, each with what it would cost otherwise. */
export function withPriceHints(
  entries: readonly PriceEntry[],
  lines: readonly LineToPrice[],
  facts: PriceFacts,
  rules: PriceRules,
): (PriceEntry & PriceHints)[] {
  const quantities = quantityByGeneric(lines)
  return entries.map((entry, index) => {
    const line = lines[index]
    const hints = line ? priceHintsOf(line, quantities.get(line.generic_id) ?? 0, facts, rules) : noPriceHints
    return { ...entry, ...hints }
  })
}

function inLine({ shoppingCartUUID }: Pick<LineToPrice, 'shoppingCartUUID'>, refusal: Refusal): Refusal {
  return { ...refusal, shoppingCartUUID }
}

function quantityByGeneric(lines: readonly LineToPrice[]): Map<number, number> {
  const quantities = new Map<number, number>()
  for (const line of lines) {
    let quantity = quantities.get(line.generic_id) ?? 0
    for (const one of line.rows) quantity += one.quantity
    quantities.set(line.generic_id, quantity)
  }
  return quantities
}

/** The prices of the whole cart. */
export function totalOf(entries: readonly PriceEntry[]): Prices {
  const total = entries.at(-1)
  if (total?.type !== TOTAL) throw new Error('A list of prices ends with TOTAL')
  return total.prices
}

/**
 * A line as simple ones: every amount is shared by quantity, largest remainder first, so the parts add up
 * to the line in every field and each part keeps the line's identities. Amounts in whole steps stay so.
 */
export function flattenLine(entry: PriceEntry, step: Minor = 1): LinePriceShare[] {
  const { units, prices } = entry
  const weights = units.map((unit) => unit.quantity)
  const parts = (amount: Minor): Minor[] =>
    amount % step === 0 ? share(amount / step, weights).map((part) => part * step) : share(amount, weights)
  const goods = prices.subTotal - prices.applicationPriceWithProfit
  const applicationWithProfit = prices.psmPriceWithProfit - goods
  const setUp = prices.psmPrice - prices.basePrice - prices.applicationPrice
  const shares = {
    base: parts(prices.basePrice),
    goods: parts(goods),
    application: parts(prices.applicationPrice),
    setUp: parts(setUp),
    extra: parts(prices.applicationCost - setUp),
    applicationWithProfit: parts(applicationWithProfit),
    extraWithProfit: parts(prices.applicationPriceWithProfit - applicationWithProfit),
    taxes: parts(prices.taxes),
  }
  return units.map(({ sku, quantity }, index) => {
    const amounts = Object.fromEntries(
      Object.entries(shares).map(([name, list]) => [name, list[index] ?? 0]),
    ) as Record<keyof typeof shares, Minor>
    return { sku, quantity, prices: { ...pricesOf(amounts), ...multipliersOf(prices) } }
  })
}

function multipliersOf(prices: Prices): Pick<Prices, 'taxMultiplier' | 'profitMultiplier'> {
  return { taxMultiplier: prices.taxMultiplier, profitMultiplier: prices.profitMultiplier }
}
