import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, refusalOf } from '../../test/buyer.ts'
import {
  type DesignFixture,
  design,
  designedLine,
  designedOrder,
  fourColorLogo,
  image,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { askQuote, tokenIn } from '../../test/quotes.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { quoteTasks } from '../quotes/quotes.jobs.ts'
import { advanceOrder } from './advance-order.ts'
import { artworkTasks } from './artwork.jobs.ts'
import { findArtwork } from './artwork.store.ts'

let testShops: TestShops
let stage: DesignFixture
let buyer: Buyer
let logo: string

beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  buyer = await openBuyer(testShops, 'pampa')
  const [kept] = await buyer.api.customization.uploadLogos({}, { files: [fourColorLogo] })
  logo = kept?.id ?? ''
})
afterAll(() => testShops.close())

const front = () =>
  view(stage.screen, [image(logo, { width: 38, height: 20 }), text('Feria', { y: 48, colour: '#1976d2' })])

async function saved(...views: ReturnType<typeof view>[]) {
  return buyer.api.customization.saveDesign(design(stage.mug, ...views))
}

const bodyFor = (views: readonly unknown[], quantity = 60) => designedOrder(buyer, stage.mug, views, quantity)

const copied = (orderId: string) =>
  artworkTasks.order_artwork?.({ shop: testShops.pampa, orderId }, testShops.services)

test('an order freezes its designs: document, logos, pictures and print files [CART-22, API-39]', async () => {
  const { customization } = await saved(front(), view(stage.embroidery, [text('Dorso')], 2))
  const { orderId, number } = await buyer.api.checkout.completeOrder(await bodyFor(customization.views))
  const before = await buyer.api.orders.getOrderById({ Id: orderId })
  expect(before.artwork).toEqual({ ready: false, files: [] })
  const pictured = async () => (await buyer.api.orders.getOrders({ Filtro: String(number) })).items[0]?.image
  expect(await pictured()).toMatch(/^\/pictures\//)
  await copied(orderId)
  const { artwork, lines } = await buyer.api.orders.getOrderById({ Id: orderId })
  expect(await pictured()).toBe(artwork.files[0]?.preview_url)
  expect(artwork).toMatchObject({
    ready: true,
    files: [
      { name: 'Frente', printing_area_id: 1, shoppingCartUUID: lines[0]?.shoppingCartUUID },
      { name: 'Dorso', printing_area_id: 2 },
    ],
  })
  expect((await fetch(testShops.origin + artwork.files[0]?.preview_url)).headers.get('content-type')).toBe(
    'image/webp',
  )
  const elements = lines[0]?.customization?.views[0]?.elements ?? []
  expect(elements.map(({ type }) => type)).toEqual(['image', 'text'])
  const kept = await testShops.services.database.readInShop(testShops.pampa, (tx) => findArtwork(tx, orderId))
  const archive = kept?.files.find(({ kind }) => kind === 'archive')
  expect(archive?.name).toBe(`pedido-${number}.zip`)
  const zip = await testShops.services.files.get(archive?.key ?? '')
  const listed = zip?.toString('latin1') ?? ''
  for (const name of ['hoja-de-taller.pdf', '1-frente.pdf', '1-frente.svg', '2-dorso.dst']) {
    expect(listed).toContain(name)
  }
  const copies = kept?.files.filter(({ kind }) => kind === 'logo') ?? []
  expect(copies.map(({ key }) => key.slice(-4)).sort()).toEqual(['.png', '.svg'])
  await testShops.services.files.delete(archive?.key ?? '')
  await copied(orderId)
  expect(await testShops.services.files.has(archive?.key ?? ''), 'what is ready is not made again').toBe(
    false,
  )
})

test('claims of fewer colours are ordered at the measured price or not at all [PRICE-02, API-39]', async () => {
  const { customization } = await saved(front())
  const body = await bodyFor(customization.views)
  const [row] = body.shoppingCart.products
  const [claimed] = customization.views
  const lie = { ...row, customization: { views: [{ ...claimed, colours: 1, width_centimeters: 1 }] } }
  const cheaper = {
    ...body,
    subTotal: body.subTotal - 1000,
    total: body.total - 1000,
    shoppingCart: { ...body.shoppingCart, products: [{ ...lie, shoppingCartUUID: randomUUID() }] },
  }
  expect(await refusalOf(buyer.api.checkout.completeOrder(cheaper as never))).toMatchObject({
    fault: { refusal: 'totals_differ' },
  })
  const honest = { ...body, shoppingCart: { ...body.shoppingCart, products: [lie] } }
  const { orderId } = await buyer.api.checkout.completeOrder(honest as never)
  const { lines } = await buyer.api.orders.getOrderById({ Id: orderId })
  const [kept] = lines[0]?.customization?.views ?? []
  expect([kept?.colours, kept?.width_centimeters]).toEqual([claimed?.colours, claimed?.width_centimeters])
})

test('what cannot be produced is not ordered, and the sentence says where', async () => {
  const many = view(stage.screen, [
    image(logo, { width: 38, height: 20 }),
    text('Quinto color', { y: 48, colour: '#ff00aa' }),
  ])
  const claimed = { ...many, colours: 4, width_centimeters: 5, height_centimeters: 5, position: null }
  const { customization } = await saved(front())
  const body = await bodyFor(customization.views)
  const [row] = body.shoppingCart.products
  const products = [{ ...row, customization: { views: [claimed] } }]
  const failure = await refusalOf(
    buyer.api.checkout.completeOrder({ ...body, shoppingCart: { ...body.shoppingCart, products } } as never),
  )
  expect(failure).toMatchObject({
    status: 422,
    fault: { refusal: 'design_refused', data: { view: 0, shoppingCartUUID: row?.shoppingCartUUID } },
  })
})

test('the same wish is the same order, also where its logo has gone since [CHK-10]', async () => {
  const guest = await openBuyer(testShops, 'pampa', 'marta')
  const [kept] = await guest.api.customization.uploadLogos({}, { files: [fourColorLogo] })
  const own = view(stage.screen, [image(kept?.id ?? '', { width: 38, height: 20 })])
  const { customization } = await guest.api.customization.saveDesign(design(stage.mug, own))
  const before = buyer
  buyer = guest
  const body = await bodyFor(customization.views)
  buyer = before
  const first = await guest.api.checkout.completeOrder(body)
  await testShops.services.database.inShop(testShops.pampa, (tx) =>
    sql`delete from uploads where id = ${kept?.id}`.execute(tx),
  )
  expect(await guest.api.checkout.completeOrder(body)).toEqual(first)
  const [row] = body.shoppingCart.products
  const again = { ...row, shoppingCartUUID: randomUUID() }
  const other = { ...body, shoppingCart: { ...body.shoppingCart, products: [again] } }
  expect(await refusalOf(guest.api.checkout.completeOrder(other as never))).toMatchObject({
    fault: { refusal: 'upload_not_found' },
  })
})

async function produce(orderId: string): Promise<void> {
  const who = { kind: 'staff', id: '1', name: 'Taller' } as const
  await testShops.services.database.inShop(testShops.pampa, async (tx) => {
    await sql`update orders set deposit = 0 where id = ${orderId}`.execute(tx)
    for (const to of ['confirmed', 'art_review', 'proof_sent', 'proof_approved', 'in_production'] as const) {
      expect(await advanceOrder(tx, orderId, { to, who, now: new Date() })).toBe(to)
    }
  })
}

test('a logo that was ordered with its claims pays the repeat set-up, as it was ordered and as a design [PRICE-02] [ORD-02]', async () => {
  const setUp = async (views: readonly unknown[]) => {
    const [entry] = await buyer.api.cart.getShoppingCartProductPrice([designedLine(stage.mug, 60, views)])
    return entry?.prices.applicationCost
  }
  const design = await saved(view(stage.screen, [image(logo, { width: 30, height: 15 })]))
  const [measured] = design.customization.views
  const stored = { ...measured, logo_id: logo, design_id: null, elements: [] }
  expect([await setUp([stored]), await setUp([measured])]).toEqual([4 * 1000, 4 * 1000])
  const { orderId } = await buyer.api.checkout.completeOrder(await bodyFor([stored]))
  await produce(orderId)
  const order = await buyer.api.orders.getOrderById({ Id: orderId })
  const ordered = order.lines[0]?.customization?.views ?? []
  expect(ordered).toMatchObject([{ logo_id: logo, elements: [] }])
  expect(await setUp(ordered)).toBe(4 * 400)
  expect(await setUp([measured])).toBe(4 * 400)
})

test('art that was produced before is set up again for less, and nobody can claim that [PRICE-02]', async () => {
  const { customization } = await saved(front())
  const setUp = async (views = customization.views) => {
    const [entry] = await buyer.api.cart.getShoppingCartProductPrice([designedLine(stage.mug, 60, views)])
    return entry?.prices.applicationCost
  }
  const first = await setUp()
  const { orderId } = await buyer.api.checkout.completeOrder(await bodyFor(customization.views))
  await produce(orderId)
  expect(first).toBe(4 * 1000)
  expect(await setUp()).toBe(4 * 400)
  const elsewhere = await saved(view(stage.screen, [image(logo, { width: 37, height: 20 })]))
  expect(await setUp(elsewhere.customization.views)).toBe(4 * 1000)
  const stranger = await testShops.guest('pampa')
  const [entry] = await stranger.cart.getShoppingCartProductPrice([
    designedLine(stage.mug, 60, [
      { ...view(stage.screen, [text('Feria', { y: 48, colour: '#1976d2' })]), ...sizes },
    ]),
  ])
  expect(entry?.prices.applicationCost).toBe(1000)
})
const sizes = { colours: 1, width_centimeters: 1, height_centimeters: 1 }

test('a quote shows its design on the product, to its owner and to whoever has the link [QUO-04, CART-23]', async () => {
  const { customization } = await saved(front())
  const quote = await askQuote(buyer, [designedLine(stage.mug, 60, customization.views)])
  expect(quote.pictures).toEqual([])
  const draw = () =>
    quoteTasks.quote_pictures?.({ shop: testShops.pampa, quote: quote.id }, testShops.services)
  await Promise.all([draw(), draw()])
  const { pictures, rows } = await buyer.api.quotes.getQuoteById({ Id: quote.id })
  expect(pictures).toMatchObject([
    { name: 'Frente', printing_area_id: 1, shoppingCartUUID: rows[0]?.shoppingCartUUID },
  ])
  expect((await fetch(testShops.origin + pictures[0]?.preview_url)).headers.get('content-type')).toBe(
    'image/webp',
  )
  const guest = await testShops.guest('pampa')
  const held = await guest.quotes.getPublicQuote({ token: tokenIn(quote) })
  expect(held.pictures).toEqual(pictures)
  expect(held.rows[0]?.decoratedUnitPrice).toBeGreaterThan(held.rows[0]?.unitPrice ?? 0)
})
