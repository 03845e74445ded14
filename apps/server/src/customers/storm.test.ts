import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, openCast } from '../../test/cast.ts'
import { saveCustomer } from './customers.store.ts'

let cast: Cast
const password = 'Tres tristes tigres 3'

beforeAll(async () => {
  cast = await openCast({ LOGIN_TRIES: '0' })
  const person = { fullName: 'Ana', phoneNumber: '', company: '', password, verified: true }
  await cast.services.database.inShop(cast.pampa, (tx) =>
    saveCustomer(tx, { ...person, email: 'ana@tormenta.example' }),
  )
})
afterAll(() => cast.close())

const signIn = (user: number) =>
  fetch(`${cast.origin}/api/TokenAuth/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'abp-tenantid': 'pampa' },
    body: JSON.stringify({
      userNameOrEmailAddress: user % 2 ? 'ana@tormenta.example' : `nadie${user}@tormenta.example`,
      password,
    }),
  })

test('two hundred sign-ins at once are served or asked to come back, and other calls stay quick [API-01, AUTH-04]', async () => {
  const { countries } = cast.api('pampa')
  await countries.getAllDomicilieProvince({})
  let isOver = false
  const storm = Promise.all(Array.from({ length: 200 }, (_, user) => signIn(user))).finally(() => {
    isOver = true
  })
  const waits: number[] = []
  while (!isOver) {
    const began = performance.now()
    await countries.getAllDomicilieProvince({})
    waits.push(performance.now() - began)
  }
  const answers = await storm
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect(count(200) + count(401) + count(503)).toBe(200)
  expect([count(200), count(401)].every((served) => served > 10)).toBe(true)
  const busy = answers.filter(({ status }) => status === 503)
  expect(new Set(busy.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
  // one late answer is the machine's; most of them are ours
  const [typical = 0] = waits.toSorted((a, b) => a - b).slice(Math.floor(waits.length / 2))
  expect(waits.length).toBeGreaterThan(10)
  expect(typical).toBeLessThan(250)
})
