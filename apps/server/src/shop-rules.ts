import { countries } from '@estampa/domain/countries'
import { stepOf } from '@estampa/domain/money'
import type { RateTable } from '@estampa/domain/shipping'
import type { ConfigFault, ShopConfig } from '@estampa/domain/shops'
import type { PriceRules } from '@estampa/domain/shops/price-rules'
import { z } from 'zod'
import { faultsOf } from './config-faults.ts'

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
  /** What buyers are told of their orders goes to the e-mail of the invoice too. */
  mailsInvoice?: boolean
  /** Days that a quote is valid; 15 where the shop does not say. */
  quoteDays?: number
  rateTable: RateTable
  /** Other origins whose scripts may call the API for this shop: `https://www.shop.example`. */
  allowedOrigins?: string[]
  /** Name on papers, and the shop's own tax id. */
  legalName: string
  taxId: string
}

const multiplier = (example: string) =>
  z.string(`un número decimal como texto, «${example}»`).regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,12})?$/, {
    error: `un número decimal mayor que 0, «${example}»`,
  })
const amount = z.int().min(0)
const days = z.object({ min: z.int().min(0), max: z.int().min(0) })
const point = z.object({
  point_id: z.string(),
  description: z.string(),
  open_hours: z.string(),
  phone: z.string(),
  address: z.string(),
})
const rate = z.object({
  zone: z.string(),
  delivery_time: days,
  bands: z.array(z.object({ fromG: amount, upToG: amount.nullable(), price: amount, extraPerKg: amount })),
})

export const RateTableSchema = z.object({
  zones: z.record(z.string(), z.array(z.string())),
  services: z.array(
    z.object({
      carrier: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
      service_type: z.object({ id: z.int(), code: z.string(), name: z.string() }),
      logistic_type: z.string(),
      rates: z.array(rate),
      freeFrom: amount.nullable(),
    }),
  ),
  pickup: z.object({ name: z.string(), points: z.array(point), delivery_time: days }).nullable(),
})

export const RulesSchema = z.object({
  profitMultiplier: multiplier('1.45'),
  taxMultiplier: multiplier('1.21'),
  depositPercent: z.int().min(1).max(100),
  deliversOnCredit: z.boolean().optional(),
  mailsInvoice: z.boolean().optional(),
  quoteDays: z.int().min(1).max(365).optional(),
  rateTable: RateTableSchema,
  allowedOrigins: z
    .array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'un origen como «https://www.tienda.com»'))
    .max(20)
    .optional(),
  legalName: z.string(),
  taxId: z.string(),
})

/**
 * The rules of a shop that says few or none: products are sold at the prices that they came with, with the country's
 * general tax, paid whole before production. Without a table of rates nothing is delivered, never for free.
 */
export function rulesWithDefaults(rules: Partial<ShopRules>, config: ShopConfig): ShopRules {
  return {
    profitMultiplier: '1',
    taxMultiplier: countries[config.environment]?.taxMultiplier ?? '1',
    depositPercent: 100,
    rateTable: { zones: {}, services: [], pickup: null },
    legalName: config.name,
    taxId: '',
    ...rules,
  }
}

export function listRuleFaults(rules: ShopRules): ConfigFault[] {
  return faultsOf(RulesSchema, rules, 'rules')
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
