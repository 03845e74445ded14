/** Rules for people who buy without an account, beside those for everybody. */
import { MAX_UNPAID_GUEST_ORDERS } from '@estampa/domain/customers'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { allowsGuestCheckout } from '@estampa/domain/shops'
import { lockCustomer } from '../customers/customers.store.ts'
import type { Tx } from '../db/database.ts'
import { isGuestBuyer, type Person } from '../http/person.ts'
import type { Shop } from '../http/shop.ts'
import { termsNotAccepted } from '../law/terms.ts'
import { countOrdersSince, countUnpaidGuestOrders, lockGuestOrders } from './checkout.store.ts'
import type { CheckoutRequest } from './checkout-request.ts'

/** The shop allows it, and the terms were accepted: there is no account that could have accepted them before. */
export function whyGuestMayNotOrder(
  shop: Shop,
  person: Person,
  accepted: string | undefined,
): Refusal | null {
  if (!isGuestBuyer(person)) return null
  if (!allowsGuestCheckout(shop.config)) return refuse('switched_off')
  return accepted === undefined ? termsNotAccepted(shop) : null
}

/**
 * A guest orders once, so that the link of an order opens no other; and of the orders of one e-mail, whoever wrote
 * it, few wait for their payment at once. Both are counted while nobody else of this e-mail can order.
 */
export async function claimGuestOrder(
  tx: Tx,
  person: Person,
  { customerId }: Pick<CheckoutRequest, 'customerId'>,
): Promise<Refusal | null> {
  if (!isGuestBuyer(person)) return null
  const guest = await lockCustomer(tx, customerId)
  if (!guest) return refuse('no_token')
  if ((await countOrdersSince(tx, customerId, new Date(0))) > 0) return refuse('guest_has_ordered')
  await lockGuestOrders(tx, guest.email)
  const unpaid = await countUnpaidGuestOrders(tx, guest.email)
  return unpaid >= MAX_UNPAID_GUEST_ORDERS ? refuse('too_many_guest_orders') : null
}
