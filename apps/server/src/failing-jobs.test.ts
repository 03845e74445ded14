import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, type VariantFixture } from '../test/buyer.ts'
import { genericDraft, variantDraft } from '../test/products.ts'
import { asOwner, TestMailServer, until } from '../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../test/test-shops.ts'
import { openLog } from './start/log.ts'
import { startWorker } from './worker.ts'

const post = new TestMailServer()
let testShops: TestShops
let goods: VariantFixture
beforeAll(async () => {
  await post.open()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
  const products = [variantDraft('LAMPARA-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAMPARA', 'Lámpara', { products }))
  )[0] as VariantFixture
})
afterAll(async () => {
  await testShops.close()
  await post.close()
})

async function orderTo(email: string): Promise<void> {
  const buyer = await openBuyer(testShops, 'pampa', email.split('@')[0])
  const order = await orderFor(buyer, 'pampa', goods, 1)
  await buyer.api.checkout.completeOrder({ ...order, email })
}

test('a slow mail server keeps neither orders from expiring nor payments from being read [LIFE-05]', async () => {
  for (let n = 0; n < 8; n += 1) await orderTo('lucia@empresa.example')
  const later = ['expire_orders', 'read_mercado_pago'] as const
  await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const { enqueue } = await import('./jobs/jobs.store.ts')
    for (const task of later) await enqueue(tx, task, { shop: testShops.pampa, id: '1' })
  })
  post.beforeAnswer = () => delay(1_000)
  const worker = await startWorker(testShops.ownerUrl, testShops.services)
  const names = later.map((task) => `'${task}'`).join()
  const left = `select id from graphile_worker.jobs where task_identifier in (${names})`
  await until(async () => (await asOwner(testShops, left)).length === 0)
  expect(post.received.length).toBeLessThan(8)
  post.beforeAnswer = async () => {}
  await until(() => post.received.length === 8)
  await worker.stop()
})

test('the log of mails that cannot be sent names nobody [LAW-07]', async () => {
  const lines: string[] = []
  const log = openLog({ demo: false, logLevel: 'debug' }, { write: (line) => void lines.push(line) })
  post.full = 'lleno@empresa.example'
  post.unknown = 'nadie@empresa.example'
  for (const email of [post.full, post.unknown]) await orderTo(email)
  const worker = await startWorker(testShops.ownerUrl, { ...testShops.services, log })
  await until(() => lines.some((line) => line.includes('Failed task')))
  await until(() => lines.some((line) => line.includes('for good')))
  await worker.stop()
  const said = lines.join('')
  expect(said).toContain('452')
  expect(said).not.toMatch(/empresa\.example|lleno|nadie/)
  const [kept] = await asOwner(
    testShops,
    'select string_agg(last_error, chr(10)) as errors from graphile_worker.jobs',
  )
  expect(String(kept?.errors)).not.toContain('cliente.example')
})
