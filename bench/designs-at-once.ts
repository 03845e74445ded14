/**
 * npm run designs-at-once: twenty-four new designs of one person that come at once, each measured for its price by a
 * server of its own, which runs with the settings of `npm start`. Every one is answered; printed are the median and the
 * 95th of a hundred of the answers, and the most memory of the server with its processes, without its database. The
 * figures hold on a machine that does nothing else.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { textElement } from '../e2e/builder-page.ts'
import { findDecorated } from '../e2e/catalog-answers.ts'
import { readTreeMemory } from '../e2e/process-memory.ts'
import { serverProcess, startSettings } from '../e2e/server-process.ts'

const DESIGNS = 24
const MAX_P95_MS = 3_000
const MAX_MEGABYTES = 450
const MEMORY_EVERY_MS = 100
const shop = 'pampa'

const data = await mkdtemp(join(tmpdir(), 'estampa-designs-at-once-'))
const server = await serverProcess({ ...startSettings(), DATA_DIR: data, RATE_LIMIT_PER_MINUTE: '0' })
await server.start()
try {
  const { origin } = server
  const { id, area, technique } = await findDecorated(origin, 'remera', 'Serigrafía')
  const { accessToken } = await client(httpTransport({ origin, shop })).customers.getAccess({})
  const { customization } = client(httpTransport({ origin, shop, token: () => accessToken }))
  const measure = async (name: string): Promise<number> => {
    const word = textElement('a', 60, 40, { text: name, size: 12, width: 60, height: 15 })
    const view = { printing_area_id: area, technique_id: technique, elements: [word], instructions: '' }
    const began = performance.now()
    await customization.measureDesign({ generic_id: id, sku: null, design: { version: 1, views: [view] } })
    return performance.now() - began
  }
  // threads and typefaces are loaded once
  await measure('Primera')
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, readTreeMemory(server.pid, ['postgres']))
  }, MEMORY_EVERY_MS)
  const answers = await Promise.allSettled(
    Array.from({ length: DESIGNS }, (_, index) => measure(`Equipo ${index}`)),
  )
  clearInterval(watch)
  const times = answers
    .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    .sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? Number.NaN)
  const [p95, megabytes] = [at(0.95), Math.round(most / 2 ** 20)]
  const load = loadavg()[0]?.toFixed(1)
  process.stdout.write(`${times.length} of ${DESIGNS} answered; load of the machine ${load}\n`)
  process.stdout.write(`median ${at(0.5)} ms, p95 ${p95} ms (at most ${MAX_P95_MS}), ${megabytes} MB\n`)
  const isKept = times.length === DESIGNS && p95 <= MAX_P95_MS && megabytes <= MAX_MEGABYTES
  process.exitCode = isKept ? 0 : 1
} finally {
  await server.kill('SIGTERM')
  await rm(data, { recursive: true, force: true })
}
