import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { yesterday } from '../../test/yesterday.ts'
import type { Services } from '../http/services.ts'
import { unpaidTasks } from './unpaid.jobs.ts'

let testShops: TestShops
let buyer: Buyer
beforeAll(async () => {
  testShops = await openTestShops()
  buyer = await openBuyer(testShops, 'pampa')
})
afterAll(() => testShops.close())

const dayMs = 24 * 3_600_000
const later = (days: number): Services => ({
  ...testShops.services,
  now: () => new Date(Date.now() + days * dayMs),
})

async function scarce(sku: string, units: number): Promise<VariantFixture> {
  const products = [variantDraft(`${sku}-1`, { stock: units })]
  const [goods] = await addProduct(testShops, 'pampa', genericDraft(sku, `Lapicera ${sku}`, { products }))
  if (!goods) throw new Error(`${sku} was not stocked`)
  return goods
}

test('stock waits five working days for a transfer, then the order expires and gives it back [LIFE-05] [LIFE-06]', async () => {
  const goods = await scarce('ESPERA', 10)
  const body = await orderFor(buyer, 'pampa', goods, 10)
  const { orderId } = await buyer.api.checkout.completeOrder(body)
  const rival = await openBuyer(testShops, 'pampa', 'bruno')
  const wish = await orderFor(rival, 'pampa', goods, 10)
  expect((await refusalOf(rival.api.checkout.completeOrder(wish))).fault?.refusal).toBe('out_of_stock')

  await unpaidTasks.expire_orders({}, later(4))
  expect((await buyer.api.orders.getOrderById({ Id: orderId })).state).toBe('placed')
  await Promise.all([unpaidTasks.expire_orders({}, later(14)), unpaidTasks.expire_orders({}, later(14))])

  const order = await buyer.api.orders.getOrderById({ Id: orderId })
  expect(order).toMatchObject({ state: 'expired', heldUntil: null })
  expect(order.history.map(({ from, to, who }) => [from, to, who])).toEqual([
    [null, 'placed', 'Lucía Paz'],
    ['placed', 'expired', 'Sistema'],
  ])
  expect(await paymentsOf(orderId)).toEqual(['expired'])
  await rival.api.checkout.completeOrder(wish)
})

test('an order whose payment somebody has to look at does not expire [LIFE-05]', async () => {
  const goods = await scarce('EN-REVISION', 10)
  const body = await orderFor(buyer, 'pampa', goods, 10)
  const { orderId } = await buyer.api.checkout.completeOrder(body)
  const notice = { amount: body.total, date: yesterday(), reference: 'operación 7' }
  await buyer.api.payments.updateOrderPayment({ Id: orderId, notice })
  await unpaidTasks.expire_orders({}, later(30))
  expect((await buyer.api.orders.getOrderById({ Id: orderId })).state).toBe('placed')
})

const paymentsOf = (orderId: string) =>
  testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const { rows } = await sql<{ state: string }>`
      select p.state from payments p join payment_history h on h.payment_id = p.id and h.to_state = p.state
      where p.order_id = ${orderId}`.execute(tx)
    return rows.map((row) => row.state)
  })

test('the history of an order cannot be rewritten by the application [LIFE-06]', async () => {
  const goods = await scarce('HISTORIA', 10)
  const { orderId } = await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 1))
  const rewrite = testShops.services.database.inShop(testShops.pampa, (tx) =>
    tx
      .updateTable('order_history' as never)
      .set({ who_name: 'Nadie' } as never)
      .where('order_id' as never, '=', orderId as never)
      .execute(),
  )
  await expect(rewrite).rejects.toThrow('permission denied')
})
