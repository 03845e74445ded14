/**
 * What machines do to a shop that sells: one stops for a while and goes on as if nothing had been, the network swallows
 * everything, a disk or a mail server is slow, a clock is wrong. After each of it the orders are those that were answered.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from '@estampa/contract/client'
import type { Database } from '@estampa/server/db/database'
import { orderFor, type VariantFixture } from '@estampa/server/test/buyer'
import { openPostgresCluster, type PostgresCluster } from '@estampa/server/test/postgres-cluster'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DatabaseProxy } from './database-proxy.ts'
import { installDebian } from './debian-programs.ts'
import { createOwnedDatabase, openMugShop, serverSettings } from './mug-shop.ts'
import {
  askOwner,
  countMails,
  OrderWriters,
  readOrders,
  readReserved,
  signInAtEach,
} from './order-writers.ts'
import { treeOf } from './process-memory.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const ORDERS_PER_SECOND = 10
/** Longer than a transaction may be without work, so that what a stopped node holds is taken from it. */
const STOPPED_MS = 20_000
const fakeClock = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

const post = new TestMailServer()
let folder: string
let cluster: PostgresCluster
let road: DatabaseProxy
let ownerUrl: string
let database: Database
let shop: number
let variant: VariantFixture
let nodes: [ServerProcess, ServerProcess, ServerProcess]
let settings: Record<string, string>

beforeAll(async () => {
  await installDebian({ 'postgresql-15': '/usr/lib/postgresql/15/bin/initdb', libfaketime: fakeClock })
  folder = await mkdtemp(join(tmpdir(), 'estampa-chaos-'))
  await post.open()
  cluster = await openPostgresCluster()
  ownerUrl = await createOwnedDatabase(cluster)
  road = new DatabaseProxy(ownerUrl)
  await road.open()
  settings = { ...serverSettings(road.address(ownerUrl), post.port), LOG_LEVEL: 'silent' }
  const start = async (more: Record<string, string>) => {
    const node = await serverProcess({ ...settings, ...more })
    await node.start()
    return node
  }
  nodes = [
    await start({ ROLES: 'web' }),
    await start({ ROLES: 'web', MIGRATE: 'false' }),
    await start({ ROLES: 'jobs', MIGRATE: 'false' }),
  ]
  ;({ database, shop, variant } = await openMugShop(ownerUrl))
}, 600_000)

afterAll(async () => {
  for (const node of nodes ?? []) await node.kill('SIGTERM')
  await database?.close()
  await road?.close()
  await cluster?.close()
  await post.close()
  await rm(folder, { recursive: true, force: true })
}, 120_000)

afterEach(() => {
  post.beforeAnswer = async () => {}
})

async function askSuperuser(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.primary.url })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

/** Answers that are neither a success nor a refusal that says when to come back. */
const odd: string[] = []
const send: typeof fetch = async (url, init) => {
  const answer = await fetch(url, init)
  const isRefusal = answer.status === 503 && answer.headers.get('retry-after') !== null
  if (answer.status !== 200 && !isRefusal) odd.push(`${answer.status} ${url}`)
  return answer
}

/** Orders come in while it happens; then they are compared with what was answered, and announced by mail once each. */
async function underOrders(trouble: (writers: OrderWriters) => Promise<void>): Promise<OrderWriters> {
  const before = new Set((await readOrders(ownerUrl, shop)).map(({ id }) => id))
  const clients = await signInAtEach([nodes[0].origin, nodes[1].origin], send)
  const writers = await OrderWriters.open(clients, variant, [503])
  await writers.duringAtRate(ORDERS_PER_SECOND, async () => {
    await writers.nextAnswer()
    await trouble(writers)
    await writers.nextAnswer()
  })
  expect(odd.splice(0)).toEqual([])
  const rows = await readOrders(ownerUrl, shop)
  const placed = rows.map(({ id }) => id).filter((id) => !before.has(id))
  const answers = [...writers.attempts.values()].map(({ answer }) => answer?.orderId)
  expect(placed.sort()).toEqual(answers.sort())
  expect(rows.every((row) => row.lines === 1 && row.moves === 1 && row.held === 1)).toBe(true)
  expect(await readReserved(ownerUrl, shop, variant)).toBe(rows.length)
  await expect
    .poll(() => countMails(post.received).size, { timeout: 120_000, interval: 500 })
    .toBe(rows.length)
  return writers
}

test('a web node that stops and goes on keeps nobody waiting at the other one longer than its transaction may last [SYS-06] [SYS-07]', async () => {
  const [stopped, other] = nodes
  await underOrders(async (writers) => {
    stopped.signal('SIGSTOP')
    const stoppedMs = performance.now()
    await delay(STOPPED_MS)
    expect(writers.firstAnswerAfter(stoppedMs)).toBeLessThan(STOPPED_MS)
    expect((await fetch(`${other.origin}/readyz`)).status).toBe(200)
    stopped.signal('SIGCONT')
  })
  await expect.poll(async () => (await fetch(`${stopped.origin}/readyz`)).status).toBe(200)
}, 300_000)

test('a job node that stops in the middle of its mails and goes on does each job once [SYS-06] [LIFE-06]', async () => {
  const [, , jobs] = nodes
  post.beforeAnswer = () => delay(100)
  await underOrders(async () => {
    jobs.signal('SIGSTOP')
    await delay(STOPPED_MS)
    jobs.signal('SIGCONT')
  })
  expect([...countMails(post.received).values()].every((times) => times <= 2)).toBe(true)
}, 300_000)

test('a PostgreSQL that stops and goes on is waited for, and takes orders again by itself [SYS-02] [SYS-07]', async () => {
  await underOrders(async () => {
    const all = treeOf(await postmasterPid())
    for (const one of all) process.kill(one, 'SIGSTOP')
    await delay(STOPPED_MS)
    for (const one of all) process.kill(one, 'SIGCONT')
  })
}, 300_000)

async function postmasterPid(): Promise<number> {
  const [row] = await askSuperuser(`select pg_read_file('postmaster.pid') as text`)
  return Number(String(row?.text).split('\n')[0])
}

test('a network that swallows everything between the nodes and the primary loses no order [SYS-02] [SYS-07]', async () => {
  await underOrders(async () => {
    road.freeze(true)
    for (const node of nodes.slice(0, 2)) {
      const readiness = async () => (await fetch(`${node.origin}/readyz`)).status
      await expect.poll(readiness, { timeout: 30_000 }).toBe(503)
    }
    await delay(STOPPED_MS)
    // what was on its way then never arrives
    road.cut()
    road.freeze(false)
  })
}, 300_000)

test('a disk that takes a tenth of a second for each commit makes orders slow and refuses none [SYS-02]', async () => {
  const setting = async (value: string) => {
    await askSuperuser(`alter system set commit_delay = ${value}`)
    await askSuperuser('alter system set commit_siblings = 0')
    // without it nothing waits for the disk at all
    await askSuperuser(`alter system set fsync = ${value === '0' ? 'off' : 'on'}`)
    await askSuperuser('select pg_reload_conf()')
  }
  // the longest that PostgreSQL imitates, for a commit that is alone
  await setting('100000')
  await underOrders(() => delay(10_000)).finally(() => setting('0'))
}, 300_000)

test('a mail server that takes ten seconds for each mail keeps no order waiting [SYS-06]', async () => {
  let isSlow = true
  post.beforeAnswer = () => delay(isSlow ? 10_000 : 0)
  await underOrders(async (writers) => {
    const { answered } = writers
    await delay(10_000)
    expect(writers.answered - answered).toBeGreaterThan(ORDERS_PER_SECOND)
    isSlow = false
  })
}, 300_000)

/** A web process of its own, whose clock is set by writing to a file. */
async function withClock(
  work: (node: ServerProcess, set: (moved: string) => Promise<void>) => Promise<void>,
) {
  const clock = join(folder, 'clock')
  await writeFile(clock, '+0')
  const node = await serverProcess({
    ...settings,
    ROLES: 'web',
    MIGRATE: 'false',
    LD_PRELOAD: fakeClock,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  await node.start()
  try {
    await work(node, (moved) => writeFile(clock, moved))
  } finally {
    await node.kill('SIGTERM')
  }
}

async function orderAt(node: ServerProcess, known?: Client): Promise<number> {
  const api = known ?? (await signInAtEach([node.origin], send))[0]
  if (!api) throw new Error('nobody signed in')
  const { number } = await api.checkout.completeOrder(await orderFor({ api }, 'pampa', variant, 1))
  return number
}

test('a web node whose clock goes three seconds wrong takes the orders of who had signed in before and of who signs in now [SYS-06]', async () => {
  await withClock(async (node, set) => {
    for (const moved of ['+3s', '-3s']) {
      await set('+0')
      const [before] = await signInAtEach([nodes[0].origin])
      await set(moved)
      const numbers = [await orderAt(node, before), await orderAt(node)]
      const [row] = await askOwner<{ s: number }>(
        ownerUrl,
        shop,
        'select max(abs(extract(epoch from now() - placed_at)))::float as s from orders where number = any($1)',
        [numbers],
      )
      expect(row?.s).toBeLessThan(30)
    }
  })
}, 120_000)

test('a web node whose clock goes hours wrong refuses by what it knows, and serves everybody once the clock is right [SYS-06]', async () => {
  await withClock(async (node, set) => {
    for (const moved of ['+3h', '-3h']) {
      await set('+0')
      const [before] = await signInAtEach([node.origin])
      await set(moved)
      // who signed in by the right clock has a session that ended long ago, or that begins in hours
      await expect(orderAt(node, before)).rejects.toMatchObject({ status: 401 })
      expect((await fetch(`${node.origin}/readyz`)).status).toBe(200)
      const fresh = await orderAt(node).then(
        () => 'taken',
        ({ status }) => status,
      )
      process.stdout.write(`clock ${moved}: who signs in now is answered ${fresh}\n`)
      expect(['taken', 401]).toContain(fresh)
      await set('+0')
      expect(await orderAt(node)).toBeGreaterThan(0)
    }
    expect(odd.splice(0).filter((answer) => !answer.startsWith('401'))).toEqual([])
  })
}, 120_000)
