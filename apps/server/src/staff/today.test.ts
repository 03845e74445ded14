import type { OrderState } from '@estampa/domain/orders'
import { type OrderQueueName, orderQueueNames } from '@estampa/domain/orders/queues'
import { DAY_MS } from '@estampa/domain/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { countWaitingQuotes } from './quote-desk.store.ts'

const ORDERS = 8

let testShops: TestShops
let lucia: Buyer
let ana: StaffMember
let hands: ReturnType<typeof staffActions>
let ids: string[]
let goods: VariantFixture

beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  hands = staffActions(testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  const draft = genericDraft('LAPIZ', 'Lápiz', { products })
  goods = (await addProduct(testShops, 'pampa', draft))[0] as VariantFixture
  ids = []
  for (let placed = 0; placed < ORDERS; placed++) {
    const order = await orderFor(lucia, 'pampa', goods, 3)
    ids.push((await lucia.api.checkout.completeOrder(order)).orderId)
  }
})
afterAll(() => testShops.close())

const id = (at: number) => ids[at] as string
const change = (at: number, set: ReturnType<typeof sql>) =>
  hands.inShop((tx) => sql`update orders set ${set} where id = ${id(at)}`.execute(tx))
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const force = async (at: number, state: OrderState, isDecorated: boolean, days: number) => {
  await hands.force(id(at), state, { isDecorated })
  await change(at, sql`moved_at = ${daysAgo(days)}`)
}
const look = (queue: OrderQueueName) => ana.api.staff.getOrders({ queue, maxResultCount: 100 })
const countOf = async (name: OrderQueueName) =>
  (await ana.api.staff.getToday({})).queues.find(({ queue }) => queue === name)

test('each number of the morning is the number of orders in the list that it leads to [ADM-06]', async () => {
  await force(0, 'confirmed', true, 3)
  await force(1, 'art_review', true, 1)
  await force(2, 'proof_sent', true, 4)
  await force(3, 'confirmed', false, 2)
  await force(4, 'in_production', true, 8)
  await force(5, 'ready', false, 0)
  await force(6, 'delivered', true, 30)
  await change(
    1,
    sql`document = jsonb_set(document, '{shipping,promised}', '{"from":"2026-01-02","until":"2026-01-05"}')`,
  )
  await lucia.api.orders.sendOrderMessage({ Id: id(6), text: '¿Me mandan la factura?' })
  const { queues } = await ana.api.staff.getToday({})
  expect(queues.map(({ queue }) => queue)).toEqual(orderQueueNames)
  const listed: Record<string, string[]> = {}
  for (const { queue, count, since } of queues) {
    const { items, totalCount } = await look(queue)
    expect([queue, totalCount, items[0]?.since ?? null]).toEqual([queue, count, since])
    listed[queue] = items.map((order) => order.id)
  }
  expect(listed).toEqual({
    messages: [id(6)],
    payments: [],
    // whoever has waited longest first
    proofs: [id(0), id(1)],
    answers: [id(2)],
    production: [id(3)],
    making: [id(4)],
    dispatch: [id(5)],
    late: [id(1)],
    stuck: [id(4)],
  })
  expect(await countOf('proofs')).toMatchObject({ count: 2, overdue: 1 })
  expect(await countOf('answers')).toMatchObject({ count: 1, overdue: 1 })
  expect(await countOf('production')).toMatchObject({ count: 1, overdue: 0 })
})

test('a receipt waits from when it came, and an order from its last move [ADM-06]', async () => {
  const order = await lucia.api.orders.getOrderById({ Id: id(7) })
  await change(7, sql`moved_at = ${daysAgo(9)}, placed_at = ${daysAgo(9)}`)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
  const notice = { amount: order.total, date: day, reference: '00398127' }
  await lucia.api.payments.updateOrderPayment({ Id: id(7), notice })
  expect(await countOf('payments')).toMatchObject({ count: 1, overdue: 0 })
  await ana.api.staff.moveOrder({ Id: id(5), to: 'shipped' })
  const moved = (await ana.api.staff.getOrders({ state: ['shipped'] })).items.find((row) => row.id === id(5))
  expect(Date.now() - Date.parse(moved?.since ?? '')).toBeLessThan(60_000)
})

test('the week stands beside the week before, without what was called off [ADM-06]', async () => {
  const before = await ana.api.staff.getToday({})
  expect(before.days.at(-1)?.orders).toBe(ORDERS - 1)
  const { total } = await lucia.api.orders.getOrderById({ Id: id(0) })
  await change(0, sql`placed_at = ${daysAgo(8)}`)
  await hands.force(id(1), 'cancelled')
  const after = await ana.api.staff.getToday({})
  expect(after.week.orders).toBe(before.week.orders - 2)
  expect(after.weekBefore).toEqual({
    orders: before.weekBefore.orders + 1,
    total: before.weekBefore.total + total,
  })
  // one is called off, and one waits for its first money
  expect(after.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(ORDERS - 2)
})

test('quotes wait beside the orders, for whoever may see them [ADM-06] [ADM-15] [ADM-03]', async () => {
  const line = simpleCartLine(goods, 20)
  await lucia.api.quotes.generateQuote({ shoppingCart: { products: [line] }, askSeller: true })
  await lucia.api.quotes.generateQuote({ shoppingCart: { products: [line] } })
  const { quotes } = await ana.api.staff.getToday({})
  expect(quotes?.map(({ stage, count, overdue }) => [stage, count, overdue])).toEqual([
    ['asked', 1, 0],
    ['answered', 1, 0],
    ['seen', 0, 0],
  ])
  const overdueIn = async (days: number) =>
    (await hands.inShop((tx) => countWaitingQuotes(tx, daysAgo(-days)))).map(({ overdue }) => overdue)
  expect([await overdueIn(2), await overdueIn(6)]).toEqual([
    [1, 0, 0],
    [1, 1, 0],
  ])
  const { stages } = await ana.api.staff.getQuotes({})
  expect([stages.asked, stages.answered, stages.seen]).toEqual([1, 1, 0])
})
