import { type CallFailure, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, password } from '../../test/account.ts'
import { refusalOf } from '../../test/buyer.ts'
import { codeIn } from '../../test/test-mail-server.ts'
import { addPerson } from '../staff/people.ts'

const MINUTE_MS = 60_000
const TRIES = 3
const atHome = '10.0.0.1'
let here: Accounts

beforeAll(async () => {
  here = await openAccounts({ LOGIN_TRIES: String(TRIES), TRUST_PROXY: '1' })
})
beforeEach(async () => {
  await here.allSent()
  here.post.received.length = 0
  here.shift.ms += 25 * 60 * MINUTE_MS
})
afterAll(() => here.close())

/** Calls from this address, as the proxy in front says it. */
function transportFrom(ip: string) {
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', ip)
    return fetch(input, { ...init, headers })
  }
  return httpTransport({ origin: here.testShops.origin, shop: 'pampa', fetch: send })
}
const from = (ip: string) => client(transportFrom(ip)).customers
const staffFrom = (ip: string) => staffClient(transportFrom(ip)).staff

const strangers = Array.from({ length: 11 }, (_, i) => `10.8.8.${i}`)

/** The answers that each address got, one try after the other. */
async function guessFrom(ips: readonly string[], times: number, guess: (ip: string) => Promise<unknown>) {
  const statuses: number[] = []
  for (const ip of ips) {
    for (let i = 0; i < times; i += 1) {
      statuses.push(
        await guess(ip).then(
          () => 200,
          (failure: CallFailure) => failure.status,
        ),
      )
    }
  }
  return statuses
}

describe('whoever guesses passwords', () => {
  const guessing = (email: string) => (ip: string) =>
    from(ip).authenticate({ userNameOrEmailAddress: email, password: 'nope' })

  test('from one address locks nobody out elsewhere [SYS-12, API-01]', async () => {
    const { email } = await here.settle('ana@cliente.example')
    const statuses = await guessFrom(['10.8.8.8'], TRIES * 11, guessing(email))
    expect(statuses.filter((status) => status === 401)).toHaveLength(TRIES)
    const signedIn = await from(atHome).authenticate({ userNameOrEmailAddress: email, password })
    expect(signedIn).toMatchObject({ canLogin: true })
  })

  test('from many addresses locks no device out on which the owner signed in before [SYS-12, API-01]', async () => {
    const { email, deviceToken } = await here.settle('beto@cliente.example')
    const other = await here.settle('cora@cliente.example')
    await guessFrom(strangers, TRIES, guessing(email))
    const right = { userNameOrEmailAddress: email, password }
    for (const unknown of [undefined, other.deviceToken, `${deviceToken}x`, 'x.y']) {
      const refused = from(atHome).authenticate({ ...right, deviceToken: unknown })
      expect((await refusalOf(refused)).fault?.refusal).toBe('too_many_tries')
    }
    expect(await from(atHome).authenticate({ ...right, deviceToken })).toMatchObject({ canLogin: true })
    // the device is counted by itself, and no sooner than anybody else
    const own = await guessFrom([atHome], TRIES + 1, (ip) =>
      from(ip).authenticate({ ...right, password: 'nope', deviceToken }),
    )
    expect(own).toEqual([401, 401, 401, 429])
  })

  test('from many addresses does not stop who chooses a password by mail [SYS-12, API-05]', async () => {
    const { email } = await here.settle('dora@cliente.example')
    await guessFrom(strangers, TRIES, guessing(email))
    await from(atHome).sendPasswordResetCodePartner({ emailAddress: email })
    const { userId, code, typed } = codeIn(await here.post.next(email))
    const chosen = 'Elegida2026'
    const guessed = await guessFrom(strangers, TRIES, (ip) =>
      from(ip).resetPassword({ userId, resetCode: 'ZZZZZZZZ', password: chosen }),
    )
    expect(guessed).not.toContain(200)
    expect(
      (await refusalOf(from(atHome).resetPassword({ userId, resetCode: typed, password: chosen }))).status,
    ).toBe(429)
    const { deviceToken } = await from(atHome).resetPassword({ userId, resetCode: code, password: chosen })
    await guessFrom(strangers, TRIES, guessing(email))
    const signedIn = from(atHome).authenticate({
      userNameOrEmailAddress: email,
      password: chosen,
      deviceToken,
    })
    expect(await signedIn).toMatchObject({ canLogin: true })
  })

  test('of the shop’s people neither [SYS-12, STF-01]', async () => {
    const person = { email: 'ventas@pampa.example', name: 'Ana', password }
    await addPerson(
      here.testShops.services.database,
      here.testShops.pampa,
      person,
      here.testShops.services.now(),
    )
    here.shift.ms += MINUTE_MS
    const guess = (ip: string) => staffFrom(ip).authenticateStaff({ email: person.email, password: 'nope' })
    await guessFrom(['10.8.8.8'], TRIES * 11, guess)
    const { deviceToken } = await staffFrom(atHome).authenticateStaff({ email: person.email, password })
    await guessFrom(strangers, TRIES, guess)
    const late = { email: person.email, password }
    expect((await refusalOf(staffFrom(atHome).authenticateStaff(late))).status).toBe(429)
    expect(await staffFrom(atHome).authenticateStaff({ ...late, deviceToken })).toMatchObject({ name: 'Ana' })
  })
})

test('the withdrawal of who was written to too often counts all the same, without another mail [SYS-12, LAW-01]', async () => {
  const email = 'eva@cliente.example'
  const regret = { emailAddress: email, orderNumber: '1', name: 'Eva', reason: '' }
  const { law } = client(transportFrom(atHome))
  const codes: string[] = []
  for (let i = 0; i < 5; i += 1) codes.push((await law.createRegretRequest(regret)).code)
  expect(new Set(codes).size).toBe(5)
  await here.allSent()
  expect(here.post.received.filter(({ to }) => to.includes(email))).toHaveLength(3)
  await expect(from(atHome).sendPasswordResetCodePartner({ emailAddress: email })).resolves.toEqual({})
})
