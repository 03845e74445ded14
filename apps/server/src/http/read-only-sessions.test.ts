/** Whoever sees a shop as a customer is refused every call of the contract that could keep something. */
import { isForReadOnly } from '@estampa/contract/call'
import { catalog } from '@estampa/contract/catalog'
import { isRefusal } from '@estampa/domain/refusal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyCall } from '../../test/every-call.ts'
import { type Fixtures, openFixtures } from '../../test/fixtures/fixtures.ts'
import { matrix } from '../../test/fixtures/matrix.ts'
import { openRowVersions, type RowVersions } from '../../test/fixtures/snapshot.ts'
import { callRaw } from '../../test/raw-call.ts'
import { beginImpersonation } from '../staff/impersonate-customer.ts'
import { addImpersonationLink } from '../staff/impersonations.store.ts'
import { execute } from './execute.ts'

let fixtures: Fixtures
let versions: RowVersions
let cookie: string

beforeAll(async () => {
  fixtures = await openFixtures()
  versions = await openRowVersions(fixtures.testShops.ownerUrl)
  const { services, pampa } = fixtures.testShops
  const people = { customerId: fixtures.a1.customerId, staffId: fixtures.staffA.staffId }
  const expiresAt = new Date(services.now().getTime() + 60_000)
  const link = await services.database.inShop(pampa, (tx) =>
    addImpersonationLink(tx, { ...people, expiresAt }),
  )
  const secret = await beginImpersonation(services, { id: pampa }, link.secret, { ip: '', requestId: '' })
  if (isRefusal(secret)) throw new Error('the link opened nothing')
  cookie = `estampa_seen_as=${secret}`
})
afterAll(async () => {
  await versions?.close()
  await fixtures?.testShops.close()
})

/** As a1 would ask it, of their own things. */
async function askAll(calls: typeof everyCall) {
  const prepared = []
  for (const { name, call } of calls)
    prepared.push({ name, call, request: await matrix[name]?.asks(fixtures, 'a1') })
  const before = await versions.of(fixtures.testShops.pampa)
  const answers: { name: string; status: number; refusal: string | null }[] = []
  for (const { name, call, request = { input: {} } } of prepared) {
    const headers = { ...request.headers, cookie }
    const caller = { shop: 'pampa', token: undefined }
    const { status, text } = await callRaw(fixtures.testShops.origin, call, caller, { ...request, headers })
    const body = text.startsWith('{') ? JSON.parse(text) : undefined
    answers.push({ name, status, refusal: body?.error?.refusal ?? null })
  }
  expect(await versions.of(fixtures.testShops.pampa)).toEqual(before)
  return answers
}

const ofBuyers = everyCall.filter(({ call }) => call.who !== 'staff')

test('every write of the contract is refused, and leaves nothing in any table [ADM-17]', async () => {
  const writes = ofBuyers.filter(({ call }) => !isForReadOnly(call))
  expect(writes.length).toBeGreaterThan(40)
  const answers = await askAll(writes)
  expect(answers).toEqual(writes.map(({ name }) => ({ name, status: 403, refusal: 'read_only_session' })))
})

test('every reading answers as to the customer, and leaves nothing in any table either [ADM-17]', async () => {
  const readings = ofBuyers.filter(({ call }) => isForReadOnly(call))
  const answers = await askAll(readings)
  const failed = answers.filter(({ status, refusal }) => status >= 500 || refusal === 'read_only_session')
  expect(failed).toEqual([])
  const own = ['orders.getOrders', 'orders.getOrderById', 'orders.getOrderMessages', 'quotes.getQuotes']
  const more = ['customers.getProfile', 'favorites.getFavorites', 'cart.getShoppingCartsClient']
  const shown = answers.filter(({ status }) => status === 200).map(({ name }) => name)
  expect(shown).toEqual(expect.arrayContaining([...own, ...more]))
})

test('no call of the staff is open to it [ADM-17]', async () => {
  const answers = await askAll(everyCall.filter(({ call }) => call.who === 'staff'))
  expect(answers.filter(({ status }) => status !== 403)).toEqual([])
})

test.each(['read', 'write', 'none'] as const)(
  'the database itself refuses what a handler writes that says it only reads, where its call opens %s [ADM-17]',
  async (opens) => {
    const { services, pampa } = fixtures.testShops
    const shop = await services.shops.byId(pampa)
    if (!shop) throw new Error('no shop')
    const write = sql`update customers set company = 'Otra'`
    const { takes, gives } = catalog.getColors
    const route = {
      name: 'catalog.sly',
      call: { ...catalog.getColors, takes, gives, opens, forReadOnly: true },
      handler: async (context: { tx: Parameters<typeof write.execute>[0]; services: typeof services }) => {
        if (opens === 'none') await context.services.database.inShop(pampa, (tx) => write.execute(tx))
        else await write.execute(context.tx)
        return []
      },
    }
    const person = {
      kind: 'customer',
      customerId: fixtures.a1.customerId,
      sessionId: 'any',
      isReadOnly: true,
    } as const
    const rest = { input: {}, files: [], headers: {}, log: services.log, requestId: 'test', ip: '' }
    const answer = await execute(route as never, services, { shop, person, ...rest })
    expect(answer).toMatchObject({ refusal: 'read_only_session' })
    const { rows } = await services.database.readInShop(pampa, (tx) =>
      sql`select id from customers where company = 'Otra'`.execute(tx),
    )
    expect(rows).toEqual([])
  },
)
