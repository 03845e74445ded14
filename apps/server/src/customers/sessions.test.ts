import type { CallFailure } from '@estampa/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openBuyer, refusalOf } from '../../test/buyer.ts'
import { claimsOf } from '../../test/forgery.ts'
import { saveCustomer } from '../../test/people.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { addRefreshToken, endSessionsOf, openSession } from './sessions.store.ts'

let testShops: TestShops
const shift = { ms: 0 }
const name = { fullName: 'Ana Paz', phoneNumber: '', company: '' }
const ana = { userNameOrEmailAddress: 'ana@sesiones.example', password: 'Tres tristes tigres 3' }

beforeAll(async () => {
  testShops = await openTestShops({ LOGIN_TRIES: '0' })
  testShops.services.now = () => new Date(Date.now() + shift.ms)
  const { userNameOrEmailAddress: email, password } = ana
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveCustomer(tx, { ...name, email, password, verified: true }),
  )
})
beforeEach(() => {
  shift.ms = 0
})
afterAll(() => testShops.close())

const signIn = () => testShops.api('pampa').customers.authenticate(ana)
/** A call that a signed-in person may always make; a server that is late says so, and is asked again. */
async function isIn(accessToken: string): Promise<boolean> {
  const request = await testShops
    .api('pampa', accessToken)
    .countries.getAllDomicilieProvince({})
    .catch((failure: CallFailure) => failure.status)
  if (request !== 503)
    return request === 401 ? false : Array.isArray(request) || expect.fail(`answered ${request}`)
  await new Promise((passed) => setTimeout(passed, 100))
  return isIn(accessToken)
}

describe('an access token', () => {
  test('ends with the signing out, at once, and no other sign-in with it [API-10, AUTH-05]', async () => {
    const [here, there] = [await signIn(), await signIn()]
    expect(await Promise.all([isIn(here.accessToken), isIn(there.accessToken)])).toEqual([true, true])
    await testShops.api('pampa', here.accessToken).customers.logOut({})
    expect(await Promise.all([isIn(here.accessToken), isIn(there.accessToken)])).toEqual([false, true])
    const failure = await refusalOf(testShops.api('pampa', here.accessToken).customers.logOut({}))
    expect(failure).toMatchObject({ status: 401 })
  })

  test('ends at once also in the middle of a crowd of calls [API-10]', async () => {
    const { accessToken } = await signIn()
    let isOver = false
    const calls = Array.from({ length: 8 }, async () => {
      const late: boolean[] = []
      for (let i = 0; i < 30; i += 1) {
        const wasOver = isOver
        const answer = await isIn(accessToken)
        if (wasOver) late.push(answer)
      }
      return late
    })
    await testShops.api('pampa', accessToken).customers.logOut({})
    isOver = true
    const late = (await Promise.all(calls)).flat()
    expect(late.length).toBeGreaterThan(20)
    expect(late).not.toContain(true)
  })

  test('ends when all sign-ins of the person end, but not the one that asks for it [API-05, API-07]', async () => {
    const [here, there] = [await signIn(), await signIn()]
    const { customerId, sessionId } = claimsOf(here.accessToken) as { customerId: number; sessionId: string }
    expect(await Promise.all([isIn(here.accessToken), isIn(there.accessToken)])).toEqual([true, true])
    const end = (except?: string) =>
      testShops.services.database.inShop(testShops.pampa, (tx) =>
        endSessionsOf(tx, customerId, testShops.services.now(), { except: except ?? null }),
      )
    await end(sessionId)
    expect(await Promise.all([isIn(here.accessToken), isIn(there.accessToken)])).toEqual([true, false])
    await end()
    expect(await isIn(here.accessToken)).toBe(false)
  })

  test('ends with the account [API-07]', async () => {
    const { token, customerId } = await openBuyer(testShops, 'pampa', 'delia')
    expect(await isIn(token)).toBe(true)
    await testShops.services.database.inShop(testShops.pampa, async (tx) => {
      await endSessionsOf(tx, customerId, testShops.services.now())
      await tx.deleteFrom('customers').where('id', '=', customerId).execute()
    })
    expect(await isIn(token)).toBe(false)
  })

  test('that another process ended is refused as soon as this one hears of it, not only when it looks again [API-10]', async () => {
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    onTestFinished(() => time.mockRestore())
    const { token, customerId } = await openBuyer(testShops, 'pampa', 'eva')
    expect(await isIn(token)).toBe(true)
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      sql`update customer_sessions set ended_at = now() where customer_id = ${customerId}`.execute(tx),
    )
    await expect.poll(() => isIn(token)).toBe(false)
  })

  test('of a guest costs no look into the sessions, a customer’s one in three seconds [API-11]', async () => {
    const look = vi.spyOn(testShops.services.database, 'readInShop')
    const { token } = await openBuyer(testShops, 'pampa', 'flor')
    const guest = (await testShops.api('pampa').customers.getAccess({})).accessToken
    const count = async (accessToken: string) => {
      look.mockClear()
      for (let i = 0; i < 5; i += 1) await testShops.api('pampa', accessToken).shops.getConfig({})
      return look.mock.calls.length
    }
    const [ofGuest, ofCustomer] = [await count(guest), await count(token)]
    look.mockRestore()
    expect(ofCustomer - ofGuest).toBe(1)
  })
})

describe('a refresh token', () => {
  test('serves two tabs at once, and both go on [API-12, AUTH-02]', async () => {
    const { refreshToken } = await signIn()
    const { customers } = testShops.api('pampa')
    const tabs = await Promise.all([1, 2].map(() => customers.refreshToken({ refreshToken })))
    for (const tab of tabs) {
      expect(await isIn(tab.accessToken)).toBe(true)
      shift.ms += 60_000
      await expect(customers.refreshToken({ refreshToken: tab.refreshToken })).resolves.toBeTruthy()
    }
  })

  test('shown again after the grace ends the sign-in with its access tokens [API-12]', async () => {
    const first = await signIn()
    const { customers } = testShops.api('pampa')
    const next = await customers.refreshToken({ refreshToken: first.refreshToken })
    expect(await Promise.all([isIn(first.accessToken), isIn(next.accessToken)])).toEqual([true, true])
    shift.ms = 10_500
    const failure = await refusalOf(customers.refreshToken({ refreshToken: first.refreshToken }))
    expect(failure).toMatchObject({ status: 401, fault: { refusal: 'bad_refresh_token' } })
    expect(await Promise.all([isIn(first.accessToken), isIn(next.accessToken)])).toEqual([false, false])
    await refusalOf(customers.refreshToken({ refreshToken: next.refreshToken }))
  })

  test('serves no crowd: of sixty at once twenty are tabs [API-12]', async () => {
    const { database } = testShops.services
    const token = await database.inShop(testShops.pampa, async (tx) => {
      const { id } = await saveCustomer(tx, {
        ...name,
        email: 'crowd@sesiones.example',
        password: null,
        verified: true,
      })
      const session = await openSession(tx, id, 3600, testShops.services.now())
      return (await addRefreshToken(tx, session, testShops.services.now())).token
    })
    const { customers } = testShops.api('pampa')
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, () => customers.refreshToken({ refreshToken: token })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  test('of a sign-in that is over gives nothing more [API-10, API-12]', async () => {
    const { accessToken, refreshToken } = await signIn()
    const { customers } = testShops.api('pampa', accessToken)
    await Promise.allSettled([
      customers.logOut({}),
      ...[1, 2, 3].map(() => customers.refreshToken({ refreshToken })),
    ])
    const [tokens] = await Promise.allSettled([customers.refreshToken({ refreshToken })])
    expect(tokens?.status).toBe('rejected')
  })
})

test.each(['/api/TokenAuth', '/api/services/app/TokenAuth'])(
  'the token calls answer under %s [API-10, API-11, API-12]',
  async (prefix) => {
    const { accessToken, refreshToken } = await signIn()
    const ask = (path: string, method = 'GET', bearer = '') =>
      fetch(`${testShops.origin}${prefix}/${path}`, {
        method,
        headers: { 'abp.tenantid': 'pampa', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      }).then(async (response) => [response.status, ((await response.json()) as { result: object }).result])
    expect(await ask('GetAccess')).toEqual([
      200,
      { accessToken: expect.any(String), expireInSeconds: 2_592_000 },
    ])
    expect(await ask(`RefreshToken?refreshToken=${refreshToken}`, 'POST')).toEqual([
      200,
      expect.objectContaining({ canLogin: true, email: 'ana@sesiones.example' }),
    ])
    expect(await ask('LogOut', 'GET', accessToken)).toEqual([200, {}])
    expect(await isIn(accessToken)).toBe(false)
  },
)
