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
import { asOwner } from '../../test/test-mail-server.ts'
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

/** An order whose buyer had the last word, which the shop has read. */
const thanked = async () => {
  const { orderId: Id, number } = await place()
  await write(Id, '¡Gracias!')
  await desk(owner).getOrderMessages({ Id })
  return { Id, number }
}
const close = (Id: string, lastSeen: number, browser = owner) => desk(browser).closeThread({ Id, lastSeen })
const waits = async (number: number) => (await numbers({ show: 'waiting' })).includes(number)
const rowOf = async (number: number) =>
  (await list({ show: 'all' })).items.find((thread) => thread.number === number)

test('a thread that needs no answer waits for none until its buyer writes again [ADM-10]', async () => {
  const { Id, number } = await thanked()
  const { waiting } = await list()
  expect(await rowOf(number)).toMatchObject({ last: { sequence: 1 }, isClosed: false })
  const [marked] = await close(Id, 1)
  expect(marked).toMatchObject({ sequence: 1, closed: { by: 'Ana Ventas', at: expect.any(String) } })
  expect([await waits(number), (await list()).waiting]).toEqual([false, waiting - 1])
  expect(await rowOf(number)).toMatchObject({ isClosed: true })
  const colleague = await office.enter('otra@pampa.example', 'pampa', 'sales')
  expect(await close(Id, 1, colleague)).toEqual([marked])
  // the buyer hears nothing of it
  expect((await lucia.api.orders.getOrderMessages({ Id }))[0]).not.toHaveProperty('closed')
  await write(Id, 'Ah, ¿y la factura?')
  expect(await waits(number)).toBe(true)
  expect(await rowOf(number)).toMatchObject({ isClosed: false })
})

test('a thread waits again as soon as the mark is taken back, and an answered one does not [ADM-10]', async () => {
  const { Id, number } = await thanked()
  await close(Id, 1)
  for (const _ of ['once', 'twice']) {
    expect((await desk(owner).reopenThread({ Id }))[0]?.closed).toBeNull()
    expect(await waits(number)).toBe(true)
  }
  await answer(Id, 'A vos.')
  expect((await close(Id, 1)).map(({ closed }) => closed)).toEqual([null, null])
  expect((await desk(owner).reopenThread({ Id })).map(({ closed }) => closed)).toEqual([null, null])
  expect(await waits(number)).toBe(false)
})

test('a message that came meanwhile is not closed with those that were seen [ADM-10] [ADM-21]', async () => {
  const { Id, number } = await thanked()
  await write(Id, 'Ah, ¿y la factura?')
  const refusals = [await refusalOf(close(Id, 1)), await refusalOf(close(Id, 2))]
  // a colleague has read it: whoever saw only the first still has not
  await desk(owner).getOrderMessages({ Id })
  refusals.push(await refusalOf(close(Id, 1)))
  expect(refusals.map(({ status, fault }) => [status, fault?.refusal])).toEqual(
    refusals.map(() => [409, 'message_not_seen']),
  )
  expect(await waits(number)).toBe(true)
  await close(Id, 2)
  expect(await waits(number)).toBe(false)
})

test('whoever marks a thread while its buyer writes leaves it waiting, and two who mark it are one [ADM-10] [ADM-21]', async () => {
  for (const turn of [1, 2, 3]) {
    const { Id, number } = await thanked()
    await Promise.allSettled([close(Id, 1), write(Id, `¿Y la factura ${turn}?`), close(Id, 1)])
    expect([turn, await waits(number)]).toEqual([turn, true])
  }
  const { Id, number } = await thanked()
  const colleague = await office.enter('tercera@pampa.example', 'pampa', 'sales')
  const [one, two] = await Promise.all([close(Id, 1), close(Id, 1, colleague)])
  expect(one).toEqual(two)
  expect(await waits(number)).toBe(false)
})

test('only whoever may answer marks a thread of their own shop, and the changes name them [ADM-05] [ADM-10]', async () => {
  const { Id } = await thanked()
  const viewer = await office.enter('lee@pampa.example', 'pampa', 'viewer')
  const stranger = desk(await office.enter('ajena@andina.example', 'andina'), 'andina')
  const refusals = await Promise.all(
    [
      close(Id, 1, viewer),
      desk(viewer).reopenThread({ Id }),
      stranger.closeThread({ Id, lastSeen: 1 }),
      stranger.reopenThread({ Id }),
    ].map(refusalOf),
  )
  expect(refusals.map(({ fault }) => fault?.refusal)).toEqual([
    'not_allowed',
    'not_allowed',
    'not_found',
    'not_found',
  ])
  expect((await refusalOf(close((await place()).orderId, 1))).fault?.refusal).toBe('not_found')
  await close(Id, 1)
  await desk(owner).reopenThread({ Id })
  const { items } = await desk(owner).getChanges({ kind: 'order', subject: Id })
  const [closed, open] = [{ isThreadClosed: true }, { isThreadClosed: false }]
  expect(items).toMatchObject([
    { call: 'reopenThread', who: 'Ana Ventas', before: closed, after: open },
    { call: 'closeThread', who: 'Ana Ventas', before: open, after: closed },
  ])
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
  await asOwner(office.testShops, 'analyze order_messages')
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
