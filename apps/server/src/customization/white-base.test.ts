/** Ink on dark goods, from the first look at a design to what the workshop holds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, type VariantFixture } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  design,
  designedLine,
  designedOrder,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { openStaffMember, type StaffMember } from '../../test/fixtures/people.ts'
import { screenPrinting } from '../../test/products.ts'
import { readDocument } from '../../test/read-document.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { findVariantIds } from '../catalog/catalog.store.ts'
import { artworkTasks } from '../orders/artwork.jobs.ts'
import { saveTechnique } from './customization.store.ts'

let testShops: TestShops
let stage: DesignFixture
let lucia: Buyer
let teo: StaffMember
let white: VariantFixture
let red: VariantFixture

beforeAll(async () => {
  testShops = await openTestShops()
  stage = await openDesignFixture(testShops)
  const skus = ['MUG-11-B', 'MUG-11-R']
  const ids = await testShops.services.database.inShop(testShops.pampa, (tx) => findVariantIds(tx, skus))
  const [first, second] = skus.map((sku) => ({
    genericId: stage.mug.genericId,
    variantId: ids.get(sku) ?? 0,
    sku,
  }))
  if (!first || !second) throw new Error('the mug has two colors')
  white = first
  red = second
  lucia = await openBuyer(testShops, 'pampa')
  teo = await openStaffMember(testShops, 'pampa', 'Teo', 'workshop')
})
afterAll(() => testShops.close())

const switchBase = (hasWhiteBase: boolean) =>
  testShops.services.database.inShop(testShops.pampa, (tx) =>
    saveTechnique(tx, screenPrinting({ hasWhiteBase })),
  )
const blue = () => view(stage.screen, [text('Feria', { colour: '#1557b0' })])
const measure = (variant: VariantFixture, place = blue()) =>
  lucia.api.customization.measureDesign(design(variant, place))

async function applicationOf(variant: VariantFixture, views?: readonly object[]) {
  const { customization } = await measure(variant)
  const [entry] = await lucia.api.cart.getShoppingCartProductPrice([
    designedLine(variant, 60, views ?? customization.views),
  ])
  return { prices: entry?.prices, decorations: entry?.decorations }
}

test('the base is told of on a dark product, in one sentence, and measured [CART-22] [DEC-04]', async () => {
  await switchBase(true)
  const dark = await measure(red)
  expect(dark.judgements).toContainEqual(
    expect.objectContaining({
      code: 'white_base',
      level: 'note',
      sentence: 'Sobre este color va una base blanca: cuenta como 1 color.',
    }),
  )
  expect(dark.customization.views[0]).toMatchObject({ colours: 1, white_base: ['MUG-11-R'] })
  const light = await measure(white)
  expect(light.judgements.map(({ code }) => code)).not.toContain('white_base')
  expect(light.customization.views[0]).not.toHaveProperty('white_base')
})

test('ink in white alone has no base [DEC-04]', async () => {
  await switchBase(true)
  const { judgements } = await measure(red, view(stage.screen, [text('Feria', { colour: '#ffffff' })]))
  expect(judgements.map(({ code }) => code)).not.toContain('white_base')
})

test('it costs a color and its set-up on the dark product, whatever a client says; white goods cost what they did [PRICE-04] [DEC-04]', async () => {
  await switchBase(false)
  const before = await applicationOf(red)
  // 30 for a color, 20 for the next; 1,000 to set each of them up
  expect(before.prices).toMatchObject({ applicationPrice: 60 * 50 })
  await switchBase(true)
  const after = await applicationOf(red)
  expect(after.prices).toMatchObject({
    applicationPrice: 60 * 70,
    applicationCost: (before.prices?.applicationCost ?? 0) + 1000,
  })
  expect(after.decorations).toEqual([expect.stringContaining('Serigrafía, 1 color y base blanca')])
  const { customization } = await measure(red)
  const forged = customization.views.map((one) => ({ ...one, white_base: [] }))
  expect((await applicationOf(red, forged)).prices).toEqual(after.prices)
  expect((await applicationOf(white)).prices).toEqual(before.prices)
})

async function order(variant: VariantFixture) {
  const { customization } = await lucia.api.customization.saveDesign(design(variant, blue()))
  const body = await designedOrder(lucia, variant, customization.views, 20)
  const placed = await lucia.api.checkout.completeOrder(body)
  await makeFiles(placed.orderId)
  return placed
}

const makeFiles = async (orderId: string) =>
  artworkTasks.order_artwork?.({ shop: testShops.pampa, orderId }, testShops.services)
const workshopSees = ({ number }: { number: number }) =>
  teo.api.staff.getProductionOrder({ number: String(number) })
const workOrderText = async (placed: { number: number }) => {
  const { url } = await teo.api.staff.getWorkOrder({ number: String(placed.number), paper: 'A4' })
  const answer = await fetch(testShops.origin + url)
  return (await readDocument(Buffer.from(await answer.arrayBuffer()))).text
}

deepTest(
  'the workshop reads it on the work order; what was sold without a base stays without one [ADM-12] [DEC-04]',
  async () => {
    await switchBase(false)
    const former = await order(red)
    await switchBase(true)
    const later = await order(red)
    expect((await workshopSees(later)).lines[0]?.decorations[0]?.whiteBase).toBe('Sí, va primero')
    expect(await workOrderText(later)).toContain('Base blanca')
    await makeFiles(former.orderId)
    expect((await workshopSees(former)).lines[0]?.decorations[0]?.whiteBase).toBe('')
    expect(await workOrderText(former)).not.toContain('Base blanca')
    await switchBase(false)
    expect((await workshopSees(later)).lines[0]?.decorations[0]?.whiteBase).toBe('Sí, va primero')
  },
)
