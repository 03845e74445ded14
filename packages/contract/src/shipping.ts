import { z } from 'zod'
import { post } from './call.ts'
import { CartLines } from './cart.ts'
import { PlaceId } from './countries.ts'
import { measureRefusals } from './customization/designs.ts'
import { postalCodeRefusals, priceRefusals } from './pricing.ts'
import { quoteExample } from './shipping/example.ts'
import { Id, Money, Text } from './wire.ts'

const Nullable = z.string().nullable()

/** The three bodies of the specification: Argentina's, Chile's and the simpler rate request. */
export const ShippingQuoteInput = z.object({
  shoppingCart: z
    .union([CartLines, z.object({ shoppingCartProductsFK: CartLines }), z.object({ products: CartLines })])
    .optional(),
  products: z
    .array(z.object({ productId: Id, genericProductId: Id, quantity: z.int().min(1).max(1_000_000) }))
    .max(400)
    .optional(),
  // Argentina
  provinceFKId: PlaceId.optional(),
  provinceId: PlaceId.optional(),
  locationFKId: PlaceId.optional(),
  cityFKId: PlaceId.optional(),
  // Chile
  regionId: PlaceId.optional(),
  comunaId: PlaceId.optional(),
  // the simpler request
  province: PlaceId.optional(),
  location: PlaceId.optional(),
  city: PlaceId.optional(),
  locality: Text(120).optional(),
  zipCode: Text(12).optional(),
  postalCode: Text(12).optional(),
  discount: z.number().optional(),
  discountPercent: z.number().optional(),
  payment: Text(10).optional(),
})

export const ShippingOption = z.object({
  logistic_type: z.string(),
  carrier: z.object({ id: z.int(), name: z.string(), logo: Nullable }),
  service_type: z.object({ id: z.int(), code: z.string(), name: z.string() }),
  delivery_time: z.object({ min: z.int(), max: z.int() }),
  amounts: z.object({
    price: Money,
    price_incl_tax: Money,
    seller_price: Money,
    seller_price_incl_tax: Money,
  }),
  pickup_points: z.array(
    z.object({
      point_id: z.string(),
      description: z.string(),
      open_hours: z.string(),
      phone: z.string(),
      address: z.string(),
    }),
  ),
  tags: z.array(z.enum(['cheapest', 'fastest'])),
})

export const shipping = {
  getShippingQuote: post('/api/services/app/Orders/GetShippingQuote', {
    summary: 'Formas de llevar un carrito a un lugar, la más barata primero',
    who: 'guest',
    takes: ShippingQuoteInput,
    gives: z.object({
      all_results: z.array(ShippingOption),
      /** Subtotal of goods from which a delivery option is free; null: never, or already reached. */
      free_from: Money.nullable(),
      /** Working days until the slowest product is ready to ship. */
      production_days: z.int(),
    }),
    refuses: [
      'switched_off',
      'place_not_found',
      'no_rate_for_zone',
      'carrier_down',
      'weight_unknown',
      'cart_empty',
      ...postalCodeRefusals,
      ...priceRefusals,
      ...measureRefusals,
      'design_empty',
    ],
    opens: 'none',
    example: quoteExample,
  }),
}
