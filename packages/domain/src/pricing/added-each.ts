import { type Minor, times } from '../money.ts'
import type { Prices } from '../pricing.ts'

export type AddedEach = { readonly each: Minor; readonly eachWithTaxes: Minor }

/** What decorating adds to one of so many units, with its part of set-up and extras; to the hundredth. */
export function addedEach(
  { applicationPriceWithProfit, taxMultiplier }: Pick<Prices, 'applicationPriceWithProfit' | 'taxMultiplier'>,
  units: number,
): AddedEach {
  const share = (whole: Minor) => Math.round(whole / units)
  return {
    each: share(applicationPriceWithProfit),
    eachWithTaxes: share(times(applicationPriceWithProfit, taxMultiplier)),
  }
}
