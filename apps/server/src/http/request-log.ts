import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import type { Person } from './person.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller and the shop, once the pipeline knows them. */
    asker: { shop: string; person: Person['kind'] } | null
    /** The pattern of the route that answers, 'none' where there is none. Fastify makes an object for whoever asks. */
    route: string
  }
}

/** Names each answer by its request, and writes one line per request when it is over. */
export function logRequests(app: App): void {
  app.decorateRequest('asker', null)
  app.decorateRequest('route', 'none')
  app.addHook('onRequest', (request, reply, done) => {
    request.route = request.routeOptions.url ?? 'none'
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // a probe every few seconds says nothing while all is well
    const level = isProbe(request) && reply.statusCode < 400 ? 'debug' : 'info'
    app.log[level](answered(request, reply), 'request')
    done()
  })
  // who hung up never saw an answer: there is no status to tell
  app.addHook('onRequestAbort', (request, done) => {
    app.log.info({ ...described(request), aborted: true }, 'request')
    done()
  })
}

function answered(request: FastifyRequest, reply: FastifyReply) {
  return { ...described(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
}

/** The pattern of the route and never the address: queries carry tokens, and paths what people looked for. */
function described({ id, method, route, asker }: FastifyRequest) {
  return { requestId: id, method, route, ...asker }
}

function isProbe({ route }: FastifyRequest): boolean {
  return route === '/healthz' || route === '/readyz' || route === '/metrics'
}
