import { randomUUID } from 'node:crypto'
import { CompleteOrderInput } from '@estampa/contract/checkout'
import { refuse } from '@estampa/domain/refusal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Shop } from '../http/shop.ts'
import { orderIdempotencyKey } from './order-idempotency-key.ts'
import { placeOnce } from './place-order.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent' })
})
afterAll(() => testShops.close())

test.each(['read', 'decide'] as const)(
  'who loses a race while still at «%s» is answered with the order that there is [API-39] [API-41]',
  async (moment) => {
    const buyer = await openBuyer(testShops, 'pampa', moment)
    const sku = `CARRERA-${moment}`
    const draft = genericDraft(`G-${sku}`, 'Llavero', { products: [variantDraft(sku, { stock: 100 })] })
    const [goods] = await addProduct(testShops, 'pampa', draft)
    const body = await orderFor(buyer, 'pampa', goods as VariantFixture, 2)
    const key = randomUUID()
    const order = () => buyer.api.checkout.completeOrder(body, { headers: { 'idempotency-key': key } })
    const input = CompleteOrderInput.parse(body)
    const shop = (await testShops.services.shops.byName('pampa')) as Shop
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
    const placed = await placeOnce(testShops.services.database, request, {
      read: moment === 'read' ? overtaken : async () => ({}) as never,
      decide: overtaken,
    })
    expect(placed).toMatchObject({ orderId: (await order()).orderId })
  },
)
