/** The message threads of a shop as one list, and how many nobody has read. */
import type { CallInput } from '@estampa/contract/client'
import type { staffThreads } from '@estampa/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { noticesStatement } from './notices.store.ts'

let office: TestOffice
let owner: OfficeBrowser
let lucia: Buyer
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  lucia = await openBuyer(office.testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(office.testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products }))
  )[0] as VariantFixture
  hands = staffActions(office.testShops, 'pampa')
})
afterAll(() => office.close())

type Filter = CallInput<(typeof staffThreads)['getMessageThreads']>
const desk = (browser: OfficeBrowser, shop = 'pampa') => browser.api(shop).staff
const place = async (buyer = lucia) =>
  buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 2))
const list = (filter: Filter = {}, browser = owner) => desk(browser).getMessageThreads(filter)
const numbers = async (filter?: Filter) => (await list(filter)).items.map(({ number }) => number)
const unreadThreads = async (browser: OfficeBrowser) => (await desk(browser).getNotices({})).unreadThreads
const write = (Id: string, text: string, buyer = lucia) => buyer.api.orders.sendOrderMessage({ Id, text })
const answer = (Id: string, text: string) => desk(owner).sendOrderMessage({ Id, text })

test('threads are listed by what they want of the shop, the newest message first [ADM-10]', async () => {
  const [first, second, third] = [await place(), await place(), await place()]
  expect(await list({ show: 'all' })).toMatchObject({ items: [], totalCount: 0, unread: 0, waiting: 0 })
  await write(first.orderId, '¿Llegan antes del 12?\nSon para un evento.')
  await write(second.orderId, 'Hola')
  await write(second.orderId, '¿Hacen factura A?')
  await answer(third.orderId, 'Mirá el boceto cuando puedas.')
  const unread = await list()
  expect(unread).toMatchObject({ totalCount: 2, total_pages: 1, unread: 2, waiting: 2 })
  expect(unread.items).toMatchObject([
    { id: second.orderId, number: second.number, unread: 2, last: { line: '¿Hacen factura A?' } },
    {
      number: first.number,
      buyer: { name: 'Lucía Paz', email: 'lucia@empresa.example' },
      last: { who: 'customer', name: 'Lucía Paz', line: '¿Llegan antes del 12?', at: expect.any(String) },
      unread: 1,
    },
  ])
  expect(await unreadThreads(owner)).toBe(2)
  // read and not answered: it still waits
  await desk(owner).getOrderMessages({ Id: second.orderId })
  expect([await numbers(), await numbers({ show: 'waiting' })]).toEqual([
    [first.number],
    [second.number, first.number],
  ])
  expect(await unreadThreads(owner)).toBe(1)
  await answer(second.orderId, 'Sí, claro.')
  expect(await numbers({ show: 'waiting' })).toEqual([first.number])
  expect(await numbers({ show: 'all' })).toEqual([second.number, third.number, first.number])
  expect((await list({ show: 'all' })).items[0]).toMatchObject({
    last: { who: 'staff', name: 'Ana Ventas', line: 'Sí, claro.' },
    unread: 0,
  })
  expect(await numbers({ show: 'all', PaginaActual: 2, maxResultCount: 2 })).toEqual([first.number])
})

test('a thread is found by its number or by words of its buyer [ADM-10]', async () => {
  const bruno = await openBuyer(office.testShops, 'pampa', 'bruno')
  const order = await place(bruno)
  await write(order.orderId, 'Soy Bruno', bruno)
  expect(await numbers({ Filtro: `n.º ${order.number}` })).toEqual([order.number])
  expect(await numbers({ Filtro: 'BRUNO' })).toEqual([order.number])
  expect(await list({ Filtro: 'nadie así' })).toMatchObject({ items: [], totalCount: 0 })
})

test('whoever reads no messages has no list and no count, and a shop has its own alone [ADM-10] [SYS-01]', async () => {
  const workshop = await office.enter('taller@pampa.example', 'pampa', 'workshop')
  expect((await refusalOf(list({}, workshop))).fault?.refusal).toBe('not_allowed')
  expect(await unreadThreads(workshop)).toBe(0)
  const viewer = await office.enter('mira@pampa.example', 'pampa', 'viewer')
  expect((await list({}, viewer)).unread).toBe(await unreadThreads(viewer))
  expect(await unreadThreads(viewer)).toBeGreaterThan(0)
  const stranger = await office.enter('duena@andina.example', 'andina')
  expect(await desk(stranger, 'andina').getMessageThreads({ show: 'all' })).toMatchObject({ totalCount: 0 })
  expect((await refusalOf(list({}, stranger))).fault?.refusal).toBe('not_allowed')
})

test('a thread that was forgotten with its person is listed no more [ADM-10]', async () => {
  const { orderId, number } = await place()
  await write(orderId, 'Hola')
  await write(orderId, 'Adiós')
  expect(await numbers({ show: 'all' })).toContain(number)
  await hands.inShop((tx) => sql`delete from order_messages where order_id = ${orderId}`.execute(tx))
  expect(await numbers({ show: 'all' })).not.toContain(number)
})

test('what an open window asks of threads reads the index of the unread, however many there are [ADM-10]', async () => {
  const { orderId } = await place()
  await hands.inShop(async (tx) => {
    await sql`insert into order_messages (order_id, sequence, who_kind, who_id, who_name, text, at, read_at, is_newest)
      select ${orderId}::uuid, n, 'customer', 'x', 'Ana', '¿Cuándo llega?', now() - interval '9 days', now(), false
      from generate_series(1, 3000) n`.execute(tx)
  })
  const asked = { staffId: 1, kinds: [], since: 0, seesBuyers: true, readsMessages: true }
  const plan = await hands.inShop(async (tx) => {
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain (analyze, buffers) ${noticesStatement(asked)}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  const touched = Number(/shared hit=(\d+)/.exec(plan)?.[1])
  expect(plan).not.toMatch(/Seq Scan on order_messages/)
  expect([touched < 60, plan]).toEqual([true, plan])
})
