import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import type { Person } from './person.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller and the shop, once the pipeline knows them. */
    asker: { shop: string; person: Person['kind'] } | null
  }
}

/** Names each answer by its request, and writes one line per request when it is over. */
export function logRequests(app: App): void {
  app.decorateRequest('asker', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
  // who hung up never saw an answer: there is no status to tell
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ ...described(request), aborted: true }, 'request')
    done()
  })
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const line = { ...described(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
  // a probe every few seconds says nothing while all is well
  if (isProbe(request) && reply.statusCode < 400) request.log.debug(line, 'request')
  else request.log.info(line, 'request')
}

/** The pattern of the route and never the address: queries carry tokens, and paths what people looked for. */
function described({ method, routeOptions, asker }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'none', ...asker }
}

function isProbe({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/healthz' || routeOptions.url === '/readyz' || routeOptions.url === '/metrics'
}
