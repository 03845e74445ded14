import { z } from 'zod'
import { Money, Multiplier } from './wire.ts'

/** DESIGN of the amounts: docs/decisions/004-prices.md. All before shipping. */
export const Prices = z.object({
  total: Money,
  basePrice: Money,
  subTotal: Money,
  applicationCost: Money,
  applicationPrice: Money,
  applicationPriceWithProfit: Money,
  profit: Money,
  taxes: Money,
  taxMultiplier: Multiplier,
  profitMultiplier: Multiplier,
  psmPrice: Money,
  psmPriceWithProfit: Money,
})

export const PriceEntry = z.object({
  type: z.enum(['ProductoSimple', 'ProductoCurva', 'TOTAL']),
  /** 'TOTAL' for the last entry. */
  shoppingCartUUID: z.string(),
  prices: Prices,
  /** Unit prices before taxes, by sku; empty for TOTAL. */
  units: z.array(z.object({ sku: z.string(), quantity: z.int(), unitPrice: Money })),
})
