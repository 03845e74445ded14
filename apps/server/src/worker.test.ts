import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Goods, openBuyer, orderFor, stock } from '../test/buyer.ts'
import { type Cast, openCast } from '../test/cast.ts'
import { until } from '../test/post.ts'
import { mugDraft } from '../test/products.ts'
import { findMail } from './mail/mails.store.ts'
import { startWorker } from './worker.ts'

let cast: Cast
beforeAll(async () => {
  cast = await openCast({ LOG_LEVEL: 'silent' })
})
afterAll(() => cast.close())

test('a worker that is told to stop finishes the job that it has begun', async () => {
  const { services } = cast
  let hasBegun = false
  const slowly: typeof services.shops = {
    ...services.shops,
    async byId(id) {
      hasBegun = true
      await delay(1_200)
      return services.shops.byId(id)
    },
  }
  const worker = await startWorker(cast.ownerUrl, { ...services, shops: slowly })
  const buyer = await openBuyer(cast, 'pampa')
  const [mug] = await stock(cast, 'pampa', mugDraft())
  const order = await orderFor(buyer, 'pampa', mug as Goods, 1)
  const { orderId } = await buyer.api.checkout.completeOrder(order)
  await until(() => hasBegun)
  await worker.stop()
  const mail = await services.database.readInShop(cast.pampa, (tx) => findMail(tx, `order-placed.${orderId}`))
  expect(mail?.sent_at).toBeInstanceOf(Date)
  expect(await jobsLeft()).not.toContain('order_placed')
})

async function jobsLeft(): Promise<string[]> {
  const owner = new pg.Client({ connectionString: cast.ownerUrl })
  await owner.connect()
  const { rows } = await owner
    .query('select task_identifier from graphile_worker.jobs')
    .finally(() => owner.end())
  return rows.map((row) => row.task_identifier)
}
