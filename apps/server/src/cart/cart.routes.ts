import { cart } from '@estampa/contract/cart'
import { saveLines, toLineItem } from '@estampa/domain/cart'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import { measuredLines } from '../customization/measure-lines.ts'
import { type Context, handle } from '../http/context.ts'
import { buyerOf, listLinePrices } from '../pricing/price-lines.ts'
import { attachUploads } from './attach-uploads.ts'
import { findCart } from './cart.store.ts'
import { mergeCart } from './merge-cart.ts'
import { encodeCart, restoreCart, toCartView } from './restore-cart.ts'
import { saveCart } from './save-cart.ts'
import { techniquePrices } from './technique-prices.ts'

export const cartRoutes = handle('cart', cart, {
  getShoppingCartProductPrice: async (context) => {
    const { services, shop, person, input } = context
    const lines = await measuredLines(context, input.map(toLineItem), { toMake: false })
    if (isRefusal(lines)) return lines
    return services.database.readInShop(shop.id, (tx) => listLinePrices(tx, shop, lines, buyerOf(person)))
  },

  getTechniquePrices: (context) => techniquePrices(context, context.input),

  createOrEditShoppingCart: async (context) => {
    const { tx, input, headers } = context
    const customer = customerOf(context)
    if (isRefusal(customer)) return customer
    const { session, saving } = customer
    const seen = versionSeen(headers['if-match'])
    if (isRefusal(seen)) return seen
    const saved = await saveCart(saving, (before) =>
      saveLines(before, input.map(toLineItem), { seen, session }),
    )
    if (!isRefusal(saved)) return { version: saved.version }
    if (saved.refusal !== 'cart_changed') return saved
    const theirs = await toCartView(tx, { ...context, ...saving }, await findCart(tx, saving.customerId))
    return { ...saved, data: encodeCart(theirs) }
  },

  mergeShoppingCart: async (context) => {
    const customer = customerOf(context)
    if (isRefusal(customer)) return customer
    const { session, saving } = customer
    return mergeCart(saving, context.input.map(toLineItem), session)
  },

  getShoppingCartsClient: async ({ person, shop, services, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId, sessionId: session } = person
    return restoreCart({ services, shop, customerId, session, now })
  },

  putFilesShoppingCartItem: async (context) => {
    const customer = customerOf(context)
    if (isRefusal(customer)) return customer
    const { shoppingCartUUID, files: ids } = context.input
    return attachUploads(context, customer.saving, { shoppingCartUUID, kind: 'file', ids })
  },

  putImagesProductItem: async (context) => {
    const customer = customerOf(context)
    if (isRefusal(customer)) return customer
    const { shoppingCartUUID, images: ids } = context.input
    return attachUploads(context, customer.saving, { shoppingCartUUID, kind: 'image', ids })
  },
})

/** A cart is kept for customers, in shops where it leads somewhere: to an order or to a quote. */
function customerOf({ tx, shop, person, now }: Pick<Context, 'tx' | 'shop' | 'person' | 'now'>) {
  if (person.kind !== 'customer') return refuse('no_token')
  const { buyAccionsInShop, quotation } = effectiveSwitches(shop.config)
  if (!buyAccionsInShop && !quotation) return refuse('switched_off')
  return { session: person.sessionId, saving: { tx, shop, customerId: person.customerId, now } }
}

/** Undefined and `*` say no version. */
function versionSeen(header: string | undefined): number | null | Refusal {
  const said = header?.trim() ?? ''
  if (said === '' || said === '*') return null
  const [, digits] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(said) ?? []
  return digits === undefined ? refuse('version_unreadable') : Number(digits)
}
