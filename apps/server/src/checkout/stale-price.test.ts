import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

type Fresh = { totals: { subTotal: number; taxes: number }; total: number }

let testShops: TestShops
let owner: pg.Client
beforeAll(async () => {
  testShops = await openTestShops()
  owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await testShops.close()
})

async function sell(shop: 'pampa' | 'andina', cost: number): Promise<VariantFixture> {
  const products = [variantDraft('LIBRETA-1', { tiers: [{ min_quantity: 1, cost }] })]
  const draft = genericDraft('LIBRETA', 'Libreta', { products })
  return (await addProduct(testShops, shop, draft))[0] as VariantFixture
}

/** Everything that an order writes, so that nothing of it goes unseen. */
async function traces(shop: 'pampa' | 'andina') {
  await owner.query("select set_config('estampa.shop', $1, false)", [String(testShops[shop])])
  const { rows } = await owner.query(
    `select (select json_agg(c) from order_counters c) as counters, (select count(*)::int from orders) as orders,
       (select count(*)::int from payments) as payments, (select count(*)::int from stock_holds) as holds,
       (select json_agg(reserved_stock order by id) from variants) as reserved,
       (select json_agg(s) from customer_order_stats s) as stats,
       (select count(*)::int from graphile_worker.jobs) as jobs`,
  )
  return rows
}

const nowFor = async ({ api }: Buyer, goods: VariantFixture) =>
  (await api.cart.getShoppingCartProductPrice([simpleCartLine(goods, 12)])).at(-1)?.prices

test.each(['pampa', 'andina'] as const)(
  'at %s a price that changed since it was seen is refused with the fresh totals, and nothing is left behind [PRICE-04] [CHK-10]',
  async (shop) => {
    const buyer = await openBuyer(testShops, shop)
    const seen = await orderFor(buyer, shop, await sell(shop, 1_000_00), 12)
    const goods = await sell(shop, 1_100_00)
    const before = await traces(shop)
    const headers = { 'idempotency-key': randomUUID() }
    const { status, fault } = await refusalOf(buyer.api.checkout.completeOrder(seen, { headers }))
    const fresh = await nowFor(buyer, goods)
    expect([status, fault?.refusal]).toEqual([422, 'totals_differ'])
    expect(fresh?.total).toBeGreaterThan(seen.total - seen.shippingCost)
    expect(fault?.data).toMatchObject({
      totals: { total: fresh?.total, subTotal: fresh?.subTotal, taxes: fresh?.taxes },
      shippingCost: seen.shippingCost,
    })
    expect(await traces(shop)).toEqual(before)
    const { totals, total } = (fault?.data ?? {}) as Fresh
    const agreed = { ...seen, subTotal: totals.subTotal, taxes: totals.taxes, total }
    expect(await buyer.api.checkout.completeOrder(agreed, { headers })).toMatchObject({ total })
  },
)
