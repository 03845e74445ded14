/** The techniques in the hands of a shop's people: their prices changed, tried, looked at before, joined and deleted. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  type Buyer,
  openBuyer,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { design, designedOrder, openDesignFixture, text, view } from '../../test/design-fixture.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { mugDraft, screenPrinting } from '../../test/products.ts'
import { saveTechnique, type TechniqueDraft } from '../customization/customization.store.ts'

let office: TestOffice
let owner: OfficeBrowser
let manager: OfficeBrowser
let lucia: Buyer
beforeAll(async () => {
  office = await openTestOffice({ ANSWER_CACHE_MB: '8' })
  owner = await office.enter('duena@pampa.example')
  manager = await office.enter('encargada@pampa.example', 'pampa', 'manager')
  lucia = await openBuyer(office.testShops, 'pampa')
})
afterAll(() => office.close())

const desk = (browser = owner) => browser.api('pampa').staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const shopApi = () => office.testShops.api('pampa')

let made = 0
/** A mug that takes techniques of its own. */
async function mugWith(...drafts: Partial<TechniqueDraft>[]) {
  made += 1
  const ids = await office.services.database.inShop(office.testShops.pampa, async (tx) => {
    const found: number[] = []
    for (const [at, draft] of drafts.entries()) {
      const named = { key: `print_${made}_${at}`, name: `Técnica ${made} ${at}`, ...draft }
      found.push(await saveTechnique(tx, screenPrinting(named)))
    }
    return found
  })
  const [mug] = await addProduct(
    office.testShops,
    'pampa',
    mugDraft({
      external_id: `MUG-T${made}`,
      name: `Tazón ${made}`,
      products: mugDraft().products.map((one) => ({ ...one, sku: `${one.sku}-T${made}` })),
      printing_types: ids,
      printing_areas: [
        {
          id: 1,
          name: 'Frente',
          width_centimeters: 20,
          height_centimeters: 20,
          printing_types: ids,
          placement: { image_url: '/pictures/mug-front.webp', x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
        },
      ],
    }),
  )
  if (!mug) throw new Error('the mug was not made')
  return { mug, ids: ids as [number, ...number[]] }
}

const decorated = (mug: VariantFixture, technique: number, units: number) => {
  const line = simpleCartLine(mug, units)
  const place = {
    printing_area_id: 1,
    technique_id: technique,
    colours: 2,
    colour_names: [],
    width_centimeters: 8,
    height_centimeters: 5,
    thousandStitches: null,
    logo_id: null,
    design_id: null,
    position: null,
    instructions: '',
  }
  return {
    ...line,
    value: { ...line.value, customization: { views: [place], applicationDays: 1 } },
  } as typeof line
}
const priceOf = async (line: ReturnType<typeof decorated>) => {
  const entries = await lucia.api.cart.getShoppingCartProductPrice([line])
  return entries.at(-1)?.prices.subTotal ?? 0
}
const fieldsOf = async (Id: number) => {
  const {
    id: _,
    version: __,
    key: ___,
    products: ____,
    orders: _____,
    ...fields
  } = await desk().getTechnique({ Id })
  return fields
}

test('a saved price is what the next cart is asked, and is kept as a change with its words [OWN-07] [ADM-05]', async () => {
  const {
    mug,
    ids: [Id],
  } = await mugWith({})
  const line = decorated(mug, Id, 300)
  const before = await priceOf(line)
  const seen = await desk().getTechnique({ Id })
  const bands = seen.bands.map((band) => ({
    ...band,
    scales: band.scales.map((one) => ({ ...one, price: one.price * 2 })),
  }))
  const saved = await desk().saveTechnique({ Id, bands, setUp: 1200 }, { version: seen.version })
  expect(saved.version).toBeGreaterThan(seen.version)
  expect(saved).toMatchObject({ name: seen.name, setUp: 1200, products: 1, orders: 0 })
  // 30.00 more on each of 300 units and 200.00 of set-up for each of two colors, times the shop's profit
  await expect.poll(() => priceOf(line)).toBeCloseTo(before + (300 * 30 + 400) * 1.6, 1)
  const { items } = await desk().getChanges({ kind: 'technique', subject: String(Id) })
  expect(items[0]).toMatchObject({
    call: 'saveTechnique',
    subject: { name: seen.name },
    before: {
      setUp: '$\u00a01.000,00',
      unitPrices: expect.stringContaining('100 u. $\u00a030,00 + $\u00a010,00'),
    },
    after: { setUp: '$\u00a01.200,00', unitPrices: expect.stringContaining('100 u. $\u00a060,00') },
  })
  expect(Object.keys(items[0]?.after ?? {}).sort()).toEqual(['setUp', 'unitPrices'])
})

test('what one changed while another looked is not written over [OWN-07] [ADM-21]', async () => {
  const {
    ids: [Id],
  } = await mugWith({})
  const { version } = await desk().getTechnique({ Id })
  await desk(manager).saveTechnique({ Id, productionDays: 9 }, { version })
  expect(await codeOf(desk().saveTechnique({ Id, productionDays: 3 }, { version }))).toBe('technique_changed')
  expect((await desk().getTechnique({ Id })).productionDays).toBe(9)
})

test('every fault comes with its field, and nothing is saved [OWN-07]', async () => {
  const {
    ids: [Id],
  } = await mugWith({})
  const refused = await refusalOf(desk().saveTechnique({ Id, name: '', setUp: null, maxColors: 0 }))
  expect([refused.status, refused.fault?.refusal]).toEqual([422, 'technique_unsound'])
  const { faults } = (refused.fault?.data ?? {}) as { faults?: { field: string; fault: string }[] }
  expect(faults?.map(({ field, fault }) => `${field} ${fault}`)).toEqual([
    'name empty',
    'maxColors out_of_range',
    'setUp empty',
  ])
})

test('what the form says is tried as a cart would price it, without saving [OWN-07]', async () => {
  const {
    mug,
    ids: [Id],
  } = await mugWith({})
  const technique = { ...(await fieldsOf(Id)), setUp: 500 }
  const trial = {
    units: 300,
    colors: 2,
    widthCentimeters: 8,
    heightCentimeters: 5,
    thousandStitches: null,
    isRepeat: false,
  }
  const { steps: tried } = await desk().tryTechnique({ technique, trial })
  expect(tried).toMatchObject({
    measure: 2,
    more: 1,
    unitPrice: 40,
    application: 12_000,
    setUp: 1_000,
    cost: 13_000,
  })
  expect((await desk().getTechnique({ Id })).setUp).toBe(1000)
  await desk().saveTechnique({ Id, setUp: 500 })
  const plain =
    (await lucia.api.cart.getShoppingCartProductPrice([simpleCartLine(mug, 300)])).at(-1)?.prices.subTotal ??
    0
  await expect
    .poll(async () => (await priceOf(decorated(mug, Id, 300))) - plain)
    .toBeCloseTo(tried?.price ?? 0, 1)
  const none = await desk().tryTechnique({ technique: { ...technique, bands: [] }, trial })
  expect(none).toEqual({ steps: null, why: expect.stringContaining('No tenemos precio') })
  const unsound = await desk().tryTechnique({ technique: { ...technique, setUp: null }, trial })
  expect(unsound).toEqual({ steps: null, why: null })
})

test('before it is saved, orders, carts and products show their price of today and of then [OWN-07]', async () => {
  const stage = await openDesignFixture(office.testShops)
  const { customization } = await lucia.api.customization.saveDesign(
    design(stage.mug, view(stage.screen, [text('Feria')])),
  )
  const body = await designedOrder(lucia, stage.mug, customization.views, 60)
  const { number } = await lucia.api.checkout.completeOrder(body)
  const fields = await fieldsOf(stage.screen)
  const bands = fields.bands.map((band) => ({
    ...band,
    scales: band.scales.map((one) => ({ ...one, price: one.price + 10 })),
  }))
  const { samples } = await desk().previewTechnique({ Id: stage.screen, technique: { ...fields, bands } })
  expect(samples.length).toBeGreaterThan(3)
  expect(samples.length).toBeLessThanOrEqual(20)
  const [order] = samples
  expect(order).toMatchObject({ kind: 'order', order: number, units: 60, why: null })
  expect(order?.decorations[0]).toContain(fields.name)
  expect((order?.after ?? 0) - (order?.before ?? 0)).toBeCloseTo(60 * 10 * 1.6, 1)
  expect(samples.some(({ kind }) => kind === 'product')).toBe(true)
  const off = await desk().previewTechnique({ Id: stage.screen, technique: { ...fields, isOffered: false } })
  expect(off.samples[0]).toMatchObject({ after: null, why: expect.stringContaining(fields.name) })
})

test('a technique that is off is offered nowhere, its products keep it, and it comes back [OWN-07]', async () => {
  const {
    mug,
    ids: [Id, other = 0],
  } = await mugWith({}, {})
  const detail = async () => {
    const { printing_types, printing_areas } = await shopApi().catalog.getProductDetail({
      id: mug.genericId,
      isEcommerceClient: true,
    })
    return [printing_types.map(({ id }) => id), printing_areas.map(({ printing_types: ids }) => ids)]
  }
  const listed = async () =>
    (await shopApi().customization.getPrintingTypes({})).items.some(({ id }) => id === Id)
  const filtered = async () =>
    (await shopApi().catalog.getProductsList({ printing_types: [String(Id)] })).items.length
  await expect.poll(detail).toEqual([[Id, other], [[Id, other]]])
  expect(await filtered()).toBe(1)
  await desk().saveTechnique({ Id, isOffered: false })
  await expect.poll(detail).toEqual([[other], [[other]]])
  await expect.poll(listed).toBe(false)
  await expect.poll(filtered).toBe(0)
  expect(await codeOf(lucia.api.cart.getShoppingCartProductPrice([decorated(mug, Id, 100)]))).toBe(
    'technique_not_offered',
  )
  await desk().saveProduct({ Id: mug.genericId, tag: 'Nuevo' })
  await desk().saveTechnique({ Id, isOffered: true })
  await expect.poll(detail).toEqual([[Id, other], [[Id, other]]])
  await expect.poll(listed).toBe(true)
  await expect.poll(filtered).toBe(1)
})

test('a starter is made once, a technique of its own has its own word [OWN-07]', async () => {
  const {
    ids: [Id],
  } = await mugWith({})
  const fields = { ...(await fieldsOf(Id)), bands: [], isOffered: false }
  const laser = await desk().createTechnique({ ...fields, key: 'laser', name: 'Láser de fibra' })
  expect(laser).toMatchObject({ key: 'laser', name: 'Láser de fibra', isOffered: false, products: 0 })
  expect(await codeOf(desk().createTechnique({ ...fields, key: 'laser', name: 'Otro láser' }))).toBe(
    'technique_exists',
  )
  expect((await desk().createTechnique({ ...fields, name: 'Bordado 3D' })).key).toBe('bordado_3d')
  expect(await codeOf(desk().createTechnique({ ...fields, name: 'bordado 3d' }))).toBe('technique_unsound')
  const rows = (await desk().getTechniques({})).items
  expect(rows.find(({ key }) => key === 'laser')).toMatchObject({ hasPrice: false, products: 0 })
  expect(rows.find(({ id }) => id === Id)).toMatchObject({ hasPrice: true, products: 1 })
})

test('one that is in use says where and stays; one that is nowhere goes [OWN-07]', async () => {
  const {
    ids: [Id, spare = 0],
  } = await mugWith({}, {})
  const refused = await refusalOf(desk().deleteTechnique({ Id }))
  expect(refused.fault).toMatchObject({
    refusal: 'technique_in_use',
    message: expect.stringContaining('1 producto'),
  })
  const { id } = await desk().createTechnique({ ...(await fieldsOf(spare)), name: `Sin uso ${randomUUID()}` })
  await desk().deleteTechnique({ Id: id })
  expect(await codeOf(desk().getTechnique({ Id: id }))).toBe('not_found')
})

test('what an import called otherwise is joined: its products move, its name is known from then on [OWN-07] [IMP-08]', async () => {
  const {
    mug,
    ids: [Id, into = 0],
  } = await mugWith({ name: 'Estampado raro' }, { name: 'Estampado' })
  const merged = await desk().mergeTechnique({ Id, into })
  expect(merged).toMatchObject({
    products: 1,
    isKept: false,
    technique: { aliases: ['Estampado raro'], products: 1 },
  })
  expect((await desk().getProduct({ Id: mug.genericId })).techniques).toEqual(['Estampado'])
  await expect.poll(() => priceOf(decorated(mug, into, 100))).toBeGreaterThan(0)
  expect(await codeOf(desk().getTechnique({ Id }))).toBe('not_found')
  expect(await codeOf(desk().mergeTechnique({ Id: into, into }))).toBe('technique_merge_with_itself')
})
