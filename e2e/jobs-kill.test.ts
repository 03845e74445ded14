import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@estampa/server/db/database'
import { orderFor, type VariantFixture } from '@estampa/server/test/buyer'
import { freshDatabase } from '@estampa/server/test/database'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMugShop, serverSettings } from './mug-shop.ts'
import {
  countMails,
  countOpenJobs,
  readCountedOrders,
  readOrders,
  readReserved,
  signInAtEach,
} from './order-writers.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const ORDERS = 50
/** Mails that the killed process may have been handing over: one for each of its quick places. */
const QUICK_AT_ONCE = 3
const LONGEST_STUCK_MS = 60_000

const post = new TestMailServer()
const nodes: ServerProcess[] = []
let database: Database
let ownerUrl: string
let shop: number
let variant: VariantFixture
let settings: Record<string, string>

beforeAll(async () => {
  await post.open()
  const roles = await freshDatabase()
  ownerUrl = roles.owner
  ;({ database, shop, variant } = await openMugShop(ownerUrl, roles.app))
  settings = serverSettings(ownerUrl, post.port)
})

afterAll(async () => {
  for (const node of nodes) await node.kill('SIGTERM')
  await database.close()
  await post.close()
})

/** The first one readies the database, the others find it ready. */
async function start(roles: 'web' | 'jobs'): Promise<ServerProcess> {
  const node = await serverProcess({ ...settings, ROLES: roles, MIGRATE: String(nodes.length === 0) })
  nodes.push(node)
  await node.start()
  return node
}

test(`a jobs node that is killed in the middle of ${ORDERS} jobs: another does each, and none is stuck [SYS-06] [LIFE-06]`, async () => {
  const web = [await start('web'), await start('web')]
  const doomed = await start('jobs')
  const heir = await start('jobs')
  const apis = await signInAtEach(web.map(({ origin }) => origin))
  // the heir takes nothing until the doomed one has its hands full
  heir.signal('SIGSTOP')
  post.beforeAnswer = () => delay(150)
  for (let n = 0; n < ORDERS; n += 1) {
    const api = apis[n % apis.length]
    if (!api) throw new Error('nobody signed in')
    await api.checkout.completeOrder(await orderFor({ api }, 'pampa', variant, 1))
  }
  await expect.poll(() => post.received.length).toBeGreaterThan(ORDERS / 5)
  await doomed.kill()
  const killedAt = performance.now()
  heir.signal('SIGCONT')
  expect(countMails(post.received).size).toBeLessThan(ORDERS)

  await expect
    .poll(() => countOpenJobs(ownerUrl, shop), { timeout: 2 * LONGEST_STUCK_MS, interval: 200 })
    .toBe(0)
  const stuckMs = performance.now() - killedAt
  expect(stuckMs).toBeLessThan(LONGEST_STUCK_MS)

  const times = countMails(post.received)
  expect(times.size).toBe(ORDERS)
  const doubled = [...times.values()].filter((count) => count > 1)
  expect(doubled.every((count) => count === 2)).toBe(true)
  expect(doubled.length).toBeLessThanOrEqual(QUICK_AT_ONCE)

  const rows = await readOrders(ownerUrl, shop)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ORDERS }, (_, index) => index + 1))
  expect(rows.every((row) => row.moves === 1 && row.payments === 1 && row.held === 1)).toBe(true)
  expect(await readReserved(ownerUrl, shop, variant)).toBe(ORDERS)
  expect(await readCountedOrders(ownerUrl, shop)).toEqual({ orders: ORDERS, weighed: ORDERS })
}, 300_000)
