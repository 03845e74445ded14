import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Roles } from '@estampa/server/db/migrate'
import type { WatchedProcesses } from './processor-time.ts'

/** A server of its own process, so that what sends the requests takes nothing from what answers them. */
export type BenchProcess = { origin: string; child: ChildProcess; watched: WatchedProcesses }

export type BenchDatabase = {
  roles: Roles
  /** Of a superuser. */
  superUrl: string
  /** Where the embedded database and the files are. */
  folder: string
  postmaster: number
}

const here = fileURLToPath(new URL('.', import.meta.url))

/** As `npm start` runs. Twice the semi-space takes a sixth off the processor's time of a saved cart, and 31 MB. */
const flags = ['--max-semi-space-size=16', '--max-old-space-size=512']
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

export function postmasterIn(home: string): number {
  return Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0])
}

/** `answerCache`: whether the server keeps the answers to anonymous reads. */
export function startEstampa(
  database: BenchDatabase,
  { answerCache }: { answerCache: boolean },
): Promise<BenchProcess> {
  return start(database, 'server.ts', {
    BENCH_ROLES: JSON.stringify(database.roles),
    BENCH_FILES: join(database.folder, 'files'),
    BENCH_STOREFRONT: join(here, '../apps/storefront/build'),
    ...(!answerCache && { ANSWER_CACHE_MB: '0' }),
  })
}

export function startReferenceShop(database: BenchDatabase, shop: number): Promise<BenchProcess> {
  return start(database, 'reference-shop.ts', {
    BENCH_DATABASE_URL: database.superUrl,
    BENCH_SHOP: String(shop),
  })
}

async function start(
  { postmaster }: BenchDatabase,
  file: string,
  settings: Record<string, string>,
): Promise<BenchProcess> {
  const env = { ...process.env, ...allocator, ...settings }
  const child = fork(join(here, file), { execArgv: flags, env })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  return { origin, child, watched: { server: child.pid ?? 0, database: postmaster } }
}
