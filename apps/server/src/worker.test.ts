import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, type VariantFixture } from '../test/buyer.ts'
import { mugDraft } from '../test/products.ts'
import { asOwner, until } from '../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../test/test-shops.ts'
import { enqueue, enqueueInTurn } from './jobs/jobs.store.ts'
import { findMail } from './mail/mails.store.ts'
import { startWorker } from './worker.ts'

/** Drawings and bulk work of one process. */
const SLOW_AT_ONCE = 5

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

test('however many slow jobs wait, a mail and a payment go on at once, with one worker and with two [SYS-06]', async () => {
  const { services } = testShops
  let letGo = (): void => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let blocked = 0
  const blocking: typeof services.shops = {
    ...services.shops,
    async byId(id) {
      if (id !== testShops.andina) return services.shops.byId(id)
      blocked += 1
      await gate
      return undefined
    },
  }
  await services.database.inShop(testShops.andina, async (tx) => {
    const shop = testShops.andina
    for (let n = 1; n <= 10; n += 1) {
      await enqueue(tx, 'order_artwork', { shop, orderId: randomUUID() })
      await enqueue(tx, 'advance_import', { shop, id: n })
      await enqueue(tx, 'carry_out_product_run', { shop, runId: n, direction: 'change' })
    }
  })
  const buyer = await openBuyer(testShops, 'pampa')
  const [pen] = await addProduct(testShops, 'pampa', mugDraft())
  const order = await orderFor(buyer, 'pampa', pen as VariantFixture, 1)
  const workers = []
  for (const count of [1, 2]) {
    workers.push(await startWorker(testShops.ownerUrl, { ...services, shops: blocking }, 200))
    await until(() => blocked === count * SLOW_AT_ONCE)
    const { orderId } = await buyer.api.checkout.completeOrder(order)
    await services.database.inShop(testShops.pampa, (tx) =>
      enqueue(tx, 'read_mercado_pago', { shop: testShops.pampa, id: '1' }),
    )
    await until(async () => {
      const mail = await services.database.readInShop(testShops.pampa, (tx) =>
        findMail(tx, `order-placed.${orderId}`),
      )
      return Boolean(mail?.sent_at) && !(await jobsLeft()).includes('read_mercado_pago')
    })
    expect(blocked).toBe(count * SLOW_AT_ONCE)
  }
  letGo()
  await until(async () => (await jobsLeft()).length === 0)
  for (const worker of workers) await worker.stop()
})

test('a job of a kind that only a later version knows is left to it, untouched [SYS-11]', async () => {
  const { services } = testShops
  await services.database.inShop(testShops.pampa, async (tx) => {
    await enqueue(tx, 'of_a_later_version', { shop: testShops.pampa })
    await enqueueInTurn(tx, 'a later queue', 'of_a_later_version', { shop: testShops.pampa })
    await enqueue(tx, 'read_mercado_pago', { shop: testShops.pampa, id: '1' })
  })
  const worker = await startWorker(testShops.ownerUrl, services, 200)
  await until(async () => !(await jobsLeft()).includes('read_mercado_pago'))
  await delay(600)
  await worker.stop()
  const waiting = await asOwner(
    testShops,
    'select task_identifier as task, attempts, locked_at from graphile_worker.jobs',
  )
  const untouched = { task: 'of_a_later_version', attempts: 0, locked_at: null }
  expect(waiting).toEqual([untouched, untouched])
})

async function jobsLeft(): Promise<string[]> {
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  const { rows } = await owner
    .query('select task_identifier from graphile_worker.jobs')
    .finally(() => owner.end())
  return rows.map((row) => row.task_identifier)
}
