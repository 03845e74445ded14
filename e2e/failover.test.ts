/**
 * Ten times the machine of the primary is lost while twenty orders come in each second: what `deploy/high-availability`
 * promises, with its very files. As root on Debian the programs are installed; elsewhere the test says what to install.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from '@estampa/contract/client'
import type { Database } from '@estampa/server/db/database'
import { orderFor, type VariantFixture } from '@estampa/server/test/buyer'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseProxy } from './database-proxy.ts'
import { expectOrdersAsAnswered, openMugShop, serverSettings } from './mug-shop.ts'
import {
  askOwner,
  countMails,
  countOpenJobs,
  OrderWriters,
  readCountedOrders,
  readOrders,
  signInAtEach,
} from './order-writers.ts'
import { PatroniCluster } from './patroni-cluster.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const FAILOVERS = Number(process.env.FAILOVERS ?? 10)
/** Fewer where the machine does other things too: what it does not bear is no fault of a failover. */
const ORDERS_PER_SECOND = Number(process.env.FAILOVER_ORDERS ?? 20)
const MEDIAN_MS = 30_000
/** From one failover to the next: orders, the loss, a new primary, the old one again beside it. */
const ROUND_MS = 240_000
/** Mails that the jobs may be handing over at the moment of the loss: one for each of their quick places. */
const QUICK_AT_ONCE = 3
/** A change is announced to every node within milliseconds; this machine does other things too. */
const ANNOUNCED_MS = 1_000
/** All orders are mailed by one process, three at a time, on a machine that does other things too. */
const MAILS_MS = 1_800_000
const KEY = '5f0c7f3e-2b1d-4a8e-9c6d-3e7a1b2c4d5f'

const post = new TestMailServer()
let cluster: PatroniCluster
let nodes: [ServerProcess, ServerProcess, ServerProcess]
let database: Database
let shop: number
let variant: VariantFixture
let settings: Record<string, string>

beforeAll(async () => {
  await post.open()
  cluster = await PatroniCluster.open()
  settings = {
    ...serverSettings(cluster.ownerUrl, post.port),
    DATABASE_READ_URL: `postgres://127.0.0.1:${cluster.standbyPort}/estampa`,
  }
  const [web, otherWeb] = [
    await serverProcess({ ...settings, ROLES: 'web' }),
    await serverProcess({ ...settings, ROLES: 'web', MIGRATE: 'false' }),
  ]
  nodes = [web, otherWeb, await serverProcess({ ...settings, ROLES: 'jobs', MIGRATE: 'false' })]
  await cluster.openProxy([web, otherWeb])
  for (const node of nodes) await node.start()
  ;({ database, shop, variant } = await openMugShop(cluster.ownerUrl))
}, 600_000)

afterAll(async () => {
  for (const node of nodes ?? []) await node.kill('SIGTERM')
  await database?.close()
  await cluster?.close()
  await post.close()
}, 120_000)

/** Figures of a run, for whoever reads its output. */
const say = (figures: string) => process.stdout.write(`${figures}\n`)

const headers = { 'abp-tenantid': 'pampa' }
const get = (origin: string, path: string) => fetch(origin + path, { headers })
const list = '/api/services/app/Zecat/GetProductsList'
const keptPage = '/pampa/about'

/** Answers that are neither a success nor a refusal that says when to come back. */
const odd: string[] = []
let refusals = 0
/** How long after a change somebody asked who was shown what was there before it. */
const staleMs: number[] = []
const send: typeof fetch = async (url, init) => {
  const answer = await fetch(url, init)
  const isRefusal = answer.status === 503 && answer.headers.get('retry-after') !== null
  if (isRefusal) refusals += 1
  else if (answer.status !== 200) odd.push(`${answer.status} ${url}: ${await answer.clone().text()}`)
  return answer
}

test(
  `${FAILOVERS} losses of the primary under ${ORDERS_PER_SECOND} orders each second lose no order that was answered, double none, and say 503 with a time to come back [SYS-02] [SYS-03] [SYS-07] [SYS-10]`,
  async () => {
    const clients = await signIn()
    const writers = await OrderWriters.open(clients, variant, [503])
    const backMs: number[] = []
    await writers.duringAtRate(ORDERS_PER_SECOND, async () => {
      await writers.nextAnswer()
      for (let round = 1; round <= FAILOVERS; round += 1) {
        await showKeptPage()
        await delay(3_000)
        backMs.push(await loseThePrimary(writers))
        await showsNothingStale(round)
        await cluster.whole()
      }
    })
    const seconds = backMs.map((ms) => Number((ms / 1_000).toFixed(1)))
    const rewinds = cluster.count('pg_rewind exit code=0')
    say(
      `back after ${seconds.join(', ')} s; ${writers.answered} orders, ${refusals} refusals, ${rewinds} rewinds, stale for ${Math.round(Math.max(0, ...staleMs))} ms`,
    )

    expect(odd).toEqual([])
    expect(
      nodes.flatMap(({ output }) => output.split('\n').filter((line) => line.includes('accident'))),
    ).toEqual([])
    expect(Math.max(0, ...staleMs)).toBeLessThan(ANNOUNCED_MS)
    await expectOrdersAsAnswered({ ownerUrl: cluster.ownerUrl, shop, variant }, writers)
    expect(median(backMs)).toBeLessThanOrEqual(MEDIAN_MS)
  },
  FAILOVERS * ROUND_MS,
)

/** A machine that has just brought up a cluster may say that it is busy. */
async function signIn(): Promise<Client[]> {
  let clients: Client[] = []
  const tried = async () => {
    clients = await signInAtEach([nodes[0].origin, nodes[1].origin], send)
    return clients.length
  }
  await expect.poll(() => tried().catch(String), { timeout: 120_000, interval: 1_000 }).toBe(2)
  return clients
}

/** Gives how long it took until an order was taken again that was sent after the loss. */
async function loseThePrimary(writers: OrderWriters): Promise<number> {
  const primary = await cluster.nameOf('leader')
  const lostMs = performance.now()
  await cluster.kill(primary)
  await seesTheLoss()
  const back = () => writers.firstAnswerAfter(lostMs)
  await expect.poll(back, { timeout: ROUND_MS / 2, interval: 100 }).toBeDefined()
  await cluster.start(primary)
  return back() ?? 0
}

/** Every web process says that it has no primary, and HAProxy still finds who shows the pages that are kept. */
async function seesTheLoss(): Promise<void> {
  for (const node of nodes.slice(0, 2)) {
    const readiness = async () => (await (await get(node.origin, '/readyz')).json()).status
    await expect.poll(readiness, { interval: 50, timeout: 10_000 }).toBe('database')
    expect((await get(node.origin, keptPage)).status).toBe(200)
  }
  await expect
    .poll(async () => (await get(cluster.shopsOrigin, keptPage)).status, { interval: 100 })
    .toBe(200)
}

async function showKeptPage(): Promise<void> {
  for (const node of nodes.slice(0, 2)) {
    await expect.poll(async () => (await get(node.origin, keptPage)).status).toBe(200)
    await expect.poll(async () => (await get(node.origin, list)).status).toBe(200)
  }
}

/** What changes at the new primary is shown by every web process, which had kept its answer from before the loss. */
async function showsNothingStale(round: number): Promise<void> {
  const name = `Taza de la vuelta ${round}`
  const rename = 'update generics set name = $1, card = jsonb_set(card, $2, to_jsonb($1::text)) returning id'
  const renamed = () => askOwner(cluster.ownerUrl, shop, rename, [name, ['name']]).catch(() => [])
  await expect.poll(renamed, { timeout: 60_000, interval: 500 }).toHaveLength(1)
  const renamedMs = performance.now()
  await Promise.all(
    nodes.slice(0, 2).map(async (node) => {
      const shown = async () => {
        const askedMs = performance.now()
        const answer = await get(node.origin, list)
        const isStale = answer.status === 200 && !(await answer.text()).includes(name)
        if (isStale) staleMs.push(askedMs - renamedMs)
        return answer.status === 200 && !isStale
      }
      await expect.poll(shown, { timeout: 60_000, interval: 100 }).toBe(true)
    }),
  )
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]

test(
  'after the failovers every job is done once, and a mail came twice only where its sender was cut off [SYS-06] [SYS-07] [LIFE-06]',
  async () => {
    const orders = (await readOrders(cluster.ownerUrl, shop)).length
    await expect
      .poll(() => countMails(post.received).size, { timeout: MAILS_MS, interval: 1_000 })
      .toBe(orders)
    await expect.poll(() => countOpenJobs(cluster.ownerUrl, shop), { timeout: 120_000 }).toBe(0)
    expect(await readCountedOrders(cluster.ownerUrl, shop)).toEqual({ orders, weighed: orders })

    const doubled = [...countMails(post.received).values()].filter((times) => times > 1)
    say(`${orders} mails, ${doubled.length} of them twice`)
    expect(doubled.every((times) => times === 2)).toBe(true)
    expect(doubled.length).toBeLessThanOrEqual(FAILOVERS * QUICK_AT_ONCE)
  },
  MAILS_MS + 180_000,
)

test(
  'the loss of the synchronous standby keeps orders waiting for seconds, until the other one takes its place [SYS-07]',
  async () => {
    const before = new Set((await readOrders(cluster.ownerUrl, shop)).map(({ id }) => id))
    const writers = await OrderWriters.open(await signIn(), variant, [503])
    await writers.duringAtRate(ORDERS_PER_SECOND, async () => {
      await writers.nextAnswer()
      const standby = await cluster.nameOf('sync_standby')
      const lostMs = performance.now()
      await cluster.kill(standby)
      const back = () => writers.firstAnswerAfter(lostMs)
      await expect.poll(back, { timeout: ROUND_MS / 2, interval: 100 }).toBeDefined()
      say(`without its synchronous standby the primary took an order after ${Math.round(back() ?? 0)} ms`)
      expect(back()).toBeLessThan(MEDIAN_MS)
      await cluster.start(standby)
      await cluster.whole()
    })
    expect(odd).toEqual([])
    const placed = (await readOrders(cluster.ownerUrl, shop))
      .map(({ id }) => id)
      .filter((id) => !before.has(id))
    const answers = [...writers.attempts.values()].map(({ answer }) => answer?.orderId)
    expect(placed.sort()).toEqual(answers.sort())
  },
  ROUND_MS,
)

test('a node whose primary became a standby writes nothing there and says when to come back [SYS-07]', async () => {
  const [leader, standby] = [await cluster.nameOf('leader'), await cluster.nameOf('sync_standby')]
  const road = new DatabaseProxy(cluster.ownerUrlAt(leader))
  await road.open()
  const node = await serverProcess({
    ...settings,
    DATABASE_URL: road.address(cluster.ownerUrl),
    ROLES: 'web',
    MIGRATE: 'false',
  })
  await node.start()
  try {
    const answers: Response[] = []
    const [api] = await signInAtEach([node.origin], async (url, init) => {
      const answer = await fetch(url, init)
      answers.push(answer.clone())
      return answer
    })
    if (!api) throw new Error('nobody signed in')
    const order = await orderFor({ api }, 'pampa', variant, 1)
    const place = () => api.checkout.completeOrder(order, { headers: { 'idempotency-key': KEY } })
    const before = (await readOrders(cluster.ownerUrl, shop)).length

    road.leadTo(cluster.ownerUrlAt(standby))
    for (let tries = 0; tries < 5; tries += 1) await expect(place()).rejects.toMatchObject({ status: 503 })
    const refused = answers.slice(-5)
    expect(refused.every(({ headers: told }) => told.get('retry-after') !== null)).toBe(true)
    expect((await get(node.origin, '/api/services/app/Zecat/GetCategories')).status).toBe(200)
    expect(await readOrders(cluster.ownerUrl, shop)).toHaveLength(before)

    road.leadTo(cluster.ownerUrlAt(leader))
    await expect.poll(() => place().then(() => 'placed', String)).toBe('placed')
    expect(await readOrders(cluster.ownerUrl, shop)).toHaveLength(before + 1)
  } finally {
    await node.kill('SIGTERM')
    await road.close()
  }
}, 300_000)
