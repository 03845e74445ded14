import { type Load, type LoadRequest, load } from './load.ts'
import type { BenchProcess } from './processes.ts'

/** One thing that is measured beside others. */
export type Series = {
  name: string
  at: BenchProcess
  call: LoadRequest
  connections?: number
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** A process that has just started compiles what it runs: slow pages need longer than fast calls. */
const WARM_UP_REQUESTS = 300
const MAX_WARM_UPS = 4

/**
 * Measures each in turn, round after round, and gives the medians: what disturbs the machine for a while disturbs
 * all of them. The first round begins with a warm-up.
 */
export async function inRounds(series: readonly Series[]): Promise<Record<string, Load>> {
  const loads = new Map<string, Load[]>()
  for (const one of series) await warmUp(one)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, at, call, connections } of series) {
      const result = await load(at.origin, call, { connections, watched: at.watched })
      loads.set(name, [...(loads.get(name) ?? []), result])
    }
  }
  return Object.fromEntries([...loads].map(([name, results]) => [name, medianLoad(results)]))
}

async function warmUp({ at, call, connections }: Series): Promise<void> {
  for (let sent = 0, times = 0; sent < WARM_UP_REQUESTS && times < MAX_WARM_UPS; times++) {
    sent += (await load(at.origin, call, { connections, seconds: 1 })).perSecond
  }
}

export function medianLoad(results: readonly Load[]): Load {
  const of = (key: keyof Load) => median(results.map((result) => result[key] ?? Number.NaN))
  const orNull = (value: number) => (Number.isNaN(value) ? null : value)
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p97Ms: of('p97Ms'),
    p99Ms: of('p99Ms'),
    serverCpuMs: orNull(of('serverCpuMs')),
    databaseCpuMs: orNull(of('databaseCpuMs')),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
