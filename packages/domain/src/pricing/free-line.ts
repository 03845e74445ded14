/**
 * A line that names no product: what a seller writes into an offer, such as a setup by hand or a box of its own. It costs
 * what the seller says, before the shop's taxes, and has an entry in the prices like every other line.
 */
import { type Minor, product, rateMinusOne, rateText, roundTo, stepOf, times } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { PriceRules } from '../shops/price-rules.ts'
import type { PriceEntry } from './entries.ts'
import { pricesOf } from './line.ts'
import { maxQuantity } from './quantity.ts'
import { decoratedUnits } from './unit-prices.ts'

export type FreeLine = {
  readonly shoppingCartUUID: string
  readonly text: string
  readonly quantity: number
  /** Before taxes, as the seller typed it. */
  readonly unitPrice: Minor
}

/** No line of an offer comes to more. */
const MAX_AMOUNT = 1e14

/** Its price in the shop's rounding step. Nobody knows what it costs the shop: all of it counts as profit. */
export function priceFreeLine(line: FreeLine, rules: PriceRules): PriceEntry | Refusal {
  const { shoppingCartUUID, quantity } = line
  const step = stepOf(rules.roundPrice, rules.currency)
  const unitPrice = roundTo(line.unitPrice, step)
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > maxQuantity) {
    return refuse('quantity_invalid', { minimum: 1, maximum: maxQuantity })
  }
  if (unitPrice <= 0 || unitPrice * quantity > MAX_AMOUNT) return refuse('free_line_price')
  const goods = product(unitPrice, quantity)
  const taxes = times(goods, rateMinusOne(rules.taxMultiplier), step)
  const prices = {
    ...pricesOf({ ...noCosts, goods, taxes }),
    taxMultiplier: rateText(rules.taxMultiplier),
    profitMultiplier: rateText(rules.profitMultiplier),
  }
  const units = decoratedUnits([{ sku: '', quantity, unitCost: 0, unitPrice }], prices)
  return { type: 'Libre', shoppingCartUUID, prices, units }
}

const noCosts = {
  base: 0,
  application: 0,
  setUp: 0,
  extra: 0,
  applicationWithProfit: 0,
  extraWithProfit: 0,
} as const
