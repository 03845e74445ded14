/**
 * npm run bench: how fast Estampa is, as ratios to a bare reply of the same size in the same run, so that two
 * machines can be compared. Prints a table, writes bench/results/, fails when a figure is under half its budget.
 * BENCH_PRODUCTS (100000) and BENCH_SECONDS (4) make it shorter.
 */
import { fork } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGeography } from '@estampa/server/countries/load-geography'
import { startEmbedded } from '@estampa/server/db/embedded'
import { migrate } from '@estampa/server/db/migrate'
import { budgets, type Figure, isUnderHalf, isWithin } from './budgets.ts'
import { fillBenchShop } from './fill.ts'
import { measure } from './measure.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const folder = join(tmpdir(), `estampa-bench-${process.pid}`)
const many = Number(process.env.BENCH_PRODUCTS ?? 100_000)

/** As in `npm start`: with memory to spare Node cleans up late, and no call is faster for it. */
const memoryFlags = ['--max-semi-space-size=16', '--max-old-space-size=512']

const embedded = await startEmbedded(folder, { throwaway: false })
try {
  const roles = await migrate(embedded.url, 'bench', loadGeography)
  say(`Filling a shop with 1,000 products and one with ${many.toLocaleString('en')}`)
  const shop = await fillBenchShop(roles, 'pampa', 1_000)
  await fillBenchShop(roles, 'many', many)
  const server = fork(join(here, 'server.ts'), {
    execArgv: memoryFlags,
    env: {
      ...process.env,
      BENCH_ROLES: JSON.stringify(roles),
      BENCH_FILES: join(folder, 'files'),
      BENCH_STOREFRONT: join(here, '../apps/storefront/build'),
    },
  })
  try {
    const figures = await measure({ server, roles, shop, say })
    await report(figures)
  } finally {
    server.kill()
  }
} finally {
  await embedded.stop()
}

function say(sentence: string): void {
  console.log(`  ${sentence}`)
}

async function report(figures: readonly Figure[]): Promise<void> {
  const rows = budgets.map((budget) => {
    const figure = figures.find(({ name }) => name === budget.name)
    if (!figure) throw new Error(`«${budget.name}» was not measured`)
    const verdict = isWithin(budget, figure.value)
      ? 'ok'
      : isUnderHalf(budget, figure.value)
        ? 'FAILS'
        : 'short'
    return { ...budget, value: Number(figure.value.toPrecision(3)), verdict, note: figure.note }
  })
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])))
  await mkdir(join(here, 'results'), { recursive: true })
  await writeFile(join(here, 'results', 'latest.json'), `${JSON.stringify(rows, null, 2)}\n`)
  if (rows.some(({ verdict }) => verdict === 'FAILS')) process.exitCode = 1
}
