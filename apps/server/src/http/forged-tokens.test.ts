import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { EncryptJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuyer } from '../../test/buyer.ts'
import { at, forgeries } from '../../test/forgeries.ts'
import { claimsOf, forge } from '../../test/forgery.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { routeNamed } from '../app.ts'
import { derivedKey } from '../config/derived-key.ts'
import { endSession, openSession } from '../customers/sessions.store.ts'
import { routes } from '../routes.ts'

let testShops: TestShops
const protectedRoutes = routes.filter(({ call }) => call.who !== 'public')

beforeAll(async () => {
  testShops = await openTestShops()
  const { services } = testShops
  const { pampa, andina } = testShops
  const { secretKey } = services.config
  Object.assign(at, { pampa, andina, secretKey, key: derivedKey(services.config, 'tokens') })
  at.customer = (await openBuyer(testShops, 'pampa', 'lucia')).token
  at.other = (await openBuyer(testShops, 'pampa', 'marta')).token
  at.foreign = (await openBuyer(testShops, 'andina', 'lucia')).token
  at.guest = (await testShops.api('pampa').customers.getAccess({})).accessToken
  at.refresh = 'q'.repeat(43)
  const ended = await openBuyer(testShops, 'pampa', 'ernesto')
  const deleted = await openBuyer(testShops, 'pampa', 'delia')
  await services.database.inShop(testShops.pampa, async (tx) => {
    await openSession(tx, ended.customerId, 60, services.now())
    await endSession(tx, String(claimsOf(ended.token).sessionId), services.now())
    await tx.deleteFrom('customers').where('id', '=', deleted.customerId).execute()
  })
  Object.assign(at, { ended: ended.token, deleted: deleted.token })
})
afterAll(() => testShops.close())

/** A server that is late with its work says so before it looks at any token: then it is asked again. */
async function ask(route: (typeof routes)[number], headers: Record<string, string>, query = '') {
  for (let patience = 100; ; patience -= 1) {
    const answer = await testShops.app.inject({
      method: route.call.method,
      url: route.call.path + query,
      headers: { 'abp-tenantid': 'pampa', ...headers },
    })
    // calls without a network between leave the timers no turn
    await pause(answer.statusCode === 503 ? 50 : 0)
    if (answer.statusCode !== 503 || patience === 0) return answer
  }
}
const pause = (ms: number) => new Promise((passed) => (ms ? setTimeout(passed, ms) : setImmediate(passed)))

test('there are enough kinds and calls for the rest to mean something', () => {
  expect(forgeries.length).toBeGreaterThan(80)
  expect(protectedRoutes.length).toBeGreaterThan(10)
})

test.each(forgeries)('%s opens no call [API-11, AUTH-01, AUTH-02]', async (_, headers) => {
  const sent = headers()
  for (const route of protectedRoutes) {
    const { statusCode } = await ask(route, sent)
    if (statusCode !== 401) expect.fail(`${route.name} answered ${statusCode}`)
  }
})

test('a token that is no good is no better than none at the calls that are open to all [API-11, AUTH-01]', async () => {
  // whoever asks for a token may hold one that has ended: it counts for nothing
  const open = routes.filter(({ call }) => call.who === 'public' && !call.path.startsWith('/api/TokenAuth/'))
  const authorization = `Bearer ${forge({ payload: claimsOf(at.customer) })}`
  for (const route of open) {
    expect([route.name, (await ask(route, { authorization })).statusCode]).toEqual([route.name, 401])
  }
  expect((await ask(routeNamed('customers.getAccess'), { authorization: 'Bearer x.y.z' })).statusCode).toBe(
    200,
  )
})

test('an encrypted token opens no call [AUTH-01]', async () => {
  const token = await new EncryptJWT(claimsOf(at.customer))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: 'at+jwt' })
    .encrypt(at.key)
  for (const route of protectedRoutes) {
    expect((await ask(route, { authorization: `Bearer ${token}` })).statusCode).toBe(401)
  }
})

test('a token in the address is no token [AUTH-01]', async () => {
  for (const name of ['access_token', 'token', 'authorization', 'accessToken']) {
    for (const route of protectedRoutes) {
      expect((await ask(route, {}, `?${name}=${at.customer}`)).statusCode).toBe(401)
    }
  }
})

test('the header twice is refused whichever stands first, over a real connection [AUTH-01]', async () => {
  const twice = (tokens: string[]) =>
    new Promise<number | undefined>((answered, failed) => {
      const { port, hostname } = new URL(testShops.origin)
      const sent = httpRequest({ port, hostname, path: '/api/TokenAuth/LogOut' }, (response) => {
        response.resume()
        answered(response.statusCode)
      })
      sent.setHeader('abp-tenantid', 'pampa')
      sent.setHeader(
        'authorization',
        tokens.map((token) => `Bearer ${token}`),
      )
      sent.on('error', failed).end()
    })
  const bad = forge({ payload: claimsOf(at.customer) })
  expect(await Promise.all([twice([at.customer, bad]), twice([bad, at.customer])])).toEqual([401, 401])
})

test('bytes that no header may have end the connection with 400 and nothing else [AUTH-01]', async () => {
  for (const bytes of ['\0', '\n\n', '\x7f\x01']) {
    const { port, hostname } = new URL(testShops.origin)
    const answer = await new Promise<string>((answered, failed) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `GET /api/TokenAuth/LogOut HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bytes}x\r\n\r\n`,
        )
      })
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
        socket.end()
      })
      socket.on('close', () => answered(text)).on('error', failed)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  }
})

test('a lesser role is told so: a guest to sign in, a customer that it is not for them [AUTH-01]', async () => {
  for (const route of protectedRoutes) {
    const { who } = route.call
    if (who === 'customer' || who === 'buyer') {
      expect((await ask(route, { authorization: `Bearer ${at.guest}` })).statusCode).toBe(401)
    }
    if (who === 'staff') {
      expect((await ask(route, { authorization: `Bearer ${at.customer}` })).statusCode).toBe(403)
      expect((await ask(route, { authorization: `Bearer ${at.guest}` })).statusCode).toBe(403)
    }
  }
})

test('the good token opens the same calls, with any case of its scheme [AUTH-01]', async () => {
  const reads = protectedRoutes.filter(
    ({ call, name }) => call.method === 'GET' && call.who !== 'staff' && name !== 'customers.logOut',
  )
  expect(reads.length).toBeGreaterThan(0)
  for (const scheme of ['Bearer', 'bearer']) {
    for (const route of reads) {
      const { statusCode } = await ask(route, { authorization: `${scheme} ${at.customer}` })
      if ([401, 403].includes(statusCode) || statusCode >= 500) {
        expect.fail(`${route.name} answered ${statusCode}`)
      }
    }
  }
})
