import { countries } from '@estampa/domain/countries'
import { stepOf } from '@estampa/domain/money'
import type { PriceRules, ShopConfig } from '@estampa/domain/shops'
import type { ConfigFault } from '@estampa/domain/shops/check-config'
import { z } from 'zod'
import type { ShopRules } from '../http/shop.ts'
import { faultsOf } from './config-faults.ts'

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
