import { randomUUID } from 'node:crypto'
import { CompleteOrderInput } from '@estampa/contract/checkout'
import { refuse } from '@estampa/domain/refusal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import type { Shop } from '../http/shop.ts'
import { placeOnce } from './place-once.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent' })
})
afterAll(() => testShops.close())

test('who loses a race is answered with the order that there is [API-39] [API-41]', async () => {
  const buyer = await openBuyer(testShops, 'pampa')
  const draft = genericDraft('G-CARRERA', 'Llavero', { products: [variantDraft('CARRERA', { stock: 100 })] })
  const [goods] = await addProduct(testShops, 'pampa', draft)
  const body = await orderFor(buyer, 'pampa', goods as VariantFixture, 2)
  const key = randomUUID()
  const order = () => buyer.api.checkout.completeOrder(body, { headers: { 'idempotency-key': key } })
  const input = CompleteOrderInput.parse(body)
  const shop = (await testShops.services.shops.byName('pampa')) as Shop
  const person = { kind: 'customer', customerId: buyer.customerId, sessionId: '' } as const
  const request = { shop, person, input, idempotencyKey: idempotencyKeyOf(input, key, ''), now: new Date() }
  const placed = await placeOnce(testShops.services.database, request, async () => {
    // the other window's order is committed; what this one reads or decides then has changed
    await order()
    return refuse('quote_already_converted')
  })
  expect(placed).toMatchObject({ orderId: (await order()).orderId })
})
