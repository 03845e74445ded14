import { randomUUID } from 'node:crypto'
import type { Client } from '@estampa/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { genericDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { startWorker } from '../worker.ts'
import { trendingTasks } from './trending.jobs.ts'
import { openViewCounter, VIEW_WEIGHT } from './view-counter.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

let testShops: TestShops
let pampa: Client
const goods: VariantFixture[] = []

beforeAll(async () => {
  testShops = await openTestShops()
  pampa = testShops.api('pampa')
  for (const code of ['UNO', 'DOS', 'TRES', 'CUATRO']) {
    goods.push(...(await addProduct(testShops, 'pampa', genericDraft(code, `Lapicera ${code}`))))
  }
})
afterAll(() => testShops.close())

const [one, two, three, four] = [() => goods[0], () => goods[1], () => goods[2], () => goods[3]].map(
  (of) => () => of() as VariantFixture,
) as [() => VariantFixture, () => VariantFixture, () => VariantFixture, () => VariantFixture]

/** How often a product was wanted, in orders of today, also where that has not put it before others yet. */
async function weight({ genericId }: VariantFixture): Promise<number> {
  const { rows } = await testShops.services.database.readInShop(testShops.pampa, (tx) =>
    sql<{ weight: number }>`
      select (l.trending + coalesce(d.weight, 0)) / trending_weight(now()) as weight
      from generic_listings l left join generic_demand d using (generic_id)
      where generic_id = ${genericId}`.execute(tx),
  )
  return Number((rows[0]?.weight ?? 0).toFixed(3))
}

const show = () => trendingTasks.show_trending?.({}, testShops.services)

const jobs = () =>
  testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const { rows } = await sql<{ done: boolean }>`
      select count(*) > 0 as done from counted_orders`.execute(tx)
    return rows[0]?.done
  })

test('an order makes its products wanted by one each, whatever it buys and however often it is told [API-17]', async () => {
  const buyer = await openBuyer(testShops, 'pampa')
  const order = await orderFor(buyer, 'pampa', two(), 300)
  const worker = await startWorker(testShops.ownerUrl, testShops.services)
  const { orderId } = await buyer.api.checkout.completeOrder(order)
  await expect.poll(jobs).toBe(true)
  await worker.stop()
  expect(await weight(two())).toBe(1)
  const told = { shop: testShops.pampa, orderId, genericIds: [two().genericId, two().genericId] }
  await Promise.all([1, 2, 3].map(() => trendingTasks.count_order?.(told, testShops.services)))
  expect(await weight(two())).toBe(1)
  await show()
  expect((await pampa.catalog.getTrendingProducts({ limit: 1 })).map(({ id }) => id)).toEqual([
    two().genericId,
  ])
})

test('an order that is not placed counts nothing [API-17]', async () => {
  const lost = testShops.services.database.inShop(testShops.pampa, async (tx) => {
    await enqueue(tx, 'count_order', {
      shop: testShops.pampa,
      orderId: randomUUID(),
      genericIds: [one().genericId],
    })
    throw new Error('the order fell through')
  })
  await expect(lost).rejects.toThrow('fell through')
  const worker = await startWorker(testShops.ownerUrl, testShops.services)
  await worker.stop()
  expect(await weight(one())).toBe(0)
})

test('a look at a product counts little, and once an hour for each address [API-17]', async () => {
  const look = (agent: string | undefined) =>
    pampa.catalog.getProductDetail(
      { id: three().genericId },
      agent === undefined ? {} : { headers: { 'user-agent': agent } },
    )
  await Promise.all([look(browser), look(browser), look('Googlebot/2.1'), look(undefined)])
  await testShops.services.views.flush()
  expect(await weight(three())).toBe(VIEW_WEIGHT)
  await look(browser)
  await testShops.services.views.flush()
  expect(await weight(three())).toBe(VIEW_WEIGHT)
})

test('looks of many people add up in one write, and again in the next hour [API-17]', async () => {
  let now = new Date('2026-05-04T10:10:00Z')
  const views = openViewCounter({ ...testShops.services, now: () => now }, { everyMs: 3_600_000 })
  const look = (ip: string) =>
    views.see({ shop: testShops.pampa, genericId: four().genericId, ip, agent: browser })
  for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.1', '']) look(ip)
  now = new Date('2026-05-04T11:05:00Z')
  look('10.0.0.1')
  views.see({ shop: testShops.pampa, genericId: 99_999_999, ip: '10.0.0.1', agent: browser })
  views.see({ shop: testShops.andina, genericId: four().genericId, ip: '10.0.0.1', agent: browser })
  await views.close()
  expect(await weight(four())).toBe(4 * VIEW_WEIGHT)
})

test('pages are made anew when others are wanted most, and only then [API-17, ROUTE-01]', async () => {
  const version = async () => (await testShops.services.shops.byName('pampa'))?.version
  await show()
  await expect.poll(version).toBeGreaterThan(1)
  // the announcement of a change arrives a moment after it
  await new Promise((done) => setTimeout(done, 100))
  const before = await version()
  await show()
  await new Promise((done) => setTimeout(done, 100))
  expect(await version()).toBe(before)
  const told = { shop: testShops.pampa, orderId: randomUUID(), genericIds: [one().genericId] }
  await trendingTasks.count_order?.(told, testShops.services)
  await trendingTasks.count_order?.({ ...told, orderId: randomUUID() }, testShops.services)
  await show()
  await expect.poll(version).toBe((before ?? 0) + 1)
})
