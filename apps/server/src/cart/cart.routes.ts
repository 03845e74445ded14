import { cart } from '@estampa/contract/cart'
import { toLineItem } from '@estampa/domain/cart'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { PriceTableServices } from '../customization/price-tables.ts'
import { handle } from '../http/context.ts'
import { isReadOnly } from '../http/person.ts'
import { attachUploads } from './attach-uploads.ts'
import { customerOf } from './cart-customer.ts'
import { editCart } from './edit-cart.ts'
import { mergeCart } from './merge-cart.ts'
import { lookAtCart, restoreCart } from './restore-cart.ts'
import { showCartPrices } from './show-cart-prices.ts'
import { techniquePrices } from './technique-prices.ts'

export const cartRoutes = handle<typeof cart, PriceTableServices>('cart', cart, {
  getShoppingCartProductPrice: showCartPrices,

  getTechniquePrices: (context) => techniquePrices(context, context.input),

  createOrEditShoppingCart: editCart,

  mergeShoppingCart: async (context) => {
    const customer = customerOf(context)
    if (isRefusal(customer)) return customer
    const { session, saving } = customer
    return mergeCart(saving, context.input.map(toLineItem), session)
  },

  getShoppingCartsClient: async ({ person, shop, services, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId, sessionId: session } = person
    const context = { services, shop, customerId, session, now }
    return isReadOnly(person) ? lookAtCart(context) : restoreCart(context)
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
