/**
 * How often products are looked at, counted in memory and written every few seconds, so that no
 * page waits for it. A product counts once an hour for each address that people come from; bots do not count.
 * Views that were counted since the last write are lost when the process is killed: a few weigh nothing, and orders
 * are counted by jobs.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import { addDemand } from './trending.store.ts'

/** The share of the weight of one order. */
export const VIEW_WEIGHT = 0.02
const HOUR_MS = 3_600_000
/** Past so many in one hour further views are not counted: some ten megabytes. */
const MAX_SEEN = 100_000

const bots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse|headless|monitor|curl|wget|python|java\/|go-http|okhttp|axios|undici|^node/i

export type CountedView = { shop: number; genericId: number; ip: string; agent: string | undefined }

export type ViewCounter = ReturnType<typeof openViewCounter>
export type CatalogServices = Services & {
  /** Counts the looks at products. */
  views: ViewCounter
}

export function openViewCounter(
  { database, log, now }: { database: Database; log: FastifyBaseLogger; now: () => Date },
  { everyMs = 10_000 } = {},
) {
  let hour = 0
  const seen = new Set<string>()
  let counted = new Map<number, Map<number, number>>()
  let writing = Promise.resolve()

  function see({ shop, genericId, ip, agent }: CountedView): void {
    // pages that the server itself makes come without an address
    if (ip === '' || !agent || bots.test(agent)) return
    const thisHour = Math.floor(now().getTime() / HOUR_MS)
    if (thisHour !== hour) seen.clear()
    hour = thisHour
    const key = `${shop} ${genericId} ${ip}`
    if (seen.has(key) || seen.size >= MAX_SEEN) return
    seen.add(key)
    const ofShop = counted.get(shop) ?? new Map<number, number>()
    counted.set(shop, ofShop.set(genericId, (ofShop.get(genericId) ?? 0) + 1))
  }

  /** Writes what was counted; a failure is told and the views are lost. */
  function flush(): Promise<void> {
    const batch = counted
    counted = new Map()
    writing = writing.then(async () => {
      for (const [shop, views] of batch) {
        const weights = [...views].map(([id, count]) => ({ id, weight: count * VIEW_WEIGHT }))
        await database
          .inShop(shop, (tx) => addDemand(tx, weights))
          .catch((error: unknown) => log.warn(error, 'views of products were not counted'))
      }
    })
    return writing
  }

  const timer = setInterval(flush, everyMs)
  timer.unref()
  return {
    see,
    flush,
    async close(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}
