import { randomUUID } from 'node:crypto'
import type { CallInput } from '@estampa/contract/client'
import type { staff } from '@estampa/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  openBuyer,
  orderBody,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { askQuote, quoteOf, tokenIn } from '../../test/quotes.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let lucia: Buyer
let ana: StaffMember
let pencil: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000, tiers: [{ min_quantity: 1, cost: 33_333 }] })]
  const added = await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  pencil = added[0] as VariantFixture
})
afterAll(() => testShops.close())

type Answer = CallInput<typeof staff.answerQuote>
const minor = (major: number | null | undefined) => Math.round((major ?? 0) * 100)
const box = { text: 'Caja con moño', quantity: 12, unitPrice: 850.5 }
const inPampa = <T>(statement: ReturnType<typeof sql<T>>) =>
  testShops.services.database.inShop(testShops.pampa, async (tx) => (await statement.execute(tx)).rows)

async function offered(change: Partial<Answer> = {}) {
  const { id } = await askQuote(lucia, [simpleCartLine(pencil, 20)])
  return ana.api.staff.answerQuote({ Id: id, freeLines: [box], note: randomUUID(), ...change })
}

/** Orders the quote at what it says, delivered where the tests deliver. */
async function order(Id: string) {
  const own = await lucia.api.quotes.getQuoteById({ Id })
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const { variantId: productId, genericId: genericProductId } = pencil
  const products = [{ productId, genericProductId, quantity: 20 }]
  const delivery = await lucia.api.shipping.getShippingQuote({ products, province, city, location })
  const prices = own.prices.at(-1)?.prices
  const { shoppingCart: _, ...body } = orderBody('pampa', [], prices, delivery.all_results[0])
  const total = (minor(body.total) - minor(own.totals?.discount)) / 100
  const { orderId } = await lucia.api.checkout.convertQuoteToOrder({ ...body, total, Id })
  return { orderId, total, own }
}

test('a seller’s free line is priced, shown to the buyer and by the link, and keeps its discount [ADM-16]', async () => {
  const freeLines = [{ ...box, discount: { percent: 10 } }]
  const { quote } = await offered({ freeLines })
  const [goods, free] = quote.rows
  expect(free).toMatchObject({
    productName: 'Caja con moño',
    sku: '',
    isFree: true,
    image: null,
    quantity: 12,
  })
  expect([free?.subTotal, free?.taxes, free?.total]).toEqual([10_206, 2_143.26, 12_349.26])
  const sum = minor(goods?.total) + minor(free?.total) - minor(quote.totals?.discount)
  expect(sum).toBe(minor(quote.totals?.total))
  expect(quote.answer?.lineDiscounts).toEqual([
    { shoppingCartUUID: free?.shoppingCartUUID, percent: 10, net: 1_020.6 },
  ])
  const own = await lucia.api.quotes.getQuoteById({ Id: quote.id })
  const shared = await testShops.api('pampa').quotes.getPublicQuote({ token: tokenIn(own) })
  expect([own.rows, shared.rows]).toEqual([quote.rows, quote.rows])
  // what goes into a cart is the goods alone
  expect(own.lines.map(({ shoppingCartUUID }) => shoppingCartUUID)).toEqual([goods?.shoppingCartUUID])
  const listed = await ana.api.staff.getQuotes({ Filtro: 'caja con moño' })
  expect(listed.items.map(({ id }) => id)).toContain(quote.id)
})

test('it becomes a line of the order at the same amounts, holds no stock, and the workshop reads it [ADM-16] [API-41]', async () => {
  const { quote } = await offered({ freeLines: [{ ...box, discount: { percent: 10 } }] })
  const { orderId, total, own } = await order(quote.id)
  const shown = await lucia.api.orders.getOrderById({ Id: orderId })
  expect(shown.total).toBe(total)
  const [, free] = shown.lines
  expect(free).toMatchObject({ productId: null, genericProductId: null, productName: box.text, quantity: 12 })
  expect([free?.priceBase, free?.tax, free?.total]).toEqual([10_206, 2_143.26, 12_349.26])
  const [sums] = await inPampa(
    sql<{ lines: number; discount: number; shipping: number; total: number; held: number; asked: number }>`
      select (select sum(total)::bigint from order_lines where order_id = o.id) as lines, o.discount,
        o.shipping_cost as shipping, o.total,
        (select sum(quantity)::integer from stock_holds where order_id = o.id) as held,
        (select sum(amount)::bigint from payments where order_id = o.id) as asked
      from orders o where o.id = ${orderId}`,
  )
  if (!sums) throw new Error('the order is gone')
  expect(sums.lines - sums.discount + sums.shipping).toBe(sums.total)
  expect(minor(own.totals?.total) + sums.shipping).toBe(sums.total)
  expect([sums.held, sums.asked]).toEqual([20, sums.total])
  const desk = await ana.api.staff.getOrder({ Id: orderId })
  expect(desk.order.lines.map(({ productName }) => productName)).toEqual(['Lápiz de grafito', box.text])
  const workshop = await ana.api.staff.getProductionOrder({ number: shown.number })
  expect(workshop.lines.map(({ productName, units }) => [productName, units])).toEqual([
    ['Lápiz de grafito', 20],
    [box.text, 12],
  ])
  const [paper, quotePaper] = await Promise.all([
    lucia.api.papers.getOrderPaper({ Id: orderId }),
    lucia.api.papers.getQuotePaper({ Id: quote.id }),
  ])
  expect([paper, quotePaper].every((one) => JSON.stringify(one).includes('/'))).toBe(true)
  await ana.api.staff.moveOrder({ Id: orderId, to: 'cancelled', note: 'Prueba' })
})

test('the next answer keeps, changes or drops a free line; an unknown one is refused [ADM-16]', async () => {
  const { quote } = await offered()
  const uuid = quote.rows.find(({ isFree }) => isFree)?.shoppingCartUUID
  const kept = await ana.api.staff.answerQuote({ Id: quote.id, note: 'Igual' })
  expect(kept.quote.rows).toEqual(quote.rows)
  const freeLines = [{ ...box, quantity: 6, ...(uuid && { shoppingCartUUID: uuid }) }]
  const changed = await ana.api.staff.answerQuote({ Id: kept.quote.id, freeLines, note: 'Menos' })
  expect(changed.quote.rows.at(-1)).toMatchObject({ shoppingCartUUID: uuid, quantity: 6, subTotal: 5_103 })
  const unknown = [{ ...box, shoppingCartUUID: randomUUID() }]
  const { fault } = await refusalOf(ana.api.staff.previewAnswer({ Id: changed.quote.id, freeLines: unknown }))
  expect(fault?.refusal).toBe('quote_line_unknown')
  const dropped = await ana.api.staff.answerQuote({ Id: changed.quote.id, freeLines: [], note: 'Sin caja' })
  expect(dropped.quote.rows.some(({ isFree }) => isFree)).toBe(false)
})

test('a buyer writes no free line: one in a body is no line, and those of a quote stay at the seller’s price [ADM-16]', async () => {
  const { quote } = await offered()
  const hostile = {
    type: 'Libre',
    shoppingCartUUID: randomUUID(),
    text: 'Gratis',
    quantity: 1,
    unitPrice: 0.01,
  }
  const lines = [simpleCartLine(pencil, 25)]
  const asLine = quoteOf([...lines, hostile as never], { quoteId: quote.id })
  expect((await refusalOf(lucia.api.quotes.generateQuote(asLine))).status).toBe(400)
  const beside = { ...quoteOf(lines, { quoteId: quote.id }), freeLines: [hostile] }
  Object.assign(beside.shoppingCart, { freeLines: [hostile] })
  const revised = await lucia.api.quotes.generateQuote(beside)
  expect(revised.rows.map(({ productName, quantity }) => [productName, quantity])).toEqual([
    ['Lápiz de grafito', 25],
    [box.text, 12],
  ])
  expect(revised.rows.at(-1)?.subTotal).toBe(10_206)
  const total = revised.rows.reduce((sum, row) => sum + minor(row.total), 0)
  expect(minor(revised.totals?.total)).toBe(total)
  // asked of the seller it waits with its words, and comes back at its price
  const request = await askQuote(lucia, lines, { quoteId: revised.id, askSeller: true })
  expect(request.rows.at(-1)).toMatchObject({ productName: box.text, unitPrice: null, total: null })
  const answered = await ana.api.staff.answerQuote({ Id: request.id, note: 'Va' })
  expect(answered.quote.rows.at(-1)?.subTotal).toBe(10_206)
  const unsaved = await lucia.api.quotes.createUnsavedQuote({
    shoppingCart: { products: lines, freeLines: [hostile] } as never,
  })
  expect(unsaved.rows).toHaveLength(1)
})
