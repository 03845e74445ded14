import { type Refusal, refuse } from '@estampa/domain/refusal'
import { DAY_MS } from '@estampa/domain/time'
import type { Config } from '../config.ts'
import type { Tx } from '../db/database.ts'
import { countOrdersSince } from './checkout.store.ts'
import type { CheckoutRequest } from './checkout-request.ts'

/** More than anybody buys. Each holds stock and writes to whatever address it names. */
const MAX_A_DAY = 100

/** Whether this customer has ordered enough for a day. Whoever limits no calls limits no orders either. */
export async function tooManyOrders(
  tx: Tx,
  { rateLimitPerMinute }: Pick<Config, 'rateLimitPerMinute'>,
  { customerId, now }: Pick<CheckoutRequest, 'customerId' | 'now'>,
): Promise<Refusal | null> {
  if (rateLimitPerMinute === 0) return null
  const placed = await countOrdersSince(tx, customerId, new Date(now.getTime() - DAY_MS))
  return placed < MAX_A_DAY ? null : refuse('too_many_orders')
}
