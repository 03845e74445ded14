import { once } from 'node:events'
import { load } from './load.ts'
import { type BenchDatabase, startEstampa } from './processes.ts'

const REQUESTS = 10_000

/** Megabytes that a fresh server holds after so many calls and pages of every kind, PostgreSQL apart. */
export async function measureMemory(database: BenchDatabase, ids: readonly number[]): Promise<number> {
  const { origin, child } = await startEstampa(database, { answerCache: true })
  const zecat = '/api/services/app/Zecat'
  const path = (turn: number) =>
    [
      `${zecat}/GetProductsList?limit=24&tenancyName=pampa&page=${(turn % 40) + 1}`,
      `/pampa/products-list/all?page=${(turn % 40) + 1}`,
      '/pampa',
      `${zecat}/GetProductDetail?tenancyName=pampa&id=${ids[turn % ids.length]}`,
    ][turn % 4] ?? ''
  try {
    for (let sent = 0; sent < REQUESTS; ) {
      const seconds = 2
      const { perSecond } = await load(origin, { path }, { connections: 20, seconds })
      sent += perSecond * seconds
    }
    child.send('memory')
    const [{ rss }] = (await once(child, 'message')) as [{ rss: number }]
    return rss / 1_048_576
  } finally {
    child.kill()
  }
}
