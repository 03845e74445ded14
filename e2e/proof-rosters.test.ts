/** A buyer looks at each person of the list before the proof is approved. */
import { randomUUID } from 'node:crypto'
import { deliveryPlaces, orderBody } from '@estampa/server/test/buyer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textElement } from './builder-page.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { eachOrFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { openProofFixture, type ProofFixture, sendOwnPictures } from './proof-fixture.ts'
import { openSession } from './shopper.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
let shop: ProofFixture
let Id: string

beforeAll(async () => {
  demo = await openDemo()
  shop = await openProofFixture(demo.origin)
  Id = await orderForPersons(shop)
  await sendOwnPictures(shop, Id, 'Revisá los nombres.')
}, 180_000)
afterAll(() => demo?.close())

const names = [
  'Ana',
  'Maximiliano',
  'Luz',
  'Ñandú',
  'José',
  'Eva',
  'Sol',
  'Paz',
  'Leo',
  'Mía',
  'Teo',
  'Zoe',
  'Uma',
  'Bea',
]

/** A paid order of mugs, each with a name of its own. */
async function orderForPersons({ buyer, staff }: ProofFixture): Promise<string> {
  const { items } = await buyer.catalog.getProductsList({ name: 'taza', limit: 10 })
  const generic = items.find(({ type }) => type === 'ProductoSimple')
  const { printing_areas, products, id } = await buyer.catalog.getProductDetail({
    id: String(generic?.id ?? ''),
  })
  const area = printing_areas.find(({ name }) => name === 'Frente')
  const variant = products.find(({ stock }) => stock > 200)
  if (!area || !variant) throw new Error('no mug for persons')
  const text = textElement('nombre', 40, 30, {
    text: 'NOMBRE',
    size: 10,
    width: 40,
    height: 8,
    colour: '#d0202e',
  })
  const view = {
    printing_area_id: area.id,
    technique_id: area.printing_types[0] ?? null,
    elements: [{ ...text, field: 'name' as const }],
    instructions: '',
  }
  const design = { version: 1 as const, views: [view] }
  const { customization } = await buyer.customization.measureDesign({
    generic_id: id,
    sku: variant.sku,
    design: design as never,
  })
  const roster = names.map((name) => ({ name, number: '', sku: variant.sku }))
  const decorated = { ...customization, roster }
  const line = {
    type: 'ProductoSimple' as const,
    shoppingCartUUID: randomUUID(),
    generic: { id },
    value: { sku: variant.sku, quantity: names.length, customization: decorated },
  }
  const entries = await buyer.cart.getShoppingCartProductPrice([line as never])
  const { provinceFKId: province, cityFKId: city, locationFKId: location } = deliveryPlaces.pampa
  const { all_results } = await buyer.shipping.getShippingQuote({
    shoppingCart: [line as never],
    province,
    city,
    location,
  })
  const row = {
    productId: variant.id,
    genericProductId: id,
    sku: variant.sku,
    quantity: names.length,
    shoppingCartUUID: line.shoppingCartUUID,
    customization: decorated,
  }
  const body = await orderBody('pampa', [row] as never, entries.at(-1)?.prices, all_results[0])
  const { orderId } = await buyer.checkout.completeOrder(body)
  const { payments } = await buyer.orders.getOrderById({ Id: orderId })
  await staff.staff.approvePayment({ paymentId: payments[0]?.id ?? '' })
  return orderId
}

test.each<Width>(eachOrFirst([360, 800, 1280]))(
  'the pages of the list stand beside the proof, are seen from near, and are there as PDF, at %i px [BLD-12] [ORD-01] [DEC-10]',
  async (width) => {
    const { page, isSound } = await openPage(demo.browser, width)
    await openSession(page, demo.origin, 'pampa')
    await page.goto(`${demo.origin}/pampa/orders/detail/${Id}`, { waitUntil: 'networkidle' })
    const card = page.getByRole('region', { name: 'Tu boceto está listo' })
    await card.getByText('Tu aprobación incluye la lista.').waitFor()
    const first = card.getByRole('button', { name: 'Ver en grande la página 1 de la lista del boceto 1' })
    await first.scrollIntoViewIfNeeded()
    await expect
      .poll(() => first.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBe(480)
    await keepPicture(page, 'ROSTER_PICTURES', `list-${width}`)
    await isSound('a proof with its list')
    await first.focus()
    await page.keyboard.press('Enter')
    const zoomed = page.getByRole('dialog', { name: 'Lista de nombres, página 1' })
    await zoomed.getByRole('img', { name: 'Lista de nombres, página 1' }).waitFor()
    await isSound('a page of the list from near')
    await keepPicture(page, 'ROSTER_PICTURES', `near-${width}`)
    await page.keyboard.press('Escape')
    await zoomed.waitFor({ state: 'detached' })
    const pdf = await card.getByRole('link', { name: 'PDF de la lista' }).getAttribute('href')
    const answer = await page.context().request.get(demo.origin + pdf)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await page.context().close()
  },
)
