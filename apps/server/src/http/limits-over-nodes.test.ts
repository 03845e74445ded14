import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openServerProcess,
  openTestShops,
  type ServerProcess,
  type TestShops,
} from '../../test/test-shops.ts'

const MOST = 6
const TRIES = 4

let testShops: TestShops
let other: ServerProcess

beforeAll(async () => {
  const settings = {
    RATE_LIMIT_PER_MINUTE: String(MOST),
    LOGIN_TRIES: String(TRIES),
    TRUST_PROXY: '1',
    ANSWER_CACHE_MB: '8',
  }
  testShops = await openTestShops(settings)
  other = await openServerProcess(testShops, settings)
})
afterAll(async () => {
  await other.close()
  await testShops.close()
})

type Request = { path: string; ip: string; body?: BodyInit; json?: object }

/** Asks both nodes by turns, and gives the status of each answer. */
async function askByTurns(times: number, { path, ip, body, json }: Request): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const node = turn % 2 === 0 ? testShops.origin : other.origin
    const isRead = !body && !json
    const answer = await fetch(node + path, {
      method: isRead ? 'GET' : 'POST',
      headers: {
        'abp-tenantid': 'pampa',
        'x-forwarded-for': ip,
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(!isRead && { body: json ? JSON.stringify(json) : body }),
    })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    await answer.arrayBuffer()
  }
  return statuses
}

const refusedOf = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length

/** A minute that ends in the middle of a test would begin a new count. */
async function untilMinuteIsYoung(): Promise<void> {
  const second = new Date().getSeconds()
  if (second > 45) await new Promise((wait) => setTimeout(wait, (61 - second) * 1_000))
}

test('registrations, resets, quotes and uploads of one address have one limit at all nodes [SYS-09]', async () => {
  await untilMinuteIsYoung()
  const uploads = new FormData()
  uploads.append('file', new Blob(['x']), 'logo.svg')
  const requests: Request[] = [
    { path: '/api/services/app/Account/RegisterUser', ip: '203.0.113.1', json: {} },
    { path: '/api/services/app/Account/SendPasswordResetCodePartner', ip: '203.0.113.2', json: {} },
    { path: '/api/services/app/Orders/CreateUnsavedQuote', ip: '203.0.113.3', json: {} },
    { path: '/api/services/app/OrderLogos/UploadLogos', ip: '203.0.113.4', body: uploads },
  ]
  for (const request of requests) {
    const statuses = await askByTurns(MOST + 4, request)
    expect([request.path, statuses.includes(404), refusedOf(statuses)]).toEqual([request.path, false, 4])
    // what an address has used up is kept from no other
    expect(refusedOf(await askByTurns(1, { ...request, ip: '203.0.113.9' }))).toBe(0)
  }
})

test('the limits of what strangers could misuse are one: who has registered too often cannot ask for codes [SYS-09]', async () => {
  await untilMinuteIsYoung()
  const ip = '203.0.113.20'
  await askByTurns(MOST, { path: '/api/services/app/Account/RegisterUser', ip, json: {} })
  const reset = { path: '/api/services/app/Account/SendPasswordResetCodePartner', ip, json: {} }
  expect(refusedOf(await askByTurns(2, reset))).toBe(2)
})

test('failed sign-ins count at all nodes, and so do those of the back office [SYS-09] [SYS-12]', async () => {
  const wrong = { userNameOrEmailAddress: 'ana@pampa.example', password: 'equivocada' }
  const signIn = { path: '/api/TokenAuth/Authenticate', ip: '203.0.113.30', json: wrong }
  expect(await askByTurns(TRIES + 1, signIn)).toEqual([...Array(TRIES).fill(401), 429])
  const office = {
    path: '/api/TokenAuth/AuthenticateStaff',
    ip: '203.0.113.31',
    json: { email: 'ana@pampa.example', password: 'equivocada' },
  }
  expect(await askByTurns(TRIES + 1, office)).toEqual([...Array(TRIES).fill(401), 429])
})

test('reads from memory are counted by each node alone [SYS-09] [API-53]', async () => {
  const read = { path: '/api/services/app/Zecat/GetCategories', ip: '203.0.113.40' }
  expect(refusedOf(await askByTurns(2 * MOST, read))).toBe(0)
  expect(refusedOf(await askByTurns(2, read))).toBe(2)
})
