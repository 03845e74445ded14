import type { cart } from '@estampa/contract/cart'
import { type SavedCart, saveLines, toLineItem } from '@estampa/domain/cart'
import { isRefusal } from '@estampa/domain/refusal'
import type { PriceTableServices } from '../customization/price-tables.ts'
import type { Context } from '../http/context.ts'
import { versionSeen } from '../http/version-seen.ts'
import { findCart } from './cart.store.ts'
import { customerOf } from './cart-customer.ts'
import { encodeCart, toCartView } from './restore-cart.ts'
import { saveCart, saveUncontestedCart } from './save-cart.ts'

/** Saves the whole cart over the version that the client has seen; where there is a later one it is told that one. */
export async function editCart(context: Context<typeof cart.createOrEditShoppingCart, PriceTableServices>) {
  const { input, headers, services, shop } = context
  const customer = customerOf(context)
  if (isRefusal(customer)) return customer
  const { session, saving } = customer
  const seen = versionSeen(headers['if-match'])
  if (isRefusal(seen)) return seen
  const sent = input.map(toLineItem)
  const change = (before: SavedCart) => saveLines(before, sent, { seen, session })
  const { database } = services
  const saved = await database.readInShop(shop.id, (tx) => saveUncontestedCart({ ...saving, tx }, change))
  if (saved) return { version: saved.version }
  return database.inShop(shop.id, async (tx) => {
    const saved = await saveCart({ ...saving, tx }, change)
    if (!isRefusal(saved)) return { version: saved.version }
    if (saved.refusal !== 'cart_changed') return saved
    const theirs = await toCartView(tx, { ...context, ...saving }, await findCart(tx, saving.customerId))
    return { ...saved, data: encodeCart(theirs) }
  })
}
