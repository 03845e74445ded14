import type { Roles } from '@estampa/server/db/migrate'
import pg from 'pg'
import { type LoadRequest, load } from './load.ts'
import type { BenchProcess } from './processes.ts'

/** A read at one size. */
export type GrowthPoint = ReadTime & { size: number }

export type ReadTime = {
  /** One call after the other: the time that nine tenths of them exceed. */
  ms: number
  /** The 97.5th percentile of ten connections. */
  p97Ms: number
  /** Processor time of the server and PostgreSQL for one call; null where the system does not tell. */
  cpuMs: number | null
}

const TIMES = 40
const CONNECTIONS = 10
const FEW_MS = 0.2

export async function timeReads(
  { origin, watched }: Pick<BenchProcess, 'origin' | 'watched'>,
  reads: Readonly<Record<string, LoadRequest>>,
): Promise<Record<string, ReadTime>> {
  const results: Record<string, ReadTime> = {}
  for (const [name, call] of Object.entries(reads)) {
    await load(origin, call, { connections: CONNECTIONS, seconds: 1 })
    const { p97Ms, serverCpuMs, databaseCpuMs } = await load(origin, call, {
      connections: CONNECTIONS,
      watched,
    })
    const times: number[] = []
    for (let turn = 0; turn < TIMES; turn++) times.push(await ask(origin, call, turn))
    const cpuMs = serverCpuMs === null || databaseCpuMs === null ? null : serverCpuMs + databaseCpuMs
    const ms = times.toSorted((one, other) => one - other)[TIMES / 10] ?? 0
    results[name] = { ms, p97Ms, cpuMs }
  }
  return results
}

async function ask(origin: string, { path, headers }: LoadRequest, turn: number): Promise<number> {
  const started = performance.now()
  const answer = await fetch(origin + (typeof path === 'function' ? path(turn) : path), {
    headers: typeof headers === 'function' ? headers(turn) : headers,
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status}`)
  return performance.now() - started
}

/**
 * The power of the size with which the time grows, between the first point and the last; 1: twice as many take twice as
 * long. It looks at the time of the processors, which other work on the machine changes little.
 */
export function exponentOf(points: readonly GrowthPoint[]): number {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return Number.NaN
  const timeOf = ({ ms, cpuMs }: GrowthPoint) => Math.max(FEW_MS, cpuMs ?? ms)
  return Math.log(timeOf(last) / timeOf(first)) / Math.log(last.size / first.size)
}

/** Megabytes of the database, after what was written has been taken in. */
export async function databaseMegabytes({ owner }: Roles): Promise<number> {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  try {
    await client.query('vacuum analyze')
    const { rows } = await client.query('select pg_database_size(current_database()) as bytes')
    return Number(rows[0].bytes) / 1_048_576
  } finally {
    await client.end()
  }
}
