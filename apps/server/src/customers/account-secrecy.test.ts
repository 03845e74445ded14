import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type Accounts, openAccounts, password, registrationInput } from '../../test/account.ts'
import { refusalOf } from '../../test/buyer.ts'
import { asOwner, codeIn, prioritizeJobs, until } from '../../test/test-mail-server.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { createApp } from '../app.ts'
import type { App } from '../http/app.ts'
import { openServices } from '../start/open-services.ts'

const MINUTE_MS = 60_000

describe('whether an e-mail has an account', () => {
  const ROUNDS = process.env.DEEP ? 15 : 7
  let testShops: TestShops

  beforeAll(async () => {
    testShops = await openTestShops({ LOGIN_TRIES: '0' })
    await testShops.api('pampa').customers.registerUser(registrationInput('known@cliente.example'))
    await testShops.services.database.inShop(testShops.pampa, (tx) =>
      tx.updateTable('customers').set({ verified_at: new Date() }).execute(),
    )
  })
  afterAll(() => testShops.close())

  /** The answer as it travels, with what was sent taken out, and how long it took. */
  async function answerOf(call: string, body: Record<string, unknown>) {
    const began = performance.now()
    const response = await fetch(`${testShops.origin}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Abp-TenantId': 'pampa' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const ms = performance.now() - began
    const email = String(body.emailAddress ?? body.userNameOrEmailAddress)
    return { said: `${response.status} ${text.replaceAll(email, '<e-mail>')}`, ms }
  }

  type Asked = { path: string; bodyOf: (email: string) => Record<string, unknown> }
  let request = 0

  /** The median of several answers to each, in turns; what they said is gathered. */
  async function measure({ path, bodyOf }: Asked, told: Record<'known' | 'unknown', Set<string>>) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        request += 1
        const email = kind === 'known' ? 'known@cliente.example' : `nobody${request}@cliente.example`
        const { said, ms } = await answerOf(path, bodyOf(email))
        told[kind].add(said)
        times[kind].push(ms)
      }
    }
    return { known: median(times.known), unknown: median(times.unknown) }
  }

  /** The same status, the same body, the same time. */
  async function tellsNothing(path: string, bodyOf: Asked['bodyOf']) {
    const told = { known: new Set<string>(), unknown: new Set<string>() }
    const differences: number[] = []
    // a machine with other things to do differs now and then, a call that tells differs every time
    do {
      const { known, unknown } = await measure({ path, bodyOf }, told)
      // a hash takes 15 ms and more; a query more or less cannot be told from the noise of a network
      differences.push(Math.abs(known - unknown) - Math.max(5, known * 0.35))
    } while (Math.min(...differences) > 0 && differences.length < 4)
    expect([...told.known]).toHaveLength(1)
    expect(told.unknown).toEqual(told.known)
    expect(Math.min(...differences)).toBeLessThanOrEqual(0)
  }

  const account = 'services/app/Account'

  test('is not told by who registers [API-02]', () =>
    tellsNothing(`${account}/RegisterUser`, (email) => registrationInput(email)))

  test('is not told by who asks for the mails [API-03, API-04]', async () => {
    const bodyOf = (emailAddress: string) => ({ emailAddress })
    await tellsNothing(`${account}/SendEmailActivationEcommerceLink`, bodyOf)
    await tellsNothing(`${account}/SendPasswordResetCodePartner`, bodyOf)
  })

  test('is not told by who guesses codes [API-05, API-08]', async () => {
    const code = 'AAAAAAAA'
    await tellsNothing(`${account}/ResetPassword`, (emailAddress) => ({
      emailAddress,
      resetCode: code,
      password,
    }))
    await tellsNothing(`${account}/ValidateCodeAuth`, (emailAddress) => ({
      emailAddress,
      confirmationToken: code,
    }))
  })

  test('is not told by who guesses passwords [API-01]', () =>
    tellsNothing('TokenAuth/Authenticate', (userNameOrEmailAddress) => ({
      userNameOrEmailAddress,
      password: 'no',
    })))

  function median(numbers: number[]): number {
    return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
  }
})

describe('limits', () => {
  let here: Accounts

  beforeAll(async () => {
    here = await openAccounts({ LOGIN_TRIES: '5' })
  })
  beforeEach(() => {
    here.shift.ms += 25 * 60 * MINUTE_MS
  })
  afterAll(() => here.close())

  /** The same shop after a restart: new services on the same database. */
  async function afterRestart<T>(work: (api: ReturnType<TestShops['api']>) => Promise<T>): Promise<T> {
    const { config, now } = here.testShops.services
    const app = new URL(inject('database').template.app)
    app.pathname = new URL(here.testShops.ownerUrl).pathname
    const open: (() => Promise<void>)[] = []
    const roles = { owner: here.testShops.ownerUrl, app: app.href }
    const services = await openServices(config, roles, pino({ level: 'silent' }), open)
    services.now = now
    const server: App = await createApp(services)
    try {
      const origin = await server.listen({ port: 0, host: '127.0.0.1' })
      return await work(staffClient(httpTransport({ origin, shop: 'pampa' })))
    } finally {
      await server.close()
      for (const close of open.reverse()) await close()
    }
  }

  test('of codes hold after a restart, also for the right one [API-05, API-08]', async () => {
    const email = 'ana@cliente.example'
    await here.settle(email)
    await here.calls().sendPasswordResetCodePartner({ emailAddress: email })
    const { userId, typed } = codeIn(await here.post.next(email))
    const guess = (resetCode: string) => ({ userId, resetCode, password })
    const failures = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(here.calls().resetPassword(guess('AAAAAAAA')))),
    )
    const codes = failures.map(({ fault }) => fault?.refusal)
    expect(codes.filter((refusal) => refusal === 'bad_code')).toHaveLength(5)
    expect(codes.filter((refusal) => refusal === 'too_many_tries')).toHaveLength(3)
    await afterRestart(async ({ customers }) => {
      expect((await refusalOf(customers.resetPassword(guess(typed)))).status).toBe(429)
      here.shift.ms += 16 * MINUTE_MS
      await expect(customers.resetPassword(guess(typed))).resolves.toMatchObject({ canLogin: true })
    })
  })

  test('of mails: of each purpose three in a quarter of an hour, eight in a day and one in an hour after them, to anybody [API-02, API-03, API-04, SYS-12]', async () => {
    const { registerUser, sendEmailActivationEcommerceLink, sendPasswordResetCodePartner } = here.calls()
    for (const emailAddress of ['beto@cliente.example', 'nobody@cliente.example']) {
      const reset = () => sendPasswordResetCodePartner({ emailAddress })
      let sent = 0
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const answers = await Promise.allSettled(Array.from({ length: 4 }, reset))
        sent += answers.filter(({ status }) => status === 'fulfilled').length
        if (quarter === 0) expect(sent).toBe(3)
        here.shift.ms += 16 * MINUTE_MS
      }
      // the hour of the first one is over: the code of the last one may be too
      expect(sent).toBe(8)
      await expect(reset()).resolves.toEqual({})
      expect((await refusalOf(reset())).fault).toMatchObject({ refusal: 'too_many_mails', code: 429 })
      await expect(sendEmailActivationEcommerceLink({ emailAddress })).resolves.toEqual({})
      await expect(registerUser(registrationInput(emailAddress))).resolves.toMatchObject({ canLogin: false })
      await afterRestart(async ({ customers }) => {
        expect((await refusalOf(customers.sendPasswordResetCodePartner({ emailAddress }))).status).toBe(429)
      })
      here.shift.ms += 24 * 60 * MINUTE_MS
      await expect(reset()).resolves.toEqual({})
    }
  })

  test('of one address hold over all e-mails [API-04]', async () => {
    const request = Array.from({ length: 34 }, (_, i) =>
      here.calls().sendPasswordResetCodePartner({ emailAddress: `person${i}@cliente.example` }),
    )
    const answers = await Promise.allSettled(request)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  })

  test('of the password that is asked once more hold too [API-06, API-07]', async () => {
    const { accessToken, userId, email } = await here.settle('cora@cliente.example')
    const mine = here.calls('pampa', accessToken)
    const tries = Array.from({ length: 7 }, (_, i) =>
      refusalOf(
        i % 2 === 0
          ? mine.updateProfile({ currentPassword: 'Wrong2026', newPassword: 'Otra2026clave' })
          : mine.deleteAccount({ Email: email, UserId: userId, password: 'Wrong2026' }),
      ),
    )
    const codes = (await Promise.all(tries)).map(({ fault }) => fault?.refusal)
    expect(codes.filter((refusal) => refusal === 'wrong_password')).toHaveLength(5)
    expect(codes.filter((refusal) => refusal === 'too_many_tries')).toHaveLength(2)
  })
})

test('while the mail server is away calls answer at once, and each mail comes once when it is back [API-02, API-03, API-04]', async () => {
  const here = await openAccounts()
  const { post, calls, testShops } = here
  const { port } = post
  try {
    await here.settle('ana@cliente.example')
    await post.close()
    const began = performance.now()
    await calls().registerUser(registrationInput('beto@cliente.example'))
    await calls().sendPasswordResetCodePartner({ emailAddress: 'ana@cliente.example' })
    expect(performance.now() - began).toBeLessThan(10_000)
    await until(async () => {
      // one that is still being tried would make its code before the clock is moved
      const failed = await asOwner(
        testShops,
        'select id from graphile_worker.jobs where last_error is not null and locked_at is null',
      )
      return failed.length === 2
    })
    // what was sent late is as good as what was sent at once
    here.shift.ms += 100 * MINUTE_MS
    post.refuses = 1
    await post.open(port)
    await until(async () => {
      await prioritizeJobs(testShops)
      return post.received.length === 2
    })
    await here.allSent()
    await here.allSent()
    expect(post.received.map(({ to }) => to[0]).toSorted()).toEqual([
      'ana@cliente.example',
      'beto@cliente.example',
    ])
    const { userId, code } = codeIn(await post.next('ana@cliente.example'))
    await expect(calls().resetPassword({ userId, resetCode: code, password })).resolves.toMatchObject({
      canLogin: true,
    })
  } finally {
    await here.close()
  }
})
