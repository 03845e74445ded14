import { randomUUID } from 'node:crypto'
import type { checkout } from '@estampa/contract/checkout'
import type { CallInput } from '@estampa/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  deliveryPlaces,
  findVariant,
  openBuyer,
  orderBody,
  orderFor,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { genericDraft, mugDraft, poloDraft, screenPrinting, variantDraft } from '../../test/products.ts'
import { askQuote, letExpire, type QuoteResult, stepsOf, tokenIn } from '../../test/quotes.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import { saveUpload } from '../customization/uploads.store.ts'
import type { Tx } from '../db/database.ts'
import { saveShop } from '../shops/shops.store.ts'

type ConversionSent = CallInput<typeof checkout.convertQuoteToOrder>

let testShops: TestShops
let lucia: Buyer
beforeAll(async () => {
  testShops = await openTestShops()
  lucia = await openBuyer(testShops, 'pampa')
})
afterAll(() => testShops.close())

const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)
const countOrders = () =>
  inPampa(async (tx) => (await sql<{ n: number }>`select count(*) as n from orders`.execute(tx)).rows[0]?.n)

const pen = (
  sku: string,
  said: { cost?: number; published?: boolean; active?: boolean; units?: number } = {},
) => {
  const { cost = 50_000, published = true, active = true, units = 100 } = said
  const tiers = [{ min_quantity: 1, cost }]
  const products = [variantDraft(`${sku}-1`, { stock: units, tiers, active })]
  return genericDraft(sku, `Lapicera ${sku}`, { products, published })
}
async function stocked(sku: string, said?: Parameters<typeof pen>[1]): Promise<VariantFixture> {
  const [goods] = await addProduct(testShops, 'pampa', pen(sku, said))
  if (!goods) throw new Error(`${sku} was not stocked`)
  return goods
}

/** The request of the checkout of a quote: what the person sees in it, and today's delivery. */
async function conversionOf(
  quote: QuoteResult,
  rows: readonly (readonly [goods: VariantFixture, quantity: number])[],
): Promise<ConversionSent> {
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const products = rows.map(([goods, quantity]) => {
    return { productId: goods.variantId, genericProductId: goods.genericId, quantity }
  })
  const delivery = await lucia.api.shipping.getShippingQuote({ products, province, city, location })
  const total = quote.prices.at(-1)?.prices
  const { shoppingCart, ...body } = orderBody('pampa', [], total, delivery.all_results[0])
  return { ...body, Id: quote.id }
}
async function quoted(sku: string, quantity = 10, units = 100) {
  const goods = await stocked(sku, { units })
  const quote = await askQuote(lucia, [simpleCartLine(goods, quantity)])
  return { goods, quote, body: await conversionOf(quote, [[goods, quantity]]) }
}
const convert = (body: ConversionSent, key?: string) =>
  lucia.api.checkout.convertQuoteToOrder(
    body,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )

test('a quote becomes an order at its frozen prices, whatever the catalogue asks today [API-41]', async () => {
  const { quote, body } = await quoted('CONGELADA')
  await stocked('CONGELADA', { cost: 90_000 })
  const placed = await convert({ ...body, purchaseOrder: { number: 'OC 77/B' } })
  const order = await lucia.api.orders.getOrderById({ Id: placed.orderId })
  expect(order.purchaseOrder).toEqual({ number: 'OC 77/B', file: null })
  const { rows, prices } = quote
  expect(order.lines.map(({ sku, quantity, total }) => ({ sku, quantity, total }))).toEqual(
    rows.map(({ sku, quantity, total }) => ({ sku, quantity, total })),
  )
  expect(order.totals).toMatchObject({ subTotal: prices.at(-1)?.prices.subTotal, total: quote.totals?.total })
  expect(Math.round(order.total * 100)).toBe(
    Math.round((quote.totals?.total ?? 0) * 100) + Math.round(order.shippingCost * 100),
  )
  expect(order.discount).toBe(0)
  const kept = await lucia.api.quotes.getQuoteById({ Id: quote.id })
  expect([kept.state, kept.orderId]).toEqual(['converted', placed.orderId])
  expect(await stepsOf(lucia.api, quote.id)).toEqual([
    [null, 'draft', 'Lucía Paz'],
    ['draft', 'sent', 'Lucía Paz'],
    ['sent', 'accepted', 'Lucía Paz'],
    ['accepted', 'converted', 'Lucía Paz'],
  ])
})

test('a curve and a decorated line are ordered as they were quoted, art and stock kept [API-41] [LIFE-05]', async () => {
  const technique = await inPampa((tx) => saveTechnique(tx, screenPrinting()))
  const front = {
    id: 1,
    name: 'Frente',
    width_centimeters: 20,
    height_centimeters: 20,
    printing_types: [technique],
    placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  }
  const printable = { printing_areas: [front], printing_types: [technique] }
  const mug = findVariant(await addProduct(testShops, 'pampa', mugDraft(printable)), 'MUG-11-B')
  const shirts = await addProduct(testShops, 'pampa', poloDraft())
  const [small, large] = [findVariant(shirts, 'POLO-7-AS'), findVariant(shirts, 'POLO-7-NL')]
  const logo_id = await logoOf(lucia.customerId)
  const view = { printing_area_id: 1, technique_id: technique, colours: 1, logo_id }
  const printed = { ...view, width_centimeters: 10, height_centimeters: 7.5 }
  const shoppingCartUUID = randomUUID()
  const quote = await askQuote(lucia, [
    {
      type: 'ProductoSimple',
      shoppingCartUUID: randomUUID(),
      generic: { id: mug.genericId },
      value: { sku: mug.sku, quantity: 60, customization: { views: [printed] } },
    },
    {
      type: 'ProductoCurva',
      shoppingCartUUID,
      generic: { id: small.genericId },
      value: [
        { shoppingCartUUID, value: { sku: small.sku, quantity: 7 } },
        { shoppingCartUUID, value: { sku: large.sku, quantity: 4 } },
      ],
    },
  ])
  const body = await conversionOf(quote, [
    [mug, 60],
    [small, 7],
    [large, 4],
  ])
  const order = await lucia.api.orders.getOrderById({ Id: (await convert(body)).orderId })
  expect(order.lines.map(({ sku, quantity, total }) => [sku, quantity, total])).toEqual(
    quote.rows.map(({ sku, quantity, total }) => [sku, quantity, total]),
  )
  expect(order.lines.map(({ hasProductBuilding }) => hasProductBuilding)).toEqual([true, false, false])
  expect(order.lines[0]?.customization?.views[0]).toMatchObject({ logo_id, technique_id: technique })
  const held = await Promise.all([mug, small, large].map(reservedOf))
  expect(held).toEqual([60, 7, 4])
})

async function logoOf(customer_id: number): Promise<string> {
  const id = randomUUID()
  const keys = { picture_key: `${id}.png`, preview_key: `${id}.webp`, drawing_key: null }
  const size = { width: 600, height: 400, bytes: 12_000, is_vector: false }
  const upload = { id, kind: 'logo' as const, name: 'logo.png', ...size, colours: ['#1a237e'], ...keys }
  await inPampa((tx) => saveUpload(tx, { ...upload, created_at: new Date() }, { customer_id }))
  return id
}

const reservedOf = ({ variantId }: VariantFixture) =>
  inPampa(async (tx) => {
    const found = await sql<{
      n: number
    }>`select reserved_stock as n from variants where id = ${variantId}`.execute(tx)
    return found.rows[0]?.n
  })

test('twenty people at the button make one order; the others are told which [API-41]', async () => {
  const { goods, quote, body } = await quoted('UNA-VEZ')
  const before = (await countOrders()) ?? 0
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => convert(body, randomUUID())))
  const placed = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(placed).toHaveLength(1)
  expect(refused.map(({ status, fault }) => [status, fault?.refusal, fault?.data?.orderId])).toEqual(
    refused.map(() => [409, 'quote_already_converted', placed[0]?.orderId]),
  )
  expect(await countOrders()).toBe(before + 1)
  expect(await reservedOf(goods)).toBe(10)
  expect((await lucia.api.quotes.getQuoteById({ Id: quote.id })).orderId).toBe(placed[0]?.orderId)
})

test('the same key, or the same body without one, gives the same order [API-41]', async () => {
  for (const [sku, key] of [
    ['CON-CLAVE', randomUUID()],
    ['SIN-CLAVE', undefined],
  ] as const) {
    const { body } = await quoted(sku)
    const answers = await Promise.all(Array.from({ length: 20 }, () => convert(body, key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await convert(body, key)).toEqual(answers[0])
    const late = await refusalOf(convert({ ...body, comment: 'Por la tarde' }, randomUUID()))
    expect([late.fault?.refusal, late.fault?.data]).toEqual([
      'quote_already_converted',
      { orderId: answers[0]?.orderId },
    ])
  }
})

test('whoever saw other totals or another delivery is told the ones of the quote [API-41]', async () => {
  const { quote, body } = await quoted('VISTO')
  const seen = await refusalOf(convert({ ...body, subTotal: body.subTotal + 1, total: body.total + 1 }))
  expect([seen.status, seen.fault?.refusal]).toEqual([422, 'totals_differ'])
  expect(seen.fault?.data).toMatchObject({ totals: { total: quote.totals?.total }, total: body.total })
  const cheap = await refusalOf(convert({ ...body, shippingCost: 1, total: body.total }))
  expect([cheap.status, cheap.fault?.refusal]).toEqual([422, 'shipping_differs'])
  expect((await lucia.api.quotes.getQuoteById({ Id: quote.id })).state).toBe('sent')
  await convert(body)
})

test('a product that was withdrawn or ran out is not ordered, and the quote stays open [API-41]', async () => {
  const gone = await quoted('RETIRADA')
  await stocked('RETIRADA', { published: false })
  const withdrawn = await refusalOf(convert(gone.body))
  expect([withdrawn.status, withdrawn.fault?.refusal]).toEqual([404, 'product_not_found'])
  expect(withdrawn.fault?.data).toMatchObject({
    shoppingCartUUID: gone.quote.lines[0]?.shoppingCartUUID,
  })
  const off = await quoted('APAGADA')
  await stocked('APAGADA', { active: false })
  expect((await refusalOf(convert(off.body))).fault?.refusal).toBe('variant_not_offered')
  const short = await quoted('AGOTADA', 10, 10)
  await stocked('AGOTADA', { units: 4 })
  expect((await refusalOf(convert(short.body))).fault?.refusal).toBe('out_of_stock')
  for (const { quote } of [gone, off, short]) {
    const kept = await lucia.api.quotes.getQuoteById({ Id: quote.id })
    expect([kept.state, kept.orderId, kept.lines[0]?.generic.name]).toEqual([
      'sent',
      null,
      quote.lines[0]?.generic.name,
    ])
  }
})

test('a second past its date it is not converted; what was accepted before its date neither [QUO-05] [API-41]', async () => {
  const { quote, body } = await quoted('VENCIDA')
  await lucia.api.quotes.acceptQuote({ Id: quote.id })
  await letExpire(testShops, quote.id, -1)
  const late = await refusalOf(convert(body))
  expect([late.status, late.fault?.refusal]).toEqual([409, 'quote_expired'])
  await letExpire(testShops, quote.id, 60)
  await convert(body)
})

test('only an open quote of one’s own is converted [API-41] [LIFE-01]', async () => {
  const { goods, quote, body } = await quoted('AJENA')
  for (const shop of ['pampa', 'andina']) {
    const { api } = await openBuyer(testShops, shop, 'bruno')
    expect((await refusalOf(api.checkout.convertQuoteToOrder(body))).status).toBe(404)
  }
  expect((await refusalOf((await testShops.guest('pampa')).checkout.convertQuoteToOrder(body))).status).toBe(
    401,
  )
  const next = await askQuote(lucia, [simpleCartLine(goods, 10)], { quoteId: quote.id })
  expect((await refusalOf(convert(body))).fault?.refusal).toBe('quote_superseded')
  await testShops.api('pampa').quotes.rejectQuote({ token: tokenIn(next) })
  expect((await refusalOf(convert({ ...body, Id: next.id }))).fault?.refusal).toBe('quote_move_not_allowed')
  const request = await askQuote(lucia, [simpleCartLine(goods, 10)], { askSeller: true })
  expect((await refusalOf(convert({ ...body, Id: request.id }))).fault?.refusal).toBe(
    'quote_move_not_allowed',
  )
})

test('what a quote became is neither changed, sent, accepted nor rejected any more [LIFE-01] [QUO-01]', async () => {
  const { goods, quote, body } = await quoted('HECHA')
  await convert(body)
  const { quotes } = lucia.api
  const name = 'Martín Rojas'
  const refused = await Promise.all([
    refusalOf(quotes.acceptQuote({ token: tokenIn(quote), name })),
    refusalOf(quotes.rejectQuote({ Id: quote.id })),
    refusalOf(quotes.cancelQuote({ Id: quote.id })),
    refusalOf(quotes.sendEmailQuote({ Id: quote.id, emails: ['x@empresa.example'] })),
    refusalOf(askQuote(lucia, [simpleCartLine(goods, 1)], { quoteId: quote.id })),
  ])
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
  expect((await quotes.viewQuote({ token: tokenIn(quote) })).state).toBe('converted')
})

test('of an order and a cancellation at once one happens [API-41] [LIFE-01]', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { quote, body } = await quoted(`CARRERA-${turn}`)
    const [ordered, cancelled] = await Promise.allSettled([
      convert(body),
      lucia.api.quotes.cancelQuote({ Id: quote.id }),
    ])
    const { state, orderId } = await lucia.api.quotes.getQuoteById({ Id: quote.id })
    expect([ordered.status, cancelled.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect([state, orderId !== null]).toEqual(
      ordered.status === 'fulfilled' ? ['converted', true] : ['cancelled', false],
    )
  }
})

test('a shop that sells or quotes nothing converts nothing [CONF-11]', async () => {
  const { body } = await quoted('CERRADA')
  const { config, ...shop } = pampaShop
  for (const said of [{ buyAccionsInShop: false }, { quotation: false }, { pricesInShop: false }]) {
    await saveShop(testShops.ownerUrl, { ...shop, config: { ...config, ...said } })
    await expect
      .poll(async () => (await testShops.services.shops.byName('pampa'))?.config)
      .toMatchObject(said)
    const refused = await refusalOf(convert(body))
    expect([refused.status, refused.fault?.refusal]).toEqual([403, 'switched_off'])
  }
  await saveShop(testShops.ownerUrl, pampaShop)
  await expect
    .poll(async () => (await testShops.services.shops.byName('pampa'))?.config)
    .toMatchObject({ pricesInShop: true })
})

test('what was quoted leaves the cart with the order, and what was not stays [API-41] [CART-23]', async () => {
  const [quotedPen, otherPen] = [await stocked('SALE'), await stocked('QUEDA')]
  const [line, stays] = [simpleCartLine(quotedPen, 10), simpleCartLine(otherPen, 3)]
  await lucia.api.cart.createOrEditShoppingCart([line, stays])
  const quote = await askQuote(lucia, [line])
  await convert(await conversionOf(quote, [[quotedPen, 10]]))
  const { products } = await lucia.api.cart.getShoppingCartsClient({})
  expect(products.map((one) => one.shoppingCartUUID)).toEqual([stays.shoppingCartUUID])
})

test('a quote of lines that were ordered from the cart is not ordered again [API-41]', async () => {
  const goods = await stocked('DOBLE')
  const order = await orderFor(lucia, 'pampa', goods, 10)
  const [row] = order.shoppingCart.products
  const quote = await askQuote(lucia, [
    { ...simpleCartLine(goods, 10), shoppingCartUUID: row?.shoppingCartUUID ?? '' },
  ])
  const { orderId } = await lucia.api.checkout.completeOrder(order)
  const refused = await refusalOf(convert(await conversionOf(quote, [[goods, 10]])))
  expect([refused.status, refused.fault?.data]).toEqual([409, expect.objectContaining({ orderId })])
})
