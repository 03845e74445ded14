/** How a shop makes prices of costs: what people see is the cost times its profit, in its own rounding step. */
import { type Currency, type Minor, type Rate, rateMinusOne, stepOf, times } from '../money.ts'

export type PriceRules = {
  readonly profitMultiplier: Rate
  readonly taxMultiplier: Rate
  readonly roundPrice: number
  readonly currency: Currency
  readonly usePriceWithoutMinimun: boolean
}

/** Sale price of a cost: × profitMultiplier, rounded to the shop's step, before taxes. */
export function salePrice(cost: Minor, rules: PriceRules): Minor {
  return times(cost, rules.profitMultiplier, priceStep(rules))
}

export function priceWithTaxes(price: Minor, rules: PriceRules): Minor {
  return price + times(price, rateMinusOne(rules.taxMultiplier), priceStep(rules))
}

export function priceStep(rules: Pick<PriceRules, 'roundPrice' | 'currency'>): Minor {
  return stepOf(rules.roundPrice, rules.currency)
}
