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
import { askQuote, letExpire, tokenIn } from '../../test/quotes.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { quoteTasks } from '../quotes/quotes.jobs.ts'

let testShops: TestShops
let lucia: Buyer
let ana: StaffMember
let pencil: VariantFixture
let rubber: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
  ana = await openStaffMember(testShops, 'pampa', 'Ana')
  const sold = async (sku: string, name: string, cost: number) => {
    const products = [variantDraft(sku, { stock: 5_000, tiers: [{ min_quantity: 1, cost }] })]
    const [added] = await addProduct(testShops, 'pampa', genericDraft(`P-${sku}`, name, { products }))
    return added as VariantFixture
  }
  pencil = await sold('LAPIZ-1', 'Lápiz de grafito', 33_333)
  rubber = await sold('GOMA-1', 'Goma de borrar ñandú', 12_345)
})
afterAll(() => testShops.close())

type Answer = Omit<CallInput<typeof staff.answerQuote>, 'Id'>
const minor = (major: number | null | undefined) => Math.round((major ?? 0) * 100)
const asked = (askSeller = false) =>
  askQuote(lucia, [simpleCartLine(pencil, 10), simpleCartLine(rubber, 20)], { askSeller })
const stagesOf = async () => (await ana.api.staff.getQuotes({})).stages

/** Lines with quantities of their own, one that is new, one taken out, discounts on a line and on the whole. */
function changedOffer(uuid: string | undefined): Answer {
  return {
    lines: [
      { shoppingCartUUID: uuid, rows: [{ sku: 'LAPIZ-1', quantity: 37 }], discount: { percent: 12.5 } },
      { rows: [{ sku: 'GOMA-1', quantity: 7 }] },
    ],
    discount: { percent: 3 },
    leadTimeDays: 9,
    note: 'Cambiamos las gomas',
  }
}

test('lines are changed, added and discounted, and the preview is what is sent [ADM-16]', async () => {
  const before = await asked()
  const offer = { Id: before.id, ...changedOffer(before.rows[0]?.shoppingCartUUID) }
  const preview = await ana.api.staff.previewAnswer(offer)
  expect((await ana.api.staff.getQuote({ Id: before.id })).quote.versions).toHaveLength(1)
  const { quote } = await ana.api.staff.answerQuote(offer)
  expect(quote.totals).toEqual(preview.totals)
  expect(quote.rows.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['LAPIZ-1', 37],
    ['GOMA-1', 7],
  ])
  const [pencils, rubbers] = quote.rows
  const lineNet = Math.round(minor(pencils?.subTotal) * 0.125)
  const wholeNet = Math.round((minor(pencils?.subTotal) - lineNet + minor(rubbers?.subTotal)) * 0.03)
  expect(quote.answer).toMatchObject({
    discountPercent: 3,
    discountNet: (lineNet + wholeNet) / 100,
    leadTimeDays: 9,
    lineDiscounts: [{ shoppingCartUUID: pencils?.shoppingCartUUID, percent: 12.5, net: lineNet / 100 }],
  })
  const { subTotal, taxes, discount, total } = quote.totals ?? {}
  expect(minor(subTotal) + minor(taxes) - minor(discount)).toBe(minor(total))
  expect(minor(pencils?.total) + minor(rubbers?.total) - minor(discount)).toBe(minor(total))
  const shared = await testShops.api('pampa').quotes.getPublicQuote({ token: tokenIn(quote) })
  expect([shared.totals, shared.answer]).toEqual([quote.totals, quote.answer])
})

test('an offer with discounts of lines becomes an order of the same total [ADM-16] [API-41]', async () => {
  const before = await asked(true)
  const offer = { Id: before.id, ...changedOffer(before.rows[0]?.shoppingCartUUID) }
  const { quote } = await ana.api.staff.answerQuote(offer)
  const own = await lucia.api.quotes.getQuoteById({ Id: quote.id })
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const products = [
    { productId: pencil.variantId, genericProductId: pencil.genericId, quantity: 37 },
    { productId: rubber.variantId, genericProductId: rubber.genericId, quantity: 7 },
  ]
  const delivery = await lucia.api.shipping.getShippingQuote({ products, province, city, location })
  const prices = own.prices.at(-1)?.prices
  const { shoppingCart: _, ...body } = orderBody('pampa', [], prices, delivery.all_results[0])
  const discount = quote.totals?.discount ?? 0
  const total = (minor(body.total) - minor(discount)) / 100
  const { orderId } = await lucia.api.checkout.convertQuoteToOrder({ ...body, total, Id: quote.id })
  const order = await lucia.api.orders.getOrderById({ Id: orderId })
  expect([order.discount, order.total]).toEqual([discount, total])
  expect(order.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['LAPIZ-1', 37],
    ['GOMA-1', 7],
  ])
})

test('lines and products that are not there are refused, and a line is not given away [ADM-16]', async () => {
  const { id, rows } = await asked()
  const refused = async (lines: Answer['lines']) => {
    const { status, fault } = await refusalOf(ana.api.staff.previewAnswer({ Id: id, lines }))
    return [status, fault?.refusal]
  }
  const own = rows[0]?.shoppingCartUUID
  expect(await refused([{ shoppingCartUUID: '0b0f8a44-31f2-4a3e-8d43-5f2f7ef0f9aa' }])).toEqual([
    422,
    'quote_line_unknown',
  ])
  expect((await refused([{ rows: [{ sku: 'NADIE', quantity: 3 }] }]))[1]).toBe('variant_not_offered')
  expect((await refused([{ shoppingCartUUID: own }, { shoppingCartUUID: own }]))[1]).toBe('line_repeated')
  expect(await refused([{ shoppingCartUUID: own, discount: { percent: 100 } }])).toEqual([
    422,
    'discount_too_large',
  ])
  expect(await refused([{}])).toEqual([400, 'invalid_input'])
  expect(await refused([])).toEqual([400, 'invalid_input'])
})

test('the seller is told which lines are sold under their cost, and not the cost [ADM-16]', async () => {
  const { id, rows } = await asked()
  const preview = (percent: number) =>
    ana.api.staff.previewAnswer({
      Id: id,
      lines: rows.map(({ shoppingCartUUID, sku }) => ({
        shoppingCartUUID,
        ...(sku === 'GOMA-1' && { discount: { percent } }),
      })),
    })
  const [cheap, below] = [await preview(5), await preview(80)]
  expect([cheap.belowCost, below.belowCost]).toEqual([[], [rows[1]?.shoppingCartUUID]])
  expect(JSON.stringify(below)).not.toContain('123.45')
})

test('an answer to a quote that has changed meanwhile is refused with what it is now [ADM-16] [ADM-21]', async () => {
  const { id } = await asked(true)
  const bruno = await openStaffMember(testShops, 'pampa', 'Bruno')
  const seen = { Id: id, state: 'requested' as const }
  await ana.api.staff.answerQuote({ ...seen, note: 'Primera' })
  const late = await refusalOf(bruno.api.staff.answerQuote({ ...seen, note: 'Segunda' }))
  expect([late.status, late.fault?.refusal, late.fault?.data]).toEqual([
    409,
    'quote_changed',
    { id, state: 'sent' },
  ])
  const sent = { Id: id, state: 'sent' as const }
  const { quote } = await ana.api.staff.answerQuote({ ...sent, note: 'Otra' })
  const older = await refusalOf(bruno.api.staff.answerQuote({ ...sent, note: 'Tarde' }))
  expect([older.fault?.refusal, older.fault?.data]).toEqual([
    'quote_changed',
    { id: quote.id, state: 'superseded' },
  ])
  // that the buyer has looked changes nothing
  await testShops.api('pampa').quotes.viewQuote({ token: tokenIn(quote) })
  await bruno.api.staff.answerQuote({ Id: quote.id, state: 'sent', note: 'A tiempo' })
})

test('a quote goes through the stages, each counted and listed in its newest version [ADM-15]', async () => {
  const start = await stagesOf()
  const { id } = await asked(true)
  const found = async (stage: 'asked' | 'answered' | 'seen' | 'accepted' | 'expired') =>
    (await ana.api.staff.getQuotes({ stage })).items.find((one) => one.number === number)
  const { quote: first } = await ana.api.staff.getQuote({ Id: id })
  const { number } = first
  expect(await found('asked')).toMatchObject({ id, stage: 'asked', lost: null })
  expect((await stagesOf()).asked).toBe(start.asked + 1)
  await ana.api.staff.answerQuote({ Id: id })
  const { quote } = await ana.api.staff.answerQuote({ Id: id, days: 9, note: 'De nuevo' })
  expect(await found('asked')).toBeUndefined()
  expect(await found('answered')).toMatchObject({ id: quote.id, version: 2 })
  expect(await stagesOf()).toMatchObject({ asked: start.asked, answered: start.answered + 1 })
  await testShops.api('pampa').quotes.viewQuote({ token: tokenIn(quote) })
  const seen = await found('seen')
  expect(new Date(seen?.since ?? 0).getTime()).toBeGreaterThan(new Date(quote.createdAt).getTime())
  await testShops.api('pampa').quotes.acceptQuote({ token: tokenIn(quote), name: 'Martín' })
  expect(await found('accepted')).toMatchObject({ id: quote.id })
  await letExpire(testShops, quote.id, -5)
  await quoteTasks.expire_quotes?.({}, testShops.services)
  expect(await found('expired')).toMatchObject({ id: quote.id, state: 'expired' })
})

test('a quote is lost for a reason that its buyer is not told, and taken up again [ADM-15]', async () => {
  const { id } = await asked()
  const lost = await ana.api.staff.loseQuote({ Id: id, reason: 'price', note: 'Mucho más barato' })
  expect([lost.stage, lost.lost]).toMatchObject(['lost', { reason: 'price', by: ana.name }])
  const own = await lucia.api.quotes.getQuoteById({ Id: id })
  expect([own.state, JSON.stringify(own).includes('barato')]).toEqual(['sent', false])
  expect((await ana.api.staff.reopenQuote({ Id: id })).stage).toBe('answered')
  expect((await refusalOf(ana.api.staff.reopenQuote({ Id: id }))).fault?.refusal).toBe('quote_not_lost')
  await ana.api.staff.loseQuote({ Id: id, reason: 'no_answer' })
  // whoever accepts after all has brought it back
  await lucia.api.quotes.acceptQuote({ Id: id })
  expect((await ana.api.staff.getQuote({ Id: id })).stage).toBe('accepted')
  expect((await refusalOf(ana.api.staff.loseQuote({ Id: id, reason: 'other' }))).fault?.refusal).toBe(
    'quote_move_not_allowed',
  )
})

test('a buyer is reminded once a day, while the quote waits for them [ADM-15]', async () => {
  const { id } = await asked()
  const { remindedAt } = await ana.api.staff.remindQuote({ Id: id })
  expect(remindedAt).not.toBeNull()
  expect((await refusalOf(ana.api.staff.remindQuote({ Id: id }))).fault?.refusal).toBe('quote_reminded')
  const jobs = await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    const { rows } = await sql<{ nudged_at: Date }>`select nudged_at from quotes where id = ${id}`.execute(tx)
    return rows
  })
  expect(jobs[0]?.nudged_at.toISOString()).toBe(remindedAt)
  const waiting = await asked(true)
  expect((await refusalOf(ana.api.staff.remindQuote({ Id: waiting.id }))).fault?.refusal).toBe(
    'quote_not_open',
  )
})

test('variants to add are found by sku and by words, however they are accented [ADM-16]', async () => {
  const skus = async (Filtro: string) =>
    (await ana.api.staff.getQuotableVariants({ Filtro })).items.map(({ sku }) => sku)
  expect(await skus('lapiz-1')).toEqual(['LAPIZ-1'])
  expect(await skus('NANDU borrar')).toEqual(['GOMA-1'])
  expect(await skus('100%')).toEqual([])
})

test('whoever answers quotes sees one as the PDF that its buyer gets, the same file [ADM-15] [ADM-03]', async () => {
  const { id, number } = await asked()
  const viewer = await openStaffMember(testShops, 'pampa', 'Vera', 'viewer')
  const made = await ana.api.staff.getQuotePdf({ Id: id })
  expect(made.name).toBe(`cotizacion-${number}.pdf`)
  const answer = await fetch(testShops.origin + made.url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, bytes.toString('latin1', 0, 5)]).toEqual([200, '%PDF-'])
  const own = await lucia.api.papers.getQuotePaper({ Id: id })
  expect(Buffer.from(await (await fetch(testShops.origin + own.url)).arrayBuffer()).equals(bytes)).toBe(true)
  expect((await refusalOf(viewer.api.staff.getQuotePdf({ Id: id }))).status).toBe(403)
})
