import type { Roles } from '@estampa/server/db/migrate'
import pg from 'pg'
import { type LoadRequest, load } from './load.ts'
import type { BenchProcess } from './processes.ts'

/** A read at one size. */
export type GrowthPoint = { size: number; ms: number; p97Ms: number }

const TIMES = 40
const CONNECTIONS = 10
const FEW_MS = 0.2

/**
 * Milliseconds of each read, the tenth part of whose answers was faster, one call after the other; and the 97.5th
 * percentile of ten connections.
 */
export async function timeReads(
  { origin }: Pick<BenchProcess, 'origin'>,
  reads: Readonly<Record<string, LoadRequest>>,
): Promise<Record<string, { ms: number; p97Ms: number }>> {
  const results: Record<string, { ms: number; p97Ms: number }> = {}
  for (const [name, call] of Object.entries(reads)) {
    const { p97Ms } = await load(origin, call, { connections: CONNECTIONS })
    const times: number[] = []
    for (let turn = 0; turn < TIMES; turn++) times.push(await ask(origin, call, turn))
    results[name] = { ms: times.toSorted((one, other) => one - other)[TIMES / 10] ?? 0, p97Ms }
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

/** The power of the size with which the time grows, between the first point and the last. 1: twice as many take twice as long. */
export function exponentOf(points: readonly GrowthPoint[]): number {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return Number.NaN
  return Math.log(Math.max(last.ms, FEW_MS) / Math.max(first.ms, FEW_MS)) / Math.log(last.size / first.size)
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
