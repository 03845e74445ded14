import { randomUUID } from 'node:crypto'
import { places, simple } from '../../buyer.ts'
import { noticeOf } from '../../mercado-pago-server.ts'
import { paper } from '../../receipt-files.ts'
import { curveLine, decoratedLine, decoratedOrder, orderOf } from '../belongings.ts'
import { freshLine, freshOrder, freshProof } from '../fresh.ts'
import type { World } from '../world.ts'
import { isOfB, nothing, type PersonName, type Rows, row } from './row.ts'

/**
 * Cart, delivery, orders and their payment. Guests price and ask for delivery; what is kept needs a customer.
 * A product of A is unknown in B. An upload of somebody else in one's own cart or order is a mistake that the
 * person can mend (422), the same whether it exists or not.
 */
//                                                        nobody guestA a1 a2 guestB b1
export const buyingRows: Rows = {
  'favorites.updateFavoriteProduct': row('401 401 200 200 401 404', ({ a }) => ({
    input: { genericId: a.polo.genericId, favorite: true },
  })),
  'favorites.getFavorites': row('401 401 200 200 401 200', nothing),
  'cart.getShoppingCartProductPrice': row('401 200 200 200 404 404', ({ a, a1 }) => ({
    input: [simple(a.otherMug, 3), curveLine(a), decoratedLine(a, a1.logoId)],
  })),
  'cart.getTechniquePrices': row('401 200 200 200 200 200', ({ a, a1 }) => ({
    input: { others: [curveLine(a)], trials: [decoratedLine(a, a1.logoId), simple(a.otherMug, 3)] },
  })),
  'cart.putFilesShoppingCartItem': row('401 401 200 404 401 404', async (world) => {
    const { ownerToken, shoppingCartUUID, uploadId } = await freshLine(world)
    return { input: { shoppingCartUUID, files: [uploadId] }, ownerToken }
  }),
  'cart.putImagesProductItem': row('401 401 200 404 401 404', async (world) => {
    const { ownerToken, shoppingCartUUID, uploadId } = await freshLine(world)
    return { input: { shoppingCartUUID, images: [uploadId] }, ownerToken }
  }),
  "cart.putFilesShoppingCartItem: a1's logo on one's own line": row(
    '401 401 200 422 401 422',
    (world, asker) => ({
      input: { shoppingCartUUID: ownLine(world, asker), files: [world.a1.logoId] },
    }),
  ),
  "cart.putImagesProductItem: a1's design on one's own line": row(
    '401 401 200 422 401 422',
    (world, asker) => ({
      input: { shoppingCartUUID: ownLine(world, asker), images: [world.a1.designId] },
    }),
  ),
  // a list replaces what its session knows: what was attached to is asked before
  'cart.createOrEditShoppingCart': row('401 401 200 200 401 404', ({ a }) => ({
    input: [simple(a.mug, 3), curveLine(a)],
  })),
  "cart.createOrEditShoppingCart: with a1's logo": row('401 401 200 422 401 404', ({ a, a1 }) => ({
    input: [decoratedLine(a, a1.logoId)],
  })),
  "cart.mergeShoppingCart: with a1's logo": row('401 401 200 200 401 200', ({ a, a1 }) => ({
    input: [decoratedLine(a, a1.logoId)],
  })),
  'cart.mergeShoppingCart': row('401 401 200 200 401 200', ({ a }) => ({ input: [simple(a.otherMug, 2)] })),
  'cart.getShoppingCartsClient': row('401 401 200 200 401 200', nothing),
  'shipping.getShippingQuote': row('401 200 200 200 404 404', ({ a }, asker) => {
    const { provinceFKId, cityFKId, locationFKId } = places[isOfB(asker) ? 'andina' : 'pampa']
    const place = { province: provinceFKId, city: cityFKId, location: locationFKId }
    const { variantId, genericId } = a.mug
    return {
      input: { products: [{ productId: variantId, genericProductId: genericId, quantity: 5 }], ...place },
    }
  }),
  'checkout.getAddresses': row('401 401 200 200 401 200', nothing),
  'checkout.getBillingData': row('401 401 200 200 401 200', nothing),
  'checkout.saveAddress': row('401 401 200 404 401 404', ({ a1 }, asker) => ({
    input: { ...addressIn(asker), Id: a1.addressId },
  })),
  'checkout.saveAddress: a new one': row('401 401 200 200 401 200', (_, asker) => ({
    input: { ...addressIn(asker), street: `Calle de ${asker}` },
  })),
  'checkout.removeAddress': row('401 401 200 404 401 404', async (world, asker) => ({
    input: { Id: asker === 'a1' ? await freshAddress(world) : world.a1.addressId },
  })),
  'checkout.completeOrder': row(
    '401 401 200 200 401 404',
    async ({ a, a1, b, b1 }, asker) => {
      if (!isOfB(asker)) return { input: await orderOf(a1, a.mug) }
      const { shoppingCart, ...order } = await orderOf(b1, b.mug)
      const numbers = { productId: a.mug.variantId, genericProductId: a.mug.genericId, sku: a.mug.sku }
      const products = shoppingCart.products.map((line) => ({ ...line, ...numbers }))
      return { input: { ...order, shoppingCart: { ...shoppingCart, products } } }
      // without an account the terms have to be accepted
    },
    { holders: { orderHolderA: 422, quoteHolderA: 422 } },
  ),
}

const ownLine = ({ a1, a2, b1 }: World, asker: PersonName) =>
  (asker === 'a2' ? a2 : isOfB(asker) ? b1 : a1).lineUuid

/** Orders of one's own; anybody else's do not exist. */
export const orderRows: Rows = {
  "checkout.completeOrder: with a1's logo": row('401 401 200 422 401 422', async (world, asker) => {
    const { a, a1, b, b1 } = world
    const [buyer, goods] = isOfB(asker) ? [b1, b] : [a1, a]
    return { input: await decoratedOrder(buyer, goods, a1.logoId) }
  }),
  'orders.getOrders': row('401 401 200 200 401 200', () => ({ input: { PaginaActual: 1 } })),
  'orders.getOrderById': row('401 401 200 404 401 404', ({ a1 }) => ({ input: { Id: a1.orderId } })),
  'orders.getOrderMessages': row('401 401 200 404 401 404', ({ a1 }) => ({ input: { Id: a1.orderId } })),
  'orders.getOrderNews': row('401 401 200 404 401 404', ({ a1 }) => ({ input: { Id: a1.orderId } })),
  'orders.updatePurchaseOrder': row('401 401 200 404 401 404', ({ a1 }) => ({
    input: { Id: a1.orderId, number: 'OC 4500' },
  })),
  'orders.sendOrderMessage': row('401 401 200 404 401 404', ({ a1 }) => ({
    input: { Id: a1.orderId, text: '¿Llegan antes del 12?' },
  })),
  'proofs.approveProof': row('401 401 200 404 401 404', async (world) => {
    const { ownerToken, ...input } = await freshProof(world)
    return { input, ownerToken }
  }),
  'proofs.rejectProof': row('401 401 200 404 401 404', async (world) => {
    const { ownerToken, ...input } = await freshProof(world)
    return { input: { ...input, comment: 'Más chico' }, ownerToken }
  }),
  'payments.getPaymentMethods': row('401 200 200 200 200 200', nothing),
  'payments.updateOrderPayment': row('401 401 200 404 401 404', ({ a1 }) => ({
    input: { Id: a1.orderId, payment: 'CHQ' },
  })),
  'payments.uploadReceipt': row('401 401 200 200 401 200', async () => ({
    input: {},
    files: [new File([new Uint8Array(await paper())], 'comprobante.pdf')],
  })),
  'payments.payWithMercadoPago': row('401 401 200 404 401 404', async (world) => {
    const { buyer, orderId } = await freshOrder(world, 'MP')
    return { input: { Id: orderId }, ownerToken: buyer.token }
  }),
  // whoever can sign is Mercado Pago; B does not collect there
  'payments.notifyMercadoPago': row('200 200 200 200 404 404', () => {
    const { body, headers } = noticeOf('1320000001')
    return { input: { ...body, 'data.id': '1320000001' }, headers }
  }),
  'payments.cancelOrder': row('401 401 200 404 401 404', async (world) => {
    const { buyer, orderId } = await freshOrder(world)
    return { input: { Id: orderId, reason: 'Cambió la fecha del evento' }, ownerToken: buyer.token }
  }),
}

/** In the country of the shop whose person asks. */
function addressIn(asker: PersonName) {
  const [place, phone, zipCode] = isOfB(asker)
    ? [places.andina, '9 1234 5678', '']
    : [places.pampa, '11 2345 6789', '7021']
  const person = { name: 'Lucía', lastName: 'Paz', phone, email: 'lucia@empresa.example' }
  return { ...place, ...person, zipCode, street: 'Av. Mitre', streetNumber: '1200', label: 'Depósito' }
}

async function freshAddress({ a1 }: World): Promise<string> {
  // a person keeps twenty at most; what refused requests left is as good as new
  const { items } = await a1.api.checkout.getAddresses({})
  const left = items.length > 10 && items.find(({ id }) => id !== a1.addressId)
  if (left) return left.id
  const { id } = await a1.api.checkout.saveAddress({ ...addressIn('a1'), street: `Calle ${randomUUID()}` })
  return id
}
