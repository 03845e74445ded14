/** What the people of a shop hear of, what they have seen of it, and what comes to them by mail. */
import type { CallInput } from '@estampa/contract/client'
import type { staffNotices } from '@estampa/contract/staff'
import { noticeKinds } from '@estampa/domain/staff'
import { DAY_MS } from '@estampa/domain/time'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { askQuote } from '../../test/quotes.ts'
import { asOwner } from '../../test/test-mail-server.ts'
import { yesterday } from '../../test/yesterday.ts'
import { noticeTasks } from '../mail/notices.jobs.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { insertMessage } from '../orders/messages.store.ts'
import { quoteTasks } from '../quotes/quotes.jobs.ts'
import { noticesStatement } from './notices.store.ts'

let office: TestOffice
let lucia: Buyer
let owner: OfficeBrowser
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>

beforeAll(async () => {
  office = await openTestOffice()
  const { testShops } = office
  owner = await office.enter('duena@pampa.example')
  lucia = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
afterEach(() => {
  office.shift.ms = 0
})
afterAll(() => office.close())

const desk = (browser: OfficeBrowser, shop = 'pampa') => browser.api(shop).staff
const look = (browser: OfficeBrowser, since?: number) =>
  desk(browser).getNotices(since === undefined ? {} : { since })
const newest = async (browser: OfficeBrowser) => (await look(browser)).items[0]?.id ?? 0
const place = async (quantity = 5) =>
  (await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, quantity))).orderId
const write = (Id: string, text: string) => lucia.api.orders.sendOrderMessage({ Id, text })
const numberOf = async (Id: string) => (await lucia.api.orders.getOrderById({ Id })).number
const buyer = () => ({ kind: 'customer' as const, id: String(lucia.customerId), name: 'Lucía Paz' })
const choose = (
  browser: OfficeBrowser,
  ...kinds: CallInput<(typeof staffNotices)['chooseNotices']>['kinds']
) => desk(browser).chooseNotices({ kinds })

/** Everything that a shop hears of, in this order. */
async function everythingHappens(): Promise<void> {
  const Id = await place()
  const { order } = await desk(owner).getOrder({ Id })
  const uuid = order.lines[0]?.shoppingCartUUID ?? ''
  const lines = [{ shoppingCartUUID: uuid, rows: [{ sku: 'LAPIZ-1', quantity: 9 }] }]
  await desk(owner).changeOrder({ Id, lines })
  const changed = await lucia.api.orders.getOrderById({ Id })
  const proposal = changed.changes.find(({ state }) => state === 'proposed')?.number ?? 0
  await lucia.api.checkout.answerOrderChange({ Id, number: proposal, accepts: false })
  const asked = await askQuote(lucia, [simpleCartLine(goods, 20)], { askSeller: true })
  const inTwoDays = () => new Date(Date.now() + 2 * DAY_MS)
  await quoteTasks.remind_quotes?.({}, { ...office.services, now: inTwoDays })
  await hands.inShop((tx) => sql`update notices set at = now() where kind = 'quote_waiting'`.execute(tx))
  await desk(owner).answerQuote({ Id: asked.id })
  await lucia.api.quotes.acceptQuote({ Id: asked.id })
  await write(Id, '¿Llegan antes del 12?')
  const notice = { amount: order.total, date: yesterday(), reference: '100-A', bank: 'Banco Nación' }
  await lucia.api.payments.updateOrderPayment({ Id, notice })
  const paid = await desk(owner).getOrder({ Id })
  await desk(owner).approvePayment({ paymentId: paid.order.payments[0]?.id ?? '' })
  await hands.force(Id, 'proof_sent')
  await hands.inShop((tx) => advanceOrder(tx, Id, { to: 'proof_approved', who: buyer(), now: new Date() }))
  await desk(owner).moveOrder({ Id, to: 'cancelled' })
}

test('each role hears of what it sees: the workshop of proofs, nobody of money but who answers for it [ADM-19] [ADM-03]', async () => {
  const roles = ['manager', 'sales', 'artwork', 'workshop', 'accounting', 'viewer'] as const
  const people = await Promise.all(
    roles.map(async (role) => ({
      role,
      browser: await office.enter(`${role}@pampa.example`, 'pampa', role),
    })),
  )
  await everythingHappens()
  const heard = async (browser: OfficeBrowser) =>
    (await look(browser)).items.map(({ kind }) => kind).toReversed()
  const all = [
    'order_placed',
    'change_answered',
    'quote_asked',
    'quote_waiting',
    'quote_accepted',
    'message_received',
    'payment_reported',
    'proof_answered',
    'order_flagged',
  ]
  expect(all.toSorted()).toEqual(noticeKinds.toSorted())
  expect(await heard(owner)).toEqual(all)
  const byRole: Record<string, string[]> = {}
  for (const { role, browser } of people) byRole[role] = await heard(browser)
  const seenByAll = ['order_placed', 'quote_asked', 'quote_accepted', 'message_received']
  expect(byRole).toEqual({
    manager: all,
    sales: all.filter((kind) => kind !== 'payment_reported' && kind !== 'order_flagged'),
    artwork: ['order_placed', 'message_received', 'proof_answered'],
    workshop: ['proof_answered'],
    accounting: [...seenByAll, 'payment_reported', 'order_flagged'],
    viewer: seenByAll,
  })
  const workshop = people.find(({ role }) => role === 'workshop')?.browser as OfficeBrowser
  expect((await look(workshop)).items).toMatchObject([{ detail: 'approved', who: '' }])
  expect((await look(owner)).items[0]).toMatchObject({ detail: 'refund_owed', who: 'Lucía Paz' })
})

test('what the shop does itself is no news to it [ADM-19]', async () => {
  const before = await newest(owner)
  const Id = await place()
  await desk(owner).moveOrder({ Id, to: 'cancelled' })
  await desk(owner).sendOrderMessage({ Id, text: 'Lo sentimos' })
  expect((await look(owner, before)).items.map(({ kind }) => kind)).toEqual(['order_placed'])
})

test('a shop hears nothing of another, and a program with a token has no notices [ADM-19] [SYS-01]', async () => {
  const stranger = await office.enter('duena@andina.example', 'andina')
  await place()
  expect(await desk(stranger, 'andina').getNotices({})).toEqual({
    items: [],
    unseen: 0,
    seenUntil: 0,
    unreadThreads: 0,
  })
  expect((await refusalOf(look(stranger))).fault?.refusal).toBe('not_allowed')
  const { accessToken } = await office.testShops
    .api('pampa')
    .staff.authenticateStaff({ email: 'duena@pampa.example', password: 'Remeras2026' })
  const asked = await fetch(`${office.testShops.origin}/api/services/app/Staff/GetNotices`, {
    headers: { authorization: `Bearer ${accessToken}`, 'abp-tenantid': 'pampa' },
  })
  expect(asked.status).toBe(404)
})

test('each person has seen what they have seen, which never goes back nor ahead [ADM-19]', async () => {
  const [ana, bruno] = [await office.enter('ana@pampa.example'), await office.enter('bruno@pampa.example')]
  // whoever begins here missed nothing
  expect((await look(ana)).unseen).toBe(0)
  const first = await place()
  await place()
  expect([(await look(ana)).unseen, (await look(bruno)).unseen]).toEqual([2, 2])
  const [last, before] = (await look(ana)).items
  expect(last?.order?.number).toBe((await numberOf(first)) + 1)
  expect(await desk(ana).seeNotices({ until: before?.id ?? 0 })).toEqual({ unseen: 1, seenUntil: before?.id })
  expect(await desk(ana).seeNotices({ until: Number.MAX_SAFE_INTEGER })).toMatchObject({
    unseen: 0,
    seenUntil: last?.id,
  })
  expect(await desk(ana).seeNotices({ until: 1 })).toMatchObject({ unseen: 0, seenUntil: last?.id })
  expect((await look(bruno)).unseen).toBe(2)
  await write(first, '¿Y la factura?')
  expect((await look(ana, last?.id)).items.map(({ kind }) => kind)).toEqual(['message_received'])
  expect((await look(ana)).unseen).toBe(1)
})

test('an event whose transaction ends later is numbered later: nobody passes over it unseen [ADM-19]', async () => {
  const ana = await office.enter('atenta@pampa.example')
  const [slow, quick] = [await place(), await place()]
  const message = (tx: Parameters<typeof insertMessage>[0], id: string, text: string) =>
    insertMessage(tx, id, { sequence: 1, who: buyer(), text, at: new Date() })
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  let isWritten = () => {}
  const written = new Promise<void>((resolve) => {
    isWritten = resolve
  })
  const slowly = hands.inShop(async (tx) => {
    await message(tx, slow, 'Primero')
    isWritten()
    await held
  })
  await written
  await hands.inShop((tx) => message(tx, quick, 'Segundo'))
  await desk(ana).seeNotices({ until: await newest(ana) })
  end()
  await slowly
  const { unseen, items } = await look(ana)
  expect([unseen, items[0]?.order?.number]).toEqual([1, await numberOf(slow)])
})

test('a kind that somebody does not want to see is neither listed nor counted, and stays so for them alone [ADM-19]', async () => {
  const [ana, bruno] = [await office.enter('calma@pampa.example'), await office.enter('todo@pampa.example')]
  const { kinds } = await desk(ana).getNoticeChoices({})
  expect(kinds.map(({ kind }) => kind)).toEqual(noticeKinds)
  expect(kinds.filter(({ mail }) => mail !== 'none')).toEqual([
    { kind: 'order_flagged', isShown: true, mail: 'now' },
  ])
  await choose(ana, { kind: 'message_received', isShown: false, mail: 'none' })
  const Id = await place()
  await write(Id, '¿Tienen en rojo?')
  const kindsOf = async (browser: OfficeBrowser) =>
    (await look(browser)).items.slice(0, 2).map(({ kind }) => kind)
  expect((await kindsOf(ana))[0]).toBe('order_placed')
  expect((await look(ana)).unseen).toBe(1)
  expect(await kindsOf(bruno)).toEqual(['message_received', 'order_placed'])
  const { items } = await desk(owner).getChanges({ kind: 'person' })
  expect(items[0]).toMatchObject({ call: 'chooseNotices', who: 'Ana Ventas' })
})

test('mail comes at once to who chose so, by default of unsettled money to who leads, and to nobody of what they do not see [ADM-19]', async () => {
  const sales = await office.enter('porcorreo@pampa.example', 'pampa', 'sales')
  const workshop = await office.enter('taller-correo@pampa.example', 'pampa', 'workshop')
  await choose(sales, { kind: 'order_placed', isShown: true, mail: 'now' })
  const asked = await choose(workshop, { kind: 'order_placed', isShown: true, mail: 'now' })
  expect(asked.kinds.map(({ kind }) => kind)).toEqual(['proof_answered'])
  const Id = await place()
  const number = await numberOf(Id)
  const told = await office.post.next('porcorreo@pampa.example')
  expect(told.subject).toBe(`Llegó el pedido n.º ${number}`)
  expect(told.text).toContain(`${office.origin}/pampa/orders/${number}`)
  const { order } = await desk(owner).getOrder({ Id })
  await desk(owner).approvePayment({ paymentId: order.payments[0]?.id ?? '' })
  await office.post.received.splice(0)
  await desk(owner).moveOrder({ Id, to: 'cancelled' })
  expect((await office.post.next('duena@pampa.example')).subject).toBe(
    `Hay dinero por devolver del pedido n.º ${number}`,
  )
  const others = office.post.received.filter(({ to }) => /taller-correo|porcorreo/.test(to.join()))
  expect(others).toEqual([])
})

test('what somebody has not seen comes in one mail of the morning, once [ADM-19]', async () => {
  const ana = await office.enter('manana@pampa.example', 'pampa', 'sales')
  await choose(
    ana,
    { kind: 'order_placed', isShown: true, mail: 'morning' },
    { kind: 'message_received', isShown: true, mail: 'morning' },
  )
  const seen = await place()
  await desk(ana).seeNotices({ until: await newest(ana) })
  const Id = await place()
  await write(Id, '¿Cuándo sale?')
  const [seenNumber, number] = [await numberOf(seen), await numberOf(Id)]
  const mornings = async () => noticeTasks.mail_mornings?.({}, office.services)
  const nextAt = (hourUtc: number) => {
    const then = new Date(Date.now() + DAY_MS)
    then.setUTCHours(hourUtc, 5, 0, 0)
    office.shift.ms = then.getTime() - Date.now()
  }
  nextAt(9)
  await mornings()
  nextAt(11)
  await mornings()
  const told = await office.post.next('manana@pampa.example')
  expect(told.subject).toMatch(/^2 avisos de /)
  expect(told.text).toContain(`Llegó el pedido n.º ${number}`)
  expect(told.text).not.toContain(`pedido n.º ${seenNumber} `)
  await mornings()
  office.shift.ms = 0
  await choose(ana, { kind: 'message_received', isShown: true, mail: 'now' })
  await write(Id, '¿Hola?')
  // had a second mail of the morning been made, it would have come before this one
  expect((await office.post.next('manana@pampa.example')).subject).toContain('Hay un mensaje')
})

test('a page that asks by itself keeps nobody signed in [ADM-19] [ADM-01]', async () => {
  const ana = await office.enter('ausente@pampa.example')
  office.shift.ms = 50 * 60_000
  await look(ana)
  office.shift.ms = 70 * 60_000
  expect((await refusalOf(look(ana))).fault?.refusal).toBe('not_signed_in')
  office.shift.ms = 0
})

test('notices go after thirty days; what is written down of long ago is none [ADM-19]', async () => {
  const Id = await place()
  const before = await newest(owner)
  await hands.inShop((tx) =>
    insertMessage(tx, Id, {
      sequence: 1,
      who: buyer(),
      text: 'De antes',
      at: new Date(Date.now() - 9 * DAY_MS),
    }),
  )
  expect(await newest(owner)).toBe(before)
  office.shift.ms = 29 * DAY_MS
  await noticeTasks.sweep_notices?.({}, office.services)
  office.shift.ms = 0
  expect(await newest(owner)).toBe(before)
  office.shift.ms = 31 * DAY_MS
  await noticeTasks.sweep_notices?.({}, office.services)
  office.shift.ms = 0
  expect(await newest(owner)).toBe(0)
})

test('what an open window asks reads an index from its end, however much there is [ADM-19]', async () => {
  const Id = await place()
  await hands.inShop(async (tx) => {
    await sql`insert into notices (kind, order_id, at)
      select (array['order_placed', 'message_received'])[1 + n % 2], ${Id}::uuid, now()
      from generate_series(1, 20000) n`.execute(tx)
  })
  await asOwner(office.testShops, 'analyze notices')
  const staffId = Number((await desk(owner).getPeople({})).items.find(({ isYou }) => isYou)?.id)
  await desk(owner).seeNotices({ until: await newest(owner) })
  const query = {
    staffId,
    kinds: noticeKinds,
    since: await newest(owner),
    seesBuyers: true,
    readsMessages: true,
  }
  const plan = await hands.inShop(async (tx) => {
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain (analyze, buffers) ${noticesStatement(query)}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  const touched = Number(/shared hit=(\d+)/.exec(plan)?.[1])
  expect(plan).not.toMatch(/Seq Scan on notices/)
  expect([touched < 60, plan]).toEqual([true, plan])
  await hands.inShop((tx) => sql`delete from notices where order_id = ${Id}`.execute(tx))
})
