import { setTimeout as delay } from 'node:timers/promises'
import type { App } from './app.ts'

const PATIENCE_MS = 1_000

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on nobody should send more: not ready, and every answer closes its connection. */
    lastCalls(): void
  }
}

/** The reason, in a word, why the process is not ready; undefined when it is. Details are in the log. */
export type Readiness = () => Promise<string | undefined>

/** What else the probe of readiness says, whether the process is ready or not. */
export type ReadinessFacts = () => Readonly<Record<string, string | undefined>>

/** Mounts the liveness and readiness probes. */
export function mountProbes(app: App, readiness: Readiness, factsOf: ReadinessFacts = () => ({})): void {
  let isStopping = false
  app.decorate('lastCalls', () => {
    isStopping = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const fault = isStopping ? 'stopping' : await inTime(readiness)
    if (fault !== undefined) reply.code(503)
    return { status: fault ?? 'ok', ...factsOf() }
  })
}

async function inTime(readiness: Readiness): Promise<string | undefined> {
  const answered = new AbortController()
  const late = delay(PATIENCE_MS, 'late', { signal: answered.signal }).catch(() => 'late')
  return Promise.race([readiness(), late]).finally(() => answered.abort())
}
