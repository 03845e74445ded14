/**
 * PostgreSQL is killed again and again under two web nodes and a jobs node: all of it as by a power cut, or one of its
 * processes as by the kernel when memory runs out, after which it ends the others and recovers by itself.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { type Database, openDatabase } from '@estampa/server/db/database'
import { saveShop } from '@estampa/server/shops/shops.store'
import type { VariantFixture } from '@estampa/server/test/buyer'
import { openPostgresCluster, type PostgresCluster } from '@estampa/server/test/postgres-cluster'
import { pampaShop } from '@estampa/server/test/shops'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { installDebian } from './debian-programs.ts'
import {
  countMails,
  countOpenJobs,
  OrderWriters,
  prepareShop,
  readCountedOrders,
  readOrders,
  readReserved,
  signInAtEach,
} from './order-writers.ts'
import { treeOf } from './process-memory.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

const KILLS = Number(process.env.DATABASE_KILLS ?? 50)
const LANES = 4
/** Each kill comes at another moment of the order that is being placed. */
const MOMENTS = 25
/** A recovery, and the nodes that find it, on a machine that does other things too. */
const KILL_MS = 60_000
/** Mails that the jobs may be handing over at the moment of the kill: one for each of their quick places. */
const QUICK_AT_ONCE = 3

const post = new TestMailServer()
const nodes: ServerProcess[] = []
let cluster: PostgresCluster
let ownerUrl: string
let database: Database
let shop: number
let variant: VariantFixture

beforeAll(async () => {
  await installDebian({ 'postgresql-15': '/usr/lib/postgresql/15/bin/initdb' })
  await post.open()
  cluster = await openPostgresCluster()
  await cluster.standby.stop('immediate')
  await askSuperuser('create role estampa login createrole')
  await askSuperuser('create database estampa owner estampa')
  const owner = new URL(cluster.primary.url)
  owner.username = 'estampa'
  owner.pathname = 'estampa'
  ownerUrl = owner.href
  for (const roles of ['web', 'web', 'jobs']) {
    const node = await serverProcess({
      DATABASE_URL: ownerUrl,
      ROLES: roles,
      MIGRATE: String(nodes.length === 0),
      RATE_LIMIT_PER_MINUTE: '0',
      SECRET_KEY: 'a secret of the tests, long enough',
      MAIL_FROM: 'Estampa <no-reply@estampa.example>',
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    })
    nodes.push(node)
    await node.start()
  }
  shop = await saveShop(ownerUrl, pampaShop)
  database = openDatabase(ownerUrl, { connections: 2 })
  variant = await prepareShop(database, shop)
}, 600_000)

afterAll(async () => {
  for (const node of nodes) await node.kill('SIGTERM')
  await database?.close()
  await cluster?.close()
  await post.close()
}, 120_000)

/** As soon as it takes connections: an order answered since a kill may have been written just before it. */
async function askSuperuser<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const connected = await vi.waitFor(connectSuperuser, { timeout: KILL_MS, interval: 50 })
  return (await connected.query<Row>(sql).finally(() => connected.end())).rows
}

async function connectSuperuser(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.primary.url })
  // it is cut off by what it asks for
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Answers that are neither a success nor a refusal that says when to come back. */
const odd: string[] = []
let refusals = 0
const send: typeof fetch = async (url, init) => {
  const answer = await fetch(url, init)
  const isRefusal = answer.status === 503 && answer.headers.get('retry-after') !== null
  if (isRefusal) refusals += 1
  else if (answer.status !== 200) odd.push(`${answer.status} ${url}: ${await answer.clone().text()}`)
  return answer
}

test(
  `${KILLS} kills of PostgreSQL in the middle of orders lose no order that was answered, double none, and every job is done once [SYS-02] [SYS-03] [SYS-06] [LIFE-06]`,
  async () => {
    const origins = nodes.slice(0, 2).map(({ origin }) => origin)
    const writers = await OrderWriters.open(await signInAtEach(origins, send), variant, [503])
    const backMs: number[] = []
    await writers.during(LANES, async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await writers.nextAnswer()
        await delay((kill % MOMENTS) * 37)
        const killedMs = performance.now()
        await (kill % 2 === 0 ? killAll() : killOne())
        const back = () => writers.firstAnswerAfter(killedMs)
        await expect.poll(back, { timeout: KILL_MS, interval: 50 }).toBeDefined()
        backMs.push(back() ?? 0)
      }
      await writers.nextAnswer()
    })

    expect(odd).toEqual([])
    const accidents = nodes.flatMap(({ output }) =>
      output.split('\n').filter((line) => line.includes('accident')),
    )
    expect(accidents).toEqual([])
    const rows = await readOrders(ownerUrl, shop)
    const answers = [...writers.attempts.values()].map(({ answer }) => answer?.orderId)
    expect(rows.map(({ id }) => id).sort()).toEqual(answers.sort())
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(
      rows.every((row) => row.lines === 1 && row.moves === 1 && row.payments === 1 && row.held === 1),
    ).toBe(true)
    expect(await readReserved(ownerUrl, shop, variant)).toBe(rows.length)

    const mailed = () => countMails(post.received).size
    await expect.poll(mailed, { timeout: 600_000, interval: 500 }).toBe(rows.length)
    await expect.poll(() => countOpenJobs(ownerUrl, shop), { timeout: 120_000 }).toBe(0)
    expect(await readCountedOrders(ownerUrl, shop)).toEqual({ orders: rows.length, weighed: rows.length })
    const repeated = post.received.length - rows.length
    const median = backMs.sort((a, b) => a - b)[Math.floor(backMs.length / 2)] ?? 0
    process.stdout.write(
      `${KILLS} kills of PostgreSQL, ${rows.length} orders, ${refusals} refusals, ${repeated} mails again; back after ${Math.round(median)} ms (median), ${Math.round(backMs.at(-1) ?? 0)} ms (longest)\n`,
    )
    expect(repeated).toBeLessThanOrEqual(KILLS * QUICK_AT_ONCE)
  },
  KILLS * KILL_MS + 900_000,
)

/** Every process of PostgreSQL is gone at once, and it is started again. */
async function killAll(): Promise<void> {
  const [row] = await askSuperuser<{ text: string }>(`select pg_read_file('postmaster.pid') as text`)
  const postmaster = Number(row?.text.split('\n')[0])
  // it starts no other process while its processes are read
  process.kill(postmaster, 'SIGSTOP')
  const all = treeOf(postmaster)
  for (const pid of all) sendTo(pid, 'SIGKILL')
  // PostgreSQL does not start beside one that has not quite ended
  await expect.poll(() => all.filter((pid) => sendTo(pid, 0)), { interval: 20 }).toEqual([])
  await cluster.primary.start()
}

/** One process of it is gone, which served an order where there was one. */
async function killOne(): Promise<void> {
  const [row] = await askSuperuser<{ pid: number }>(
    `select pid from pg_stat_activity where datname = 'estampa' order by (state = 'active') desc, random() limit 1`,
  )
  if (!row) throw new Error('nobody is connected')
  sendTo(row.pid, 'SIGKILL')
}

/** Gives whether there was such a process; the signal 0 only asks. */
function sendTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
