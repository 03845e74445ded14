/**
 * npm run bench: how fast Estampa is beside a bare reply and a hand-written shop in the same run, so that two machines
 * can be compared. Prints a table, writes bench/speed.json and docs/speed.md, fails when a figure is under half its
 * budget. BENCH_PRODUCTS (100000), BENCH_SECONDS (2) and BENCH_ROUNDS (3) make it shorter, and then nothing is written;
 * `npm run bench -- list page` measures only the calls and pages that are named so.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGeography } from '@estampa/server/countries/load-geography'
import { startEmbedded } from '@estampa/server/db/embedded'
import { migrate } from '@estampa/server/db/migrate'
import { figuresOf } from './budgets.ts'
import { fillBenchShop } from './fill.ts'
import { type Measurements, measure, measureNamed } from './measure.ts'
import { type BenchDatabase, postmasterIn } from './processes.ts'
import { fillReferenceShop } from './reference-shop-tables.ts'
import { writeSpeed } from './speed-report.ts'

const folder = join(tmpdir(), `estampa-bench-${process.pid}`)
const products = Number(process.env.BENCH_PRODUCTS ?? 100_000)
const isShortened = ['BENCH_PRODUCTS', 'BENCH_SECONDS', 'BENCH_ROUNDS'].some((name) => process.env[name])

const words = process.argv.slice(2)

const embedded = await startEmbedded(folder, { throwaway: false })
try {
  const roles = await migrate(embedded.url, 'bench', loadGeography)
  const superUrl = Object.assign(new URL(embedded.url), { username: 'postgres' }).href
  say('filling a shop with 1,000 products')
  const shop = await fillBenchShop(roles, 'pampa', 1_000)
  const database = { roles, superUrl, folder, postmaster: postmasterIn(embedded.home) }
  if (words.length > 0) {
    await fillReferenceShop(superUrl, shop)
    printCalls(await measureNamed(database, shop, say, words))
  } else await measureAll(database, shop)
} finally {
  await embedded.stop()
}

async function measureAll(database: BenchDatabase, shop: number): Promise<void> {
  say(`filling a shop with ${products.toLocaleString('en')} products`)
  const large = await fillBenchShop(database.roles, 'many', products)
  // last, because it has PostgreSQL look at what all tables hold
  await fillReferenceShop(database.superUrl, shop)
  const measured = await measure(database, { shop, large }, say)
  const figures = figuresOf(measured)
  printCalls(measured.calls)
  console.table(measured.largeCatalog)
  console.table(Object.fromEntries(figures.map(({ name, ...figure }) => [name, figure])))
  if (!isShortened) writeSpeed({ measured, figures, products })
  if (figures.some(({ verdict }) => verdict === 'FAILS')) process.exitCode = 1
}

function printCalls(calls: Measurements['calls']): void {
  for (const [name, result] of Object.entries(calls)) {
    console.log(`\n${name}`)
    console.table(result)
  }
}

function say(sentence: string): void {
  console.log(`  ${sentence}`)
}
