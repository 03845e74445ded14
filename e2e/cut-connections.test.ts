import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@estampa/server/db/database'
import type { VariantFixture } from '@estampa/server/test/buyer'
import { freshDatabase } from '@estampa/server/test/database'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DatabaseProxy } from './database-proxy.ts'
import { openMugShop, serverSettings } from './mug-shop.ts'
import { askOwner, OrderWriters, readOrders, readReserved, signInAtEach } from './order-writers.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const CUTS = 200
const LANES = 4

const post = new TestMailServer()
let proxy: DatabaseProxy
let database: Database
let ownerUrl: string
let applicationRole: string
let shop: number
let variant: VariantFixture
/** The second one has no orders of its own. */
let nodes: [ServerProcess, ServerProcess]

beforeAll(async () => {
  await post.open()
  const roles = await freshDatabase()
  ownerUrl = roles.owner
  applicationRole = new URL(roles.app).username
  ;({ database, shop, variant } = await openMugShop(ownerUrl, roles.app))
  proxy = new DatabaseProxy(ownerUrl)
  await proxy.open()
  const settings = { ...serverSettings(proxy.address(ownerUrl), post.port), LOG_LEVEL: 'silent' }
  nodes = [await serverProcess(settings), await serverProcess(settings)]
  await nodes[0].start()
  await nodes[1].start()
})

afterAll(async () => {
  for (const node of nodes) await node.kill('SIGTERM')
  await database.close()
  await proxy.close()
  await post.close()
})

afterEach(async () => {
  proxy.freeze(false)
  await proxy.open()
})

const families = '/api/services/app/Zecat/GetCategories'
const headers = { 'abp-tenantid': 'pampa' }
const get = (node: ServerProcess, path: string) => fetch(node.origin + path, { headers })

/** A refusal that says when to come back. */
const comesBack = (answer: Response) => answer.status === 503 && answer.headers.get('retry-after') !== null

test(`${CUTS} cuts of all connections under orders and reads end no node, lose no order and double none [SYS-02]`, async () => {
  const odd: string[] = []
  let isOver = false
  let reads = 0
  async function read(node: ServerProcess, path: string): Promise<void> {
    while (!isOver) {
      const answer = await get(node, path)
      await answer.arrayBuffer()
      reads += 1
      if (answer.status !== 200 && !comesBack(answer)) odd.push(`${path} ${answer.status}`)
    }
  }
  const readers = nodes.flatMap((node) => [read(node, families), read(node, '/pampa/products-list/all')])
  const writers = await OrderWriters.open(await signInAtEach([nodes[0].origin]), variant, [503])
  const answered = await writers.during(LANES, async () => {
    const killer = await openKiller()
    for (let cut = 0; cut < CUTS; cut++) {
      await delay(60 + (cut % 7) * 20)
      if (cut % 4 === 3) proxy.cut()
      else await killer.query(TERMINATE, [applicationRole])
      if (cut % 5 === 4) await writers.nextAnswer()
    }
    await killer.end()
  })
  isOver = true
  await Promise.all(readers)

  expect(odd).toEqual([])
  expect(reads).toBeGreaterThan(CUTS)
  const rows = await readOrders(ownerUrl, shop)
  const answers = [...writers.attempts.values()].map(({ answer }) => answer?.orderId)
  expect(rows.map(({ id }) => id).sort()).toEqual(answers.sort())
  expect(answered).toBeGreaterThan(0)
  expect(rows.every((row) => row.lines === 1 && row.moves === 1 && row.held === 1)).toBe(true)
  expect(await readReserved(ownerUrl, shop, variant)).toBe(rows.length)
  for (const node of nodes) expect((await get(node, '/healthz')).status).toBe(200)
}, 400_000)

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usename in (current_user, $1)`

/** The owner made the application's role, so it may end its sessions once it has its rights. */
async function openKiller(): Promise<pg.Client> {
  const killer = new pg.Client({ connectionString: ownerUrl })
  killer.on('error', () => {})
  await killer.connect()
  await killer.query(`grant ${applicationRole} to current_user with inherit true`)
  return killer
}

test('the jobs go on after the cuts: every order is announced [SYS-02]', async () => {
  const orders = (await readOrders(ownerUrl, shop)).length
  await expect.poll(() => new Set(post.received.map(messageId)).size, { timeout: 240_000 }).toBe(orders)
  const locked = `select count(*)::int as n from graphile_worker._private_jobs where locked_at is not null`
  await expect.poll(() => askOwner(ownerUrl, shop, locked), { timeout: 120_000 }).toEqual([{ n: 0 }])
}, 400_000)

const messageId = ({ raw }: { raw: string }) => /^message-id:\s*(\S+)/im.exec(raw)?.[1]

test('while the database refuses, cached pages are served, all else is told to come back, and then all is well [SYS-03] [SYS-07]', async () => {
  for (const node of nodes) expect((await get(node, '/pampa/about')).status).toBe(200)
  await proxy.close()
  for (const node of nodes) {
    await expect.poll(async () => (await get(node, '/readyz')).status).toBe(503)
    expect((await get(node, '/pampa/about')).status).toBe(200)
    expect(comesBack(await get(node, '/pampa/products-list/all?name=lejos'))).toBe(true)
    expect(comesBack(await get(node, families))).toBe(true)
  }
  await proxy.open()
  for (const node of nodes) {
    await expect.poll(async () => (await get(node, families)).status).toBe(200)
    expect((await get(node, '/pampa/products-list/all?name=lejos')).status).toBe(200)
  }
})

test('a database that says nothing any more is waited for five seconds, and cached pages are served [SYS-02] [SYS-03]', async () => {
  const [node] = nodes
  proxy.freeze(true)
  const started = performance.now()
  const first = await get(node, families)
  expect(comesBack(first)).toBe(true)
  // the statement's own limit is the server's, who says nothing: without one of our own it is waited for the network
  expect(performance.now() - started).toBeLessThan(12_000)
  expect((await get(node, '/pampa/about')).status).toBe(200)
  expect(comesBack(await get(node, families))).toBe(true)
  proxy.freeze(false)
  await expect.poll(async () => (await get(node, families)).status).toBe(200)
})
