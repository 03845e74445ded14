import { randomUUID } from 'node:crypto'
import type { CallInput } from '@estampa/contract/client'
import type { staff } from '@estampa/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  openBuyer,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { askQuote, letExpire } from '../../test/quotes.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
let lucia: Buyer
let ana: StaffMember
let pencil: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  await offerPickup()
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana', 'sales')
  const products = [variantDraft('LAPIZ-1', { stock: 500, tiers: [{ min_quantity: 1, cost: 33_333 }] })]
  const added = await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  pencil = added[0] as VariantFixture
})
afterAll(() => testShops.close())

/** The counter of the shop, until the server has heard of it. */
async function offerPickup() {
  const point = {
    point_id: 'mostrador',
    description: 'Mostrador',
    open_hours: '',
    phone: '',
    address: 'Av. Mitre 100',
  }
  const pickup = { name: 'Retiro', points: [point], delivery_time: { min: 1, max: 1 } }
  const rules = { ...pampaShop.rules, rateTable: { ...pampaShop.rules.rateTable, pickup } }
  await saveShop(testShops.ownerUrl, { ...pampaShop, rules })
  const known = async () => (await testShops.services.shops.byName('pampa'))?.rules.rateTable.pickup?.name
  await vi.waitUntil(async () => (await known()) === 'Retiro', { timeout: 5_000 })
}

type TypedOrder = CallInput<typeof staff.orderQuote>
const minor = (major: number | null | undefined) => Math.round((major ?? 0) * 100)
const evidence = 'Paula dijo que sí por teléfono el martes.'
const inPampa = <T>(statement: ReturnType<typeof sql<T>>) =>
  testShops.services.database.inShop(testShops.pampa, async (tx) => (await statement.execute(tx)).rows)
const orderOf = (Id: string, change: Partial<TypedOrder> = {}): TypedOrder => ({
  Id,
  evidence,
  invoice: { name: 'Paula', lastName: 'Soto', document: '30-50001091-2', phone: '11 2345 6789' },
  delivery: 'pickup',
  payment: 'TRF',
  ...change,
})
const typed = async () => {
  const person = { name: 'Paula Soto', emailAddress: 'paula@empresa.example' }
  const made = await ana.api.staff.createQuote({
    customer: { person },
    lines: [{ rows: [{ sku: 'LAPIZ-1', quantity: 37 }], discount: { percent: 12.5 } }],
    freeLines: [{ text: 'Caja con moño', quantity: 3, unitPrice: 850.5 }],
    note: randomUUID(),
  })
  return made.quote
}

test('an order typed for a caller has the amounts of the quote, and keeps who wrote the yes down and how it was said [ADM-16]', async () => {
  const quote = await typed()
  const placed = await ana.api.staff.orderQuote(orderOf(quote.id))
  expect(placed.total).toBe(quote.totals?.total)
  const [order] = await inPampa(
    sql<Record<string, unknown>>`
      select o.total, o.discount, o.delivery_method as delivery, h.who_kind as kind, h.who_name as who,
        (select sum(total)::bigint from order_lines l where l.order_id = o.id) as lines,
        (select amount from payments p where p.order_id = o.id) as asked,
        (select sum(quantity)::integer from stock_holds s where s.order_id = o.id) as held
      from orders o join order_history h on h.order_id = o.id and h.sequence = 1 where o.id = ${placed.orderId}`,
  )
  const [total, discount] = [minor(quote.totals?.total), minor(quote.totals?.discount)]
  expect(order).toEqual({
    total,
    discount,
    delivery: 'pickup',
    kind: 'staff',
    who: ana.name,
    lines: total + discount,
    asked: total,
    held: 37,
  })
  const { quote: ordered, stage } = await ana.api.staff.getQuote({ Id: quote.id })
  expect([stage, ordered.acceptedBy, ordered.orderId]).toEqual(['ordered', 'Paula Soto', placed.orderId])
  expect(ordered.history.slice(-2).map(({ to, who, note }) => [to, who, note])).toEqual([
    ['accepted', ana.name, evidence],
    ['converted', ana.name, null],
  ])
  const [change] = await inPampa(
    sql<{ before: object; after: object }>`
      select before, after from changes where call = 'orderQuote' and subject_id = ${quote.id}`,
  )
  expect(change).toMatchObject({
    before: { state: 'sent' },
    after: { state: 'converted', orderId: placed.orderId },
  })
})

test('sent twice it is one order, and what the buyer has ordered is not ordered again [ADM-16]', async () => {
  const quote = await typed()
  const order = orderOf(quote.id)
  const sent = await Promise.all([order, order, order].map((one) => ana.api.staff.orderQuote(one)))
  expect(new Set(sent.map(({ orderId }) => orderId)).size).toBe(1)
  const again = await refusalOf(ana.api.staff.orderQuote({ ...order, comment: 'Otra cosa' }))
  expect([again.status, again.fault?.refusal]).toEqual([409, 'idempotency_key_reused'])
})

test('it goes to an address by the cheapest way, at its price [ADM-16]', async () => {
  const { id, totals } = await askQuote(lucia, [simpleCartLine(pencil, 20)])
  const address = { ...deliveryPlaces.pampa, zipCode: '7021', street: 'Av. Mitre', streetNumber: '1200' }
  const placed = await ana.api.staff.orderQuote(orderOf(id, { delivery: 'shipping', ...address }))
  const order = await lucia.api.orders.getOrderById({ Id: placed.orderId })
  expect(order.shipping.deliveryMethod).toBe('shipping')
  expect(order.address.street).toBe('Av. Mitre')
  expect(minor(order.total)).toBe(minor(totals?.total) + minor(order.shippingCost))
})

test('what cannot be ordered is refused, and the quote stays as it was [ADM-16]', async () => {
  const quote = await typed()
  const refused = async (change: Partial<TypedOrder>) => {
    const { status, fault } = await refusalOf(ana.api.staff.orderQuote(orderOf(quote.id, change)))
    return [status, fault?.refusal]
  }
  expect(await refused({ evidence: ' ' })).toEqual([400, 'invalid_input'])
  expect(await refused({ Id: randomUUID() })).toEqual([404, 'not_found'])
  expect(await refused({ delivery: 'shipping' })).toEqual([422, 'invalid_checkout'])
  const wrong = { name: 'Paula', lastName: 'Soto', document: '1', phone: '11 2345 6789' }
  expect(await refused({ invoice: wrong })).toEqual([422, 'invalid_checkout'])
  expect((await ana.api.staff.getQuote({ Id: quote.id })).quote.state).toBe('sent')
  await inPampa(sql`update variants set stock = reserved_stock + 5 where sku = 'LAPIZ-1'`)
  expect(await refused({})).toEqual([422, 'out_of_stock'])
  expect((await ana.api.staff.getQuote({ Id: quote.id })).quote.state).toBe('sent')
  await inPampa(sql`update variants set stock = 500 where sku = 'LAPIZ-1'`)
  await letExpire(testShops, quote.id, -5)
  expect(await refused({})).toEqual([409, 'quote_expired'])
})
