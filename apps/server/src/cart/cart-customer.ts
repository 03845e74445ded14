import { refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import type { Context } from '../http/context.ts'

/** A cart is kept for customers, in shops where it leads somewhere: to an order or to a quote. */
export function customerOf({ tx, shop, person, now }: Pick<Context, 'tx' | 'shop' | 'person' | 'now'>) {
  if (person.kind !== 'customer') return refuse('no_token')
  const { buyAccionsInShop, quotation } = effectiveSwitches(shop.config)
  if (!buyAccionsInShop && !quotation) return refuse('switched_off')
  return { session: person.sessionId, saving: { tx, shop, customerId: person.customerId, now } }
}
