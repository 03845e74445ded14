import { afterAll, beforeAll, expect } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import { saveCustomer } from '../../test/people.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
const password = 'Tres tristes tigres 3'

beforeAll(async () => {
  testShops = await openTestShops({ LOGIN_TRIES: '0' })
  const person = { fullName: 'Ana', phoneNumber: '', company: '', password, verified: true }
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveCustomer(tx, { ...person, email: 'ana@tormenta.example' }),
  )
})
afterAll(() => testShops.close())

const signIn = (user: number) =>
  fetch(`${testShops.origin}/api/TokenAuth/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'abp-tenantid': 'pampa' },
    body: JSON.stringify({
      userNameOrEmailAddress: user % 2 ? 'ana@tormenta.example' : `nadie${user}@tormenta.example`,
      password,
    }),
  })

/** How long somebody else waits for a list of provinces, and with which answer. */
async function ask(): Promise<{ ms: number; status: number }> {
  const began = performance.now()
  const { status } = await fetch(
    `${testShops.origin}/api/services/app/DomicilieProvinces/GetAllDomicilieProvince`,
    { headers: { 'abp-tenantid': 'pampa' } },
  )
  return { ms: performance.now() - began, status }
}

const median = (request: { ms: number }[]) =>
  request.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(request.length / 2)] ?? 0

deepTest(
  'two hundred sign-ins at once are served or asked to come back, and other calls stay quick [API-01, AUTH-04]',
  async () => {
    const calm = []
    for (let i = 0; i < 20; i += 1) calm.push(await ask())
    let isOver = false
    const storm = Promise.all(Array.from({ length: 200 }, (_, user) => signIn(user))).finally(() => {
      isOver = true
    })
    const meanwhile = []
    while (!isOver) meanwhile.push(await ask())
    const answers = await storm
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect(count(200) + count(401) + count(503)).toBe(200)
    expect(Math.min(count(200), count(401))).toBeGreaterThan(5)
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    const served = meanwhile.filter(({ status }) => status === 200)
    expect(served.length).toBeGreaterThan(10)
    // the machine may be slow by itself: it is the storm that may not make it so
    expect(median(served)).toBeLessThan(Math.max(250, median(calm) * 20))
  },
)
