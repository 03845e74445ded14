import { type Minor, roundTo, share, times } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** A seller's discount: a share in ten-thousandths (1250 is 12.5 %), or an amount before taxes. */
export type QuoteDiscount = { readonly percent: number } | { readonly amount: Minor }
export type DiscountedPrices = {
  /** Off the goods and their decoration, before taxes. */
  readonly net: Minor
  /** The same with the taxes on it: what the total is less. */
  readonly discount: Minor
}
type Sums = { readonly subTotal: Minor; readonly taxes: Minor }

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
