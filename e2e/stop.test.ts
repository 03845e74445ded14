import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { findEmbedded } from '@estampa/server/db/embedded'
import { saveShop } from '@estampa/server/shops/shops.store'
import { pampaShop } from '@estampa/server/test/shops'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest, isDeep } from './depth.ts'
import { repository, type ServerProcess, serverProcess } from './server-process.ts'

const LANES = 24

let folder: string
let database: string
let server: ServerProcess
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-stop-'))
  // PostgreSQL runs under an account of its own and has to reach its files
  await chmod(folder, 0o711)
  // as people start it: from its sources
  server = await serverProcess(
    {
      DATA_DIR: folder,
      DEMO: 'false',
      SECRET_KEY: 'a secret of the tests, long enough',
      MAIL_FROM: 'Estampa <no-reply@estampa.example>',
      SMTP_URL: 'smtp://127.0.0.1:1',
      RATE_LIMIT_PER_MINUTE: '0',
      SHED_LOAD: 'true',
    },
    repository,
  )
  await server.start()
  database = (await findEmbedded(join(folder, 'postgres'))) ?? ''
  await saveShop(database, pampaShop)
  while ((await get(config)).status !== 200) await delay(50)
})

afterAll(async () => {
  agent.destroy()
  await server.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const config = '/api/services/app/PartnerConfigs/GetConfig'

type Answer = { status: number | undefined; body: string; headers: NodeJS.Dict<string | string[]> }

/** Over kept connections, as a proxy's; the answer whole, or the connection's fault. */
function get(path: string, by: Agent | false = agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      server.origin + path,
      { agent: by, headers: { 'abp-tenantid': 'pampa' } },
      (answer) => {
        text(answer).then(
          (body) => resolve({ status: answer.statusCode, body, headers: answer.headers }),
          reject,
        )
      },
    )
    asking.on('error', reject)
    asking.end()
  })
}

test('a stop under load loses no answer, closes every connection and leaves no database behind', async () => {
  const sent: { at: number; outcome?: Answer | Error }[] = []
  let isOver = false
  async function lane(path: string): Promise<void> {
    while (!isOver) {
      const one: (typeof sent)[number] = { at: performance.now() }
      sent.push(one)
      one.outcome = await get(path).catch((error: Error) => error)
      if (one.outcome instanceof Error) return
    }
  }
  const lanes = Array.from({ length: LANES }, (_, i) => lane(i % 3 === 0 ? '/pampa/about' : config))
  const slow = slowAnswer()
  await delay(1_500)
  expect(await isListening(database)).toBe(true)
  const stoppedAt = performance.now()
  const code = await server.kill('SIGTERM')
  const tookMs = performance.now() - stoppedAt
  isOver = true
  await Promise.all(lanes)

  expect(code).toBe(0)
  // a machine that runs many tests is slow
  expect(tookMs).toBeLessThan(isDeep ? 12_000 : 60_000)
  const before = sent.filter(({ at }) => at < stoppedAt)
  expect(before.length).toBeGreaterThan(LANES * 3)
  const lost = before.filter(({ outcome }) => !outcome || outcome instanceof Error || outcome.status !== 200)
  expect(lost).toEqual([])
  expect(await slow).toMatch(/^HTTP\/1\.1 401 .*__abp/s)
  expect(await isListening(database)).toBe(false)
})

deepTest('the database of the demo is started again when it dies [SYS-02]', async () => {
  await server.start()
  const lock = join(folder, 'postgres/data/postmaster.pid')
  process.kill(Number((await readFile(lock, 'utf8')).split('\n')[0]), 'SIGKILL')
  await expect.poll(() => isListening(database)).toBe(false)
  await expect.poll(async () => (await get(config)).status, { timeout: 60_000 }).toBe(200)
  expect(await server.kill('SIGTERM')).toBe(0)
})

deepTest('a second signal ends the server at once, and its database with it', async () => {
  await server.start()
  const slow = slowAnswer()
  await delay(300)
  const first = server.kill('SIGTERM')
  await delay(1_500)
  expect(await server.kill('SIGTERM')).toBe(1)
  expect(await first).toBe(1)
  await slow
  await expect.poll(() => isListening(database)).toBe(false)
})

deepTest(
  'cached pages and the probes go on while a server that is stuck again and again turns calls away [API-53]',
  async () => {
    await server.start()
    await get('/pampa/about')
    let isOver = false
    const stuck = (async () => {
      while (!isOver) {
        server.signal('SIGSTOP')
        await delay(700)
        server.signal('SIGCONT')
        await delay(60)
      }
    })()
    await expect.poll(async () => (await get(config)).status, { timeout: 60_000 }).toBe(503)
    const refused = await get(config)
    const [health, page] = await Promise.all([get('/healthz', false), get('/pampa/about', false)])
    isOver = true
    await stuck
    expect([health.status, page.status]).toEqual([200, 200])
    if (refused.status === 503) expect(refused.headers['retry-after']).toBe('2')
    await expect.poll(async () => (await get(config)).status, { timeout: 60_000 }).toBe(200)
  },
)

/** A call whose second half is sent while the server stops. */
async function slowAnswer(): Promise<string> {
  const { port } = new URL(server.origin)
  const socket = connect(Number(port), '127.0.0.1')
  const heard = text(socket).catch(() => '')
  socket.on('error', () => {})
  const body = '{"payment":"TRF"}'
  const head = [
    'POST /api/services/app/Orders/UpdateOrderPayment HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Abp-TenantId: pampa',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
  await delay(3_500)
  socket.write(body.slice(5))
  return heard
}

/** Whether PostgreSQL takes connections at this address. */
function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
