import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, refusalOf, type VariantFixture } from '../../test/buyer.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000' })
})
afterAll(() => testShops.close())

test('nobody orders without end, and what was ordered before is answered as ever [API-39]', async () => {
  excuseFromLedger('everything')
  const buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('GORRA-1', { stock: 100 })]
  const [goods] = await addProduct(testShops, 'pampa', genericDraft('GORRA', 'Gorra', { products }))
  const first = await orderFor(buyer, 'pampa', goods as VariantFixture, 1)
  const placed = await buyer.api.checkout.completeOrder(first)
  const copies = (hours: number) =>
    testShops.services.database.inShop(testShops.pampa, (tx) =>
      sql`with own as (select * from orders where id = ${placed.orderId})
        insert into orders (id, number, idempotency_key, placed_at, shop_id, customer_id, state, money_state,
          is_decorated, delivery_method, payment_method, currency, sub_total, taxes, shipping_cost, discount, total,
          deposit, document, body_hash)
        select gen_random_uuid(), ${hours}::int * 1000 + i, ${hours}::text || ' ' || i, now() - make_interval(hours => ${hours}::int),
          shop_id, customer_id, 'expired', money_state, is_decorated, delivery_method, payment_method, currency,
          sub_total, taxes, shipping_cost, discount, total, deposit, document, body_hash
        from own, generate_series(1, 99) i`.execute(tx),
    )
  await copies(30)
  const second = await orderFor(buyer, 'pampa', goods as VariantFixture, 1)
  await buyer.api.checkout.completeOrder(second)
  await copies(3)
  const third = await orderFor(buyer, 'pampa', goods as VariantFixture, 1)
  const { status, fault } = await refusalOf(buyer.api.checkout.completeOrder(third))
  expect([status, fault?.refusal]).toEqual([429, 'too_many_orders'])
  expect(await buyer.api.checkout.completeOrder(first)).toEqual(placed)
})
