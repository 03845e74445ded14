import type { CheckoutInput, CompleteOrderInput, ConvertQuoteInput } from '@estampa/contract/checkout'
import type { z } from 'zod'
import type { IdempotencyKey } from '../http/idempotency-key.ts'
import type { Person } from '../http/person.ts'
import type { Shop } from '../http/shop.ts'

/** The body of a call without the lines. */
export type CheckoutBody = z.output<typeof CheckoutInput>
/** The same with the goods, or with the quote that they are in. */
export type OrderInput = z.output<typeof CompleteOrderInput>
export type QuoteConversionInput = z.output<typeof ConvertQuoteInput>
export type CustomerPerson = Extract<Person, { kind: 'customer' }>
/** A customer's request to order, as it arrived. */
export type CheckoutRequest<Body extends CheckoutBody = CheckoutBody> = {
  shop: Shop
  person: CustomerPerson
  input: Body
  idempotencyKey: IdempotencyKey
  now: Date
}
