/** The catalog in the hands of a shop's people. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, openBuyer, orderFor, refusalOf, type VariantFixture } from '../../test/buyer.ts'
import { type OfficeBrowser, openTestOffice, type TestOffice } from '../../test/office.ts'
import { genericDraft, poloDraft, variantDraft } from '../../test/products.ts'
import { saveFamily } from '../catalog/families.store.ts'
import { saveGenerics } from '../catalog/save-generics.ts'

let office: TestOffice
let owner: OfficeBrowser
let manager: OfficeBrowser
beforeAll(async () => {
  office = await openTestOffice()
  owner = await office.enter('duena@pampa.example')
  manager = await office.enter('encargado@pampa.example', 'pampa', 'manager')
})
afterAll(() => office.close())

const desk = (browser = owner, shop = 'pampa') => browser.api(shop).staff
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).fault?.refusal
const inPampa = <T>(work: Parameters<typeof office.services.database.inShop<T>>[1]) =>
  office.services.database.inShop(office.testShops.pampa, work)
const save = (...drafts: Parameters<typeof saveGenerics>[1]) =>
  inPampa(async (tx) => {
    const ids = await saveGenerics(tx, drafts)
    return drafts.map(({ external_id }) => ids.get(external_id) ?? 0)
  })
const namesOf = async (query: Parameters<ReturnType<typeof desk>['getProducts']>[0]) =>
  (await desk().getProducts(query)).items.map(({ name }) => name)
const inShop = async (name: string) => {
  const shopper = await openBuyer(office.testShops, 'pampa')
  return (await shopper.api.catalog.getProductsList({ name })).items.map((item) => item.name)
}

test('products are found by name, code or sku, the hidden ones too, and by what they lack [OWN-04]', async () => {
  const textile = await inPampa((tx) =>
    saveFamily(tx, { title: 'Gorras y sombreros', icon_url: null, position: 1 }),
  )
  const families = [{ id: textile, main: true }]
  await save(
    genericDraft('GOR-1', 'Gorra Ñandú', { families }),
    genericDraft('GOR-2', 'Gorra Andes', { published: false, unit_weight: 0 }),
    genericDraft('GOR-3', 'Gorra sin precio', { products: [variantDraft('GOR-3-X', { tiers: [] })] }),
    genericDraft('GOR-4', 'Gorra agotada', { products: [variantDraft('GOR-4-X', { stock: 0 })] }),
  )
  expect(await namesOf({ Filtro: 'gorra nandu' })).toEqual(['Gorra Ñandú'])
  expect(await namesOf({ Filtro: 'gor-3-x' })).toEqual(['Gorra sin precio'])
  expect(await namesOf({ Filtro: 'gorra', state: 'hidden' })).toEqual(['Gorra Andes'])
  expect(await namesOf({ Filtro: 'gorra', missing: 'price' })).toEqual(['Gorra sin precio'])
  expect(await namesOf({ Filtro: 'gorra', missing: 'stock' })).toEqual(['Gorra agotada'])
  expect(await namesOf({ missing: 'measures' })).toEqual(['Gorra Andes'])
  expect(await namesOf({ family: textile })).toEqual(['Gorra Ñandú'])
  expect(await namesOf({ Filtro: 'gorra', order: 'newest', maxResultCount: 2 })).toEqual([
    'Gorra agotada',
    'Gorra sin precio',
  ])
  expect((await namesOf({ order: 'code' })).slice(0, 2)).toEqual(['Gorra Ñandú', 'Gorra Andes'])
  const all = await desk().getProducts({ maxResultCount: 1 })
  const counts = await desk().getProductCounts({})
  expect(counts).toMatchObject({
    all: 4,
    published: 3,
    hidden: 1,
    price: 1,
    stock: 1,
    picture: 4,
    measures: 1,
  })
  expect([all.totalCount, all.total_pages]).toEqual([4, 4])
  expect((await desk().getProducts({ state: 'published' })).totalCount).toBe(3)
})

test('only what is named changes, and the list and the search of the shop follow [OWN-04]', async () => {
  const [Id = 0] = await save(poloDraft())
  const before = await desk().getProduct({ Id })
  const sku = 'POLO-7-AM'
  const after = await desk().saveProduct(
    { Id, name: 'Chomba Andina', brand: 'Ribera', variants: [{ sku, stock: 77, seenStock: 1_000 }] },
    { version: before.version },
  )
  expect(after.version).toBeGreaterThan(before.version)
  const { version: _, ...rest } = after
  expect(rest).toEqual({
    ...Object.fromEntries(Object.entries(before).filter(([key]) => key !== 'version')),
    name: 'Chomba Andina',
    brand: 'Ribera',
    url: after.url,
    variants: before.variants.map((one) => (one.sku === sku ? { ...one, stock: 77 } : one)),
  })
  expect(await inShop('andina')).toEqual(['Chomba Andina'])
  const { items } = await desk().getChanges({ kind: 'product', subject: String(Id) })
  expect(items[0]).toMatchObject({
    call: 'saveProduct',
    before: { name: 'Chomba de piqué Ribera', stock: [`${sku}: 1000`] },
    after: { name: 'Chomba Andina', stock: [`${sku}: 77`] },
  })
})

test('prices are made of costs by the rules of the shop, and a buyer sees them at once [OWN-04] [PRICE-01]', async () => {
  const [Id = 0] = await save(genericDraft('TAZA-1', 'Taza alta'))
  const tiers = [
    { from: 1, cost: 2_000 },
    { from: 100, cost: 1_000 },
  ]
  const saved = await desk().saveProduct({ Id, variants: [{ sku: 'TAZA-1-1', tiers }] })
  const [variant] = saved.variants
  const [fifty = 0, hundred = 0] = (variant?.prices ?? []).map(Number)
  expect(variant?.tiers.map(({ price }) => price)).toEqual([fifty, hundred])
  expect(fifty).toBe(2 * hundred)
  const shopper = await openBuyer(office.testShops, 'pampa')
  const shown = await shopper.api.catalog.getProductDetail({ id: Id })
  expect(shown.products[0]?.tiers.map(({ price }) => price)).toEqual([fifty, hundred])
})

test('what somebody else changed meanwhile is not written over, nor what was sold [ADM-21] [OWN-04]', async () => {
  const products = [variantDraft('LAPIZ-1', { stock: 100 })]
  const [goods] = await addProduct(office.testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz', { products }))
  const Id = (goods as VariantFixture).genericId
  const { version } = await desk().getProduct({ Id })
  await desk(manager).saveProduct({ Id, tag: 'Nuevo' }, { version })
  const late = await refusalOf(desk().saveProduct({ Id, name: 'Lápiz negro' }, { version }))
  expect([late.status, late.fault?.refusal, late.fault?.data]).toEqual([
    409,
    'product_changed',
    { version: version + 1 },
  ])
  expect(await desk().getProduct({ Id })).toMatchObject({ name: 'Lápiz', tag: 'Nuevo' })
  const counted = { Id, variants: [{ sku: 'LAPIZ-1', stock: 90, seenStock: 99 }] }
  expect(await codeOf(desk().saveProduct(counted))).toBe('product_changed')
  const buyer = await openBuyer(office.testShops, 'pampa')
  await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods as VariantFixture, 30))
  const held = await desk().getProduct({ Id })
  expect([held.version, held.variants[0]?.reserved]).toEqual([version + 1, 30])
  const few = await refusalOf(desk().saveProduct({ Id, variants: [{ sku: 'LAPIZ-1', stock: 29 }] }))
  expect(few.fault?.data).toEqual({
    faults: [{ sku: 'LAPIZ-1', field: 'stock', fault: 'below_reserved', limit: 30 }],
  })
})

test('everything that is wrong is told at once, and nothing of it is saved [OWN-04]', async () => {
  const [Id = 0] = await save(genericDraft('BOLSO', 'Bolso'))
  const tiers = [
    { from: 10, cost: 5 },
    { from: 5, cost: 4 },
  ]
  const wrong = await refusalOf(
    desk().saveProduct({
      Id,
      name: '  ',
      families: [999_999],
      variants: [
        { sku: 'BOLSO-1', stock: -1, tiers },
        { sku: 'DE-OTRO', stock: 1 },
      ],
    }),
  )
  expect([wrong.status, wrong.fault?.refusal]).toEqual([422, 'product_unsound'])
  const data = wrong.fault?.data as { faults: { sku: string | null; field: string }[] } | undefined
  expect(data?.faults.map(({ sku, field }) => [sku, field])).toEqual([
    [null, 'name'],
    [null, 'families'],
    ['BOLSO-1', 'stock'],
    ['BOLSO-1', 'tiers'],
    ['DE-OTRO', 'sku'],
  ])
  expect(await desk().getProduct({ Id })).toMatchObject({ name: 'Bolso', version: 1 })
})

test('a variant on order is sold without stock, and one that is hidden is gone from the shop at once [OWN-04]', async () => {
  const [Id = 0] = await save(
    genericDraft('PARA', 'Paraguas', { products: [variantDraft('PARA-1', { stock: 0 })] }),
  )
  const shopper = await openBuyer(office.testShops, 'pampa')
  const onOrder = { sku: 'PARA-1', availability: 'on_order', onOrderDays: 15 } as const
  const saved = await desk().saveProduct({ Id, variants: [onOrder] })
  expect(saved.variants[0]).toMatchObject({ availability: 'on_order', onOrderDays: 15 })
  expect((await desk().getProducts({ Filtro: 'paraguas' })).items[0]).toMatchObject({ isOnOrder: true })
  await desk().publishProduct({ Id, isPublished: false })
  expect(await codeOf(shopper.api.catalog.getProductDetail({ id: Id }))).toBe('product_not_found')
  await desk().publishProduct({ Id, isPublished: true })
  expect((await shopper.api.catalog.getProductDetail({ id: Id })).name).toBe('Paraguas')
})

test('costs are for who sees margins, changes for who edits, and each shop has its own products [ADM-03] [OWN-04] [SYS-01]', async () => {
  const [Id = 0] = await save(genericDraft('IMAN', 'Imán'))
  const sales = await office.enter('ventas@pampa.example', 'pampa', 'sales')
  const seen = await desk(sales).getProduct({ Id })
  expect(JSON.stringify(seen)).not.toMatch(/cost|profitMultiplier/)
  expect(seen.variants[0]?.tiers[0]?.price).toBeGreaterThan(0)
  expect((await desk().getProduct({ Id })).rules?.profitMultiplier).toBeGreaterThan(0)
  expect(await codeOf(desk(sales).saveProduct({ Id, name: 'Otro' }))).toBe('not_allowed')
  const workshop = await office.enter('taller@pampa.example', 'pampa', 'workshop')
  expect(await codeOf(desk(workshop).getProducts({}))).toBe('not_allowed')
  const neighbour = desk(await office.enter('vecina@andina.example', 'andina'), 'andina')
  expect((await neighbour.getProducts({})).totalCount).toBe(0)
  expect(await codeOf(neighbour.getProduct({ Id }))).toBe('not_found')
  expect(await codeOf(neighbour.saveProduct({ Id, name: 'Suyo' }))).toBe('not_found')
  expect(await codeOf(neighbour.publishProduct({ Id, isPublished: false }))).toBe('not_found')
  expect((await desk(sales).find({ Filtro: 'iman' })).products).toEqual([
    { id: Id, code: 'IMAN', name: 'Imán' },
  ])
})
