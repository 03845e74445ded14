import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openBuyer, refusalOf } from '../../test/buyer.ts'
import { openStaffMember, PASSWORD, type StaffMember } from '../../test/fixtures/people.ts'
import { claimsOf } from '../../test/forgery.ts'
import { saveCustomer } from '../../test/people.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { addPerson, disablePerson } from './people.ts'

let testShops: TestShops
let ana: StaffMember
const shift = { ms: 0 }
beforeAll(async () => {
  testShops = await openTestShops({ LOGIN_TRIES: '5' })
  testShops.services.now = () => new Date(Date.now() + shift.ms)
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
})
beforeEach(() => {
  shift.ms = 0
})
afterAll(() => testShops.close())

const signIn = (email: string, password = PASSWORD, shop = 'pampa') =>
  testShops.api(shop).staff.authenticateStaff({ email, password })
const isIn = (token: string, shop = 'pampa') =>
  testShops
    .api(shop, token)
    .staff.getFlags({})
    .then(
      () => 200,
      ({ status }: { status: number }) => status,
    )

test('a person of the shop signs in for an hour, however the e-mail is typed [STF-01]', async () => {
  const { accessToken, ...said } = await signIn(` ${ana.email.toUpperCase()} `)
  expect(said).toEqual({
    expireInSeconds: 3600,
    staffId: ana.staffId,
    name: ana.name,
    email: ana.email,
    deviceToken: expect.any(String),
  })
  expect(claimsOf(accessToken)).toMatchObject({ kind: 'staff', staffId: String(ana.staffId) })
  expect(await isIn(accessToken)).toBe(200)
  shift.ms = 3_601_000
  expect(await isIn(accessToken)).toBe(401)
})

test('a seller is nobody in another shop, and a customer or a guest no seller [STF-01]', async () => {
  expect(await isIn(ana.token, 'andina')).toBe(401)
  expect(await refusalOf(signIn(ana.email, PASSWORD, 'andina'))).toMatchObject({
    status: 401,
    fault: { refusal: 'wrong_credentials' },
  })
  const { token } = await openBuyer(testShops, 'pampa')
  const { accessToken: guest } = await testShops.api('pampa').customers.getAccess({})
  expect(await Promise.all([isIn(token), isIn(guest)])).toEqual([403, 403])
})

test('a buyer with the same e-mail and another password is another person [STF-01]', async () => {
  const password = 'Otra clave distinta 9'
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveCustomer(tx, {
      email: ana.email,
      fullName: 'Ana',
      phoneNumber: '',
      company: '',
      password,
      verified: true,
    }),
  )
  expect(await refusalOf(signIn(ana.email, password))).toMatchObject({
    fault: { refusal: 'wrong_credentials' },
  })
  const asBuyer = { userNameOrEmailAddress: ana.email, password: PASSWORD }
  const buyer = await refusalOf(testShops.api('pampa').customers.authenticate(asBuyer))
  expect(buyer).toMatchObject({ fault: { refusal: 'wrong_credentials' } })
})

test('wrong passwords are counted by account and address, known or not, and the right one forgets them [STF-01]', async () => {
  await openStaffMember(testShops, 'pampa', 'Berta')
  const answers: [string, unknown[]][] = []
  for (const email of ['berta@pampa-tienda.example', 'nadie@pampa-tienda.example']) {
    const heard: unknown[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      const { status, fault } = await refusalOf(signIn(email, 'no es esta'))
      heard.push([status, fault?.refusal])
    }
    answers.push([email, heard])
  }
  const [known, unknown] = answers.map(([, heard]) => heard)
  expect(known).toEqual(unknown)
  expect(known?.at(-1)).toEqual([429, 'too_many_tries'])
  expect(await refusalOf(signIn('berta@pampa-tienda.example'))).toMatchObject({
    fault: { refusal: 'too_many_tries' },
  })
})

test("a disabled person's token stops at once, and so does one of an earlier password [STF-01]", async () => {
  const { database, now } = testShops.services
  const carla = await openStaffMember(testShops, 'pampa', 'Carla')
  expect(await isIn(carla.token)).toBe(200)
  const person = { email: carla.email, name: carla.name, password: 'Una clave nueva 77' }
  const renewed = await addPerson(database, testShops.pampa, person, now())
  expect(isRefusal(renewed)).toBe(false)
  expect(await isIn(carla.token)).toBe(401)
  const { accessToken } = await signIn(carla.email, person.password)
  expect(await isIn(accessToken)).toBe(200)
  const elsa = await openStaffMember(testShops, 'pampa', 'Elsa')
  expect(await isIn(elsa.token)).toBe(200)
  await database.inShop(testShops.pampa, (tx) => disablePerson(tx, elsa.email, now()))
  expect(await isIn(elsa.token)).toBe(401)
  expect(await refusalOf(signIn(elsa.email))).toMatchObject({
    fault: { refusal: 'wrong_credentials' },
  })
})

test('another role counts for the next call with the same token [ADM-03]', async () => {
  const { api, staffId } = await openStaffMember(testShops, 'pampa', 'Flora')
  expect(await api.staff.getOrders({})).toHaveProperty('items')
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    sql`update staff set role = 'workshop' where id = ${staffId}`.execute(tx),
  )
  await expect
    .poll(() => refusalOf(api.staff.getOrders({})))
    .toMatchObject({ fault: { refusal: 'not_allowed' } })
})

test('what another process disables is refused within three seconds [STF-01]', async () => {
  const dora = await openStaffMember(testShops, 'pampa', 'Dora')
  expect(await isIn(dora.token)).toBe(200)
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    sql`update staff set disabled_at = now() where id = ${dora.staffId}`.execute(tx),
  )
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_001)
  onTestFinished(() => time.mockRestore())
  expect(await isIn(dora.token)).toBe(401)
})

test('a token that names nobody opens nothing [STF-01]', async () => {
  for (const staffId of ['0', '999999', 'ana', '1-1', '99999999999']) {
    const { token } = await testShops.services.tokens.issue(
      testShops.pampa,
      { kind: 'staff', staffId },
      new Date(),
    )
    expect(await isIn(token)).toBe(401)
  }
})
