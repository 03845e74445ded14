import { type Minor, roundTo, share, times } from '../money.ts'
import type { PriceEntry } from '../pricing.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'

/** A seller's discount: a share in ten-thousandths (1250 is 12.5 %), or an amount before taxes. */
export type QuoteDiscount = { readonly percent: number } | { readonly amount: Minor }
export type DiscountedPrices = {
  /** Off the goods and their decoration, before taxes. */
  readonly net: Minor
  /** The same with the taxes on it: what the total is less. */
  readonly discount: Minor
}
type Sums = { readonly subTotal: Minor; readonly taxes: Minor }

/** The discounts of an answer: those of single lines by the uuids of the lines, and the one of the whole. */
export type AnswerDiscounts = {
  readonly lines: ReadonlyMap<string, QuoteDiscount>
  readonly whole: QuoteDiscount | null
}
export type DiscountedLine = DiscountedPrices & {
  readonly shoppingCartUUID: string
  /** As the seller gave it, in ten-thousandths; null where it was an amount. */
  readonly percent: number | null
}
export type DiscountedQuote = DiscountedPrices & {
  /** Those of the lines that have one, in the order of the lines. */
  readonly lines: readonly DiscountedLine[]
  /** Of what the discounts of the lines leave. */
  readonly whole: DiscountedPrices | null
}
type PricedLine = Pick<PriceEntry, 'shoppingCartUUID' | 'prices'>

/**
 * A discount is of the whole, before taxes, so it takes the taxes on it along: discount = net + its share of the
 * taxes, and lines (subTotal + taxes) − discount = total to the unit. Both parts are rounded once, to the shop's
 * step, so that the total stays payable; the lines keep their own amounts. Nothing is ever given away whole.
 */
export function discountOf(
  discount: QuoteDiscount,
  { subTotal, taxes }: Sums,
  step: Minor,
): DiscountedPrices | Refusal {
  const net = 'percent' in discount ? times(subTotal, discount.percent, step) : roundTo(discount.amount, step)
  if (net <= 0) return refuse('discount_too_small')
  if (net >= subTotal) return refuse('discount_too_large', { subTotal })
  // exact: the taxes are split by what stays and what goes
  const [taxesOff = 0] = share(taxes, [net, subTotal - net])
  return { net, discount: net + Math.min(taxes, roundTo(taxesOff, step)) }
}

/**
 * The discounts of the lines come first, each of its own line; the one of the whole is of what they leave. The sums are
 * those of the parts, so lines − discount = total to the unit here too. A refusal names its line.
 */
export function discountQuote(
  lines: readonly PricedLine[],
  { lines: ofLines, whole }: AnswerDiscounts,
  step: Minor,
): DiscountedQuote | Refusal {
  const left = { subTotal: 0, taxes: 0 }
  const discounted: DiscountedLine[] = []
  for (const { shoppingCartUUID, prices } of lines) {
    const discount = ofLines.get(shoppingCartUUID)
    const off = discount ? discountOf(discount, prices, step) : noDiscount
    if (isRefusal(off)) return { ...off, shoppingCartUUID, data: { shoppingCartUUID } }
    left.subTotal += prices.subTotal - off.net
    left.taxes += prices.taxes - (off.discount - off.net)
    if (discount) discounted.push({ shoppingCartUUID, percent: percentOf(discount), ...off })
  }
  const off = whole ? discountOf(whole, left, step) : noDiscount
  if (isRefusal(off)) return off
  const sum = (field: keyof DiscountedPrices) =>
    discounted.reduce((total, line) => total + line[field], off[field])
  return { lines: discounted, whole: whole && off, net: sum('net'), discount: sum('discount') }
}

/** Lines that are sold for less than they cost, after their share of the discount of the whole. Nobody is told the cost. */
export function linesBelowCost(
  lines: readonly PricedLine[],
  { lines: discounted, whole }: Pick<DiscountedQuote, 'lines' | 'whole'>,
): string[] {
  const nets = lines.map(({ shoppingCartUUID, prices }) => {
    const own = discounted.find((line) => line.shoppingCartUUID === shoppingCartUUID)
    return prices.subTotal - (own?.net ?? 0)
  })
  const shares = share(whole?.net ?? 0, nets)
  return lines.flatMap(({ shoppingCartUUID, prices }, index) => {
    const cost = prices.basePrice + prices.applicationPrice + prices.applicationCost
    return (nets[index] ?? 0) - (shares[index] ?? 0) < cost ? shoppingCartUUID : []
  })
}

const noDiscount: DiscountedPrices = { net: 0, discount: 0 }

function percentOf(discount: QuoteDiscount): number | null {
  return 'percent' in discount ? discount.percent : null
}
