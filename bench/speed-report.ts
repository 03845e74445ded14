import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Figure } from './budgets.ts'
import { benchSeconds, sender } from './load.ts'
import type { Measurements } from './measure.ts'

/** What one run measured, at the commit that it measured. */
type SpeedRun = {
  commit: string
  machine: string
  sender: string
  products: number
  seconds: number
  figures: Record<string, Omit<Figure, 'name'>>
} & Pick<Measurements, 'calls' | 'orders' | 'selling' | 'largeCatalog'>

/** The last run, and the last one at another commit. */
type SpeedHistory = { now: SpeedRun; before: SpeedRun | null }

const stored = fileURLToPath(new URL('speed.json', import.meta.url))
const report = fileURLToPath(new URL('../docs/speed.md', import.meta.url))

/** Keeps the figures in bench/speed.json and writes docs/speed.md from them, each beside that of the commit before. */
export function writeSpeed(input: {
  measured: Measurements
  figures: readonly Figure[]
  products: number
}): void {
  const { measured, figures, products } = input
  const now: SpeedRun = {
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    sender,
    products,
    seconds: benchSeconds,
    figures: Object.fromEntries(figures.map(({ name, ...figure }) => [name, figure])),
    calls: measured.calls,
    orders: measured.orders,
    selling: measured.selling,
    largeCatalog: measured.largeCatalog,
  }
  const history: SpeedHistory = { now, before: runBefore(now.commit) }
  writeFileSync(stored, `${JSON.stringify(history, rounded, 2)}\n`)
  writeFileSync(report, reportOf(JSON.parse(readFileSync(stored, 'utf8'))))
}

/** A run that is repeated at its commit keeps what it was compared with. */
function runBefore(commit: string): SpeedRun | null {
  if (!existsSync(stored)) return null
  const last: SpeedHistory = JSON.parse(readFileSync(stored, 'utf8'))
  return last.now.commit === commit ? last.before : last.now
}

/** More digits would differ in every run and say nothing. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(3)) : value
}

function reportOf({ now, before }: SpeedHistory): string {
  return `# Speed

\`npm run bench\` writes this file. Do not edit it.

Measured at ${now.commit}${before ? `, beside the figures of ${before.commit}` : ''}, on ${now.machine}.
${before && before.machine !== now.machine ? `The figures before are of another machine: ${before.machine}.\n` : ''}The sender is ${now.sender}${now.sender === 'wrk' ? '' : ', which is written in JavaScript and slows the fast answers most'}.
Every figure of the first tables is the median of three rounds of ${now.seconds} seconds that alternate, on 50
connections to one process, which shares the machine with PostgreSQL and the sender. The ratios can be compared between machines, the rest cannot.

## Budgets

${table(
  ['What', 'Unit', 'Budget', 'Now', 'Before', 'By processor time', ''],
  Object.entries(now.figures).map(([name, { unit, target, value, byCpu, verdict }]) => [
    name,
    unit,
    target,
    value,
    before?.figures[name]?.value,
    byCpu ?? undefined,
    verdict,
  ]),
)}

A ratio «by processor time» compares the time that the server and PostgreSQL needed for an answer: other work on the
machine changes it little. «Kept» answers come from the server's cache of answers to anonymous reads;
nothing is kept where its size is 0.

## Calls and pages

The hand-written shop is \`bench/reference-shop.ts\`: Fastify, pg and prepared statements on the same rows of 1,000 products,
for one shop, without permissions, limits and validation, and it keeps no answers, only the counts of its whole list. Its
list and its search are told once without facets and once with facets, which plain SQL counts for a search; Estampa's
have facets unless it says otherwise. The bare reply is Fastify's own, of the same size under the same headers.
Milliseconds of a processor are per request.
${Object.entries(now.calls)
  .map(([name, result]) => `\n### ${capitalized(name)}\n\n${readTable(result, before?.calls[name])}`)
  .join('\n')}

### Orders

Ten connections. PostgreSQL alone writes the same rows in one function.

${table(
  ['Who', 'Per second', 'Before', 'p50 ms', 'p99 ms', 'CPU ms, server', 'CPU ms, database'],
  [
    loadCells('Estampa', now.orders.server, before?.orders.server.perSecond),
    ['PostgreSQL alone', now.orders.databasePerSecond, before?.orders.databasePerSecond],
  ],
)}

## Lists and details while orders are placed

Each order sells one of 200 products from all over the catalog; an answer is made again when a product that it shows was
sold.

${table(
  ['Orders per second', 'Lists and details per second', 'From memory', 'Before'],
  [
    [
      now.selling.ordersPerSecond,
      now.selling.readsPerSecond,
      now.selling.keptShare,
      before?.selling?.keptShare,
    ],
  ],
)}

## A large catalog

${now.products.toLocaleString('en')} products in one shop, ten connections, nothing kept.

${table(
  ['Read', 'p50 ms', 'p97.5 ms', 'p97.5 before'],
  Object.entries(now.largeCatalog).map(([name, { p50Ms, p97Ms }]) => [
    name,
    p50Ms,
    p97Ms,
    before?.largeCatalog[name]?.p97Ms,
  ]),
)}
`
}

function readTable(
  result: Measurements['calls'][string],
  before: Measurements['calls'][string] | undefined,
): string {
  return table(
    [
      'Who answers',
      'Per second',
      'Before',
      'p50 ms',
      'p99 ms',
      'CPU ms, server',
      'CPU ms, database',
      'Bytes',
    ],
    Object.entries(result).map(([subject, load]) => [
      ...loadCells(subject, load, before?.[subject]?.perSecond),
      load.bytes,
    ]),
  )
}

function loadCells(
  subject: string,
  { perSecond, p50Ms, p99Ms, serverCpuMs, databaseCpuMs }: Measurements['orders']['server'],
  before: number | undefined,
): (string | number | undefined)[] {
  return [subject, perSecond, before, p50Ms, p99Ms, serverCpuMs ?? undefined, databaseCpuMs ?? undefined]
}

function table(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string {
  const cells = (row: readonly (string | number | undefined)[]) => head.map((_, at) => cell(row[at]))
  const lines = [head.map((title) => title), head.map(() => '---'), ...rows.map(cells)]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function cell(value: string | number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return ''
  return typeof value === 'number' ? value.toLocaleString('en', { maximumSignificantDigits: 3 }) : value
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
