import { isRefusal } from '@estampa/domain/refusal'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Tx } from '../db/database.ts'
import { insertMessage, lockThread } from './messages.store.ts'
import { writeMessage } from './messages.ts'

let testShops: TestShops
let buyer: Buyer
let seller: StaffMember
let goods: VariantFixture
let Id: string

beforeAll(async () => {
  testShops = await openTestShops()
  seller = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  )[0] as VariantFixture
})
afterAll(() => testShops.close())

let buyers = 0
beforeEach(async () => {
  buyers += 1
  buyer = await openBuyer(testShops, 'pampa', `lucia${buyers}`)
  Id = (await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, 2))).orderId
})

const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)
const write = (text: string) => buyer.api.orders.sendOrderMessage({ Id, text })
const read = () => buyer.api.orders.getOrderMessages({ Id })
/** As the shop's list tells it. */
const unread = async () => (await seller.api.staff.getOrders({})).items.find(({ id }) => id === Id)?.unread
const reply = (text: string) => seller.api.staff.sendOrderMessage({ Id, text })

test('buyer and shop write to each other about an order, and each sees what the other has read [ORD-04]', async () => {
  expect(await read()).toEqual([])
  const [asked] = await write('  ¿Llegan antes del 12?\nSon para un evento.  ')
  expect(asked).toMatchObject({
    sequence: 1,
    who: 'customer',
    name: 'Lucía Paz',
    readAt: null,
    text: '¿Llegan antes del 12?\nSon para un evento.',
  })
  expect(await unread()).toBe(1)
  const seen = await seller.api.staff.getOrderMessages({ Id })
  expect(seen).toMatchObject([{ sequence: 1, readAt: expect.any(String) }])
  expect(await unread()).toBe(0)
  const talk = await reply('Sí: salen el 9.')
  expect(talk.map(({ who, name }) => [who, name])).toEqual([
    ['customer', 'Lucía Paz'],
    ['staff', 'Ana Ventas'],
  ])
  expect(talk[1]?.readAt).toBeNull()
  expect((await read())[1]?.readAt).not.toBeNull()
  expect((await seller.api.staff.getOrderMessages({ Id }))[1]?.readAt).not.toBeNull()
})

test('the same text sent again at once is one message, and so is its mail [ORD-04]', async () => {
  await Promise.all([reply('Ya está listo'), reply('Ya está listo'), reply('Ya está listo')])
  expect(await read()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  await write('Ya está listo')
  const thread = await reply('Ya está listo')
  expect(thread.map(({ who, text }) => `${who}: ${text}`)).toEqual([
    'staff: Ya está listo',
    'customer: Ya está listo',
    'staff: Ya está listo',
  ])
})

test('messages that are sent at once all stand, each once and in a row [ORD-04]', async () => {
  const texts = ['uno', 'dos', 'tres', 'cuatro']
  await Promise.all([...texts.map(write), ...texts.map((text) => reply(`${text}!`))])
  const talk = await read()
  expect(talk.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(talk.map(({ text }) => text).toSorted()).toEqual(
    [...texts, ...texts.map((text) => `${text}!`)].toSorted(),
  )
  expect(await mails()).toHaveLength(4)
})

/** The letters that wait for the worker, of which these tests start none. */
async function mails(): Promise<unknown[]> {
  const owner = new pg.Client({ connectionString: testShops.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'order_message' and payload ->> 'orderId' = $1`,
    [Id],
  )
  await owner.end()
  return rows
}

test('a message has words, at most two thousand letters of them [ORD-04]', async () => {
  for (const text of ['', ' \n\t ', 'a'.repeat(2_001), 'a\u0000b']) {
    expect([text.length, (await refusalOf(write(text))).status]).toEqual([text.length, 400])
  }
  const [long] = await write(`<img src=x onerror=alert(1)>${'ñ'.repeat(1_900)}`)
  expect(long?.text).toHaveLength(1_928)
  expect(await read()).toHaveLength(1)
})

test('nobody else reads or writes them, not even whoever works in another shop [ORD-04] [STF-01]', async () => {
  await write('Esto es entre nosotros')
  const rival = (await openBuyer(testShops, 'pampa', `bruno${buyers}`)).api.orders
  const other = (await openStaffMember(testShops, 'andina', `Berta${buyers}`)).api.staff
  for (const stranger of [rival, other]) {
    expect((await refusalOf(stranger.getOrderMessages({ Id }))).status).toBe(404)
    expect((await refusalOf(stranger.sendOrderMessage({ Id, text: 'Hola' }))).status).toBe(404)
  }
  expect(await read()).toHaveLength(1)
})

test('a long talk is read back to its beginning, page by page, by both sides [ORD-04]', async () => {
  const who = { kind: 'staff' as const, id: 'ana', name: 'Ana Ventas' }
  await inPampa(async (tx) => {
    const at = testShops.services.now()
    for (let sequence = 1; sequence <= 310; sequence += 1) {
      await insertMessage(tx, Id, { sequence, who, text: `mensaje ${sequence}`, at })
    }
  })
  const numbers = (talk: readonly { sequence: number }[]) => [
    talk[0]?.sequence,
    talk.at(-1)?.sequence,
    talk.length,
  ]
  for (const { getOrderMessages } of [buyer.api.orders, seller.api.staff]) {
    expect(numbers(await getOrderMessages({ Id }))).toEqual([11, 310, 300])
    expect(numbers(await getOrderMessages({ Id, before: 11 }))).toEqual([1, 10, 10])
    expect(await getOrderMessages({ Id, before: 1 })).toEqual([])
    for (const before of [0, -1, 1.5, 2_147_483_648]) {
      expect((await refusalOf(getOrderMessages({ Id, before }))).status).toBe(400)
    }
  }
})

test('looking back reads nothing that came meanwhile [ORD-04]', async () => {
  await reply('Ya está en el taller')
  await buyer.api.orders.getOrderMessages({ Id, before: 1 })
  expect((await seller.api.staff.getOrderMessages({ Id }))[0]?.readAt).toBeNull()
  await read()
  expect((await seller.api.staff.getOrderMessages({ Id }))[0]?.readAt).not.toBeNull()
})

test('an open page hears of moves, payments and messages, and reads nothing by that [ORD-01] [ORD-04]', async () => {
  const news = () => buyer.api.orders.getOrderNews({ Id })
  const first = await news()
  expect(await news()).toEqual(first)
  expect([first.fromShop, first.readByShop]).toEqual([0, 0])
  await write('¿Cómo va?')
  expect(await news()).toEqual(first)
  await seller.api.staff.getOrderMessages({ Id })
  await reply('Bien: mañana te mostramos el boceto.')
  expect(await news()).toEqual({ mark: first.mark, fromShop: 2, readByShop: 1 })
  expect((await seller.api.staff.getOrderMessages({ Id }))[1]?.readAt).toBeNull()
  const { payments } = await buyer.api.orders.getOrderById({ Id })
  await seller.api.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
  const paid = await news()
  expect(paid.mark).not.toBe(first.mark)
  await seller.api.staff.moveOrder({ Id, to: 'in_production' })
  expect((await news()).mark).not.toBe(paid.mark)
  const bruno = await openBuyer(testShops, 'pampa', `curioso${buyers}`)
  expect((await refusalOf(bruno.api.orders.getOrderNews({ Id }))).status).toBe(404)
})

test('a buyer writes thirty an hour, then waits [ORD-04]', async () => {
  const hourMs = 3_600_000
  const texts = Array.from({ length: 30 }, (_, n) => `mensaje ${n}`)
  const now = testShops.services.now()
  const say = (text: string, at: Date) =>
    inPampa(async (tx) => {
      const talk = await lockThread(tx, Id, null)
      const who = { kind: 'customer' as const, id: String(buyer.customerId), name: 'Lucía Paz' }
      return talk && writeMessage(tx, talk, { orderId: Id, who, text, now: at })
    })
  for (const text of texts) expect(isRefusal(await say(text, now))).toBe(false)
  expect(await say('uno más', now)).toEqual({ refusal: 'too_many_messages' })
  expect(await refusalOf(write('uno más'))).toMatchObject({
    status: 429,
    fault: { refusal: 'too_many_messages' },
  })
  expect(isRefusal(await say('uno más', new Date(now.getTime() + hourMs + 1)))).toBe(false)
})
