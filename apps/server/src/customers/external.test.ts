import type { Client } from '@estampa/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import {
  authProvider,
  begin,
  type IdentityProvider,
  openIdentityProvider,
  publicUrl,
  settingsFor,
  verified,
  visit,
} from '../../test/identity-provider.ts'
import { saveCustomer } from '../../test/people.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Tx } from '../db/database.ts'

const shift = { ms: 0 }
let provider: IdentityProvider
let testShops: TestShops

beforeAll(async () => {
  provider = await openIdentityProvider([`${publicUrl}/pampa/auth`, `${publicUrl}/andina/auth`])
  testShops = await openTestShops(settingsFor(provider.issuer))
  testShops.services.now = () => new Date(Date.now() + shift.ms)
})
beforeEach(() => {
  shift.ms = 0
})
afterAll(async () => {
  await testShops.close()
  await provider.close()
})

const guest = (shop = 'pampa') => testShops.guest(shop)
const enter = async (api: Client, account: string, returnUrl?: string) =>
  api.customers.externalAuthenticate(await visit(provider, api, account, returnUrl))

async function withConfig(change: Record<string, boolean>, work: () => Promise<void>): Promise<void> {
  const shop = await testShops.services.shops.byName('pampa')
  if (!shop) throw new Error('no pampa')
  const { config } = shop
  shop.config = { ...config, ...change }
  await work().finally(() => {
    shop.config = config
  })
}

const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)

const account = (email: string, changes: { verified?: boolean; password?: string } = {}) =>
  inPampa((tx) =>
    saveCustomer(tx, {
      email,
      fullName: 'Quien estaba',
      phoneNumber: '',
      company: '',
      password: null,
      verified: true,
      ...changes,
    }),
  )

describe('signing in with an account of another company', () => {
  test('the shop names its providers, and none without sign-in [API-09, CONF-11]', async () => {
    const { customers } = testShops.api('pampa')
    const rows = [{ name: authProvider, displayName: 'Cuentas del Sur', clientId: 'estampa' }]
    expect(await customers.getExternalAuthenticationProviders({})).toEqual(rows)
    await withConfig({ loginInShop: false }, async () => {
      expect(await customers.getExternalAuthenticationProviders({})).toEqual([])
    })
  })

  test('a new person gets an account and lands where they came from [API-09]', async () => {
    provider.accounts.set('s1', verified('Lucia@cuentas.example'))
    const answer = await enter(await guest(), 's1', '/orders/list?page=2')
    expect(answer).toMatchObject({
      canLogin: true,
      waitingForActivation: false,
      returnUrl: '/orders/list?page=2',
      email: 'lucia@cuentas.example',
      fullName: 'Lucía Paz',
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { customers } = testShops.api('pampa', answer.accessToken)
    await expect(customers.logOut({})).resolves.toEqual({})
  })

  test('comes back to the same account whatever their e-mail is by then [API-09]', async () => {
    provider.accounts.set('s2', verified('mara@cuentas.example'))
    const first = await enter(await guest(), 's2')
    provider.accounts.set('s2', { email: 'otra@cuentas.example', email_verified: false })
    expect(await enter(await guest(), 's2')).toMatchObject({
      userId: first.userId,
      email: 'mara@cuentas.example',
    })
  })

  test('the address carries a challenge, a nonce and the one address of the shop [API-09]', async () => {
    const { authorizationUrl, state } = await begin(await guest())
    const request = Object.fromEntries(new URL(authorizationUrl).searchParams)
    expect(request).toMatchObject({
      state,
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: 'estampa',
      redirect_uri: `${publicUrl}/pampa/auth`,
      scope: 'openid email profile',
    })
    expect(request.nonce?.length).toBeGreaterThan(30)
    expect(state).toMatch(/^OpenIdConnect\.[\w-]{43}$/)
    const rows = await inPampa((tx) =>
      sql<{ all: string }>`select string_agg(l::text, ' ') as all from external_logins l`.execute(tx),
    )
    expect(rows.rows[0]?.all).not.toContain(state)
  })

  test('both addresses of the call answer [API-09]', async () => {
    const response = await fetch(`${testShops.origin}/api/services/app/TokenAuth/ExternalAuthenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'abp.tenantid': 'pampa' },
      body: JSON.stringify({ authProvider, providerAccessCode: 'x' }),
    })
    expect(response.status).toBe(401)
  })
})

describe('an e-mail that has an account already', () => {
  test('is linked when the provider vouches for it; the password stays [API-09]', async () => {
    const { id, password_hash } = await account('nora@cuentas.example', { password: 'Tres tristes tigres 3' })
    provider.accounts.set('n1', verified('nora@cuentas.example'))
    expect(await enter(await guest(), 'n1')).toMatchObject({ userId: id, fullName: 'Quien estaba' })
    const now = await inPampa((tx) =>
      tx.selectFrom('customers').select('password_hash').where('id', '=', id).executeTakeFirst(),
    )
    expect(now).toEqual({ password_hash })
  })

  test('is never taken over with an e-mail that nobody vouches for [API-09]', async () => {
    await account('olga@cuentas.example')
    for (const said of [{ email_verified: false }, {}]) {
      provider.accounts.set('o1', { email: 'olga@cuentas.example', ...said })
      const failure = await refusalOf(enter(await guest(), 'o1'))
      expect(failure).toMatchObject({ status: 422, fault: { refusal: 'provider_email_unverified' } })
      expect(failure.message).toBe(
        'Cuentas del Sur no confirma que ese correo sea tuyo. Creá tu cuenta con correo y contraseña.',
      )
    }
    // and the answer is the same where there is no account
    provider.accounts.set('o2', { email: 'nadie@cuentas.example', email_verified: false })
    expect((await refusalOf(enter(await guest(), 'o2'))).fault?.refusal).toBe('provider_email_unverified')
    provider.accounts.set('o3', { name: 'Sin correo', email_verified: true })
    expect((await refusalOf(enter(await guest(), 'o3'))).fault?.refusal).toBe('provider_email_unverified')
  })

  test('loses the password of whoever registered it without confirming it [API-09]', async () => {
    const password = 'La puso otra persona 1'
    const { id } = await account('pia@cuentas.example', { verified: false, password })
    provider.accounts.set('p1', verified('pia@cuentas.example', 'Pía Luz'))
    expect(await enter(await guest(), 'p1')).toMatchObject({
      userId: id,
      fullName: 'Pía Luz',
      canLogin: true,
    })
    const wrong = testShops
      .api('pampa')
      .customers.authenticate({ userNameOrEmailAddress: 'pia@cuentas.example', password })
    expect((await refusalOf(wrong)).fault?.refusal).toBe('wrong_credentials')
  })

  test('becomes one account when the person comes in four windows at once [API-09]', async () => {
    provider.accounts.set('q1', verified('quim@cuentas.example'))
    const guests = await Promise.all([1, 2, 3, 4].map(() => guest()))
    const visits = await Promise.all(guests.map((api) => visit(provider, api, 'q1')))
    const answers = await Promise.all(
      guests.map((api, i) => api.customers.externalAuthenticate(visits[i] as (typeof visits)[number])),
    )
    expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1)
  })
})

describe('what is not one’s own', () => {
  const isOver = { status: 422, fault: { refusal: 'external_login_over' } }

  test('a state serves once, also when it comes twice at once [API-09]', async () => {
    provider.accounts.set('r1', verified('rita@cuentas.example'))
    const api = await guest()
    const answer = await visit(provider, api, 'r1')
    const both = await Promise.allSettled([1, 2].map(() => api.customers.externalAuthenticate(answer)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(api.customers.externalAuthenticate(answer))).toMatchObject(isOver)
  })

  test('a code serves once, also with a new state [API-09]', async () => {
    provider.accounts.set('r2', verified('roque@cuentas.example'))
    const api = await guest()
    const answer = await visit(provider, api, 'r2')
    await api.customers.externalAuthenticate(answer)
    const { state } = await begin(api)
    expect(await refusalOf(api.customers.externalAuthenticate({ ...answer, state }))).toMatchObject({
      status: 401,
      fault: { refusal: 'provider_refused' },
    })
  })

  test('the state of another guest, shop or provider, a made-up one or none is refused [API-09]', async () => {
    provider.accounts.set('r3', verified('sara@cuentas.example'))
    const [mine, other, elsewhere] = [await guest(), await guest(), await guest('andina')]
    const answer = await visit(provider, mine, 'r3')
    const { state: _, ...stateless } = answer
    const tries = [
      other.customers.externalAuthenticate(answer),
      elsewhere.customers.externalAuthenticate(answer),
      mine.customers.externalAuthenticate({ ...answer, state: `OpenIdConnect.${'x'.repeat(43)}` }),
      mine.customers.externalAuthenticate(stateless),
    ]
    for (const failure of await Promise.all(tries.map(refusalOf))) expect(failure).toMatchObject(isOver)
    const google = mine.customers.externalAuthenticate({ ...answer, authProvider: 'Google' })
    expect(await refusalOf(google)).toMatchObject({ status: 404, fault: { refusal: 'provider_unknown' } })
    // none of that used up what the right guest began
    await expect(mine.customers.externalAuthenticate(answer)).resolves.toMatchObject({ canLogin: true })
  })

  test('the code of another guest’s sign-in does not fit the challenge [API-09]', async () => {
    provider.accounts.set('r4', verified('tadeo@cuentas.example'))
    const [mine, other] = [await guest(), await guest()]
    const [victim, { state }] = [await visit(provider, mine, 'r4'), await begin(other)]
    const failure = await refusalOf(other.customers.externalAuthenticate({ ...victim, state }))
    expect(failure.fault?.refusal).toBe('provider_refused')
  })

  test('an id token with another nonce, and an answer of another issuer, are refused [API-09]', async () => {
    provider.accounts.set('r5', verified('ursula@cuentas.example'))
    const api = await guest()
    const answer = await visit(provider, api, 'r5')
    await inPampa((tx) => sql`update external_logins set nonce = 'another'`.execute(tx))
    expect((await refusalOf(api.customers.externalAuthenticate(answer))).fault?.refusal).toBe(
      'provider_refused',
    )
    const again = { ...(await visit(provider, api, 'r5')), iss: 'https://evil.example' }
    expect((await refusalOf(api.customers.externalAuthenticate(again))).fault?.refusal).toBe(
      'provider_refused',
    )
  })

  test('ten minutes later it is over [API-09]', async () => {
    provider.accounts.set('r6', verified('vera@cuentas.example'))
    const api = await guest()
    const answer = await visit(provider, api, 'r6')
    shift.ms = 601_000
    expect(await refusalOf(api.customers.externalAuthenticate(answer))).toMatchObject(isOver)
  })

  test('nobody is sent to another place than the shop [API-09]', async () => {
    const api = await guest()
    for (const returnUrl of ['https://evil.example', '//evil.example', '/\\evil.example', 'orders', '/a b']) {
      expect(await refusalOf(begin(api, returnUrl))).toMatchObject({ status: 400 })
    }
  })
})

describe('the switches of the shop', () => {
  test('login off refuses the beginning, the end and the refreshing [API-09, API-12, CONF-11]', async () => {
    provider.accounts.set('t1', verified('wanda@cuentas.example'))
    const api = await guest()
    const answer = await visit(provider, api, 't1')
    const { refreshToken } = await enter(await guest(), 't1')
    await withConfig({ loginInShop: false }, async () => {
      const { customers } = api
      const calls = [
        begin(api),
        customers.externalAuthenticate(answer),
        customers.refreshToken({ refreshToken }),
      ]
      for (const failure of await Promise.all(calls.map(refusalOf))) {
        expect(failure).toMatchObject({ status: 403, fault: { refusal: 'switched_off' } })
      }
    })
  })

  test('registration off lets in whom the shop knows and nobody else [API-09, CONF-11]', async () => {
    const { id } = await account('ximena@cuentas.example')
    provider.accounts.set('t2', verified('ximena@cuentas.example'))
    provider.accounts.set('t3', verified('nueva@cuentas.example'))
    await withConfig({ registrationInShop: false }, async () => {
      expect(await enter(await guest(), 't2')).toMatchObject({ userId: id })
      const failure = await refusalOf(enter(await guest(), 't3'))
      expect(failure).toMatchObject({ status: 403, fault: { refusal: 'registration_off' } })
    })
    const known = await inPampa((tx) =>
      tx.selectFrom('customers').select('id').where('email', '=', 'nueva@cuentas.example').execute(),
    )
    expect(known).toEqual([])
  })
})
