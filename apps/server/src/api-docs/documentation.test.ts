import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@estampa/contract/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { answerFault } from '../../test/documented-answers.ts'
import { everyCall as calls } from '../../test/every-call.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { document } from './documentation.ts'
import { headersOfCalls, tagTexts } from './openapi/texts.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

test('one valid OpenAPI 3.1 document describes every call of the contract [API-54]', async () => {
  const served = await (await fetch(`${testShops.origin}/api/openapi.json`)).json()
  expect(served).toEqual(JSON.parse(JSON.stringify(document)))
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  )
  expect(operations).toEqual(expect.arrayContaining(calls.map(({ name }) => name)))
  expect(new Set(operations).size).toBe(operations.length)
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the page to try it loads only what is ours and runs no script of its own text [API-54]', async () => {
  const page = await fetch(`${testShops.origin}/api/docs/`)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('http')
  const html = await page.text()
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => found[1] ?? '')
  expect(loaded.length).toBeGreaterThan(4)
  for (const path of loaded) {
    const answer = await fetch(new URL(path, `${testShops.origin}/api/docs/`))
    // a server does not close while an answer is unread
    await answer.arrayBuffer()
    const { status, url } = answer
    expect([url.startsWith(testShops.origin), status, path]).toEqual([true, 200, path])
  }
  expect([...html.matchAll(/<script[^>]*>([^<]*)</g)].filter((found) => found[1]?.trim())).toEqual([])
})

test('every feature has a name for people and every call says who may make it [API-54] [ADM-03]', () => {
  expect(Object.keys(contract).filter((feature) => !tagTexts[feature])).toEqual([])
  for (const { name, call } of calls) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]
    expect(operation?.summary.length, name).toBeGreaterThan(5)
    expect(operation?.description, name).not.toBe('')
    if (call.permission) expect(operation?.description, name).toContain(`\`${call.permission}\``)
  }
})

test('every call shows a request and its answer as they travel [API-54]', () => {
  expect(calls.filter(({ call }) => !call.example).map(({ name }) => name)).toEqual([])
})

test.each(calls.filter(({ call }) => call.example))(
  'the example of $name fits its schemas [API-54]',
  ({ call }) => {
    const { takes, gives } = call.example ?? {}
    const read = call.takes.safeParse(takes)
    expect(read.error?.issues ?? []).toEqual([])
    const answer = { result: gives, targetUrl: null, success: true, error: null }
    const body = JSON.stringify({ ...answer, unAuthorizedRequest: false, __abp: true })
    expect(answerFault(call.path, call.method, 200, body)).toBeUndefined()
    expect(z.decode(call.gives, gives as never)).toBeDefined()
  },
)

test('every header that a handler reads is described for its call [API-54]', () => {
  const described = new Set(
    Object.values(headersOfCalls).flatMap((names) => names.map((n) => n.toLowerCase())),
  )
  const root = join(import.meta.dirname, '..')
  const ofCalls = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$|^(admin|http|storefront|import|start)\//.test(file),
  )
  const read = ofCalls.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/headers\['([\w-]+)'\]/g)].map((found) => found[1]),
  )
  expect(read.length).toBeGreaterThan(0)
  expect(
    [...new Set(read)].filter((header) => header !== 'user-agent' && !described.has(String(header))),
  ).toEqual([])
  expect(Object.keys(headersOfCalls).filter((name) => !calls.some((call) => call.name === name))).toEqual([])
})

test('an answer off the document is told by operation, status and key', () => {
  const path = '/api/TokenAuth/GetAccess'
  const body = (result: object) =>
    JSON.stringify({
      result,
      targetUrl: null,
      success: true,
      error: null,
      unAuthorizedRequest: false,
      __abp: true,
    })
  expect(answerFault(path, 'GET', 200, body({ accessToken: 'a', expireInSeconds: 1 }))).toBeUndefined()
  expect(answerFault(path, 'GET', 200, body({ accessToken: 'a', expireInSeconds: 1, secret: 2 }))).toMatch(
    /customers\.getAccess 200: \/result must NOT have additional properties.*secret/,
  )
  expect(answerFault(path, 'GET', 200, body({ accessToken: 7, expireInSeconds: 1 }))).toMatch(
    /\/result\/accessToken must be string/,
  )
  expect(answerFault(path, 'GET', 418, body({}))).toMatch(/418: the document knows no such answer/)
})
