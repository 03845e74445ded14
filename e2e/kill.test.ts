import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@estampa/server/db/database'
import { enqueue } from '@estampa/server/jobs/jobs.store'
import { orderFor, type VariantFixture } from '@estampa/server/test/buyer'
import { freshDatabase } from '@estampa/server/test/database'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectOrdersAsAnswered, openMugShop, serverSettings } from './mug-shop.ts'
import { askOwner, countMails, OrderWriters, signInAtEach } from './order-writers.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const KILLS = Number(process.env.KILLS ?? 200)
/** Orders without a pause, but no more than are mailed in the time below. */
const LANES = 2
/** Each kill comes at another moment of the order that is being placed, and the first follows the last. */
const MOMENTS = 30
/** A start, with orders beside it, on a machine that does other things too. */
const KILL_MS = 30_000
/** All orders are mailed by one process, three at a time, on a machine that does other things too. */
const MAILS_MS = 1_800_000

const post = new TestMailServer()
let server: ServerProcess
let database: Database
let shop: number
let ownerUrl: string
let variant: VariantFixture

beforeAll(async () => {
  const roles = await freshDatabase()
  ownerUrl = roles.owner
  await post.open()
  server = await serverProcess(serverSettings(roles.owner, post.port))
  await server.start()
  ;({ database, shop, variant } = await openMugShop(roles.owner, roles.app))
})

afterAll(async () => {
  await server.kill('SIGTERM')
  await database.close()
  await post.close()
})

test(
  `${KILLS} kills in the middle of orders lose no order that was answered and double none [LIFE-05] [LIFE-06]`,
  async () => {
    const writers = await OrderWriters.open(await signInAtEach([server.origin]), variant, [503])
    const answeredBefore = await writers.during(LANES, async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        await writers.nextAnswer()
        await delay((kill % MOMENTS) * 37)
        await server.kill()
        await server.start()
      }
      await writers.nextAnswer()
    })

    expect(answeredBefore).toBeGreaterThanOrEqual(KILLS)
    await mailsArrive(await expectOrdersAsAnswered({ ownerUrl, shop, variant }, writers))
  },
  KILLS * KILL_MS + MAILS_MS,
)

test('a kill between a mail and its mark doubles that mail once, however many jobs bring it, under the same Message-ID [LIFE-06]', async () => {
  const [api] = await signInAtEach([server.origin])
  if (!api) throw new Error('nobody signed in')
  const killed = new Promise<void>((done) => {
    post.beforeAnswer = async () => {
      post.beforeAnswer = async () => {}
      await server.kill()
      done()
    }
  })
  const { orderId } = await api.checkout.completeOrder(await orderFor({ api }, 'pampa', variant, 1))
  await killed
  const ofOrder = () => [...countMails(post.received)].filter(([id]) => id.includes(orderId))
  expect(ofOrder()).toEqual([[expect.any(String), 1]])
  await database.inShop(shop, async (tx) => {
    for (let job = 0; job < 4; job++) await enqueue(tx, 'order_placed', { shop, orderId })
  })
  await server.start()
  const waiting = `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'order_placed'`
  await expect.poll(() => askOwner(ownerUrl, shop, waiting), { timeout: 120_000 }).toEqual([{ n: 0 }])
  expect(ofOrder()).toEqual([[expect.any(String), 2]])
})

/** Each order is announced; a kill may double a mail that was on its way, and no more. */
async function mailsArrive(orders: number): Promise<void> {
  await expect.poll(() => countMails(post.received).size, { timeout: MAILS_MS }).toBe(orders)
  expect(post.received.length).toBeLessThanOrEqual(orders + KILLS * 2)
}
