import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGeography } from '@estampa/server/countries/load-geography'
import { startEmbedded } from '@estampa/server/db/embedded'
import { migrate } from '@estampa/server/db/migrate'
import { fillBenchShop } from './fill.ts'
const folder = join(tmpdir(), `estampa-quick-${process.pid}`)
const embedded = await startEmbedded(folder, { throwaway: false })
const roles = await migrate(embedded.url, 'bench', loadGeography)
await fillBenchShop(roles, 'pampa', Number(process.env.N ?? 1000))
const server = fork(join(import.meta.dirname, 'server.ts'), { execArgv: ['--max-semi-space-size=16', '--max-old-space-size=512', ...(process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/me/prof'] : [])], env: { ...process.env, BENCH_ROLES: JSON.stringify(roles), BENCH_FILES: join(folder, 'files'), BENCH_STOREFRONT: join(import.meta.dirname, '../apps/storefront/build') } })
const [{ origin }] = (await once(server, 'message')) as [{ origin: string }]
console.log('ORIGIN', origin, embedded.url)
process.on('SIGTERM', async () => { server.disconnect(); await once(server,'exit'); await embedded.stop(); process.exit(0) })
setInterval(() => {}, 1000)
