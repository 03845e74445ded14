/** Sends spans to a collector of OpenTelemetry, by OTLP over HTTP. Loaded only where one is named. */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type SpanKind as WireKind,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { TracingSettings } from '../config/tracing-settings.ts'
import { traceOutgoingCalls } from './outgoing-calls.ts'
import { type Span, type SpanKind, type SpanStart, type Tracer, useTracer } from './tracing.ts'

/** Those of the protocol. */
const kinds: Readonly<Record<SpanKind, WireKind>> = { server: 1, client: 2, consumer: 4 }
const SEND_MS = 5_000
/** A collector that is away costs this much memory and no request. */
const MOST_WAITING = 4_096
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Gives what ends it: spans that wait are sent before. */
export function openTracing({ endpoint, service, ratio }: TracingSettings): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor(exporter, { scheduledDelayMillis: SEND_MS, maxQueueSize: MOST_WAITING }),
    ],
  })
  const tracer = tracerOf(provider)
  useTracer(tracer)
  const stopListening = traceOutgoingCalls(tracer)
  return async () => {
    stopListening()
    useTracer(undefined)
    // a collector that is away does not keep the server from stopping
    await provider.shutdown().catch(() => {})
  }
}

function tracerOf(provider: BasicTracerProvider): Tracer {
  const spans = provider.getTracer('estampa')
  const running = new AsyncLocalStorage<Context>()
  const parentOf = ({ traceparent }: SpanStart): Context =>
    (traceparent === undefined ? undefined : contextOf(traceparent)) ?? running.getStore() ?? ROOT_CONTEXT
  return {
    isInSpan: () => running.getStore() !== undefined,
    open(start) {
      const { name, kind, facts } = start
      const parent = parentOf(start)
      const opened = spans.startSpan(name, { kind: kinds[kind], attributes: facts }, parent)
      return spanOf(opened, trace.setSpan(parent, opened), running)
    },
  }
}

function spanOf(opened: OpenSpan, context: Context, running: AsyncLocalStorage<Context>): Span {
  const { traceId, spanId, traceFlags } = opened.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    run: (work) => running.run(context, work),
    rename: (name) => void opened.updateName(name),
    add: (facts) => void opened.setAttributes(facts),
    end(fault) {
      if (fault !== undefined) {
        opened.setStatus({ code: SpanStatusCode.ERROR })
        opened.setAttribute('error.type', kindOf(fault))
      }
      opened.end()
    },
  }
}

/** Undefined: it says nothing that is understood. */
function contextOf(traceparent: string): Context | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? []
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined
  const traceFlags = Number.parseInt(flags, 16) & 1
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function kindOf(fault: unknown): string {
  // a status
  if (typeof fault === 'number') return String(fault)
  if (!(fault instanceof Error)) return 'unknown'
  const { code } = fault as { code?: unknown }
  return typeof code === 'string' && /^[A-Z\d_]{2,40}$/.test(code) ? code : fault.name
}
