import { checkout } from '@estampa/contract/checkout'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import { handle } from '../http/context.ts'
import { sha256, wishOf } from '../http/wish.ts'
import { addressesHandlers } from './addresses.routes.ts'
import { claimLines } from './claim-lines.ts'
import { convertQuoteToOrder } from './convert-quote.ts'
import { claimGuestOrder, whyNoGuest } from './guest-order.ts'
import { measuredOrder } from './measured-order.ts'
import { wishToOrder } from './once.ts'
import { placeOnce } from './place-order.ts'
import { decideOrder, readOrder } from './prepare-order.ts'
import { tooManyOrders } from './too-many-orders.ts'

export const checkoutRoutes = handle('checkout', checkout, {
  completeOrder: async (context) => {
    const { shop, person, headers, now, services } = context
    if (person.kind !== 'customer') return refuse('no_token')
    if (!effectiveSwitches(shop.config).buyAccionsInShop) return refuse('switched_off')
    const noGuest = whyNoGuest(shop, person, context.input.acceptedTerms)
    if (noGuest) return noGuest
    const wish = wishToOrder(context.input, headers['idempotency-key'])
    const wanted = { shop, customerId: person.customerId, input: context.input, wish, now }
    const input = await measuredOrder(context, wanted)
    if (isRefusal(input) || 'orderId' in input) return input
    const asked = { ...wanted, input }
    const uuids = [...new Set(input.shoppingCart.products.map((row) => row.shoppingCartUUID))]
    return placeOnce(services.database, asked, {
      read: async (tx) => (await tooManyOrders(tx, services.config, asked)) ?? readOrder(tx, asked),
      decide: (facts) => decideOrder(services.carriers, asked, facts),
      claim: async (tx) => (await claimGuestOrder(tx, person, asked)) ?? claimLines(tx, asked, uuids),
    })
  },
  convertQuoteToOrder: async ({ shop, person, input, headers, now, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { buyAccionsInShop, quotation } = effectiveSwitches(shop.config)
    if (!buyAccionsInShop || !quotation) return refuse('switched_off')
    const wish = wishOf(input, headers['idempotency-key'], `quote ${sha256(JSON.stringify(input))}`)
    const noGuest = whyNoGuest(shop, person, input.acceptedTerms)
    if (noGuest) return noGuest
    const asked = { shop, customerId: person.customerId, input, wish, now }
    return convertQuoteToOrder(services, asked, (tx) => claimGuestOrder(tx, person, asked))
  },
  ...addressesHandlers,
})
