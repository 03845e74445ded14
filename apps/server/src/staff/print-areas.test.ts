/** Where products are decorated, changed by a shop's people: what its pages show then, and what designs keep. */
import type { AreaCut } from '@estampa/domain/catalog/area-cut'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openBuyer, refusalOf } from '../../test/buyer.ts'
import { deepTest } from '../../test/depth.ts'
import {
  type DesignFixture,
  design,
  designedOrder,
  image,
  openDesignFixture,
  text,
  view,
} from '../../test/design-fixture.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { mugDraft, variantDraft } from '../../test/products.ts'
import { saveGeneric } from '../catalog/save-generics.ts'
import { findOrderToCopy } from '../orders/artwork.store.ts'

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

const cut: AreaCut = {
  shape: 'ellipse',
  bleed_millimeters: 3,
  safe_millimeters: 4,
  grounds: [{ color: 'Blanco', hex: '#8a8d91' }],
  light: { strength: 0.6, gloss: 1.5, texture: 1, direction: 90 },
}

test('shape, bleed, safe zone, grounds and light are kept, told, copied and shown to buyers; the light is not [OWN-06] [DEC-06]', async () => {
  const Id = stage.mug.genericId
  const seen = await desk().getPrintAreas({ Id })
  const areas = seen.areas.map((area) => ({ ...area, cut }))
  const saved = await desk().savePrintAreas({ Id, areas }, { version: seen.version })
  expect(saved.areas.map((area) => area.cut)).toEqual(areas.map((area) => area.cut))
  const { items } = await desk().getChanges({ kind: 'product', subject: String(Id) })
  expect(items[0]?.after).toMatchObject({
    printAreas: expect.stringContaining('en óvalo, sangrado 3 mm, margen 4 mm, fondo de Blanco #8a8d91'),
  })
  const detail = () =>
    office.testShops.api('pampa').catalog.getProductDetail({ id: Id, isEcommerceClient: true })
  const { light: _, ...shown } = cut
  await expect.poll(async () => (await detail()).printing_areas[0]).toMatchObject(shown)
  expect((await detail()).printing_areas[0]).not.toHaveProperty('light')
  // whoever does not speak of it leaves it as it is
  const silent = areas.map(({ cut: _cut, ...area }) => area)
  expect((await desk().savePrintAreas({ Id, areas: silent })).areas[0]?.cut).toEqual(cut)
  const draft = mugDraft({ external_id: 'MUG-CUT', products: [variantDraft('MUG-CUT-1', {})] })
  const copy = await office.services.database.inShop(office.testShops.pampa, (tx) => saveGeneric(tx, draft))
  await desk().copyPrintAreas({ Id, to: [copy] })
  expect((await desk().getPrintAreas({ Id: copy })).areas[0]?.cut).toEqual(cut)
  const plain = seen.areas.map((area) => ({ ...area, cut: {} }))
  expect((await desk().savePrintAreas({ Id, areas: plain })).areas[0]?.cut).toEqual({})
})

test.each([
  ['cornerMillimeters', 'corner_range', { shape: 'rounded', corner_millimeters: 45 }],
  ['cornerMillimeters', 'corner_range', { shape: 'rounded', corner_millimeters: -1 }],
  ['bleedMillimeters', 'bleed_range', { bleed_millimeters: 10.5 }],
  ['safeMillimeters', 'safe_range', { safe_millimeters: 30 }],
  ['grounds', 'color_unreadable', { grounds: [{ color: 'Blanco', hex: 'red' }] }],
  ['light', 'light_range', { light: { strength: 3, gloss: 1, texture: 1, direction: 0 } }],
] as const)('%s that cannot be is told at its field: %s [OWN-06]', async (field, fault, wrong) => {
  const Id = stage.mug.genericId
  const { areas } = await desk().getPrintAreas({ Id })
  const said = await refusalOf(
    desk().savePrintAreas({ Id, areas: areas.map((area) => ({ ...area, cut: wrong })) }),
  )
  expect(said.fault?.data).toMatchObject({ faults: expect.arrayContaining([{ area: 0, field, fault }]) })
})

deepTest(
  'a round logo in a round area is sold; a square one is told to leave it, and what was sold keeps its outline [BLD-03]',
  async () => {
    const Id = stage.mug.genericId
    const seen = await desk().getPrintAreas({ Id })
    const size = { widthMillimeters: 80, heightMillimeters: 60 }
    const oval = seen.areas.map((area) => ({ ...area, ...size, cut: { shape: 'ellipse' } as const }))
    await desk().savePrintAreas({ Id, areas: oval }, { version: seen.version })
    const judged = async (shape: string) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75">${shape}</svg>`
      const file = new File([drawing], 'logo.svg', { type: 'image/svg+xml' })
      const [logo] = await lucia.api.customization.uploadLogos({}, { files: [file] })
      const drawn = image(logo?.id ?? '', { x: 40, y: 30, width: 74, height: 55.5 })
      const body = design(stage.mug, view(stage.digital, [drawn]))
      const { judgements, customization } = await lucia.api.customization.measureDesign(body)
      return { body, customization, codes: judgements.map(({ code }) => code) }
    }
    const square = await judged('<rect width="100" height="75" fill="#123a8a"/>')
    expect(square.codes).toContain('outside_area')
    expect(await codeOf(lucia.api.customization.saveDesign(square.body))).toBe('design_refused')
    const round = await judged('<ellipse cx="50" cy="37.5" rx="50" ry="37.5" fill="#123a8a"/>')
    expect(round.codes).not.toContain('outside_area')
    const { customization } = await lucia.api.customization.saveDesign(round.body)
    const order = await designedOrder(lucia, stage.mug, customization.views, 60)
    const { orderId } = await lucia.api.checkout.completeOrder(order)
    const again = await desk().savePrintAreas({ Id, areas: seen.areas.map((area) => ({ ...area, cut: {} })) })
    expect(again.areas[0]?.cut).toEqual({})
    const stored = await office.services.database.readInShop(office.testShops.pampa, (tx) =>
      findOrderToCopy(tx, orderId),
    )
    expect(stored?.rows[0]?.customization?.views[0]?.area).toEqual({
      width: 80,
      height: 60,
      shape: 'ellipse',
    })
  },
)

test('colors are judged by what the art lies on, not by the paint that is taken away [BLD-01]', async () => {
  const Id = stage.mug.genericId
  const { areas } = await desk().getPrintAreas({ Id })
  const white = design(stage.mug, view(stage.digital, [text('Feria', { colour: '#ffffff' })]))
  const codes = async () =>
    (await lucia.api.customization.measureDesign({ ...white, sku: stage.mug.sku })).judgements.map(
      ({ code }) => code,
    )
  const colors = (await desk().getPrintAreas({ Id })).colors
  const on = (hex: string) => ({ grounds: colors.map(({ name }) => ({ color: name, hex })) })
  await desk().savePrintAreas({ Id, areas: areas.map((area) => ({ ...area, cut: on('#fdfdfd') })) })
  expect(await codes()).toContain('invisible_colour')
  await desk().savePrintAreas({ Id, areas: areas.map((area) => ({ ...area, cut: on('#333333') })) })
  expect(await codes()).not.toContain('invisible_colour')
  await desk().savePrintAreas({ Id, areas: areas.map((area) => ({ ...area, cut: {} })) })
})
