import { checkout } from '@estampa/contract/checkout'
import { refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import { handle } from '../http/context.ts'
import { wishOf } from './once.ts'
import { placeOnce } from './place-order.ts'

export const checkoutRoutes = handle('checkout', checkout, {
  completeOrder: async ({ shop, person, input, headers, now, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    if (!effectiveSwitches(shop.config).buyAccionsInShop) return refuse('switched_off')
    const wish = wishOf(input, headers['idempotency-key'])
    return placeOnce(services.database, { shop, customerId: person.customerId, input, wish, now })
  },
})
