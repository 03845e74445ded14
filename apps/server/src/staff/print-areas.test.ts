/** Where products are decorated, changed by a shop's people: what its pages show then, and what designs keep. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, refusalOf } from '../../test/buyer.ts'
import {
  type DesignFixture,
  design,
  designedOrder,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { mugDraft, variantDraft } from '../../test/products.ts'
import { saveGeneric } from '../catalog/save-generics.ts'

let office: TestOffice
let owner: OfficeBrowser
let stage: DesignFixture
let lucia: Buyer
beforeAll(async () => {
  office = await openTestOffice({ ANSWER_CACHE_MB: '8' })
  owner = await office.enter('duena@pampa.example')
  stage = await openDesignFixture(office.testShops)
  lucia = await openBuyer(office.testShops, 'pampa')
})
afterAll(() => office.close())

const desk = () => owner.api('pampa').staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal

test('an area that is changed is what the shop shows next, and the change is told [OWN-06] [ADM-05]', async () => {
  const Id = stage.mug.genericId
  const seen = await desk().getPrintAreas({ Id })
  const [first, ...others] = seen.areas
  if (!first) throw new Error('the mug has no area')
  const made = {
    ...first,
    id: null,
    name: 'Asa',
    widthMillimeters: 20,
    heightMillimeters: 15,
    techniques: [stage.screen],
  }
  const areas = [{ ...first, widthMillimeters: first.widthMillimeters - 10 }, ...others, made]
  const saved = await desk().savePrintAreas({ Id, areas }, { version: seen.version })
  expect(saved.version).toBeGreaterThan(seen.version)
  const detail = () =>
    office.testShops.api('pampa').catalog.getProductDetail({ id: Id, isEcommerceClient: true })
  await expect
    .poll(async () =>
      (await detail()).printing_areas.map(({ name, width_centimeters }) => `${name} ${width_centimeters}`),
    )
    .toEqual([
      `${first.name} ${first.widthMillimeters / 10 - 1}`,
      ...others.map((one) => `${one.name} ${one.widthMillimeters / 10}`),
      'Asa 2',
    ])
  const { items } = await desk().getChanges({ kind: 'product', subject: String(Id) })
  expect(items[0]).toMatchObject({
    call: 'savePrintAreas',
    after: { printAreas: expect.stringContaining('Asa 2 × 1,5 cm (') },
  })
  expect(await codeOf(desk().savePrintAreas({ Id, areas: seen.areas }, { version: seen.version }))).toBe(
    'product_changed',
  )
  expect(await codeOf(desk().savePrintAreas({ Id, areas: [{ ...made, techniques: [] }] }))).toBe(
    'print_areas_unsound',
  )
})

test('a placed order keeps its design; a new one that no longer fits says so [OWN-06]', async () => {
  const Id = stage.mug.genericId
  const seen = await desk().getPrintAreas({ Id })
  const body = () => design(stage.mug, view(stage.screen, [text('Feria')]))
  const { customization } = await lucia.api.customization.saveDesign(body())
  const order = await designedOrder(lucia, stage.mug, customization.views, 60)
  const { orderId } = await lucia.api.checkout.completeOrder(order)
  const small = seen.areas.map((area) => ({ ...area, widthMillimeters: 3, heightMillimeters: 3 }))
  const saved = await desk().savePrintAreas({ Id, areas: small }, { version: seen.version })
  expect(await codeOf(lucia.api.customization.saveDesign(body()))).toBe('element_outside')
  const placed = await lucia.api.orders.getOrderById({ Id: orderId })
  expect(JSON.stringify(placed)).toContain(String(customization.views[0]?.width_centimeters))
  await desk().savePrintAreas({ Id, areas: seen.areas }, { version: saved.version })
  await lucia.api.customization.saveDesign(body())
})

test('areas are taken to other products, which keep their own others [OWN-06]', async () => {
  const Id = stage.mug.genericId
  const { areas, techniques } = await desk().getPrintAreas({ Id })
  const place = { image_url: '/pictures/mug-front.webp', x: 0.4, y: 0.4, width: 0.2, height: 0.2 }
  const own = {
    id: 3,
    name: 'Base',
    width_centimeters: 3,
    height_centimeters: 3,
    placement: place,
    printing_types: [stage.screen],
  }
  const draft = mugDraft({
    external_id: 'MUG-COPY',
    products: [variantDraft('MUG-COPY-1', {})],
    printing_types: [stage.screen],
    printing_areas: [own],
  })
  const copy = await office.services.database.inShop(office.testShops.pampa, (tx) => saveGeneric(tx, draft))
  expect(await desk().copyPrintAreas({ Id, to: [copy, Id, 999_999] })).toEqual({ products: 1 })
  // nobody takes them: nothing changed, and nothing is an accident
  expect(await desk().copyPrintAreas({ Id, to: [999_999] })).toEqual({ products: 0 })
  const after = await desk().getPrintAreas({ Id: copy })
  expect(after.areas.map(({ name }) => name)).toEqual(['Base', ...areas.map(({ name }) => name)])
  expect(after.pictures.map(({ url }) => url)).toEqual(
    expect.arrayContaining(after.areas.map(({ placement }) => placement.image_url)),
  )
  expect(techniques.map(({ id }) => id)).toContain(stage.screen)
})
