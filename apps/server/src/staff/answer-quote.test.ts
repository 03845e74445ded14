import type { CallResult } from '@estampa/contract/client'
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
import { askQuote, letExpire, tokenIn } from '../../test/quotes.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let lucia: Buyer
let ana: StaffMember
let goods: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000, tiers: [{ min_quantity: 1, cost: 33_333 }] })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  )[0] as VariantFixture
})
afterAll(() => testShops.close())

const minor = (major = 0) => Math.round(major * 100)
const inPampa = <T>(statement: ReturnType<typeof sql<T>>) =>
  testShops.services.database.inShop(testShops.pampa, async (tx) => (await statement.execute(tx)).rows[0])
const quoted = (quantity = 7) => askQuote(lucia, [simpleCartLine(goods, quantity)])
type Answered = CallResult<typeof staff.answerQuote>['quote']

/** subTotal + taxes − discount = total, in minor units, and the lines say the same as without a discount. */
function addsUp({ totals, rows }: Pick<Answered, 'totals' | 'rows'>) {
  const [subTotal, taxes] = [minor(totals?.subTotal), minor(totals?.taxes)]
  expect(subTotal + taxes - minor(totals?.discount)).toBe(minor(totals?.total))
  expect(rows.reduce((sum, row) => sum + minor(row.subTotal ?? 0), 0)).toBe(subTotal)
  expect(rows.reduce((sum, row) => sum + minor(row.taxes ?? 0), 0)).toBe(taxes)
}

test('a percentage off is a new version that supersedes, with the taxes on it, seen by the buyer and by the link [QUO-06]', async () => {
  const before = await quoted()
  const note = 'Por la cantidad, y porque vuelven.'
  const answer = { Id: before.id, discount: { percent: 12.5 }, days: 30, note }
  const { quote, customer } = await ana.api.staff.answerQuote(answer)
  expect([quote.version, quote.number, quote.state]).toEqual([2, before.number, 'sent'])
  expect(customer.id).toBe(lucia.customerId)
  addsUp(quote)
  const { subTotal = 0, taxes = 0 } = before.totals ?? {}
  const net = Math.round(minor(subTotal) * 0.125)
  expect(quote.answer).toEqual({
    by: ana.name,
    note,
    discountPercent: 12.5,
    discountNet: net / 100,
    lineDiscounts: [],
    leadTimeDays: null,
  })
  const taxesOff = Math.round((minor(taxes) * net) / minor(subTotal))
  expect(minor(quote.totals?.discount)).toBe(net + taxesOff)
  const own = await lucia.api.quotes.getQuoteById({ Id: quote.id })
  const shown = await testShops.api('pampa').quotes.getPublicQuote({ token: tokenIn(own) })
  expect([own.totals, shown.totals]).toEqual([quote.totals, quote.totals])
  expect([own.answer, shown.answer]).toEqual([quote.answer, quote.answer])
  expect((await lucia.api.quotes.getQuoteById({ Id: before.id })).state).toBe('superseded')
  const days = (new Date(own.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  expect(own.mails.map(({ to }) => to)).toEqual(['lucia@empresa.example'])
  expect(own.history.map(({ to, who }) => [to, who])).toEqual([
    ['draft', ana.name],
    ['sent', ana.name],
  ])
})

test('what was asked of the seller gets its prices in its own version, once however often it is answered [QUO-06]', async () => {
  const request = await askQuote(lucia, [simpleCartLine(goods, 9)], { askSeller: true })
  expect([request.state, request.totals]).toEqual(['requested', null])
  const waiting = await ana.api.staff.getQuotes({ state: 'requested' })
  expect(waiting.items.map(({ id }) => id)).toContain(request.id)
  const answer = { Id: request.id, discount: { amount: 100 }, note: 'Listo' }
  const [one, two] = await Promise.all([ana.api.staff.answerQuote(answer), ana.api.staff.answerQuote(answer)])
  expect([one.quote.id, two.quote.id]).toEqual([request.id, request.id])
  const { quote } = await ana.api.staff.getQuote({ Id: request.id })
  expect([quote.version, quote.state, quote.versions.length, quote.mails.length]).toEqual([1, 'sent', 1, 1])
  addsUp(quote)
  expect(quote.answer).toMatchObject({ discountPercent: null, discountNet: 100 })
  // Argentina's 21 %
  expect(minor(quote.totals?.discount)).toBe(12_100)
})

test('a discounted quote is accepted and becomes an order of the same total, to the cent [QUO-06] [API-41]', async () => {
  const before = await quoted(13)
  const { quote } = await ana.api.staff.answerQuote({ Id: before.id, discount: { percent: 7.77 } })
  const own = await lucia.api.quotes.getQuoteById({ Id: quote.id })
  await lucia.api.quotes.acceptQuote({ Id: quote.id })
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const products = [{ productId: goods.variantId, genericProductId: goods.genericId, quantity: 13 }]
  const delivery = await lucia.api.shipping.getShippingQuote({ products, province, city, location })
  const { shoppingCart: _, ...body } = orderBody(
    'pampa',
    [],
    own.prices.at(-1)?.prices,
    delivery.all_results[0],
  )
  const without = await refusalOf(lucia.api.checkout.convertQuoteToOrder({ ...body, Id: quote.id }))
  expect([without.status, without.fault?.refusal]).toEqual([422, 'totals_differ'])
  const discount = quote.totals?.discount ?? 0
  const total = (minor(body.total) - minor(discount)) / 100
  const { orderId } = await lucia.api.checkout.convertQuoteToOrder({ ...body, total, Id: quote.id })
  const order = await lucia.api.orders.getOrderById({ Id: orderId })
  expect([order.discount, order.total, order.toPay]).toEqual([discount, total, total])
  const sums = await inPampa(
    sql<{ lines: number; discount: number; shipping: number; total: number; asked: number; quoted: number }>`
      select (select sum(total)::bigint from order_lines where order_id = o.id) as lines, o.discount,
        o.shipping_cost as shipping, o.total,
        (select sum(amount)::bigint from payments where order_id = o.id) as asked,
        (select total from quotes where order_id = o.id) as quoted
      from orders o where o.id = ${orderId}`,
  )
  if (!sums) throw new Error('the order is gone')
  expect(sums.lines - sums.discount + sums.shipping).toBe(sums.total)
  expect(sums.quoted + sums.shipping).toBe(sums.total)
  expect([sums.asked, sums.discount]).toEqual([sums.total, minor(discount)])
})

test('a buyer’s new version drops a discount only where they say so, and the old one keeps it [QUO-06] [QUO-01]', async () => {
  const first = await quoted(11)
  const { quote } = await ana.api.staff.answerQuote({ Id: first.id, discount: { percent: 10 } })
  const revise = (said: object) =>
    askQuote(lucia, [simpleCartLine(goods, 11)], { quoteId: quote.id, ...said })
  for (const said of [{}, { askSeller: true }]) {
    const { status, fault } = await refusalOf(revise(said))
    expect([status, fault?.refusal]).toEqual([409, 'quote_discount_dropped'])
  }
  // what was refused has changed nothing
  expect((await lucia.api.quotes.getQuoteById({ Id: quote.id })).state).toBe('sent')
  const revised = await revise({ dropsDiscount: true })
  expect([revised.version, revised.totals]).toEqual([3, first.totals])
  const seen = await ana.api.staff.getQuote({ Id: revised.id })
  expect(seen.quote.history[0]?.note).toBe('Sin el descuento de la versión 2, que queda guardada')
  const old = (await ana.api.staff.getQuote({ Id: quote.id })).quote
  expect([old.state, old.totals, old.answer]).toEqual(['superseded', quote.totals, quote.answer])
  // a version without a discount has none to drop
  expect((await askQuote(lucia, [simpleCartLine(goods, 12)], { quoteId: revised.id })).version).toBe(4)
})

test('nothing is given away whole, and what is converted or replaced is not answered [QUO-06]', async () => {
  const { id, totals } = await quoted(3)
  const { answerQuote } = ana.api.staff
  const refused = async (request: Parameters<typeof answerQuote>[0]) => {
    const { status, fault } = await refusalOf(answerQuote(request))
    return [status, fault?.refusal]
  }
  const whole = { amount: totals?.subTotal ?? 0 }
  expect(await refused({ Id: id, discount: whole })).toEqual([422, 'discount_too_large'])
  expect(await refused({ Id: id, discount: { percent: 100 } })).toEqual([422, 'discount_too_large'])
  expect(await refused({ Id: id, discount: { percent: 100.5 } })).toEqual([400, 'invalid_input'])
  expect(await refused({ Id: id, discount: { percent: 5, amount: 5 } })).toEqual([400, 'invalid_input'])
  await answerQuote({ Id: id, note: 'Sin descuento' })
  expect(await refused({ Id: id, note: 'Otra vez, ya reemplazada' })).toEqual([409, 'quote_superseded'])
})

test('a quote that expired is answered with a new version that can be accepted [QUO-06] [QUO-01]', async () => {
  const { id } = await quoted(4)
  await letExpire(testShops, id, -5)
  const { quote } = await ana.api.staff.answerQuote({ Id: id, days: 5 })
  expect([quote.version, quote.state, quote.answer?.discountNet]).toEqual([2, 'sent', 0])
  await lucia.api.quotes.acceptQuote({ Id: quote.id })
})
