/** The people of a shop change an order that is not being made yet. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  findVariant,
  openBuyer,
  orderFor,
  refusalOf,
  type VariantFixture,
} from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  design,
  designedOrder,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, mugDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { artworkTasks } from '../orders/artwork.jobs.ts'

let testShops: TestShops
let stage: DesignFixture
let lucia: Buyer
let ana: StaffMember
let bruno: StaffMember
let cup: VariantFixture
let rare: VariantFixture
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  bruno = await openStaffMember(testShops, 'pampa', 'Bruno')
  const products = [
    variantDraft('VASO-B', { color: 'Blanco', stock: 5_000 }),
    variantDraft('VASO-R', { color: 'Rojo', stock: 5_000 }),
  ]
  const cups = await addProduct(testShops, 'pampa', genericDraft('VASO', 'Vaso térmico', { products }))
  cup = findVariant(cups, 'VASO-B')
  const pens = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products: pens }))
  const few = [variantDraft('RARO-1', { stock: 100 })]
  rare = (
    await addProduct(testShops, 'pampa', genericDraft('RARO', 'Raro', { products: few }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
afterAll(() => testShops.close())

const place = async (goods = cup, quantity = 60) =>
  (await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, quantity))).orderId
const see = (Id: string) => ana.api.staff.getOrder({ Id })
const uuidOf = async (Id: string) => (await see(Id)).order.lines[0]?.shoppingCartUUID ?? ''
const pay = async (Id: string) => {
  const { order } = await see(Id)
  return ana.api.staff.approvePayment({ paymentId: order.payments[0]?.id ?? '' })
}
const cents = (major: number) => Math.round(major * 100)
const { changeOrder, previewOrderChange } = {
  changeOrder: (...args: Parameters<StaffMember['api']['staff']['changeOrder']>) =>
    ana.api.staff.changeOrder(...args),
  previewOrderChange: (...args: Parameters<StaffMember['api']['staff']['previewOrderChange']>) =>
    ana.api.staff.previewOrderChange(...args),
}
/** What PostgreSQL itself adds up: the lines against the order, and its holds against its lines. */
async function sumsOf(id: string) {
  const { rows } = await hands.inShop((tx) =>
    sql<{ total: number; lines: number; held: string; goods: string; jobs: string }>`
      select o.total, (select sum(l.total)::bigint from order_lines l where l.order_id = o.id) + o.shipping_cost - o.discount as lines,
        (select coalesce(string_agg(variant_id || ':' || quantity, ' ' order by variant_id), '') from stock_holds where order_id = o.id) as held,
        (select coalesce(string_agg(product_id || ':' || quantity, ' ' order by product_id), '') from (
          select product_id, sum(quantity) as quantity from order_lines l where l.order_id = o.id group by 1) l) as goods,
        (select coalesce(string_agg(units || ' ' || stage, ', ' order by technique_id), '') from production_jobs j where j.order_id = o.id) as jobs
      from orders o where o.id = ${id}`.execute(tx),
  )
  return rows[0]
}
const addUp = async (id: string) => {
  const sums = await sumsOf(id)
  expect([sums?.lines, sums?.held]).toEqual([sums?.total, sums?.goods])
}

test('the preview says line by line what changes, and writes nothing [ADM-18]', async () => {
  const Id = await place()
  const uuid = await uuidOf(Id)
  const { version, order } = await see(Id)
  const lines = [
    { shoppingCartUUID: uuid, rows: [{ sku: 'VASO-R', quantity: 40 }] },
    { rows: [{ sku: 'LAPIZ-1', quantity: 10 }] },
  ]
  const preview = await previewOrderChange({ Id, lines })
  expect(preview.lines.map(({ status, before, after }) => [status, before[0]?.sku, after?.[0]?.sku])).toEqual(
    [
      ['changed', 'VASO-B', 'VASO-R'],
      ['added', undefined, 'LAPIZ-1'],
    ],
  )
  // forty cost more each than sixty
  expect(preview.lines[0]?.after?.[0]?.unitPrice).toBeGreaterThan(preview.lines[0]?.before[0]?.unitPrice ?? 0)
  expect(preview.before.total).toBe(order.total)
  expect(cents(preview.difference)).toBe(cents(preview.after?.total ?? 0) - cents(order.total))
  expect((await see(Id)).version).toBe(version)
  await addUp(Id)
})

test('what costs less is done at once: lines, totals, stock and payment follow, and the history has both [ADM-18]', async () => {
  const Id = await place()
  const { version, order } = await see(Id)
  const stock = await hands.stockOf(cup.variantId)
  const lines = [{ shoppingCartUUID: await uuidOf(Id), rows: [{ sku: 'VASO-B', quantity: 50 }] }]
  const { after } = await previewOrderChange({ Id, lines })
  const changed = await changeOrder({ Id, lines, total: after?.total, note: 'Son menos' }, { version })
  expect([changed.order.total, changed.order.toPay]).toEqual([after?.total, after?.total])
  expect(
    changed.order.payments.filter(({ state }) => state === 'pending').map(({ amount }) => amount),
  ).toEqual([after?.total])
  expect(changed.order.changes).toMatchObject([
    {
      number: 1,
      state: 'done',
      who: ana.name,
      note: 'Son menos',
      words: ['Vaso térmico Blanco: de 60 a 50 unidades'],
      before: { total: order.total },
      after: { total: after?.total },
    },
  ])
  expect((await hands.stockOf(cup.variantId))?.reserved).toBe((stock?.reserved ?? 0) - 10)
  const { items } = await ana.api.staff.getOrders({ Filtro: String(order.number) })
  expect(items[0]?.total).toBe(after?.total)
  await addUp(Id)
})

test('a line that stays keeps the price that it was bought at when the catalog has another [ADM-18]', async () => {
  const goods = [variantDraft('FIJO-1', { stock: 900 })]
  const [kept] = await addProduct(testShops, 'pampa', genericDraft('FIJO', 'Fijo', { products: goods }))
  const Id = await place(kept, 30)
  const { order } = await see(Id)
  const [line] = order.lines
  const dearer = [variantDraft('FIJO-1', { stock: 900, tiers: [{ min_quantity: 1, cost: 900_000 }] })]
  await addProduct(testShops, 'pampa', genericDraft('FIJO', 'Fijo', { products: dearer }))
  const lines = [
    { shoppingCartUUID: line?.shoppingCartUUID ?? '' },
    { rows: [{ sku: 'LAPIZ-1', quantity: 5 }] },
  ]
  const changed = await changeOrder({ Id, lines, evidence: 'Por teléfono, con Lucía' })
  expect(changed.order.lines[0]).toEqual(line)
  expect(changed.order.changes[0]).toMatchObject({ evidence: 'Por teléfono, con Lucía', state: 'done' })
  const added = cents(changed.order.lines[1]?.total ?? 0)
  expect(cents(changed.order.total)).toBe(cents(order.total) + added)
  await addUp(Id)
})

test('of a paid order the difference is owed back or still to be paid, and asked for [ADM-18] [LIFE-03]', async () => {
  const Id = await place()
  const { order } = await pay(Id)
  const shoppingCartUUID = await uuidOf(Id)
  const less = await changeOrder({
    Id,
    lines: [{ shoppingCartUUID, rows: [{ sku: 'VASO-B', quantity: 50 }] }],
  })
  expect(cents(less.order.refundOwed)).toBe(cents(order.total) - cents(less.order.total))
  expect(less.flags).toMatchObject([{ kind: 'refund_owed', amount: less.order.refundOwed }])
  const rows = [{ sku: 'VASO-B', quantity: 80 }]
  const more = await changeOrder({ Id, lines: [{ shoppingCartUUID, rows }], evidence: 'Por correo' })
  expect(more.order.refundOwed).toBe(0)
  expect(cents(more.order.toPay)).toBe(cents(more.order.total) - cents(order.total))
  expect(more.order.payments.filter(({ state }) => state === 'pending')).toMatchObject([
    { amount: more.order.toPay },
  ])
  // the goods do not leave before what the change added is here
  expect(more.order.split).toMatchObject({ deposit: less.order.total, restDue: more.order.toPay })
  await addUp(Id)
})

test('a line is taken out, but not the last one; nothing changed is no change [ADM-18]', async () => {
  const Id = await place()
  const shoppingCartUUID = await uuidOf(Id)
  const added = { rows: [{ sku: 'LAPIZ-1', quantity: 5 }] }
  await changeOrder({ Id, lines: [{ shoppingCartUUID }, added], evidence: 'Por correo' })
  const { order } = await changeOrder({ Id, lines: [{ shoppingCartUUID }] })
  expect([order.lines.length, order.changes.at(-1)?.words]).toEqual([1, ['Se quita Lápiz (5 unidades)']])
  const empty = await refusalOf(changeOrder({ Id, lines: [] }))
  expect([empty.status, empty.fault?.refusal]).toEqual([422, 'order_left_empty'])
  const same = await refusalOf(changeOrder({ Id, lines: [{ shoppingCartUUID }] }))
  expect([same.status, same.fault?.refusal]).toEqual([422, 'order_change_empty'])
  const { fault, after } = await previewOrderChange({ Id })
  expect([fault?.refusal, after]).toEqual(['order_change_empty', null])
  await addUp(Id)
})

test('who receives it and at which door is changed without touching a price [ADM-18]', async () => {
  const Id = await place()
  const { order } = await see(Id)
  const { province, city, locality, ...rest } = order.address
  const address = { ...rest, street: 'San Martín', streetNumber: '77' }
  const changed = await changeOrder({ Id, address })
  expect(changed.order.address).toEqual({ ...address, province, city, locality })
  expect([changed.order.total, changed.order.lines]).toEqual([order.total, order.lines])
  expect(changed.order.changes[0]?.words).toEqual(['Otros datos de entrega'])
  const wrong = await refusalOf(changeOrder({ Id, address: { ...address, zipCode: '12' } }))
  expect([wrong.status, wrong.fault?.refusal]).toEqual([422, 'invalid_checkout'])
})

test('each line says in Spanish why it cannot be so [ADM-18]', async () => {
  const Id = await place()
  const shoppingCartUUID = await uuidOf(Id)
  const lines = [
    { shoppingCartUUID, rows: [{ sku: 'NO-HAY', quantity: 5 }] },
    { rows: [{ sku: 'RARO-1', quantity: 101 }] },
    { rows: [{ sku: 'TAMPOCO', quantity: 1 }] },
  ]
  const preview = await previewOrderChange({ Id, lines })
  expect(preview.lines.map(({ fault }) => fault?.refusal)).toEqual([
    'variant_not_offered',
    'out_of_stock',
    'variant_not_offered',
  ])
  expect(preview.lines[1]?.fault?.sentence).toMatch(/^Sin stock suficiente de Raro/)
  expect([preview.after, preview.fault]).toEqual([null, null])
  const refused = await refusalOf(changeOrder({ Id, lines: lines.slice(1, 2), evidence: 'Por correo' }))
  expect([refused.status, refused.fault?.refusal]).toEqual([422, 'out_of_stock'])
  const other = await refusalOf(changeOrder({ Id, lines: [{ shoppingCartUUID: Id }] }))
  expect([other.status, other.fault?.refusal]).toEqual([422, 'order_line_unknown'])
})

test('an order that is being made, or that is over, is not changed [ADM-18]', async () => {
  const Id = await place()
  const lines = [{ shoppingCartUUID: await uuidOf(Id), rows: [{ sku: 'VASO-B', quantity: 50 }] }]
  for (const state of ['in_production', 'ready', 'shipped', 'delivered', 'cancelled', 'expired'] as const) {
    await hands.force(Id, state)
    const refused = await refusalOf(changeOrder({ Id, lines }))
    expect([state, refused.status, refused.fault?.refusal]).toEqual([state, 409, 'order_not_changeable'])
  }
})

test('two who change one order at once lose nothing, and two orders never share the last piece [ADM-18] [ADM-21]', async () => {
  const Id = await place()
  const shoppingCartUUID = await uuidOf(Id)
  const { version } = await see(Id)
  const to = (quantity: number) => ({
    Id,
    lines: [{ shoppingCartUUID, rows: [{ sku: 'VASO-B', quantity }] }],
  })
  const both = await Promise.allSettled([
    changeOrder(to(50), { version }),
    bruno.api.staff.changeOrder(to(55), { version }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const late = await refusalOf(changeOrder(to(20), { version }))
  expect([late.status, late.fault?.refusal]).toEqual([409, 'order_changed'])
  const orders = [await place(rare, 10), await place(rare, 10)]
  const uuids = await Promise.all(orders.map(uuidOf))
  const grown = await Promise.allSettled(
    orders.map((order, index) =>
      changeOrder({
        Id: order,
        lines: [{ shoppingCartUUID: uuids[index] ?? '', rows: [{ sku: 'RARO-1', quantity: 60 }] }],
        evidence: 'Por correo',
      }),
    ),
  )
  expect(grown.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await hands.stockOf(rare.variantId)).toMatchObject({ stock: 100, reserved: 70, held: 70 })
  for (const order of [Id, ...orders]) await addUp(order)
})

test('a total that is another than the one that was shown is not written [ADM-18]', async () => {
  const Id = await place()
  const lines = [{ shoppingCartUUID: await uuidOf(Id), rows: [{ sku: 'VASO-B', quantity: 50 }] }]
  const refused = await refusalOf(changeOrder({ Id, lines, total: 1 }))
  expect([refused.status, refused.fault?.refusal]).toEqual([409, 'order_change_differs'])
  expect((await see(Id)).order.changes).toEqual([])
})

const copy = (orderId: string) =>
  artworkTasks.order_artwork?.({ shop: testShops.pampa, orderId }, testShops.services)

deepTest(
  'a design stays with its line; its jobs and files are made again for what is made now [ADM-18]',
  async () => {
    const saved = await lucia.api.customization.saveDesign(
      design(stage.mug, view(stage.screen, [text('Feria', { colour: '#1976d2' })])),
    )
    const body = await designedOrder(lucia, stage.mug, saved.customization.views, 80)
    const { orderId: Id } = await lucia.api.checkout.completeOrder(body)
    await copy(Id)
    const { order } = await see(Id)
    expect(await sumsOf(Id)).toMatchObject({ jobs: '80 waiting' })
    const shoppingCartUUID = order.lines[0]?.shoppingCartUUID ?? ''
    const lines = [{ shoppingCartUUID, rows: [{ sku: 'MUG-11-B', quantity: 60 }] }]
    const changed = await changeOrder({ Id, lines })
    expect(changed.order.lines[0]).toMatchObject({ shoppingCartUUID, quantity: 60, hasProductBuilding: true })
    expect(changed.order.lines[0]?.customization?.views).toEqual(order.lines[0]?.customization?.views)
    expect([changed.artworkUrl, changed.order.artwork.ready]).toEqual([null, false])
    expect(await sumsOf(Id)).toMatchObject({ jobs: '60 waiting' })
    await copy(Id)
    const again = await see(Id)
    expect(again.order.artwork.ready).toBe(true)
    expect(again.artworkUrl).not.toBeNull()
    const without = [{ rows: [{ sku: 'LAPIZ-1', quantity: 5 }] }]
    const plain = await changeOrder({ Id, lines: without })
    expect([plain.order.artwork.ready, plain.order.artwork.files]).toEqual([true, []])
    expect(await sumsOf(Id)).toMatchObject({ jobs: '' })
    await addUp(Id)
  },
)

test('a decoration that does not fit the other variant is refused at its line [ADM-18]', async () => {
  const { customization } = await lucia.api.customization.saveDesign(
    design(stage.mug, view(stage.screen, [text('Feria', { colour: '#1976d2' })])),
  )
  const body = await designedOrder(lucia, stage.mug, customization.views, 80)
  const { orderId: Id } = await lucia.api.checkout.completeOrder(body)
  const shoppingCartUUID = await uuidOf(Id)
  const { printing_areas: _, ...blank } = mugDraft({ printing_types: [stage.screen] })
  await addProduct(testShops, 'pampa', { ...blank, printing_areas: [] })
  const preview = await previewOrderChange({
    Id,
    lines: [{ shoppingCartUUID, rows: [{ sku: 'MUG-11-R', quantity: 10 }] }],
  })
  expect(preview.lines[0]).toMatchObject({ isDecorated: true, after: null })
  expect(preview.lines[0]?.fault?.sentence).not.toBe('')
})

/** An order with a proposal of twenty units more. */
async function proposed(state?: 'paid') {
  const Id = await place()
  if (state === 'paid') await pay(Id)
  const { order } = await see(Id)
  const lines = [{ shoppingCartUUID: await uuidOf(Id), rows: [{ sku: 'VASO-B', quantity: 80 }] }]
  const { order: asked } = await changeOrder({ Id, lines, note: 'Vienen más' })
  return { Id, lines, before: order, asked, number: asked.changes.at(-1)?.number ?? 0 }
}
const answer = (Id: string, number: number, accepts: boolean) =>
  lucia.api.checkout.answerOrderChange({ Id, number, accepts })

test('what costs more waits for the buyer: the order stays as it was until they accept it [ADM-18]', async () => {
  const { Id, before, asked, number } = await proposed('paid')
  expect([asked.total, asked.lines, asked.toPay]).toEqual([before.total, before.lines, 0])
  expect(asked.changes).toMatchObject([
    { state: 'proposed', note: 'Vienen más', before: { total: before.total } },
  ])
  await addUp(Id)
  const accepted = await answer(Id, number, true)
  expect(accepted.changes).toMatchObject([{ state: 'done', answer: { who: 'Lucía Paz' } }])
  expect(accepted.total).toBe(asked.changes[0]?.after.total)
  expect(cents(accepted.toPay)).toBe(cents(accepted.total) - cents(before.total))
  expect(accepted.payable.all).toBe(accepted.toPay)
  await addUp(Id)
  const again = await refusalOf(answer(Id, number, true))
  expect([again.status, again.fault?.refusal]).toEqual([409, 'order_change_closed'])
})

test('a buyer leaves the order as it was, and nobody else answers for them [ADM-18]', async () => {
  const { Id, before, number } = await proposed()
  const zoe = await openBuyer(testShops, 'pampa', 'Zoé')
  const other = await refusalOf(zoe.api.checkout.answerOrderChange({ Id, number, accepts: true }))
  expect(other.status).toBe(404)
  const left = await answer(Id, number, false)
  expect([left.changes[0]?.state, left.total, left.lines]).toEqual(['refused', before.total, before.lines])
  await addUp(Id)
})

test('the newest proposal counts, and the beginning of the production ends it [ADM-18]', async () => {
  const { Id, lines, number } = await proposed('paid')
  const again = await changeOrder({
    Id,
    lines: [{ shoppingCartUUID: lines[0]?.shoppingCartUUID ?? '', rows: [{ sku: 'VASO-B', quantity: 90 }] }],
  })
  expect(again.order.changes.map(({ state }) => state)).toEqual(['replaced', 'proposed'])
  expect((await refusalOf(answer(Id, number, true))).fault?.refusal).toBe('order_change_closed')
  const made = await ana.api.staff.moveOrder({ Id, to: 'in_production' })
  expect(made.order.changes.map(({ state }) => state)).toEqual(['replaced', 'ended'])
  expect((await refusalOf(answer(Id, number + 1, true))).fault?.refusal).toBe('order_change_closed')
})

test('a proposal keeps its prices, but its stock must be there [ADM-18]', async () => {
  const one = [variantDraft('TOPE-1', { stock: 100 })]
  const [goods] = await addProduct(testShops, 'pampa', genericDraft('TOPE', 'Tope', { products: one }))
  if (!goods) throw new Error('no goods')
  const Id = await place(goods, 40)
  const grown = (quantity: number) => ({
    shoppingCartUUID: uuid,
    rows: [{ sku: 'TOPE-1', quantity }],
  })
  const uuid = await uuidOf(Id)
  const { order } = await changeOrder({ Id, lines: [grown(70)] })
  const other = await place(goods, 50)
  const short = await refusalOf(answer(Id, 1, true))
  expect([short.status, short.fault?.refusal]).toEqual([422, 'out_of_stock'])
  await ana.api.staff.moveOrder({ Id: other, to: 'cancelled' })
  const dearer = [variantDraft('TOPE-1', { stock: 100, tiers: [{ min_quantity: 1, cost: 900_000 }] })]
  await addProduct(testShops, 'pampa', genericDraft('TOPE', 'Tope', { products: dearer }))
  const accepted = await answer(Id, 1, true)
  expect(accepted.total).toBe(order.changes[0]?.after.total)
  await addUp(Id)
})

test('somebody of the shop writes down a yes that came by telephone, with what proves it [ADM-18]', async () => {
  const { Id, number } = await proposed()
  const accepted = await ana.api.staff.acceptOrderChange({ Id, number, evidence: 'Por teléfono, con Lucía' })
  expect(accepted.order.changes).toMatchObject([
    { state: 'done', evidence: 'Por teléfono, con Lucía', answer: { who: ana.name } },
  ])
  await addUp(Id)
})
