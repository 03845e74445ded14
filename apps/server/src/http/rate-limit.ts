import type { Call } from '@estampa/contract/call'
import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { App } from './app.ts'
import { isCall } from './is-call.ts'
import { countRequest } from './request-counts.store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted over all nodes (`hasSharedLimit` of the contract). */
    hasSharedLimit?: boolean
  }
}

/**
 * Counts the calls of an address together, and its pages apart from them. Files and pictures are cheap and stay free.
 *
 * Each node counts by itself: an address that asks `nodes` of them gets `nodes` times as much, which costs reads from
 * memory alone. What a stranger could misuse (`hasSharedLimit`) is counted in the database besides, and has the same
 * limit over all of them.
 */
export async function limitRequests(app: App, database: Database, max: number): Promise<void> {
  if (max === 0) return
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    allowList: (request: FastifyRequest) => !isCall(request) && !isPage(request),
    keyGenerator: (request) => (isCall(request) ? request.ip : `pages ${request.ip}`),
    errorResponseBuilder: tooManyRequests,
  })
  const limit = sharedLimit(database, max)
  // after the node's own count and before the body is read
  app.addHook('preParsing', async (request, reply) => {
    if (!request.routeOptions.config.hasSharedLimit) return
    const waitS = await limit(request)
    if (waitS === 0) return
    reply.header('retry-after', String(waitS))
    throw tooManyRequests()
  })
}

/** Which count of the rate limit a call of the contract has. */
export const limitOf = ({ multipart, hasSharedLimit }: Call) => ({
  hasSharedLimit: multipart || hasSharedLimit === true,
})

/** Beyond so many addresses the database is asked about each again. */
const MAX_BLOCKED = 10_000

/** Gives the seconds that an address has to wait; 0: it may go on. */
function sharedLimit(database: Database, max: number) {
  /** When each may come back: who goes on asking costs the database nothing. */
  const blocked = new Map<string, number>()
  return async ({ ip, log }: Pick<FastifyRequest, 'ip' | 'log'>): Promise<number> => {
    const now = performance.now()
    const until = blocked.get(ip) ?? 0
    if (until > now) return Math.ceil((until - now) / 1_000)
    blocked.delete(ip)
    const counted = await database
      .outside((tx) => countRequest(tx, ip))
      // the call itself is told that the database is away
      .catch((error: unknown) => log.debug(error, 'a request could not be counted'))
    if (!counted || counted.count <= max) return 0
    if (blocked.size >= MAX_BLOCKED) blocked.clear()
    blocked.set(ip, now + counted.secondsLeft * 1_000)
    return counted.secondsLeft
  }
}

/** Whichever count it was, the answer is made of this. */
const tooManyRequests = () => Object.assign(new Error('too many requests'), { statusCode: 429 })

/** The storefront answers whatever nothing else does. */
export function isPage({ route }: FastifyRequest): boolean {
  return route === '/*'
}
