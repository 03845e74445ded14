import type { Call } from '@estampa/contract/call'
import { refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import type { PriceTableServices } from '../customization/price-tables.ts'
import type { Context } from '../http/context.ts'
import type { CartSaveContext } from './save-cart.ts'

/** A cart is kept for customers, in shops where it leads somewhere: to an order or to a quote. */
export function customerOf(
  context: Pick<Context<Call, PriceTableServices>, 'tx' | 'services' | 'shop' | 'person' | 'now'>,
) {
  const { tx, services, shop, person, now } = context
  if (person.kind !== 'customer') return refuse('no_token')
  const { buyAccionsInShop, quotation } = effectiveSwitches(shop.config)
  if (!buyAccionsInShop && !quotation) return refuse('switched_off')
  const { priceTables } = services
  const saving: CartSaveContext = { tx, priceTables, shop, customerId: person.customerId, now }
  return { session: person.sessionId, saving }
}
