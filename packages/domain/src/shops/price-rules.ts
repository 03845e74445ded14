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

/** The least cost that is sold for at least this price. */
export function costOfPrice(price: Minor, rules: PriceRules): Minor {
  return leastCost((cost) => salePrice(cost, rules) >= price)
}

/** The least cost that is sold for at least this price after taxes. */
export function costOfPriceWithTaxes(price: Minor, rules: PriceRules): Minor {
  return leastCost((cost) => priceWithTaxes(salePrice(cost, rules), rules) >= price)
}

/** Prices grow with costs, so it is found by halving. */
function leastCost(isEnough: (cost: Minor) => boolean): Minor {
  let [low, high] = [1, 2]
  while (!isEnough(high)) high *= 2
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

export function priceStep(rules: Pick<PriceRules, 'roundPrice' | 'currency'>): Minor {
  return stepOf(rules.roundPrice, rules.currency)
}
