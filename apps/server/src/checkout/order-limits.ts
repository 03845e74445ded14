/** How much may be ordered: rules for people who buy without an account, beside those for everybody. */
import { MAX_UNPAID_GUEST_ORDERS } from '@estampa/domain/customers'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { allowsGuestCheckout } from '@estampa/domain/shops'
import { DAY_MS } from '@estampa/domain/time'
import type { Config } from '../config.ts'
import { lockCustomer } from '../customers/customers.store.ts'
import type { Tx } from '../db/database.ts'
import { isGuestBuyer } from '../http/person.ts'
import type { Shop } from '../http/shop.ts'
import { termsNotAccepted } from '../law/terms.ts'
import type { CheckoutRequest, CustomerPerson } from './checkout-request.ts'
import { countOrdersSince, countUnpaidGuestOrders, lockGuestOrders } from './order-limits.store.ts'

/** More than anybody buys. Each holds stock and writes to whatever address it names. */
const MAX_A_DAY = 100

/** Whether this customer has ordered enough for a day. Whoever limits no calls limits no orders either. */
export async function whyTooManyOrders(
  tx: Tx,
  { rateLimitPerMinute }: Pick<Config, 'rateLimitPerMinute'>,
  { person, now }: Pick<CheckoutRequest, 'person' | 'now'>,
): Promise<Refusal | null> {
  if (rateLimitPerMinute === 0) return null
  const placed = await countOrdersSince(tx, person.customerId, new Date(now.getTime() - DAY_MS))
  return placed < MAX_A_DAY ? null : refuse('too_many_orders')
}

/**
 * The shop allows it, or made the quote for this guest; and the terms were accepted: there is no account that could have
 * accepted them before.
 */
export function whyGuestMayNotOrder(
  shop: Shop,
  person: CustomerPerson,
  accepted: string | undefined,
  isInvited = false,
): Refusal | null {
  if (!isGuestBuyer(person)) return null
  if (!allowsGuestCheckout(shop.config) && !isInvited) return refuse('switched_off')
  return accepted === undefined ? termsNotAccepted(shop) : null
}

/**
 * A guest orders once, so that the link of an order opens no other; and of the orders of one e-mail, whoever wrote
 * it, few wait for their payment at once. Both are counted while nobody else of this e-mail can order.
 */
export async function claimGuestOrder(tx: Tx, person: CustomerPerson): Promise<Refusal | null> {
  if (!isGuestBuyer(person)) return null
  const guest = await lockCustomer(tx, person.customerId)
  if (!guest) return refuse('no_token')
  if ((await countOrdersSince(tx, person.customerId, new Date(0))) > 0) return refuse('guest_has_ordered')
  await lockGuestOrders(tx, guest.email)
  const unpaid = await countUnpaidGuestOrders(tx, guest.email)
  return unpaid >= MAX_UNPAID_GUEST_ORDERS ? refuse('too_many_guest_orders') : null
}
