import { type Minor, times } from '../money.ts'
import type { Prices } from '../pricing.ts'

export type DecorationPerUnit = { readonly each: Minor; readonly eachWithTaxes: Minor }

/** Decoration price per unit for this quantity, with its share of setup and extras; to the hundredth. */
export function decorationPerUnit(
  { applicationPriceWithProfit, taxMultiplier }: Pick<Prices, 'applicationPriceWithProfit' | 'taxMultiplier'>,
  units: number,
): DecorationPerUnit {
  const share = (whole: Minor) => Math.round(whole / units)
  return {
    each: share(applicationPriceWithProfit),
    eachWithTaxes: share(times(applicationPriceWithProfit, taxMultiplier)),
  }
}
