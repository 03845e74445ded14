import { type Minor, times } from '../money.ts'
import type { PricedUnit, Prices } from './entries.ts'

/** A unit of the goods alone, before its line's decoration was shared out. */
export type ProductUnit = Pick<PricedUnit, 'sku' | 'quantity' | 'unitCost' | 'unitPrice'>

/**
 * The units of a line with what one of them costs decorated: its goods and its share of printing, set-up and
 * extras, to the hundredth. It is for people to read: amounts are summed over lines, never over these.
 */
export function decoratedUnits(
  units: readonly ProductUnit[],
  { applicationPriceWithProfit, taxMultiplier }: Pick<Prices, 'applicationPriceWithProfit' | 'taxMultiplier'>,
): PricedUnit[] {
  const quantity = units.reduce((sum, unit) => sum + unit.quantity, 0)
  const decoration = quantity === 0 ? 0 : applicationPriceWithProfit / quantity
  const taxed = new Map<Minor, Minor>()
  return units.map((unit) => {
    const decoratedUnitPrice = Math.round(unit.unitPrice + decoration)
    const withTaxes = taxed.get(decoratedUnitPrice) ?? times(decoratedUnitPrice, taxMultiplier)
    taxed.set(decoratedUnitPrice, withTaxes)
    return { ...unit, decoratedUnitPrice, decoratedUnitPriceWithTaxes: withTaxes }
  })
}
