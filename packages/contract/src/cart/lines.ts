import { z } from 'zod'
import { Customization } from '../customization.ts'
import { Id, Money, Text, Uuid } from '../wire.ts'

const Nullable = z.string().max(2_000).nullable()
const Quantity = z.int().min(1).max(1_000_000)
const Technique = z.object({
  id: z.int(),
  name: z.string().max(200),
  minUnitsForPrinting: z.int().nullable().optional(),
  customizationUnderMinimumExtraCost: Money.nullable().optional(),
})

/** The product as the client describes it; only `id` is trusted. */
const Generic = z.object({
  id: Id,
  external_id: z.string().max(100).optional(),
  description: z.string().max(20_000).optional(),
  name: z.string().max(300).optional(),
  featured_img: Nullable.optional(),
  price: Money.nullable().optional(),
  customization_under_minimum_extra_cost: Money.nullable().optional(),
  printing_types: z
    .array(z.object({ id: z.int(), name: z.string().max(200) }))
    .max(100)
    .optional(),
})

const Decoration = {
  isCustomizable: z.boolean().optional(),
  customization: Customization.nullable().optional(),
  applicationTechnique: z.array(Technique).max(12).optional(),
  customizationRender: Nullable.optional(),
}

const CartLineFields = {
  shoppingCartUUID: Uuid,
  generic: Generic,
  quoteInfo: z
    .object({ quoteId: Text(60), number: Text(40), version: Id })
    .nullable()
    .optional(),
}

export const SimpleLine = z.object({
  ...CartLineFields,
  type: z.literal('ProductoSimple'),
  value: z.object({
    ...Decoration,
    id: z.int().optional(),
    sku: Text(100),
    quantity: Quantity,
    featuredImg: Nullable.optional(),
    element_description_1: z.string().max(300).optional(),
    element_description_2: z.string().max(300).optional(),
    element_description_3: z.string().max(300).optional(),
  }),
})

export const CurveRow = z.object({
  shoppingCartUUID: Uuid,
  value: z.object({
    id: z.int().optional(),
    sku: Text(100),
    quantity: Quantity,
    isCustomizable: z.boolean().optional(),
    featuredImg: Nullable.optional(),
    color: z.string().max(100).optional(),
    primary_color: Nullable.optional(),
    size: z.string().max(50).optional(),
  }),
})

export const CurveLine = z.object({
  ...CartLineFields,
  ...Decoration,
  type: z.literal('ProductoCurva'),
  general_description: z.string().max(20_000).optional(),
  value: z.array(CurveRow).min(1).max(400),
})

export const CartLine = z.discriminatedUnion('type', [SimpleLine, CurveLine])
export const CartLines = z.array(CartLine).max(200)
