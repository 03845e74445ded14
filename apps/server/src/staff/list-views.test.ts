/** Views of the lists of orders and of products, and what orders are narrowed by. */
import type { CallInput } from '@estampa/contract/client'
import type { staffOrders } from '@estampa/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  orderFor,
  refusalCode,
  type VariantFixture,
} from '../../test/buyer.ts'
import { excuseFromLedger } from '../../test/ledger.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'

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

const desk = (browser: OfficeBrowser, shop = 'pampa') => browser.api(shop).staff
const save = (
  browser: OfficeBrowser,
  view: { Id?: number; name: string; query?: string; isShared?: boolean },
) => desk(browser).saveOrderView({ query: 'delivery=pickup', isShared: false, ...view })
const namesOf = async (browser: OfficeBrowser, shop?: string) =>
  (await desk(browser, shop).getOrderViews({})).items.map(({ name }) => name)
const place = async (quantity = 5) =>
  (await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, quantity))).orderId

test('a view is of one person until it is shared, and then of the shop and no other [ADM-07] [SYS-01]', async () => {
  const [ana, viewer] = [
    await office.enter('ana@pampa.example', 'pampa', 'sales'),
    await office.enter('mira@pampa.example', 'pampa', 'viewer'),
  ]
  const { items } = await save(ana, { name: 'Retiros' })
  expect(items).toMatchObject([
    { name: 'Retiros', query: 'delivery=pickup', isShared: false, isYours: true, by: 'Ana Ventas' },
  ])
  expect(await namesOf(viewer)).toEqual([])
  const Id = items[0]?.id ?? 0
  await save(ana, { Id, name: 'Retiros de hoy', query: 'delivery=pickup&state=ready', isShared: true })
  const seen = (await desk(viewer).getOrderViews({})).items
  expect(seen).toMatchObject([
    { name: 'Retiros de hoy', query: 'delivery=pickup&state=ready', isYours: false },
  ])
  expect(await refusalCode(save(viewer, { Id, name: 'Mía' }))).toBe('not_found')
  expect(await refusalCode(desk(viewer).removeOrderView({ Id }))).toBe('not_found')
  expect(await refusalCode(save(viewer, { name: 'De todos', isShared: true }))).toBe('not_allowed')
  expect(await refusalCode(save(viewer, { name: 'RETIROS DE HOY' }))).toBe('view_name_taken')
  const stranger = await office.enter('duena@andina.example', 'andina')
  expect(await namesOf(stranger, 'andina')).toEqual([])
  expect(await refusalCode(desk(stranger, 'andina').removeOrderView({ Id }))).toBe('not_found')
  // whoever may share also tidies up
  await desk(owner).removeOrderView({ Id })
  expect(await namesOf(ana)).toEqual([])
  const { items: changes } = await desk(owner).getChanges({ kind: 'view' })
  expect(changes.map(({ call }) => call)).toEqual(['removeOrderView', 'saveOrderView', 'saveOrderView'])
})

test('a person has at most thirty views, also where they are saved at once [ADM-07]', async () => {
  const ana = await office.enter('muchas@pampa.example', 'pampa', 'viewer')
  for (let made = 0; made < 29; made++) await save(ana, { name: `Vista ${made}` })
  const both = await Promise.allSettled([save(ana, { name: 'Una' }), save(ana, { name: 'Otra' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await refusalCode(save(ana, { name: 'Más' }))).toBe('too_many_saved_views')
  expect(await namesOf(ana)).toHaveLength(30)
})

test('products have views of their own, for whoever sees products [ADM-07] [OWN-04]', async () => {
  const [ana, accountant] = [
    await office.enter('ventas@pampa.example', 'pampa', 'sales'),
    await office.enter('cuentas@pampa.example', 'pampa', 'accounting'),
  ]
  const view = { name: 'Tazas sin stock', query: 'show=stock&family=3&order=code', isShared: true }
  const { items } = await desk(ana).saveProductView(view)
  expect(items).toMatchObject([{ ...view, isYours: true, by: 'Ana Ventas' }])
  const Id = items[0]?.id ?? 0
  // neither list has the views of the other, and each may have the same name
  expect(await namesOf(ana)).toEqual([])
  expect(await refusalCode(desk(ana).removeOrderView({ Id }))).toBe('not_found')
  expect(await refusalCode(save(ana, { Id, name: 'Robada' }))).toBe('not_found')
  expect((await save(ana, { name: view.name })).items).toHaveLength(1)
  expect(await refusalCode(desk(accountant).getProductViews({}))).toBe('not_allowed')
  expect(await refusalCode(desk(accountant).saveProductView({ ...view, name: 'Otra' }))).toBe('not_allowed')
  expect((await desk(ana).removeProductView({ Id })).items).toEqual([])
  await desk(ana).removeOrderView({ Id: Id + 1 })
})

test('the list is narrowed by what an order is, and counts what it lists [ADM-07]', async () => {
  const ids = [await place(), await place(), await place(7), await place(9)] as const
  const [plain, picked, paid, gone] = ids
  const numbers: Record<string, number> = {}
  for (const Id of ids) numbers[Id] = (await desk(owner).getOrder({ Id })).order.number
  await hands.setKind(plain, { isDecorated: true, deliveryMethod: 'shipping' })
  await hands.setKind(picked, { isDecorated: false, deliveryMethod: 'pickup' })
  const { order } = await desk(owner).getOrder({ Id: paid })
  await desk(owner).approvePayment({ paymentId: order.payments[0]?.id ?? '' })
  await desk(owner).moveOrder({ Id: gone, to: 'cancelled' })
  excuseFromLedger(`order ${plain}`)
  await hands.inShop((tx) =>
    sql`insert into production_jobs (order_id, technique_id, units, places, colors, width_mm, height_mm, line_uuid, product_name)
      select o.id, 3, 5, 1, 1, 80, 60, l.shopping_cart_uuid, l.product_name
      from orders o join order_lines l on l.order_id = o.id where o.id = ${plain}`.execute(tx),
  )
  const list = async (filter: CallInput<(typeof staffOrders)['getOrders']>) => {
    const { items, totalCount } = await desk(owner).getOrders(filter)
    expect(totalCount).toBe(items.length)
    return items.map(({ number }) => number).toSorted()
  }
  const of = (...which: string[]) => which.map((id) => numbers[id])
  expect(await list({ decorated: true })).toEqual(of(plain))
  expect(await list({ delivery: 'pickup' })).toEqual(of(picked))
  expect(await list({ technique: 3 })).toEqual(of(plain))
  expect(await list({ technique: 4 })).toEqual([])
  expect(await list({ decorated: false, state: ['placed'] })).toEqual(of(picked))
  // neither what is paid nor what was called off owes anything
  expect(await list({ owed: 0.01 })).toEqual(of(plain, picked))
  expect(await list({ owed: 1e9 })).toEqual([])
  expect(await list({ owed: 0.01, delivery: 'pickup', queue: undefined })).toEqual(of(picked))
  expect(await list({ Filtro: 'lucia', delivery: 'pickup' })).toEqual(of(picked))
  await hands.inShop((tx) =>
    sql`insert into techniques (shop_id, key, name, document)
      values (current_shop(), 'serigrafia', 'Serigrafía', '{}')`.execute(tx),
  )
  expect((await desk(owner).getOrderTechniques({})).items).toMatchObject([{ name: 'Serigrafía' }])
})
