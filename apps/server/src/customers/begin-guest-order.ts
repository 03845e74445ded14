import { MAX_GUEST_ORDERS_A_DAY } from '@estampa/domain/customers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { allowsGuestCheckout } from '@estampa/domain/shops'
import { DAY_MS } from '@estampa/domain/time'
import { addNewGuest, type NewGuestContext } from './add-new-guest.ts'
import { type AttemptLimit, countAttempt } from './attempts.store.ts'
import { openGuestSession } from './guest-links.ts'

/** Somebody without an account begins an order: from here on a session of their own follows it. */
export async function beginGuestOrder(context: NewGuestContext) {
  const { services, shop, now } = context
  if (!allowsGuestCheckout(shop.config)) return refuse('switched_off')
  const allowed = await mayStartOrder(context)
  if (isRefusal(allowed)) return allowed
  return addNewGuest(context, (tx, guest) => openGuestSession(tx, services, shop, guest, now))
}

/** Each order holds stock: one address of the network begins so many in a day. */
async function mayStartOrder({ services, shop, ip, now }: NewGuestContext): Promise<true | Refusal> {
  const { database, config } = services
  const limit: AttemptLimit = {
    subject: `guest orders from ${ip}`,
    most: MAX_GUEST_ORDERS_A_DAY,
    windowMs: DAY_MS,
  }
  const limits = config.loginTries === 0 ? [] : [limit]
  const counted = await database.inShop(shop.id, async (tx) => ({
    allowed: await countAttempt(tx, limits, now),
  }))
  return counted.allowed || refuse('too_many_guest_orders')
}
