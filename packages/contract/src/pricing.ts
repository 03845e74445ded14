import { z } from 'zod'
import { Money, Multiplier } from './wire.ts'

/** The amounts of a price, explained in docs/decisions/004-prices.md. All are before shipping. */
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

export const PricedUnit = z.object({
  sku: z.string(),
  quantity: z.int(),
  /** The goods alone, before taxes. */
  unitPrice: Money,
  /** With its share of the line's decoration, before taxes and with them: to be read, not to be summed. */
  decoratedUnitPrice: Money,
  decoratedUnitPriceWithTaxes: Money,
})

export const PriceEntry = z.object({
  /** «Libre»: a line of a seller's quote that names no product. */
  type: z.enum(['ProductoSimple', 'ProductoCurva', 'Libre', 'TOTAL']),
  /** 'TOTAL' for the last entry. */
  shoppingCartUUID: z.string(),
  prices: Prices,
  /** Prices of one unit, by sku; empty for TOTAL. */
  units: z.array(PricedUnit),
})

/** A line's price with hints on how it would cost less. */
export const PriceEntryWithHints = PriceEntry.extend({
  /** Each decorated print area: «Frente: Serigrafía, 2 colores, 10 × 8 cm». */
  decorations: z.array(z.string()),
  /** With `quantity` units of the line each costs `less`; null where more units save nothing. */
  next: z.object({ quantity: z.int(), less: Money, lessWithTaxes: Money }).nullable(),
  /** Setup prices of each decorated print area, before taxes, and those of a repeat of the same art. */
  setUps: z.array(
    z.object({
      printing_area_id: z.int(),
      technique_id: z.int(),
      setUp: Money,
      /** null: no other price is known. */
      setUpRepeat: Money.nullable(),
      /** Made before for this customer: `setUp` is the repeat's. */
      isRepeat: z.boolean(),
    }),
  ),
})

/** Codes that a call may answer when it prices a cart; `data` names the lines. */
export const priceRefusals = [
  'product_not_found',
  'variant_not_offered',
  'missing_price',
  'under_first_tier',
  'under_minimum',
  'quantity_invalid',
  'line_repeated',
  'technique_unknown',
  'technique_not_offered',
  'technique_not_for_area',
  'technique_without_price',
  'printing_area_unknown',
  'too_many_colours',
  'too_big',
  'outside_area',
  'stitches_missing',
  'line_empty',
  'colours_invalid',
  'size_invalid',
  'instructions_too_long',
  'too_many_views',
  'roster_too_long',
  'roster_without_fields',
  'roster_person_empty',
  'roster_mismatch',
] as const

/** Codes for a postal code that is not of the place. */
export const postalCodeRefusals = ['postal_code_format', 'postal_code_province', 'postal_code_range'] as const
