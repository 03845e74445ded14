import { checkout } from '@estampa/contract/checkout'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import { handle } from '../http/context.ts'
import { idempotencyKeyOf, sha256 } from '../http/idempotency-key.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { addressesHandlers } from './addresses.routes.ts'
import { claimLines } from './claim-lines.ts'
import { convertQuoteToOrder } from './convert-quote.ts'
import { claimGuestOrder, whyGuestMayNotOrder } from './guest-order.ts'
import { measuredOrder } from './measured-order.ts'
import { orderIdempotencyKey } from './order-idempotency-key.ts'
import { placeOnce } from './place-order.ts'
import { decideOrder, readOrder } from './prepare-order.ts'
import { tooManyOrders } from './too-many-orders.ts'

export const checkoutRoutes = handle<typeof checkout, ShippingServices>('checkout', checkout, {
  completeOrder: async (context) => {
    const { shop, person, headers, now, services } = context
    if (person.kind !== 'customer') return refuse('no_token')
    if (!effectiveSwitches(shop.config).buyAccionsInShop) return refuse('switched_off')
    const noGuest = whyGuestMayNotOrder(shop, person, context.input.acceptedTerms)
    if (noGuest) return noGuest
    const idempotencyKey = orderIdempotencyKey(context.input, headers['idempotency-key'])
    const orderRequest = {
      shop,
      customerId: person.customerId,
      input: context.input,
      wish: idempotencyKey,
      now,
    }
    const input = await measuredOrder(context, orderRequest)
    if (isRefusal(input) || 'orderId' in input) return input
    const request = { ...orderRequest, input }
    const uuids = [...new Set(input.shoppingCart.products.map((row) => row.shoppingCartUUID))]
    return placeOnce(services.database, request, {
      read: async (tx) => (await tooManyOrders(tx, services.config, request)) ?? readOrder(tx, request),
      decide: (facts) => decideOrder(services.carriers, request, facts),
      claim: async (tx) => (await claimGuestOrder(tx, person, request)) ?? claimLines(tx, request, uuids),
    })
  },
  convertQuoteToOrder: async ({ shop, person, input, headers, now, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { buyAccionsInShop, quotation } = effectiveSwitches(shop.config)
    if (!buyAccionsInShop || !quotation) return refuse('switched_off')
    const idempotencyKey = idempotencyKeyOf(
      input,
      headers['idempotency-key'],
      `quote ${sha256(JSON.stringify(input))}`,
    )
    const noGuest = whyGuestMayNotOrder(shop, person, input.acceptedTerms)
    if (noGuest) return noGuest
    const request = { shop, customerId: person.customerId, input, wish: idempotencyKey, now }
    return convertQuoteToOrder(services, request, (tx) => claimGuestOrder(tx, person, request))
  },
  ...addressesHandlers,
})
