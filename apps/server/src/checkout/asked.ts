import type { CheckoutInput, CompleteOrderInput, ConvertQuoteInput } from '@estampa/contract/checkout'
import type { z } from 'zod'
import type { Wish } from '../http/wish.ts'
import type { Shop } from '../shops/shop-directory.ts'

/** What the body of a call says beside the goods. */
export type Input = z.output<typeof CheckoutInput>
/** The same with the goods, or with the quote that they are in. */
export type Ordered = z.output<typeof CompleteOrderInput>
export type Converted = z.output<typeof ConvertQuoteInput>
/** A customer's wish to order, as it arrived. */
export type Asked<Body extends Input = Input> = {
  shop: Shop
  customerId: number
  input: Body
  wish: Wish
  now: Date
}
