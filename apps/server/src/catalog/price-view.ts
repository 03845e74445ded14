import type { Minor } from '@estampa/domain/money'
import { type PriceRules, priceWithTaxes, salePrice } from '@estampa/domain/shops'
import type { Shop } from '../http/shop.ts'
import { priceRulesOf } from '../shops/shop-rules.ts'

/** The prices that a visitor of the shop sees for costs; a shop that hides its prices has none. */
export type PriceView = {
  readonly rules: PriceRules
  /** With taxes where the shop shows them so: what price filters and ranges are in. */
  shown(cost: Minor): Minor
}

export function priceViewOf(shop: Shop): PriceView | null {
  if (!shop.config.pricesInShop) return null
  const rules = priceRulesOf(shop)
  const shown = (cost: Minor) => {
    const price = salePrice(cost, rules)
    return shop.config.withTaxes ? priceWithTaxes(price, rules) : price
  }
  return { rules, shown }
}

// ten thousand million units: far above any product, far inside exact whole numbers
const MAX_COST = 10 ** 12

/** The costs whose shown price lies in a range; prices grow with costs, so the ends are found by halving. */
export function costsBetween(
  from: Minor | undefined,
  to: Minor | undefined,
  { shown }: PriceView,
): { from: Minor; to: Minor } | null {
  if (from === undefined && to === undefined) return null
  return {
    from: firstCost((cost) => shown(cost) >= (from ?? 0)),
    to: to === undefined ? MAX_COST : firstCost((cost) => shown(cost) > to) - 1,
  }
}

function firstCost(isReached: (cost: Minor) => boolean): Minor {
  let [low, high] = [0, MAX_COST]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isReached(middle)) high = middle
    else low = middle + 1
  }
  return low
}
