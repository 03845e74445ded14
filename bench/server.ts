import { createApp } from '@estampa/server/app'
import { readConfig } from '@estampa/server/config'
import type { Roles } from '@estampa/server/db/migrate'
import { openStorefront } from '@estampa/server/start/open-storefront'
import { openServices } from '@estampa/server/start/start-server'
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

/** A bare reply of so many bytes: what everything is compared with. */
const bare = new Map<number, Buffer>()
app.get('/bare/:bytes', { schema: { hide: true } as never }, (request, reply) => {
  const bytes = Number((request.params as { bytes: string }).bytes)
  const body = bare.get(bytes) ?? Buffer.from(JSON.stringify({ result: 'x'.repeat(Math.max(0, bytes - 13)) }))
  bare.set(bytes, body)
  return reply.type('application/json').send(body)
})
await openStorefront(app, services, process.env.BENCH_STOREFRONT ?? '')
const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')

process.on('message', (message) => {
  if (message === 'memory') process.send?.({ rss: process.memoryUsage().rss })
})
process.send?.({ origin })
