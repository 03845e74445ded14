import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { unpaidTasks } from './unpaid.jobs.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent' })
})
afterAll(() => testShops.close())

async function orderIn(shop: 'pampa' | 'andina', sku: string, buyer: Buyer): Promise<string> {
  const products = [variantDraft(sku, { stock: 100 })]
  const [goods] = await addProduct(testShops, shop, genericDraft(`G-${sku}`, `Producto ${sku}`, { products }))
  return (await buyer.api.checkout.completeOrder(await orderFor(buyer, shop, goods as VariantFixture, 2)))
    .orderId
}

test('an order that cannot expire keeps no other from it, in its shop or in another [LIFE-05]', async () => {
  const [lucia, tomas] = [await openBuyer(testShops, 'pampa'), await openBuyer(testShops, 'andina')]
  const stuck = await orderIn('pampa', 'ROTO-1', lucia)
  const next = await orderIn('pampa', 'SANO-1', lucia)
  const elsewhere = await orderIn('andina', 'SANO-2', tomas)
  excuseFromLedger('stock ROTO-1')
  // somebody wrote to the table: what the order holds is not reserved any more
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    sql`update variants set reserved_stock = 0 where sku = 'ROTO-1'`.execute(tx),
  )
  const later = () => new Date(Date.now() + 60 * 86_400_000)
  const done = unpaidTasks.expire_orders({}, { ...testShops.services, now: later })
  await expect(done).rejects.toThrow('1 of 2 failed')
  const stateOf = async ({ api }: Buyer, Id: string) => (await api.orders.getOrderById({ Id })).state
  expect(await stateOf(lucia, stuck)).toBe('placed')
  expect([await stateOf(lucia, next), await stateOf(tomas, elsewhere)]).toEqual(['expired', 'expired'])
})
