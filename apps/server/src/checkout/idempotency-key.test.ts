import { randomUUID } from 'node:crypto'
import { CompleteOrderInput } from '@estampa/contract/checkout'
import { refuse } from '@estampa/domain/refusal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Goods, openBuyer, orderFor, stock } from '../../test/buyer.ts'
import { type Cast, openCast } from '../../test/cast.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { orderIdempotencyKey } from './order-idempotency-key.ts'
import { placeOnce } from './place-order.ts'

let cast: Cast
beforeAll(async () => {
  cast = await openCast({ LOG_LEVEL: 'silent' })
})
afterAll(() => cast.close())

test.each(['read', 'decide'] as const)(
  'who loses a race while still at «%s» is answered with the order that there is [API-39] [API-41]',
  async (moment) => {
    const buyer = await openBuyer(cast, 'pampa', moment)
    const sku = `CARRERA-${moment}`
    const draft = genericDraft(`G-${sku}`, 'Llavero', { products: [variantDraft(sku, { stock: 100 })] })
    const [goods] = await stock(cast, 'pampa', draft)
    const body = await orderFor(buyer, 'pampa', goods as Goods, 2)
    const key = randomUUID()
    const order = () => buyer.api.checkout.completeOrder(body, { headers: { 'idempotency-key': key } })
    const input = CompleteOrderInput.parse(body)
    const shop = (await cast.services.shops.byName('pampa')) as Shop
    const request = {
      shop,
      customerId: buyer.customerId,
      input,
      wish: orderIdempotencyKey(input, key),
      now: new Date(),
    }
    // the other window's order is committed; what this one reads or decides then has changed
    const overtaken = async () => {
      await order()
      return refuse('quote_already_converted')
    }
    const placed = await placeOnce(cast.services.database, request, {
      read: moment === 'read' ? overtaken : async () => ({}) as never,
      decide: overtaken,
    })
    expect(placed).toMatchObject({ orderId: (await order()).orderId })
  },
)
