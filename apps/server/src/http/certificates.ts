/**
 * Where a proxy that obtains certificates on demand asks whether it may obtain one. It may for the hosts of the
 * installation and for those whose owner has proved them, and for no other name that somebody points here: authorities
 * give only so many certificates a day.
 */
import type { App } from './app.ts'
import { isForwarded, isLocalCaller } from './local-caller.ts'
import { proxyCheck } from './request-id.ts'
import type { Services } from './services.ts'

/** Whoever visits made-up names makes the proxy ask; each answer comes from memory. */
const MOST_PER_MINUTE = 1_200

type AskRequest = { Querystring: { domain?: unknown } }

export function mountCertificates(app: App, { config, shops, log }: Services): void {
  const own = [config.publicUrl, config.adminUrl].map((url) => new URL(url).hostname)
  const isProxy = proxyCheck(config.trustProxy)
  const rateLimit = { max: MOST_PER_MINUTE, timeWindow: '1 minute', allowList: [] }
  app.get<AskRequest>('/certificates/ask', { config: { rateLimit } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { query, headers, raw } = request
    const isOurs =
      isLocalCaller(request) || (!isForwarded(headers) && isProxy(raw.socket.remoteAddress ?? ''))
    if (!isOurs || typeof query.domain !== 'string') return reply.callNotFound()
    const host = query.domain.toLowerCase()
    try {
      return own.includes(host) || (await shops.servesAt(host)) ? { host } : reply.callNotFound()
    } catch (error) {
      log.warn(error, 'a certificate was not allowed, because the hosts of the shops cannot be read')
      return reply.code(503).send({ status: 'unknown' })
    }
  })
}
