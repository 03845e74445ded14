/**
 * An hour of shoppers who look, put together and order, and of the jobs that follow: what grows without end shows here.
 * Garbage is collected before each reading. Without that a reading says when V8 last cleaned up: the old generation grows
 * by whatever has outlived two short collections, for many minutes until V8 collects it, and looks like a leak meanwhile.
 * SOAK_MINUTES makes it shorter; then memory is told and not judged, because its noise is larger than what may grow.
 */
import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@estampa/server/db/database'
import type { VariantFixture } from '@estampa/server/test/buyer'
import { freshDatabase } from '@estampa/server/test/database'
import { TestMailServer } from '@estampa/server/test/test-mail-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { Inspector } from './inspector.ts'
import { openMugShop, serverSettings } from './mug-shop.ts'
import { askOwner, countMails, OrderWriters, readOrders, signInAtEach } from './order-writers.ts'
import { readTreeMemory, treeOf } from './process-memory.ts'
import { type ServerProcess, serverProcess, startSettings } from './server-process.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60)
const FULL_MINUTES = 60
/** Caches fill, statements are prepared, the machine's code is compiled. */
const WARM_UP = 1 / 3
const SAMPLE_MS = 15_000
/** Readings from one that is told to the next. */
const TOLD_EVERY = 8
const ORDERS_PER_SECOND = 2
const MAX_GROWTH_MB = 1
const PAGES_THAT_FILL = 1_500
const isLinux = process.platform === 'linux'

const post = new TestMailServer()
let server: ServerProcess
let inspector: Inspector
let database: Database
let ownerUrl: string
let shop: number
let variant: VariantFixture

beforeAll(async () => {
  if (!isLinux) return
  await post.open()
  const roles = await freshDatabase()
  ownerUrl = roles.owner
  ;({ database, shop, variant } = await openMugShop(ownerUrl, roles.app))
  const inspectorPort = await freePort()
  const settings = startSettings()
  server = await serverProcess({
    ...serverSettings(ownerUrl, post.port),
    LOG_LEVEL: 'silent',
    // full within the first minutes
    ANSWER_CACHE_MB: '1',
    ...settings,
    NODE_OPTIONS: `${settings.NODE_OPTIONS} --inspect-port=127.0.0.1:${inspectorPort}`,
  })
  await server.start()
  server.signal('SIGUSR1')
  inspector = await Inspector.open(inspectorPort)
})
afterAll(async () => {
  if (!isLinux) return
  inspector.close()
  await server.kill('SIGTERM')
  await database.close()
  await post.close()
})

type Sample = { minute: number; memoryMb: number; liveHeapMb: number; handles: number; connections: number }

test.runIf(isLinux)(
  `${MINUTES} minutes of orders, pages and jobs: memory, handles and connections do not grow [SYS-04]`,
  async () => {
    const writers = await OrderWriters.open(await signInAtEach([server.origin]), variant, [503])
    const samples: Sample[] = []
    const odd: string[] = []
    await writers.duringAtRate(ORDERS_PER_SECOND, async () => {
      await fillCaches()
      const end = performance.now() + MINUTES * 60_000
      const readers = [0, 1].map((reader) => readUntil(end, reader, odd))
      await sampleUntil(end, samples)
      await Promise.all(readers)
    })
    const settled = samples.filter(({ minute }) => minute >= MINUTES * WARM_UP)
    const growth = growthOf(settled)
    say(`${MINUTES} minutes, ${writers.answered} orders; after ${(MINUTES * WARM_UP).toFixed(0)} minutes of warm-up
      growth in ten minutes: memory ${growth.memoryMb} MB, live heap ${growth.liveHeapMb} MB, handles ${growth.handles}, connections ${growth.connections}
      at first ${JSON.stringify(settled[0])}
      at last ${JSON.stringify(settled.at(-1))}`)

    expect(odd).toEqual([])
    expect(await readOrders(ownerUrl, shop)).toHaveLength(writers.attempts.size)
    await expect.poll(() => countMails(post.received).size, { timeout: 120_000 }).toBe(writers.attempts.size)
    expect(Math.abs(growth.handles)).toBeLessThan(1)
    expect(Math.abs(growth.connections)).toBeLessThan(1)
    if (MINUTES >= FULL_MINUTES) {
      expect(growth.liveHeapMb).toBeLessThan(MAX_GROWTH_MB)
      expect(growth.memoryMb).toBeLessThan(MAX_GROWTH_MB)
    }
  },
  MINUTES * 60_000 + 300_000,
)

/** Figures of a run, for whoever reads its output. */
const say = (figures: string) => process.stdout.write(`${figures}\n`)

const addresses = [
  '/pampa',
  '/pampa/about',
  '/pampa/products-list/all',
  '/api/services/app/Zecat/GetProductsList',
  '/api/services/app/Zecat/GetCategories',
  '/pampa/no-such-page',
  '/healthz',
]

/** Pages and lists as shoppers ask for them; every tenth search is one that nobody has asked before. */
async function readUntil(end: number, reader: number, odd: string[]): Promise<void> {
  for (let turn = reader; performance.now() < end; turn += 1) {
    const search = `/pampa/products-list/all?name=taza-${reader}-${turn}`
    const path = turn % 10 === 9 ? search : (addresses[turn % addresses.length] ?? '/pampa')
    const answer = await get(path)
    // on a machine that does other things it may be late now and then
    const comesBack = answer.status === 503 && answer.headers.get('retry-after') !== null
    if (![200, 404].includes(answer.status) && !comesBack) odd.push(`${path} ${answer.status}`)
    await delay(100)
  }
}

async function get(path: string): Promise<Response> {
  const answer = await fetch(server.origin + path, { headers: { 'abp-tenantid': 'pampa' } })
  await answer.arrayBuffer()
  return answer
}

/** Pages are kept within a bound: from here on each new one takes the place of another. */
async function fillCaches(): Promise<void> {
  for (let page = 0; page < PAGES_THAT_FILL; page += 1)
    await get(`/pampa/products-list/all?name=first-${page}`)
}

async function sampleUntil(end: number, samples: Sample[]): Promise<void> {
  const begun = performance.now()
  const counted =
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  while (performance.now() < end) {
    const [connections] = await askOwner<{ n: number }>(ownerUrl, shop, counted)
    const liveHeap = await inspector.readLiveHeap()
    const sample = {
      minute: (performance.now() - begun) / 60_000,
      memoryMb: readTreeMemory(server.pid) / 1_048_576,
      liveHeapMb: liveHeap / 1_048_576,
      handles: treeOf(server.pid).reduce((sum, pid) => sum + countHandles(pid), 0),
      connections: connections?.n ?? 0,
    }
    samples.push(sample)
    if (samples.length % TOLD_EVERY === 1) say(JSON.stringify(sample))
    await delay(SAMPLE_MS)
  }
}

function countHandles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    // it has ended meanwhile
    return 0
  }
}

/** By how much each grows in ten minutes. Of each minute the least counts: what somebody is being answered from is no growth. */
function growthOf(samples: readonly Sample[]): Omit<Sample, 'minute'> {
  const minutes = Map.groupBy(samples, ({ minute }) => Math.floor(minute))
  const slope = (of: Exclude<keyof Sample, 'minute'>) => {
    const points = [...minutes].map(([at, those]) => [at, Math.min(...those.map((one) => one[of]))] as const)
    return Number((10 * medianSlope(points)).toFixed(2))
  }
  return {
    memoryMb: slope('memoryMb'),
    liveHeapMb: slope('liveHeapMb'),
    handles: slope('handles'),
    connections: slope('connections'),
  }
}

/** The median of the slopes between all pairs (Theil and Sen): a single peak moves it by nothing. */
function medianSlope(points: readonly (readonly [number, number])[]): number {
  const slopes = points.flatMap(([x, y], index) =>
    points.slice(index + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
  )
  return slopes.sort((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0
}
