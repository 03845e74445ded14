import { randomUUID } from 'node:crypto'
import { type OrderState, orderMoves, saleOf } from '@estampa/domain/orders'
import {
  type PaymentAmount,
  paidAmount,
  paymentMoves,
  returnedAmount,
} from '@estampa/domain/orders/order-payments'
import { addDays } from '@estampa/domain/staff/figures'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  openBuyer,
  orderFor,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { askQuote } from '../../test/quotes.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let lucia: Buyer
let ana: StaffMember
let hands: ReturnType<typeof staffActions>
let pencil: VariantFixture
let mug: VariantFixture

beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent' })
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  hands = staffActions(testShops, 'pampa')
  pencil = await sold('LAPIZ-1', 'Lápiz', 5_000)
  mug = await sold('TAZA-1', 'Taza', 100)
})
afterAll(() => testShops.close())

async function sold(sku: string, name: string, stock: number): Promise<VariantFixture> {
  const products = [variantDraft(sku, { stock })]
  const [added] = await addProduct(testShops, 'pampa', genericDraft(`P-${sku}`, name, { products }))
  if (!added) throw new Error(`no ${sku}`)
  return added
}

async function place(goods = pencil, units = 3) {
  const { orderId: Id } = await lucia.api.checkout.completeOrder(await orderFor(lucia, 'pampa', goods, units))
  const { payments, total } = await lucia.api.orders.getOrderById({ Id })
  return { Id, total, paymentId: payments[0]?.id ?? '' }
}
async function buy(goods = pencil, units = 3) {
  const order = await place(goods, units)
  await ana.api.staff.approvePayment({ paymentId: order.paymentId })
  return order
}
const dateIt = (Id: string, at: string) =>
  hands.inShop((tx) => sql`update orders set placed_at = ${at}::timestamptz where id = ${Id}`.execute(tx))
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format()
const thisDay = () => ({ from: today(), to: today() })
const salesOf = async (span: { from: string; to: string }) => (await ana.api.staff.getSales(span)).sales

test('an order is a sale from its first money until it is called off, and what goes back is taken off [OWN-17]', async () => {
  const none = { orders: 0, units: 0, amount: 0 }
  expect(await salesOf(thisDay())).toEqual(none)
  const { Id, total, paymentId } = await place()
  expect(await salesOf(thisDay())).toEqual(none)
  await ana.api.staff.approvePayment({ paymentId })
  expect(await salesOf(thisDay())).toEqual({ orders: 1, units: 3, amount: total })
  await ana.api.staff.recordRefund({ paymentId, amount: 1 })
  expect((await salesOf(thisDay())).amount).toBeCloseTo(total - 1, 2)
  const { items } = await ana.api.staff.getSalesBy({ ...thisDay(), by: 'product' })
  expect(items.map(({ name, units }) => [name, units])).toEqual([['Lápiz', 3]])
  await ana.api.staff.moveOrder({ Id, to: 'cancelled', note: 'Se arrepintió' })
  expect(await salesOf(thisDay())).toEqual(none)
  expect((await ana.api.staff.getSalesBy({ ...thisDay(), by: 'product' })).items).toEqual([])
})

test('a sale is of the day on which it was ordered in the shop, beside the days before [OWN-17]', async () => {
  const [early, late] = [await buy(), await buy()]
  await dateIt(early.Id, '2025-03-10T02:59:00Z')
  await dateIt(late.Id, '2025-03-10T03:00:00Z')
  const { parts, sales, salesBefore, before } = await ana.api.staff.getSales({
    from: '2025-03-10',
    to: '2025-03-12',
  })
  expect([before, sales.orders, salesBefore.orders]).toEqual([{ from: '2025-03-07', to: '2025-03-09' }, 1, 1])
  expect(parts.map(({ from, amount, amountBefore }) => [from, amount, amountBefore])).toEqual([
    ['2025-03-10', late.total, 0],
    ['2025-03-11', 0, 0],
    ['2025-03-12', 0, early.total],
  ])
  const weeks = await ana.api.staff.getSales({ from: '2025-03-05', to: '2025-03-12', step: 'week' })
  expect(weeks.parts.map(({ from, to, orders }) => [from, to, orders])).toEqual([
    ['2025-03-05', '2025-03-09', 1],
    ['2025-03-10', '2025-03-12', 1],
  ])
})

test('a span that ends before it begins is refused at its field, in Spanish [OWN-17]', async () => {
  const refused = await refusalOf(ana.api.staff.getSales({ from: '2025-03-10', to: '2025-03-09' }))
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.fault)).toContain('El último día no puede ser anterior al primero')
})

test('whoever answered the quote has sold it, and lines without a technique are told apart [OWN-17]', async () => {
  const quote = await askQuote(lucia, [simpleCartLine(pencil, 10)], { askSeller: true })
  const answered = await ana.api.staff.answerQuote({ Id: quote.id, note: 'Listo' })
  const way = await ana.api.staff.getQuoteFigures(thisDay())
  expect(way.quotes).toMatchObject({ asked: 1, answered: 1, seen: 0, accepted: 0, ordered: 0 })
  expect(way.quotes.medianHours).toBeLessThan(1)
  const invoice = { name: 'Lucía', lastName: 'Paz', document: '20-12345678-6', phone: '11 2345 6789' }
  const address = { ...deliveryPlaces.pampa, zipCode: '7021', street: 'Av. Mitre', streetNumber: '1200' }
  const yes = { evidence: 'Dijo que sí por teléfono', delivery: 'shipping', payment: 'TRF' } as const
  const { orderId } = await ana.api.staff.orderQuote({ Id: answered.quote.id, invoice, ...address, ...yes })
  const { payments, total } = await lucia.api.orders.getOrderById({ Id: orderId })
  await ana.api.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
  const sellers = (await ana.api.staff.getSalesBy({ ...thisDay(), by: 'seller' })).items
  expect(sellers).toContainEqual(expect.objectContaining({ name: 'Ana Ventas', units: 10, amount: total }))
  expect((await ana.api.staff.getQuoteFigures(thisDay())).quotes).toMatchObject({
    seen: 1,
    accepted: 1,
    ordered: 1,
  })
  const { items } = await ana.api.staff.getSalesBy({ from: '2025-03-01', to: '2025-03-31', by: 'technique' })
  expect(items).toMatchObject([{ key: null, units: 6 }])
})

test('a cart that nobody touched for a day was left, and it is told without its person [OWN-17]', async () => {
  const line = simpleCartLine(pencil, 10)
  await lucia.api.cart.createOrEditShoppingCart([line])
  expect((await ana.api.staff.getQuoteFigures(thisDay())).carts.count).toBe(0)
  const savedAt = `${addDays(today(), -3)}T12:00:00Z`
  await hands.inShop((tx) => sql`update carts set saved_at = ${savedAt}::timestamptz`.execute(tx))
  const { carts } = await ana.api.staff.getQuoteFigures({ from: addDays(today(), -5), to: today() })
  expect(carts.count).toBe(1)
  expect(carts.amount).toBeGreaterThan(0)
})

test('a variant whose stock is over within two weeks at its pace runs out [OWN-17]', async () => {
  expect((await ana.api.staff.getRunningOut({})).items).toEqual([])
  await buy(mug, 90)
  const { items } = await ana.api.staff.getRunningOut({})
  expect(items).toEqual([{ sku: 'TAZA-1', product: 'Taza', available: 10, sold: 90, daysLeft: 6 }])
})

test('the database and the domain agree on what a sale is [OWN-17]', async () => {
  const amount = fc.integer({ min: 0, max: 400 })
  const payment = fc
    .record({ state: fc.constantFrom(...Object.keys(paymentMoves)), amount, refunded: amount })
    .map((one) => ({ ...one, refunded: Math.min(one.amount, one.refunded) }) as PaymentAmount)
  const order = fc.record({
    state: fc.constantFrom(...(Object.keys(orderMoves) as OrderState[])),
    total: amount,
    payments: fc.array(payment, { maxLength: 4 }),
  })
  const cases = fc.sample(order, { numRuns: 500, seed: 17 })
  const rows = cases.map(({ state, total, payments }) => ({
    state,
    total,
    here: paidAmount(payments),
    back: returnedAmount(payments),
  }))
  const { rows: found } = await hands.inShop((tx) =>
    sql<{ amount: number | null }>`
      select sale_amount(state, total, here, back) as amount
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(state text, total bigint, here bigint, back bigint)`.execute(
      tx,
    ),
  )
  expect(found.map((row) => row.amount)).toEqual(cases.map(saleOf))
})

test('whatever happens to orders, the figures are those of a fresh count [OWN-17]', async () => {
  const acts = fc.sample(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 5 }), {
    numRuns: 8,
    seed: 17,
  })
  for (const list of acts) {
    const { Id, paymentId } = await buy()
    for (const act of list) {
      if (act === 0) await hands.force(Id, 'cancelled')
      if (act === 1) await hands.force(Id, 'in_production')
      if (act === 2) await hands.force(Id, 'returned')
      if (act === 3)
        await hands.inShop((tx) =>
          sql`update payments set refunded = 100 where id = ${paymentId}`.execute(tx),
        )
      if (act === 4) await dateIt(Id, '2025-07-01T12:00:00Z')
      if (act === 5) await hands.force(Id, 'placed')
    }
  }
  const read = () =>
    hands.inShop((tx) =>
      sql<{ rows: unknown }>`select (select jsonb_agg(s order by order_id) from sales s) as sales,
        (select jsonb_agg(l order by order_id, position) from sold_lines l) as lines`.execute(tx),
    )
  const kept = (await read()).rows
  await hands.inShop((tx) =>
    sql`select recount_sales(current_shop(), (select array_agg(id) from orders))`.execute(tx),
  )
  expect((await read()).rows).toEqual(kept)
})

test('the figures become a file, and a role without them is told so [OWN-17] [ADM-03] [ADM-20]', async () => {
  const span = { from: '2025-03-01', to: '2025-03-31' }
  const file = await ana.api.staff.exportSales({ ...span, by: 'product', format: 'csv' })
  expect(file).toMatchObject({ rows: 1, name: 'ventas-2025-03-01-a-2025-03-31.csv' })
  const text = await (await fetch(testShops.origin + file.url)).text()
  expect(text).toContain('Producto;Unidades;Importe;Importe del tramo anterior\r\nLápiz;6;')
  const byDay = await ana.api.staff.exportSales({ ...span, by: 'day', format: 'xlsx' })
  expect(byDay.rows).toBe(31)
  const pedro = await openStaffMember(testShops, 'pampa', `Pedro${randomUUID().slice(0, 4)}`, 'sales')
  expect((await refusalOf(pedro.api.staff.getSales(span))).status).toBe(403)
})
