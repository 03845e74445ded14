/**
 * npm run lighthouse: home, list and product of three demo shops on a phone, five runs each, the median. Lighthouse
 * is large and wanted by few, so it is fetched into var/ the first time. `npm run lighthouse -- magna` asks
 * another shop; `npm run lighthouse -- https://shops.example` the server there, as people reach it: encrypted, with the
 * compression that browsers ask for there. Performance depends on the machine: only a quiet one says something about it.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serverProcess } from '../e2e/server-process.ts'
import { ensureChromium } from '../scripts/chromium.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

type Category = keyof typeof MIN_SCORES
type Scores = Record<Category, number>

const words = process.argv.slice(2)
const address = words.find(isAddress)
const named = words.filter((word) => !isAddress(word))
const shops = named.length > 0 ? named : ['pampa', 'andina', 'festi']
const folder = fileURLToPath(new URL('../var/lighthouse/', import.meta.url))
const cli = join(folder, 'node_modules/lighthouse/cli/index.js')

if (!existsSync(cli)) {
  process.stdout.write(`Fetching ${LIGHTHOUSE}\n`)
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', LIGHTHOUSE], {
    stdio: 'inherit',
  })
}
const { origin, stop } = address
  ? { origin: new URL(address).origin, stop: async () => {} }
  : await startDemo()
try {
  const rows: Record<string, Scores> = {}
  for (const shop of shops) Object.assign(rows, await measureShop(shop))
  console.table(rows)
  process.exitCode = Object.values(rows).every(isGood) ? 0 : 1
} finally {
  await stop()
}

function isAddress(word: string): boolean {
  return /^https?:/.test(word)
}

async function startDemo() {
  const data = await mkdtemp(join(tmpdir(), 'estampa-lighthouse-'))
  const server = await serverProcess({ DATA_DIR: data, RATE_LIMIT_PER_MINUTE: '0' })
  await server.start()
  const stop = async () => {
    await server.kill('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
  return { origin: server.origin, stop }
}

async function measureShop(shop: string): Promise<Record<string, Scores>> {
  const list = await fetch(`${origin}/api/services/app/Zecat/GetProductsList?name=taza&tenancyName=${shop}`)
  const [product] = (await list.json()).result.items
  const pages = {
    home: `/${shop}`,
    list: `/${shop}/products-list/all`,
    product: `/${shop}/product-detail/todas/simple/${product.url}`,
  }
  const rows: Record<string, Scores> = {}
  for (const [name, path] of Object.entries(pages)) {
    // the first visitor pays for what is kept afterwards
    await fetch(origin + path)
    const runs: Scores[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(origin + path))
    rows[`${shop}, ${name}`] = median(runs)
  }
  return rows
}

async function measure(address: string): Promise<Scores> {
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --ignore-certificate-errors'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { encoding: 'utf8', maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: ensureChromium() } },
  )
  const { categories } = JSON.parse(stdout)
  return scoresOf((category) => Math.round(categories[category].score * 100))
}

function median(runs: readonly Scores[]): Scores {
  return scoresOf((category) => {
    const sorted = runs.map((run) => run[category]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  })
}

function scoresOf(score: (category: Category) => number): Scores {
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}

function isGood(scores: Scores): boolean {
  return (Object.keys(MIN_SCORES) as Category[]).every((one) => scores[one] >= MIN_SCORES[one])
}
