import { countries } from '@estampa/domain/countries'
import { stepOf } from '@estampa/domain/money'
import type { RateTable } from '@estampa/domain/shipping'
import type { ShopConfig } from '@estampa/domain/shops'
import type { PriceRules } from '@estampa/domain/shops/price-rules'

/** What a shop has decided and the browser has no business to know. */
export type ShopRules = {
  /** Sale price = cost × this; decimal text. */
  profitMultiplier: string
  /** '1.21': what taxes make of a price. */
  taxMultiplier: string
  /** Part of the total that must be paid before production, in percent: 100 is everything. */
  depositPercent: number
  /** The goods of an order that is paid in two parts may leave before the rest is paid. */
  deliversOnCredit?: boolean
  /** Days that a quote is valid; 15 where the shop does not say. */
  quoteDays?: number
  rateTable: RateTable
  /** Name on papers, and the shop's own tax id. */
  legalName: string
  taxId: string
}

type WithRules = { config: ShopConfig; rules: ShopRules }

export function priceRulesOf({ config, rules }: WithRules): PriceRules {
  return {
    profitMultiplier: rules.profitMultiplier,
    taxMultiplier: rules.taxMultiplier,
    roundPrice: config.roundPrice,
    currency: countries[config.environment].currency,
    usePriceWithoutMinimun: config.usePriceWithoutMinimun,
  }
}

/** The smallest amount that this shop charges, in minor units. */
export function priceStepOf({ config }: { config: ShopConfig }): number {
  return stepOf(config.roundPrice, countries[config.environment].currency)
}
