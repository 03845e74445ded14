/** Calls to other companies: each `fetch` of this process says on a channel of Node when it begins and ends. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Span, Tracer } from './tracing.ts'

type OutgoingRequest = {
  readonly origin: string | URL
  readonly method: string
  addHeader(name: string, value: string): void
}
type Message = { request: OutgoingRequest; response?: { statusCode: number }; error?: unknown }

/** Those that belong to nothing that is traced are not traced. Gives what ends it. */
export function traceOutgoingCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<OutgoingRequest, Span>()
  // an address may carry what opens something: only the host is named
  const listeners: Record<string, (message: Message) => void> = {
    'undici:request:create': ({ request }) => {
      if (!tracer.isInSpan()) return
      const { hostname } = new URL(request.origin)
      const span = tracer.open({
        name: `${request.method} ${hostname}`,
        kind: 'client',
        facts: { 'http.request.method': request.method, 'server.address': hostname },
      })
      request.addHeader('traceparent', span.traceparent)
      spans.set(request, span)
    },
    'undici:request:headers': ({ request, response }) =>
      spans.get(request)?.add({ 'http.response.status_code': response?.statusCode ?? 0 }),
    'undici:request:trailers': ({ request }) => spans.get(request)?.end(),
    'undici:request:error': ({ request, error }) => spans.get(request)?.end(error ?? 'unknown'),
  }
  const all = Object.entries(listeners) as [string, (message: unknown) => void][]
  for (const [channel, listener] of all) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of all) unsubscribe(channel, listener)
  }
}
