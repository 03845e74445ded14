/**
 * node scripts/run.mjs bench/plans.ts: the catalog at size. One shop of 100,000 products stands among fifty;
 * every read of the catalog is asked, the plans that PostgreSQL really ran are looked at, and each is timed on ten
 * connections. Fails when a plan reads a whole big table in order, or where a figure is over twice its budget.
 * BENCH_PRODUCTS (100000), BENCH_SHOPS (50) and BENCH_SECONDS (2) make it shorter.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGeography } from '@estampa/server/countries/load-geography'
import { startEmbedded } from '@estampa/server/db/embedded'
import { migrate } from '@estampa/server/db/migrate'
import { fillBenchShop } from './fill.ts'
import { load } from './load.ts'
import { openPlans, SMALL_SHOP } from './open-plans.ts'
import { type BenchDatabase, postmasterIn, startEstampa } from './processes.ts'
import { type BenchRead, fillPeople, readsOf } from './reads.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const folder = join(tmpdir(), `estampa-plans-${process.pid}`)
const products = Number(process.env.BENCH_PRODUCTS ?? 100_000)
const shops = Number(process.env.BENCH_SHOPS ?? 50)
const SMALL_SHOP_PRODUCTS = 200
const CONNECTIONS = 10

type PlanRow = { readWhole: string; mostRows: number; p50Ms: number; p97Ms: number; budgetMs: number }

const embedded = await startEmbedded(folder, { throwaway: true })
try {
  const roles = await migrate(embedded.url, 'bench', loadGeography)
  console.log(`  Filling ${shops} shops, one of them with ${products.toLocaleString('en')} products`)
  const many = await fillBenchShop(roles, 'many', products)
  for (let shop = 1; shop < shops; shop++) await fillBenchShop(roles, `small-${shop}`, SMALL_SHOP_PRODUCTS)
  const people = await fillPeople(roles, many)
  const reads = readsOf(people)
  const rows: Record<string, PlanRow> = {}
  const superUrl = Object.assign(new URL(embedded.url), { username: 'postgres' }).href
  const plans = await openPlans(roles, superUrl)
  for (const read of reads) {
    const { name, budgetMs } = read
    const { wholeReads, mostRows } = await plans.planOf(read, 3)
    rows[name] = { readWhole: wholeReads.join(', '), mostRows, p50Ms: 0, p97Ms: 0, budgetMs }
  }
  await plans.close()
  await time({ roles, superUrl, folder, postmaster: postmasterIn(embedded.home) }, reads, rows)
  await report(rows)
} finally {
  await embedded.stop()
}

async function time(
  database: BenchDatabase,
  reads: readonly BenchRead[],
  rows: Record<string, PlanRow>,
): Promise<void> {
  const { origin, child } = await startEstampa(database, { answerCache: false })
  try {
    for (const { name, path, headers, body } of reads) {
      const sent = body && { method: 'POST' as const, body }
      if (!body && !headers.authorization) await planInSmallShop(origin, path(0))
      const { p50Ms, p97Ms } = await load(origin, { path, headers, ...sent }, { connections: CONNECTIONS })
      Object.assign(rows[name] ?? {}, { p50Ms, p97Ms })
    }
  } finally {
    child.kill()
  }
}

/** Every connection plans its statements for the shop that asks first. */
async function planInSmallShop(origin: string, path: string): Promise<void> {
  const headers = { 'abp-tenantid': SMALL_SHOP }
  await Promise.all(Array.from({ length: CONNECTIONS * 2 }, () => fetch(origin + path, { headers })))
}

async function report(rows: Record<string, PlanRow>): Promise<void> {
  console.table(rows)
  await mkdir(join(here, 'results'), { recursive: true })
  await writeFile(join(here, 'results', 'plans.json'), `${JSON.stringify(rows, null, 2)}\n`)
  const bad = Object.entries(rows).filter(([, row]) => row.readWhole !== '' || row.p97Ms > row.budgetMs * 2)
  for (const [name] of bad) console.log(`  «${name}» fails`)
  if (bad.length > 0) process.exitCode = 1
}
