import { fromWire, toWire } from '@estampa/domain/money'
import type { CartPriceEntry } from './price-entries.ts'

/** The parts of the total of a line or of the cart, in major units. They add up to the total. */
export type Breakdown = {
  goods: number
  decoration: number
  setUp: number
  minimumExtra: number
  taxes: number
  total: number
}

/**
 * Takes the API's amounts apart for the eye. Decoration and its set-up come as one rounded amount: it is
 * shared by what each of them costs, in whole steps of the shop's rounding, so that nothing is lost.
 */
export function toBreakdown({ prices }: Pick<CartPriceEntry, 'prices'>, roundPrice: number): Breakdown {
  const step = 10 ** (2 - Math.min(Math.max(roundPrice, 0), 2))
  const subTotal = fromWire(prices.subTotal)
  const minimumExtra = subTotal - fromWire(prices.psmPriceWithProfit)
  const decorated = fromWire(prices.applicationPriceWithProfit) - minimumExtra
  const unitCost = fromWire(prices.applicationPrice)
  const setUpCost = fromWire(prices.psmPrice) - fromWire(prices.basePrice) - unitCost
  const cost = unitCost + setUpCost
  const setUp = cost === 0 ? 0 : Math.round((decorated * setUpCost) / cost / step) * step
  return {
    goods: toWire(subTotal - decorated - minimumExtra),
    decoration: toWire(decorated - setUp),
    setUp: toWire(setUp),
    minimumExtra: toWire(minimumExtra),
    taxes: prices.taxes,
    total: prices.total,
  }
}
