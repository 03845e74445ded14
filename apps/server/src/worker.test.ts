import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, type VariantFixture } from '../test/buyer.ts'
import { mugDraft } from '../test/products.ts'
import { until } from '../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../test/test-shops.ts'
import { findMail } from './mail/mails.store.ts'
import { startWorker } from './worker.ts'

let testShops: TestShops
beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent' })
})
afterAll(() => testShops.close())

test('a worker that is told to stop finishes the job that it has begun', async () => {
  const { services } = testShops
  let hasBegun = false
  const slowly: typeof services.shops = {
    ...services.shops,
    async byId(id) {
      hasBegun = true
      await delay(1_200)
      return services.shops.byId(id)
    },
  }
  const worker = await startWorker(testShops.ownerUrl, { ...services, shops: slowly })
  const buyer = await openBuyer(testShops, 'pampa')
  const [mug] = await addProduct(testShops, 'pampa', mugDraft())
  const order = await orderFor(buyer, 'pampa', mug as VariantFixture, 1)
  const { orderId } = await buyer.api.checkout.completeOrder(order)
  await until(() => hasBegun)
  await worker.stop()
  const mail = await services.database.readInShop(testShops.pampa, (tx) =>
    findMail(tx, `order-placed.${orderId}`),
  )
  expect(mail?.sent_at).toBeInstanceOf(Date)
  expect(await jobsLeft()).not.toContain('order_placed')
})

async function jobsLeft(): Promise<string[]> {
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  const { rows } = await owner
    .query('select task_identifier from graphile_worker.jobs')
    .finally(() => owner.end())
  return rows.map((row) => row.task_identifier)
}
