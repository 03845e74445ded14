/** A collector of OpenTelemetry hears of requests, statements, jobs, calls to others and mails; nobody pays for it without one. */
import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import { mugDraft } from '../../test/products.ts'
import { TestMailServer } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { startTestWorker } from '../../test/test-worker.ts'
import { openTracing } from './open-tracing.ts'
import { traced } from './tracing.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type WireSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code?: number }
}

const bodies: string[] = []
const headers: Record<string, string | string[] | undefined>[] = []
let collector: Server
let other: Server
let post: TestMailServer
let testShops: TestShops
let stopTracing: () => Promise<void>

const open = async (server: Server) => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    bodies.push(Buffer.concat(chunks).toString())
    response
      .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}')
  })
  other = createServer((request, response) => {
    headers.push(request.headers)
    response.writeHead(418).end('no')
  })
  stopTracing = openTracing({ endpoint: `${await open(collector)}/`, service: 'estampa-test', ratio: 1 })
  post = new TestMailServer()
  await post.open()
  testShops = await openTestShops({ SMTP_URL: `smtp://127.0.0.1:${post.port}`, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await testShops.close()
  await post.close()
  await stopTracing()
  for (const server of [collector, other]) await new Promise((closed) => server.close(closed))
})

test('a collector hears of a request with its statements, of a job with its mail, and of a call to another company, without a word that anybody typed [SYS-16]', async () => {
  const worker = await startTestWorker(testShops)
  const buyer = await openBuyer(testShops, 'pampa')
  const [mug] = await addProduct(testShops, 'pampa', mugDraft())
  await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', mug as VariantFixture, 1))
  const traceId = 'c0ffee00c0ffee00c0ffee00c0ffee00'
  const listed = await fetch(
    `${testShops.origin}/api/services/app/Zecat/GetProductsList?name=secreto-que-alguien-busca`,
    { headers: { 'abp-tenantid': 'pampa', traceparent: `00-${traceId}-00f067aa0ba902b7-01` } },
  )
  expect(listed.status).toBe(200)
  const address = await open(other)
  await traced({ name: 'work', kind: 'consumer', facts: {} }, async () => {
    await (await fetch(`${address}/v2/clave-en-la-direccion?token=nadie-la-ve`)).text()
  })
  // what belongs to nothing that is traced is not traced
  await (await fetch(`${address}/alone`)).text()
  await traced({ name: 'failing', kind: 'consumer', facts: {} }, async () => {
    throw new TypeError('ana@correo.example no pudo')
  }).catch(() => {})
  await expect.poll(() => post.received.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await worker.stop()
  await stopTracing()

  const text = bodies.join('\n')
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
  const factsOf = ({ attributes }: WireSpan) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
  const named = (pattern: RegExp) => spans.filter(({ name }) => pattern.test(name))
  const [order] = named(/^POST .*Orders\/CompleteOrder$/)
  expect(order && factsOf(order)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/services/app/Orders/CompleteOrder',
    'http.response.status_code': 200,
    'estampa.shop': 'pampa',
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === order?.spanId)
  expect(statements.length).toBeGreaterThan(3)
  for (const statement of statements) {
    expect(statement.name).toMatch(/^[A-Z]+ [\w-]{20,}$/)
    expect(statement.traceId).toBe(order?.traceId)
    expect(factsOf(statement)).toMatchObject({ 'db.system.name': 'postgresql' })
  }
  const [list] = spans.filter((span) => span.traceId === traceId && span.name.startsWith('GET '))
  expect(list).toMatchObject({
    name: 'GET /api/services/app/Zecat/GetProductsList',
    parentSpanId: '00f067aa0ba902b7',
  })
  const [mail] = named(/^smtp$/)
  const job = spans.find(({ spanId }) => spanId === mail?.parentSpanId)
  expect(job?.name).toMatch(/^job \w+/)
  expect(mail && factsOf(mail)).toEqual({ 'server.address': '127.0.0.1', 'estampa.shop': 'pampa' })
  const calls = named(/^GET 127\.0\.0\.1$/)
  const [work] = named(/^work$/)
  const call = calls.find(({ parentSpanId }) => parentSpanId === work?.spanId)
  expect(call && factsOf(call)).toMatchObject({ 'http.response.status_code': 418 })
  expect(headers.map(({ traceparent }) => traceparent)).toEqual([
    `00-${work?.traceId}-${call?.spanId}-01`,
    undefined,
  ])
  const [failing] = named(/^failing$/)
  expect(failing).toMatchObject({ status: { code: 2 } })
  expect(failing && factsOf(failing)).toEqual({ 'error.type': 'TypeError' })
  expect(text).toContain('estampa-test')
  for (const secret of ['secreto-que', 'clave-en-la', 'nadie-la-ve', '@', 'Bearer', 'insert into', 'Lucía'])
    expect(text).not.toContain(secret)
})

deepTest('where no collector is named its packages are not even loaded [SYS-16]', async () => {
  // the small package of names is loaded by the metrics too
  const loaded = async (settings: Record<string, string>) => {
    const script = `
      import { registerHooks } from 'node:module'
      const seen = []
      registerHooks({ resolve: (name, context, next) => { seen.push(name); return next(name, context) } })
      await import('${new URL('../start/start-server.ts', import.meta.url)}')
      const { currentTracer } = await import('${new URL('./tracing.ts', import.meta.url)}')
      if (process.env.OPEN) (await import('${new URL('./open-tracing.ts', import.meta.url)}'))
      console.log(JSON.stringify({ isOn: currentTracer() !== undefined, seen: seen.filter((name) => name.startsWith('@opentelemetry/sdk')) }))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env: { PATH: process.env.PATH ?? '', ...settings } },
    )
    return JSON.parse(stdout) as { isOn: boolean; seen: string[] }
  }
  expect(await loaded({})).toEqual({ isOn: false, seen: [] })
  // the look finds them where they are loaded
  expect((await loaded({ OPEN: 'yes' })).seen).toContain('@opentelemetry/sdk-trace-base')
  let passed = 0
  expect(await traced({ name: 'nothing', kind: 'consumer', facts: {} }, async () => ++passed)).toBe(1)
})
