import type { OrderState } from '@estampa/domain/orders'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openPencilShop } from '../../test/pencil-shop.ts'

const ORDERS = 6

const { testShops, ana, hands, place } = await openPencilShop()
const ids: string[] = []
for (let placed = 0; placed < ORDERS; placed++) ids.push(await place(3))
afterAll(() => testShops.close())

const list = (filter: Parameters<typeof ana.api.staff.getOrders>[0]) => ana.api.staff.getOrders(filter)
const force = (at: number, state: OrderState) => hands.force(ids[at] as string, state)
const countRows = async () => {
  const { rows } = await hands.inShop((tx) =>
    sql<{ rows: number }>`select count(*) as rows from order_counts`.execute(tx),
  )
  return rows[0]?.rows
}

test('the list of orders says how many there are in each state, page by page [STF-01]', async () => {
  for (const [at, state] of (['shipped', 'ready', 'shipped'] as const).entries()) await force(at, state)
  const all = await list({})
  expect([all.totalCount, all.items.map(({ id }) => id)]).toEqual([ORDERS, ids.toReversed()])
  expect((await ana.api.staff.getOrderCounts({})).states).toEqual([
    { state: 'placed', orders: ORDERS - 3 },
    { state: 'ready', orders: 1 },
    { state: 'shipped', orders: 2 },
  ])
  const shipped = await list({ state: ['shipped'] })
  expect([shipped.totalCount, shipped.items.map(({ id }) => id)]).toEqual([2, [ids[2], ids[0]]])
  const either = { state: ['ready', 'shipped', 'shipped'] as OrderState[], maxResultCount: 2 }
  expect(await list(either)).toMatchObject({ totalCount: 3, total_pages: 2 })
  const pages = [await list(either), await list({ ...either, skipCount: 2 })]
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([ids[2], ids[1], ids[0]])
  expect((await list({ state: ['shipped'], moneyState: ['paid'] })).totalCount).toBe(0)
  const unpaid = await list({ moneyState: ['unpaid'], state: ['placed'] })
  expect([unpaid.totalCount, unpaid.items.map(({ id }) => id)]).toEqual([3, ids.slice(3).toReversed()])
  expect((await list({ moneyState: ['unpaid', 'paid'] })).items.map(({ id }) => id)).toEqual(ids.toReversed())
})

test('orders that move at the same time are all counted, and their rows are folded [STF-01]', async () => {
  const states = ['confirmed', 'in_production', 'ready', 'shipped'] as const
  for (let turn = 0; turn < 40; turn++) {
    await Promise.all(ids.map((_, at) => force(at, states[(turn + at) % states.length] ?? 'ready')))
  }
  // 480 rows were written
  expect(await countRows()).toBeLessThan(150)
  const counts = await Promise.all(states.map(async (state) => (await list({ state: [state] })).totalCount))
  const found = await Promise.all(states.map(async (state) => (await list({ state: [state] })).items.length))
  expect(counts).toEqual(found)
  expect((await list({})).totalCount).toBe(ORDERS)
})

test('a transaction that goes back takes its counts with it [STF-01]', async () => {
  const before = (await list({ state: ['cancelled'] })).totalCount
  await expect(
    hands.inShop(async (tx) => {
      await sql`update orders set state = 'cancelled' where id = ${ids[0]}`.execute(tx)
      throw new Error('not so')
    }),
  ).rejects.toThrow('not so')
  expect((await list({ state: ['cancelled'] })).totalCount).toBe(before)
})
