import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { memory, setProcessMemory } from '../memory/process-memory.ts'
import { measureLoad } from './process-load.ts'

let testShops: TestShops
let token: string
beforeAll(async () => {
  testShops = await openTestShops({ DATABASE_CONNECTIONS: '2' })
  token = (await testShops.api('pampa').customers.getAccess({})).accessToken
})
afterAll(() => testShops.close())

const prices = '/api/services/app/ShoppingCarts/GetShoppingCartProductPrice'
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(testShops.origin + prices, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
  })

test.each([
  ['a name that reaches the prototype', '{"__proto__":{"isAdmin":true}}', 400],
  ['the same deep inside', '[{"a":{"constructor":{"prototype":{"x":1}}}}]', 400],
  ['a hundred thousand brackets', '['.repeat(100_000), 400],
  ['a deep tree that is closed', `${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}`, 400],
  ['half a body', '{"a":', 400],
  ['nothing but a number', '7', 400],
  ['more than a megabyte', JSON.stringify('x'.repeat(1_100_000)), 413],
])('%s is refused and harms nobody [API-53]', async (_, body, status) => {
  const answer = await post(body)
  expect(answer.status).toBe(status)
  expect((await answer.json()).__abp).toBe(true)
})

test('brackets inside of text are not depth [API-53]', async () => {
  const answer = await post(JSON.stringify([{ note: '[{'.repeat(500) }]))
  expect((await answer.json()).error.refusal).toBe('invalid_input')
})

deepTest('a head without end, and one that comes letter by letter, lose the connection', async () => {
  const { port } = new URL(testShops.origin)
  const long = await talk(Number(port), [
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  ])
  expect(long).toContain('431')
  const started = performance.now()
  await talk(Number(port), [
    'GET /healthz HTTP/1.1\r\n',
    ...Array.from({ length: 60 }, (_, i) => `X-${i}: 1\r\n`),
  ])
  expect(performance.now() - started).toBeLessThan(40_000)
})

test('who waits for a locked row is told «busy» after a while, and the connection lives on [API-53]', async () => {
  const holder = await testShops.services.database.pool.connect()
  await holder.query('begin')
  await holder.query(`select set_config('estampa.shop', $1, true)`, [String(testShops.pampa)])
  await holder.query(`insert into order_counters values ($1, 1)`, [testShops.pampa])
  const waiting = testShops.services.database.inShop(testShops.pampa, async (tx) => {
    await sql`set local lock_timeout = 200`.execute(tx)
    await sql`insert into order_counters values (${testShops.pampa}, 1)`.execute(tx)
  })
  await expect(waiting).rejects.toMatchObject({ code: '55P03' })
  await holder.query('rollback')
  const { rows } = await holder.query('show statement_timeout')
  holder.release()
  expect(rows).toEqual([{ statement_timeout: '4500ms' }])
})

test('a long queue for the database turns calls away at once, and lets in again when it is gone [API-53]', async () => {
  const { pool } = testShops.services.database
  const held = await Promise.all([pool.connect(), pool.connect()])
  const category = `${testShops.origin}/api/services/app/Zecat/GetCategories`
  const call = () => fetch(category, { headers: { authorization: `Bearer ${token}` } })
  const calls = Array.from({ length: 260 }, call)
  await delay(700)
  const started = performance.now()
  const refused = await call()
  // whoever is let into the queue waits for 15 s
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect((await refused.json()).error.refusal).toBe('busy')
  expect((await fetch(`${testShops.origin}/healthz`)).status).toBe(200)
  for (const client of held) client.release()
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await call()).status).toBe(200)
})

deepTest('a process that is late again and again turns away more, the later it is', async () => {
  const pool = { waitingCount: 0, options: { max: 10 } } as never
  const [strict, middling, lax] = [0, 0.5, 0.99].map((chance) => measureLoad(pool, { random: () => chance }))
  const patient = measureLoad(pool, { countsLateness: false, random: () => 0 })
  const answers = () => [strict, middling, lax].map((load) => load?.isTooMuch())
  await stall(1_300)
  // one stall is forgiven
  expect(answers()).toEqual([false, false, false])
  for (let times = 0; times < 2; times++) await stall(1_600)
  expect(answers()).toEqual([true, true, false])
  // an order goes on
  expect(strict?.isTooMuch(true)).toBe(false)
  // where something before it sheds the load
  expect(patient.isTooMuch()).toBe(false)
  for (const load of [strict, middling, lax, patient]) load?.stop()
})

/** Holds the process up without taking a processor from others, then lets its timers have a turn. */
async function stall(ms: number): Promise<void> {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  await new Promise((done) => setTimeout(done, 1))
}

test('an upload that finds no memory is told when to come back, and is taken once there is some [SYS-04] [API-53]', async () => {
  const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#cc3344' } })
    .png()
    .toBuffer()
  const upload = () => {
    const body = new FormData()
    body.append('files', new Blob([new Uint8Array(logo)]), 'logo.png')
    const headers = { authorization: `Bearer ${token}` }
    return fetch(`${testShops.origin}/api/services/app/OrderLogos/UploadLogos`, {
      method: 'POST',
      body,
      headers,
    })
  }
  memory.uploads.setLimits({ bytes: 1_000, maxWaiting: 0, patienceMs: 1 })
  try {
    const others = await memory.uploads.lease({ bytes: 1_000 })
    const refused = await upload()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await refused.json()).error.message).toMatch(/Probá de nuevo en unos segundos/)
    others?.end()
    expect((await upload()).status).toBe(200)
  } finally {
    setProcessMemory(testShops.services.config.memoryBytes)
  }
})

/** Says these pieces, a quarter of a second apart, and gives what came back until the end. */
async function talk(port: number, pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let isOver = false
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isOver = true
  })
  for (const piece of pieces) {
    if (isOver) break
    socket.write(piece)
    await delay(250)
  }
  while (!isOver) await delay(50)
  return heard
}
