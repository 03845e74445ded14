import { type CallResult, subjects } from './beside-bare.ts'
import type { Measurements } from './measure.ts'

/**
 * The budget of every figure. A ratio or a rate should be high, everything else low. A run fails when a figure
 * misses its budget by a factor of two.
 */
export type Budget = {
  name: string
  unit:
    | 'of a bare reply'
    | 'of a bare reply inside Estampa'
    | 'of the hand-written shop'
    | 'of PostgreSQL alone'
    | '/s'
    | 'of all'
    | 'ms'
    | 'kB'
    | 'MB'
  target: number
  value: (measured: Measurements) => number
  /** The same ratio by the time that processors needed, which a disturbed machine changes little. */
  byCpu?: (measured: Measurements) => number
}
export type Figure = {
  name: string
  unit: Budget['unit']
  target: number
  value: number
  byCpu: number | null
  verdict: 'ok' | 'short' | 'FAILS'
}

const highUnits: readonly Budget['unit'][] = [
  'of a bare reply',
  'of a bare reply inside Estampa',
  'of the hand-written shop',
  'of PostgreSQL alone',
  '/s',
  'of all',
]

type Subject = keyof typeof subjects

type Cost = (load: CallResult[string]) => number

const perSecond: Cost = (load) => load.perSecond
const perCpuSecond: Cost = ({ serverCpuMs, databaseCpuMs }) =>
  1_000 / ((serverCpuMs ?? 0) + (databaseCpuMs ?? 0))

function ratio(result: CallResult | undefined, own: Subject, other: Subject, speedOf: Cost): number {
  const [ours, theirs] = [result?.[subjects[own]], result?.[subjects[other]]]
  return ours && theirs ? speedOf(ours) / speedOf(theirs) : Number.NaN
}

const unitsBeside = {
  reference: 'of the hand-written shop',
  bare: 'of a bare reply',
  bareInside: 'of a bare reply inside Estampa',
} as const

function ratioBudget(input: {
  name: string
  call: string
  own: Subject
  other: keyof typeof unitsBeside
  target: number
}): Budget {
  const { name, call, own, other, target } = input
  return {
    name,
    unit: unitsBeside[other],
    target,
    value: ({ calls }) => ratio(calls[call], own, other, perSecond),
    byCpu: ({ calls }) => ratio(calls[call], own, other, perCpuSecond),
  }
}

/** The hand-written shop counts no facets here, and Estampa does. */
const kept = (call: string, target: number) =>
  ratioBudget({ name: `${call}, answers kept`, call, own: 'cacheOn', other: 'reference', target })
const computed = (call: string, target: number) =>
  ratioBudget({ name: `${call}, nothing kept`, call, own: 'cacheOff', other: 'reference', target })
const besideBare = (call: string, own: Subject, target: number) =>
  ratioBudget({ name: call, call, own, other: 'bare', target })

const budgets: readonly Budget[] = [
  kept('product list', 1),
  kept('product detail', 1),
  kept('product search', 1),
  computed('product list', 0.3),
  computed('product detail', 0.4),
  computed('product search', 0.2),
  besideBare('page from the cache', 'cacheOn', 0.9),
  ratioBudget({
    name: 'page from the cache, in the same pipeline',
    call: 'page from the cache',
    own: 'cacheOn',
    other: 'bareInside',
    target: 0.9,
  }),
  {
    name: 'page rendered, on one processor',
    unit: '/s',
    target: 150,
    value: ({ calls }) => perProcessorSecond(calls['page rendered']?.[subjects.cacheOn]),
  },
  besideBare('price of a 20-line cart', 'cacheOff', 0.06),
  besideBare('20-line cart saved', 'cacheOff', 0.03),
  {
    name: 'order placed',
    unit: 'of PostgreSQL alone',
    target: 0.6,
    value: ({ orders }) => orders.server.perSecond / orders.databasePerSecond,
  },
  {
    name: 'reads from memory at 50 orders a second',
    unit: 'of all',
    target: 0.9,
    value: ({ selling }) => selling.keptShare,
  },
  {
    name: 'slowest read of the large catalog, p97.5',
    unit: 'ms',
    target: 50,
    value: ({ largeCatalog }) => Math.max(...Object.values(largeCatalog).map(({ p97Ms }) => p97Ms)),
  },
  { name: 'a 200-line cart in the domain', unit: 'ms', target: 5, value: ({ bigCartMs }) => bigCartMs },
  { name: 'memory after 10,000 requests', unit: 'MB', target: 300, value: ({ memoryMb }) => memoryMb },
  { name: 'script of a product list', unit: 'kB', target: 140, value: ({ scriptKb }) => scriptKb },
]

/** Pages are rendered by the server's one thread; where the system does not tell its time, that is what it gives in all. */
function perProcessorSecond(result: CallResult[string] | undefined): number {
  if (!result) return Number.NaN
  return result.serverCpuMs ? 1_000 / result.serverCpuMs : result.perSecond
}

export function figuresOf(measured: Measurements): Figure[] {
  return budgets.map(({ name, unit, target, value: read, byCpu }) => {
    const value = Number(read(measured).toPrecision(3))
    const cpuRatio = byCpu ? Number(byCpu(measured).toPrecision(3)) : Number.NaN
    const share = highUnits.includes(unit) ? value / target : target / value
    return {
      name,
      unit,
      target,
      value,
      byCpu: Number.isFinite(cpuRatio) ? cpuRatio : null,
      verdict: share >= 1 ? 'ok' : share >= 0.5 ? 'short' : 'FAILS',
    }
  })
}
