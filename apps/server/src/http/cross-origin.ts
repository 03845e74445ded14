import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import type { Services } from './services.ts'
import type { Shop } from './shop.ts'

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Abp-TenantId, Abp.TenantId, If-Match, If-None-Match, Idempotency-Key',
  'access-control-max-age': '600',
}
/** Headers of answers that a script of another origin may read. */
const READABLE = 'ETag, Retry-After, X-Request-Id'

/**
 * Front ends of other origins, where a shop names them in its rules. A preflight carries no shop, so it is answered
 * for every origin that some shop names; the answer itself carries the origin only if the call's own shop names it.
 * Cookies are never allowed, nor every origin at once.
 */
export function answerPreflights(app: App, { shops }: Pick<Services, 'shops'>): void {
  let origins: Promise<Set<string>> | undefined
  shops.onChange(() => {
    origins = undefined
  })
  async function isNamed(origin: string): Promise<boolean> {
    origins ??= shops.all().then((all) => new Set(all.flatMap(({ rules }) => rules.allowedOrigins ?? [])))
    origins.catch(() => {
      origins = undefined
    })
    return (await origins).has(origin)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (request.method !== 'OPTIONS' || !origin || !request.headers['access-control-request-method'])
      return done()
    reply.header('vary', 'Origin')
    isNamed(origin).then((named) => {
      if (!named) return done()
      reply
        .headers({ ...PREFLIGHT, 'access-control-allow-origin': origin })
        .code(204)
        .send()
    }, done)
  })
}

/** Lets the script that called read the answer, where this shop names its origin. */
export function allowOrigin({ headers }: FastifyRequest, reply: FastifyReply, { rules }: Shop): void {
  reply.header('vary', 'Origin')
  if (!headers.origin || !rules.allowedOrigins?.includes(headers.origin)) return
  reply.headers({
    'access-control-allow-origin': headers.origin,
    'access-control-expose-headers': READABLE,
  })
}
