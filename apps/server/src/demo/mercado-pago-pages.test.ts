import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor } from '../../test/buyer.ts'
import { collectAt } from '../../test/mercado-pago-server.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { mercadoPagoTasks } from '../payments/mercado-pago.jobs.ts'
import { demoAccount } from './mercado-pago-pages.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

/** Does what the notices of payments left to be done. */
async function readPayments(): Promise<void> {
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where identifier = 'read_mercado_pago'`,
  )
  await owner.end()
  for (const { payload } of rows) await mercadoPagoTasks.read_mercado_pago(payload, testShops.services)
}

test('an order of the demo is paid on a page of this server, without a network [LIFE-03] [CONF-06]', async () => {
  const { origin: _, ...account } = demoAccount(testShops.services.config)
  await collectAt(testShops, 'pampa', testShops.origin, account)
  const lucia = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LIBRETA-1', { stock: 500 })]
  const [goods] = await addProduct(testShops, 'pampa', genericDraft('LIBRETA', 'Libreta', { products }))
  const order = { ...(await orderFor(lucia, 'pampa', goods as never, 2)), payment: 'MP' as const }
  const { orderId: Id } = await lucia.api.checkout.completeOrder(order)
  const { init_point } = await lucia.api.payments.payWithMercadoPago({ Id })
  const { pathname, search } = new URL(init_point)
  const page = await fetch(testShops.origin + pathname + search)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('No se cobra nada')])
  const form = {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as const
  const paid = await fetch(testShops.origin + pathname + search, form)
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(`/detail/${Id}?mercadopago=success`),
  ])
  await readPayments()
  expect(await lucia.api.orders.getOrderById({ Id })).toMatchObject({ moneyState: 'paid', paid: order.total })
  const forged = await fetch(
    `${testShops.origin}${pathname}${search.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
  )
  expect(forged.status).toBe(404)
})
