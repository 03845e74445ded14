import { createApp } from '@estampa/server/app'
import { readConfig } from '@estampa/server/config'
import type { Roles } from '@estampa/server/db/migrate'
import { openServices } from '@estampa/server/start/open-services'
import { openStorefront } from '@estampa/server/start/open-storefront'
import { pino } from 'pino'
import { mountBareReply } from './bare-reply.ts'

const roles = JSON.parse(process.env.BENCH_ROLES ?? '') as Roles
const config = readConfig({
  DEMO: 'true',
  SECRET_KEY: 'a secret of the measurements, long enough',
  RATE_LIMIT_PER_MINUTE: '0',
  // a machine that is late with other work would turn into refusals, which are no result
  SHED_LOAD: 'false',
  FILES_DIR: process.env.BENCH_FILES,
  ANSWER_CACHE_MB: process.env.ANSWER_CACHE_MB,
})
const services = await openServices(config, roles, pino({ level: 'error' }), [])
const app = await createApp(services)
mountBareReply(app)
await openStorefront(app, services, process.env.BENCH_STOREFRONT ?? '')
const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')

process.on('message', (message) => {
  if (message === 'memory') process.send?.(process.memoryUsage())
})
process.send?.({ origin })
// whoever measured has gone
process.on('disconnect', () => process.exit(0))
