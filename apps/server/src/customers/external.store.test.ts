import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCustomer } from '../../test/people.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Tx } from '../db/database.ts'
import { addExternalLogin, linkIdentity, takeExternalLogin } from './external.store.ts'
import { identitiesPersonalData } from './external-sign-in.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)
const issuer = 'https://cuentas.example'

test('a state is taken once, by one of twenty who come at once [API-09]', async () => {
  const rest = { codeVerifier: 'v', redirectUri: 'https://shop.example/pampa/auth', returnUrl: null }
  const twenty = <T>(work: (tx: Tx) => Promise<T>) =>
    Promise.all(Array.from({ length: 20 }, () => inPampa(work)))
  // all connections are open before the race: one that is quicker than the others would win it alone
  await twenty((tx) => sql`select pg_sleep(0.05)`.execute(tx))
  for (let round = 0; round < 5; round += 1) {
    const login = {
      state: `OpenIdConnect.${round}`,
      holder: 'guest 1',
      provider: 'OpenIdConnect',
      nonce: 'n',
    }
    await inPampa((tx) => addExternalLogin(tx, { ...login, ...rest }, new Date(Date.now() + 60_000)))
    const taken = await twenty((tx) => takeExternalLogin(tx, login, new Date()))
    expect(taken.filter(Boolean)).toHaveLength(1)
  }
})

test('a person’s outside identities are in their export and go with their account [API-07, API-09]', async () => {
  const person = { email: 'yara@cuentas.example', fullName: 'Yara Sol', phoneNumber: '', company: '' }
  const identity = { issuer, subject: 'u1', email: person.email, isEmailVerified: true, fullName: 'Yara Sol' }
  const [before, after, shared] = await inPampa(async (tx) => {
    const customer = await saveCustomer(tx, { ...person, password: null, verified: true })
    const other = await saveCustomer(tx, {
      ...person,
      email: 'otra@cuentas.example',
      password: null,
      verified: true,
    })
    await linkIdentity(tx, customer.id, identity, new Date())
    await linkIdentity(tx, other.id, { ...identity, subject: 'u2' }, new Date())
    const gathered = await identitiesPersonalData.gather(tx, customer)
    await identitiesPersonalData.erase(tx, customer)
    const again = await identitiesPersonalData.gather(tx, customer)
    return [gathered, again, await identitiesPersonalData.gather(tx, other)]
  })
  expect(before).toEqual([expect.objectContaining({ issuer, subject: 'u1', email: person.email })])
  expect([after, shared]).toEqual([[], [expect.objectContaining({ subject: 'u2' })]])
})

test('the first of two accounts keeps an identity that both would have [API-09]', async () => {
  const person = { fullName: 'Zoe', phoneNumber: '', company: '', password: null, verified: true }
  const identity = {
    issuer,
    subject: 'u3',
    email: 'zoe@cuentas.example',
    isEmailVerified: true,
    fullName: 'Zoe',
  }
  const owners = await inPampa(async (tx) => {
    const [one, two] = [
      await saveCustomer(tx, { ...person, email: 'zoe1@cuentas.example' }),
      await saveCustomer(tx, { ...person, email: 'zoe2@cuentas.example' }),
    ]
    for (const { id } of [one, two]) await linkIdentity(tx, id, identity, new Date())
    const rows = await tx
      .selectFrom('customer_identities')
      .select('customer_id')
      .where('subject', '=', 'u3')
      .execute()
    return { rows, first: [{ customer_id: one.id }] }
  })
  expect(owners.rows).toEqual(owners.first)
})
