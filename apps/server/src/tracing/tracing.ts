/**
 * Traces: what a request, a statement, a job or a call to another company took, for whoever names a collector. Without one
 * nothing is loaded and work runs as it is. Spans carry names, numbers and statuses: no values of statements, no addresses with
 * their queries, nothing that people typed.
 */
export type SpanKind = 'server' | 'client' | 'consumer'
type SpanFacts = Readonly<Record<string, string | number>>

export type Span = {
  /** What runs in here, and what it begins, belongs to this span. */
  run<T>(work: () => T): T
  rename(name: string): void
  add(facts: SpanFacts): void
  /** As `traceparent` carries it to another server. */
  readonly traceparent: string
  /** The fault is known by its kind alone: its message may name people. */
  end(fault?: unknown): void
}

export type SpanStart = {
  readonly name: string
  readonly kind: SpanKind
  readonly facts: SpanFacts
  /** What `traceparent` said: the span continues another server's. Otherwise it belongs to what runs here. */
  readonly traceparent?: string | undefined
}

export type Tracer = {
  open(start: SpanStart): Span
  /** Whether a span runs here. */
  isInSpan(): boolean
}

let current: Tracer | undefined

/** Undefined where no collector is named. */
export const currentTracer = (): Tracer | undefined => current

export function useTracer(tracer: Tracer | undefined): void {
  current = tracer
}

/** Runs work in a span, where there are any. */
export async function traced<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  if (!current) return work()
  const span = current.open(start)
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end(error ?? 'unknown')
    throw error
  }
}
