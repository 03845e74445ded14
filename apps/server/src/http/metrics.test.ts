import { request as ask } from 'node:http'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { createApp } from '../app.ts'

let testShops: TestShops
let lines: Record<string, unknown>[]
let origin: string
let stop: () => Promise<void>

beforeAll(async () => {
  testShops = await openTestShops()
  lines = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line))
      done()
    },
  })
  const config = {
    ...testShops.services.config,
    trustProxy: '127.0.0.1',
    publicUrl: 'https://estampa.example',
  }
  const app = await createApp({ ...testShops.services, config, log: pino({ level: 'info' }, sink) })
  app.get('/api/broken', async () => {
    throw new Error('secret detail of ours')
  })
  app.get('/api/failing/:code', async ({ params }) => {
    throw Object.assign(new Error('said by PostgreSQL'), params)
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  stop = () => app.close()
})
afterAll(async () => {
  await stop()
  await testShops.close()
})

const config = '/api/services/app/PartnerConfigs/GetConfig'
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'abp-tenantid': 'pampa', ...headers } })
const lineOf = async (id: string | null) => {
  await new Promise((done) => setTimeout(done, 20))
  return lines.filter((line) => line.requestId === id)
}

test('each request is one line: its route and never its query, its status, its shop and kind of person [ERR-06]', async () => {
  const answer = await get('/api/TokenAuth/GetAccess?refreshToken=s3cret-token')
  const [line, ...more] = await lineOf(answer.headers.get('x-request-id'))
  expect(more).toEqual([])
  expect(line).toMatchObject({
    msg: 'request',
    method: 'GET',
    route: '/api/TokenAuth/GetAccess',
    status: 200,
    shop: 'pampa',
    person: 'nobody',
    ms: expect.any(Number),
  })
  expect(JSON.stringify(lines)).not.toContain('s3cret')
})

test('an accident tells the person its code and nothing else; the log tells the rest [ERR-06] [API-53]', async () => {
  const answer = await get('/api/broken')
  const id = answer.headers.get('x-request-id')
  const body = await answer.json()
  expect(answer.status).toBe(500)
  expect(body.error.details).toBe(`Código de seguimiento: ${id}`)
  expect(JSON.stringify(body)).not.toContain('secret detail')
  const found = await lineOf(id)
  expect(found.find(({ msg }) => msg === 'accident')).toMatchObject({
    route: '/api/broken',
    err: { message: 'secret detail of ours' },
  })
})

test.each([
  ['waits for a lock in vain', '55P03', 503, 'busy'],
  ['takes too long', '57014', 503, 'busy'],
  ['meets a database that goes away', '57P01', 503, 'busy'],
  ['meets a standby that was the primary', '25006', 503, 'busy'],
  ['finds a connection that ended', '08003', 503, 'busy'],
  ['finds the disk of the files full', 'ENOSPC', 503, 'busy'],
  ['finds the disk of the database full', '53100', 503, 'busy'],
  ['says what no column can hold', '22021', 400, 'malformed'],
  ['breaks a rule of ours', '23505', 500, 'accident'],
])('who %s is told so, and when to come back [API-53] [ERR-06]', async (_, code, status, refusal) => {
  const answer = await get(`/api/failing/${code}`)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after') === null).toBe(status !== 503)
  expect(await answer.json()).toMatchObject({ error: { refusal } })
  const found = await lineOf(answer.headers.get('x-request-id'))
  expect(found.some(({ msg }) => msg === refusal)).toBe(status >= 500)
})

test('a proxy that is trusted names the request; what nobody would call an id is not repeated [ERR-06]', async () => {
  const named = await get(config, { 'x-request-id': 'edge-7f3a91c2' })
  expect(named.headers.get('x-request-id')).toBe('edge-7f3a91c2')
  const invented = await get(config, { 'x-request-id': '<script>alert(1)</script>' })
  expect(invented.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  const untrusted = await fetch(testShops.origin + config, {
    headers: { 'abp-tenantid': 'pampa', 'x-request-id': 'edge-7f3a91c2' },
  })
  expect(untrusted.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('answers of the API are kept by no cache, run nowhere and are framed by nobody [API-53]', async () => {
  const answer = await get(config)
  expect((await get('/api/TokenAuth/GetAccess')).headers.get('cache-control')).toBe('no-store')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    // what is for everybody may be kept by its reader, who asks about it each time
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
  })
  const insecure = await fetch(testShops.origin + config, { headers: { 'abp-tenantid': 'pampa' } })
  expect(insecure.headers.get('strict-transport-security')).toBeNull()
})

test('the API’s page keeps a policy of its own, and may load what is ours [API-54]', async () => {
  const answer = await get('/api/docs/')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('the process says that it lives, and that it is ready [ERR-06]', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ok' })
})

test('a process whose database is gone lives but is not ready, and says so within a second or so', async () => {
  const { database } = testShops.services
  const gone = { ...database, outside: () => new Promise<never>(() => {}) }
  const app = await createApp({ ...testShops.services, database: gone })
  const started = performance.now()
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'late' }])
  expect(performance.now() - started).toBeLessThan(10_000)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
})

test('a process without all migrations, or that is about to stop, is not ready', async () => {
  const { database } = testShops.services
  const empty = { ...database, outside: async () => ({ rows: [] }) as never }
  const app = await createApp({ ...testShops.services, database: empty })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'migrations' })
  app.lastCalls()
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }])
  expect(answer.headers.connection).toBe('close')
  await app.close()
})

test('the numbers of the server are for this machine alone, and not for who comes through a proxy', async () => {
  const text = await (await get('/metrics')).text()
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"?]+",status="200"\} \d+/)
  expect(text).toContain('database_connections{state="waited_for"} 0')
  expect(text).toContain('jobs{state="waiting"} ')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
    expect((await get('/metrics', { [name]: '8.8.8.8' })).status).toBe(404)
  }
  expect(await statusFor({ host: 'estampa.example' })).toBe(404)
})

test('with a token the numbers are for who knows it, from wherever', async () => {
  const config = { ...testShops.services.config, metricsToken: 'a token of the metrics' }
  const app = await createApp({ ...testShops.services, config })
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } })
  expect((await ask()).statusCode).toBe(404)
  expect((await ask('Bearer another')).statusCode).toBe(404)
  expect((await ask('Bearer a token of the metrics')).statusCode).toBe(200)
  await app.close()
})

/** fetch does not let a Host be invented. */
function statusFor(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    ask(`${origin}/metrics`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
