import { randomBytes } from 'node:crypto'
import { createApp } from '@estampa/server/app'
import { readConfig } from '@estampa/server/config'
import type { Roles } from '@estampa/server/db/migrate'
import { openServices } from '@estampa/server/start/open-services'
import { openStorefront } from '@estampa/server/start/open-storefront'
import { pino } from 'pino'

// A process of its own, so that what sends the requests takes nothing from what answers them.
const roles = JSON.parse(process.env.BENCH_ROLES ?? '') as Roles
const config = readConfig({
  DEMO: 'true',
  SECRET_KEY: 'a secret of the measurements, long enough',
  RATE_LIMIT_PER_MINUTE: '0',
  FILES_DIR: process.env.BENCH_FILES,
})
const services = await openServices(config, roles, pino({ level: 'error' }), [])
const app = await createApp(services)

/**
 * A bare reply of so many bytes under the headers that the compared answer has: what everything is compared
 * with. The headers matter because the sender of the load reads them in JavaScript.
 */
type Bare = { Params: { bytes: string }; Querystring: { headers: string } }
const bodies = new Map<string, Buffer>()
const headersOf = new Map<string, Record<string, string>>()
app.get<Bare>('/bare/:bytes', { schema: { hide: true } as never }, (request, reply) => {
  const { bytes } = request.params
  const { headers } = request.query
  const known = headersOf.get(headers) ?? JSON.parse(Buffer.from(headers, 'base64url').toString())
  const kind = bytes + known['content-encoding']
  const body = bodies.get(kind) ?? bodyOf(Number(bytes), known)
  bodies.set(kind, body)
  headersOf.set(headers, known)
  return reply.headers(known).send(body)
})
/** Compressed bytes are no text, and the sender of the load takes longer to read them. */
function bodyOf(bytes: number, headers: Record<string, string>): Buffer {
  return headers['content-encoding'] ? randomBytes(bytes) : Buffer.alloc(bytes, 'x')
}

await openStorefront(app, services, process.env.BENCH_STOREFRONT ?? '')
const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')

process.on('message', (message) => {
  if (message === 'memory') process.send?.(process.memoryUsage())
})
process.send?.({ origin })
// whoever measured has gone
process.on('disconnect', () => process.exit(0))
