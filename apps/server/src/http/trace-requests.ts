import { currentTracer, type Span } from '../tracing/tracing.ts'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/** A span for each request, by the pattern of its address: what stands in its place may be a secret. */
export function traceRequests(app: App): void {
  const tracer = currentTracer()
  if (!tracer) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const span = tracer.open({
      name: request.method,
      kind: 'server',
      facts: { 'http.request.method': request.method },
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    })
    request.span = span
    span.run(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { span, asker } = request
    const route = request.routeOptions.url ?? 'not found'
    span?.rename(`${request.method} ${route}`)
    span?.add({
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      ...(asker && { 'estampa.shop': asker.shop }),
    })
    span?.end(reply.statusCode >= 500 ? reply.statusCode : undefined)
    done()
  })
}
