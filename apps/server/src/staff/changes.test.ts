/** What the people of a shop change is kept with who, when, before and after. */
import type { Call } from '@estampa/contract/call'
import { staff } from '@estampa/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixtures, openFixtures } from '../../test/fixtures/fixtures.ts'
import { freshOrder } from '../../test/fixtures/fresh.ts'
import { matrix } from '../../test/fixtures/matrix.ts'
import { callRaw } from '../../test/raw-call.ts'
import { execute } from '../http/execute.ts'

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await openFixtures()
})
afterAll(() => fixtures.testShops.close())

type Kept = {
  who: string
  staff_id: number
  call: string
  subject_kind: string
  subject_id: string
  before: object
  after: object
  ip: string
}

async function changesSince(id: number): Promise<Kept[]> {
  const { database } = fixtures.testShops.services
  const { rows } = await database.readInShop(fixtures.testShops.pampa, (tx) =>
    sql<Kept>`select * from changes where id > ${id} order by id`.execute(tx),
  )
  return rows
}

async function lastChange(): Promise<number> {
  const { database } = fixtures.testShops.services
  const { rows } = await database.readInShop(fixtures.testShops.pampa, (tx) =>
    sql<{ id: number }>`select coalesce(max(id), 0) as id from changes`.execute(tx),
  )
  return rows[0]?.id ?? 0
}

/** What is sent like a write because it is long, and keeps nothing. */
const keepsNothing = [
  'previewAnswer',
  'previewQuote',
  'previewOrderChange',
  'drawPackingSlips',
  'drawPickUpList',
  'drawWorkOrders',
  'drawShippingLabels',
]
const writes = Object.entries(staff as Record<string, Call>).filter(
  ([name, { who, method, opens }]) =>
    who === 'staff' && method !== 'GET' && opens !== 'read' && !keepsNothing.includes(name),
)

test('the contract has writes of the staff to look at [ADM-05]', () => {
  expect(writes.length).toBeGreaterThan(10)
})

test.each(writes)(
  '%s leaves a change with who made it, and a refusal leaves none [ADM-05]',
  async (name, call) => {
    const { origin } = fixtures.testShops
    const { token } = fixtures.staffA
    const row = matrix[`staff.${name}`]
    const request = await row?.asks(fixtures, 'staffA')
    if (!row || !request) throw new Error(`no example of ${name}`)
    const before = await lastChange()
    const refused = await callRaw(origin, call, fixtures.staffB, request)
    expect(refused.status).toBe(row.expects.staffB)
    expect(await changesSince(before)).toEqual([])
    const answer = await callRaw(origin, call, { shop: 'pampa', token }, request)
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()])
    const [change, ...others] = await changesSince(before)
    expect(others).toEqual([])
    expect(change).toMatchObject({
      call: name,
      who: fixtures.staffA.name,
      staff_id: fixtures.staffA.staffId,
      ip: '127.0.0.1',
    })
    expect(change?.subject_id).not.toBe('')
    expect(change?.after).not.toEqual({})
  },
)

test('a change says what was before and what is after [ADM-05]', async () => {
  const { orderId } = await freshOrder(fixtures)
  const before = await lastChange()
  await fixtures.staffA.api.staff.moveOrder({ Id: orderId, to: 'cancelled', note: 'Lo pidió por teléfono' })
  expect(await changesSince(before)).toMatchObject([
    {
      subject_kind: 'order',
      subject_id: orderId,
      before: { state: 'placed' },
      after: { state: 'cancelled' },
    },
  ])
})

test('the application adds changes and neither alters nor removes them [ADM-05]', async () => {
  const { database } = fixtures.testShops.services
  const { pampa } = fixtures.testShops
  await expect(
    database.inShop(pampa, (tx) => sql`update changes set who = 'nadie'`.execute(tx)),
  ).rejects.toThrow('permission denied')
  await expect(database.inShop(pampa, (tx) => sql`delete from changes`.execute(tx))).rejects.toThrow(
    'permission denied',
  )
})

test('a write that does not say what it changed does not happen [ADM-05]', async () => {
  const { services, pampa } = fixtures.testShops
  const shop = await services.shops.byId(pampa)
  if (!shop) throw new Error('no shop')
  const call = { ...staff.moveOrder, takes: staff.getFlags.takes, gives: staff.getFlags.gives }
  const route = {
    name: 'staff.silent',
    call,
    handler: async ({ tx }: { tx: Parameters<Parameters<typeof services.database.inShop>[1]>[0] }) => {
      await sql`update staff set name = 'Otra'`.execute(tx)
      return { items: [], totalCount: 0 }
    },
  }
  const person = {
    kind: 'staff',
    staffId: String(fixtures.staffA.staffId),
    permissions: ['orders.move'],
  } as const
  const asked = {
    shop,
    person,
    input: {},
    files: [],
    headers: {},
    log: services.log,
    requestId: 'test',
    ip: '',
  }
  await expect(execute(route as never, services, asked)).rejects.toThrow('does not say what it changed')
  const { rows } = await services.database.readInShop(pampa, (tx) =>
    sql<{ name: string }>`select name from staff where name = 'Otra'`.execute(tx),
  )
  expect(rows).toEqual([])
})
