import type { Client } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { excuseFromLedger } from '../../test/ledger.ts'
import { genericDraft, mugDraft, poloDraft, screenPrinting, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveTechnique } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'
import { saveFamily } from './families.store.ts'
import type { GenericDraft } from './generics.store.ts'
import { saveGeneric, saveGenerics } from './save-generics.ts'
import { addDemand, applyDemand } from './trending.store.ts'

let testShops: TestShops
let pampa: Client
let andina: Client
let mug: number
let polo: number
const inShop = <T>(shop: number, work: (tx: Tx) => Promise<T>) =>
  testShops.services.database.inShop(shop, work)
const inPampa = <T>(work: (tx: Tx) => Promise<T>) => inShop(testShops.pampa, work)
const save = (draft: GenericDraft) => inPampa((tx) => saveGeneric(tx, draft))

beforeAll(async () => {
  testShops = await openTestShops()
  pampa = testShops.api('pampa')
  andina = testShops.api('andina')
  await inPampa(async (tx) => {
    const tazas = await saveFamily(tx, { title: 'Tazas', icon_url: '/icons/mug.svg', position: 1 })
    const ropa = await saveFamily(tx, { title: 'Indumentaria', icon_url: null, position: 2 })
    await saveFamily(tx, { title: 'Vacía', icon_url: null, position: 3 })
    const technique = await saveTechnique(tx, screenPrinting())
    mug = await saveGeneric(
      tx,
      mugDraft({ families: [{ id: tazas, main: true }], printing_types: [technique], featured: true }),
    )
    polo = await saveGeneric(tx, poloDraft({ families: [{ id: ropa, main: true }] }))
    await saveGenerics(tx, [
      genericDraft('BOL-1', 'Lápiz pasta Delta'),
      genericDraft('BOL-2', 'Bolígrafo metálico Quilla'),
      genericDraft('LAP-1', 'Lápices de colores Arcoíris'),
      genericDraft('REM-1', 'Remera infantil Brisa', { families: [{ id: ropa, main: true }] }),
      genericDraft('BUZ-1', 'Buzo canguro Lenga', { families: [{ id: ropa, main: true }] }),
      genericDraft('TER-1', 'Termo de acero Cóndor'),
      genericDraft('MOC-1', 'Mochila urbana Ñandú'),
      genericDraft('USB-9', 'Memoria USB giratoria'),
      genericDraft('OCULTO', 'Taza secreta', { published: false }),
    ])
  })
})
afterAll(() => testShops.close())

const find = async (name: string, more: object = {}) => {
  const { items } = await pampa.catalog.getProductsList({ name, ...more })
  return items.map((item) => item.external_id)
}

test('a list shows cards with sale prices, from the deepest tier on [API-15, PRICE-04]', async () => {
  const { items, totalCount, facets } = await pampa.catalog.getProductsList({})
  expect(totalCount).toBe(10)
  // cost 1,000.00 × 1.6, and × 1.21
  const card = items.find((item) => item.id === mug)
  expect(card).toMatchObject({ price: 1600, price_with_taxes: 1936, stock: 1040, type: 'ProductoSimple' })
  expect(card?.url).toBe(`tazon-de-ceramica-aurora-${mug}`)
  expect(card?.family).toEqual({ title: 'Tazas', url: 'tazas' })
  expect(card?.colors.map(({ color }) => color)).toEqual(['Blanco', 'Rojo'])
  expect(card?.price_tiers.map(({ min_quantity, price }) => [min_quantity, price])).toEqual([
    [1, 2400],
    [50, 1920],
    [200, 1600],
  ])
  expect(items.find((item) => item.id === polo)?.materials).toEqual(['Algodón'])
  expect(card?.second_img?.image_url).toBe('/pictures/mug-back.webp')
  expect(card?.printing_types.map(({ key }) => key)).toEqual(['screen_printing'])
  expect(facets.price).toEqual({ from: 1600, to: 1600 })
  expect(facets.sizes.map(({ value }) => value)).toEqual(['S', 'M', 'L'])
})

test.each([
  ['polera', ['REM-1']],
  ['camisetas', ['REM-1']],
  ['polerón', ['BUZ-1']],
  ['hoodie', ['BUZ-1']],
  ['taza', ['MUG-11']],
  ['mugs', ['MUG-11']],
  ['birome', ['BOL-1', 'BOL-2']],
  ['lapiceras', ['BOL-1', 'BOL-2']],
  ['lápiz pasta', ['BOL-1', 'BOL-2']],
  ['lapiz', ['BOL-1', 'LAP-1']],
  ['lápices', ['BOL-1', 'LAP-1']],
  ['botella', ['TER-1']],
  ['polo', ['POLO-7']],
  ['PIQUÉ', ['POLO-7']],
  ['bolsos', ['MOC-1']],
  ['ñandu', ['MOC-1']],
  ['pen drive', ['USB-9']],
])('«%s» finds what people here call so [API-15]', async (said, found) => {
  expect((await find(said)).sort()).toEqual([...found].sort())
})

test.each([
  ['tazón de cerá', ['MUG-11']],
  ['moch', ['MOC-1']],
  ['mochlia', ['MOC-1']],
  ['tremo', ['TER-1']],
  ['bolgrafo', ['BOL-2', 'BOL-1']],
  ['MUG-11', ['MUG-11']],
  ['mug11', ['MUG-11']],
  ['POLO-7-NM', ['POLO-7']],
  ['café microondas', ['MUG-11']],
  ['taza secreta', []],
  ['xyzzy', []],
])('«%s», half typed, mistyped or a code, finds %j [API-15]', async (said, found) => {
  const seen = await find(said)
  if (found.length === 0) expect(seen).toEqual([])
  else expect(found).toContain(seen[0])
})

test('a word of the name ranks above one of the description [API-15]', async () => {
  await save(genericDraft('REL-1', 'Reloj de pared', { description: 'Con dibujo de zorzal' }))
  await save(genericDraft('REL-2', 'Zorzal de madera'))
  expect(await find('zorzal')).toEqual(['REL-2', 'REL-1'])
})

test('filters of one facet widen, of several narrow, and each facet counts without itself [ROUTE-14]', async () => {
  const both = await pampa.catalog.getProductsList({ colors: ['Rojo', 'Negro'] })
  expect(both.items.map((item) => item.id).sort()).toEqual([mug, polo].sort())
  const black = await pampa.catalog.getProductsList({ colors: ['Negro'], families: ['indumentaria'] })
  expect(black.items.map((item) => item.id)).toEqual([polo])
  expect(black.facets.colors.map(({ value, count }) => [value, count])).toEqual([
    ['Azul', 1],
    ['Negro', 1],
  ])
  expect(black.facets.families.map(({ label, count }) => [label, count])).toEqual([['Indumentaria', 1]])
  const none = await pampa.catalog.getProductsList({ families: ['nada'] })
  expect(none.totalCount).toBe(0)
  const printed = await pampa.catalog.getProductsList({ printing_types: ['screen_printing'] })
  expect(printed.items.map((item) => item.id)).toEqual([mug])
})

test('the price filter is in the prices that people see, and leaves the range whole [ROUTE-14]', async () => {
  const variants = [variantDraft('LUX-1-A', { tiers: [{ min_quantity: 1, cost: 999_999 }] })]
  const lux = await save(genericDraft('LUX-1', 'Reloj de oro', { products: variants }))
  // 9,999.99 × 1.6 = 15,999.984
  const exact = await pampa.catalog.getProductsList({ 'price[from]': 15999.98, 'price[to]': 15999.98 })
  expect(exact.items.map((item) => [item.id, item.price])).toEqual([[lux, 15999.98]])
  expect(exact.facets.price).toEqual({ from: 1600, to: 15999.98 })
  const above = await pampa.catalog.getProductsList({ 'price[from]': 15999.99 })
  expect(above.totalCount).toBe(0)
  const dear = await pampa.catalog.getProductsList({ 'order[price]': 'desc', limit: 1 })
  expect(dear.items[0]?.id).toBe(lux)
})

test('pages by number and by rows to skip give the same [API-15]', async () => {
  const whole = await pampa.catalog.getProductsList({ sorting: 'name asc', limit: 100 })
  const second = await pampa.catalog.getProductsList({ sorting: 'name asc', page: 2, limit: 3 })
  const skipped = await pampa.catalog.getProductsList({
    sorting: 'name asc',
    skipCount: 3,
    maxResultCount: 3,
  })
  expect(second.items).toEqual(whole.items.slice(3, 6))
  expect(skipped.items).toEqual(second.items)
  expect([second.page, second.count, second.total_pages]).toEqual([
    2,
    whole.totalCount,
    Math.ceil(whole.totalCount / 3),
  ])
})

test('categories and colours say how many products they have [API-13, API-14]', async () => {
  expect(await pampa.catalog.getCategories({})).toEqual([
    expect.objectContaining({ title: 'Tazas', url: 'tazas', icon_url: '/icons/mug.svg', count: 1 }),
    expect.objectContaining({ title: 'Indumentaria', count: 3 }),
  ])
  expect(await pampa.catalog.getColors({})).toContainEqual({
    color: 'Rojo',
    primary_color: '#c62828',
    count: 1,
  })
})

test('a product shows its tiers as sale prices and never a cost [API-16, PRICE-04]', async () => {
  const detail = await pampa.catalog.getProductDetail({ id: mug })
  expect(detail.products[1]).toMatchObject({ sku: 'MUG-11-R', stock: 40 })
  expect(detail.products[0]?.tiers).toEqual([
    { min_quantity: 1, price: 2400, price_with_taxes: 2904 },
    { min_quantity: 50, price: 1920, price_with_taxes: 2323.2 },
    { min_quantity: 200, price: 1600, price_with_taxes: 1936 },
  ])
  expect(JSON.stringify(detail)).not.toMatch(/"cost|reserved/)
  const shirt = await pampa.catalog.getProductDetail({ id: polo })
  expect(shirt.related).toHaveLength(4)
  expect(shirt.related.map((item) => item.external_id)).not.toContain('POLO-7')
  // of its own family first, then of the one beside it, then of the shop
  const [first, second, third] = shirt.related.map((item) => item.external_id)
  expect([first, second].sort()).toEqual(['BUZ-1', 'REM-1'])
  expect(third).toBe(detail.external_id)
})

test('related products are four others, and none of those that a cart has already [API-16]', async () => {
  const idsOf = async (related_except: string[]) => {
    const { related } = await pampa.catalog.getProductDetail({ id: polo, related_except })
    return related.map(({ id }) => id)
  }
  const before = await idsOf([])
  const inCart = before.slice(0, 3)
  const after = await idsOf(inCart.map(String))
  expect(after).toHaveLength(4)
  expect(new Set(after).size).toBe(4)
  expect(after.filter((id) => inCart.includes(id) || id === polo)).toEqual([])
})

test('hidden products and those of other shops are not found [API-16]', async () => {
  const hidden = await inPampa((tx) =>
    tx.selectFrom('generics').select('id').where('external_id', '=', 'OCULTO').executeTakeFirstOrThrow(),
  )
  for (const [shop, id] of [
    [pampa, hidden.id],
    [andina, mug],
    [pampa, 99_999],
  ] as const) {
    await expect(shop.catalog.getProductDetail({ id })).rejects.toMatchObject({ status: 404 })
  }
  expect((await andina.catalog.getProductsList({})).totalCount).toBe(0)
  expect((await andina.catalog.getProductsList({ name: 'taza' })).totalCount).toBe(0)
  expect(await andina.catalog.getCategories({})).toEqual([])
  expect(await andina.catalog.getTrendingProducts({})).toEqual([])
})

test('products that a browser remembers come in its order, without those that are gone [API-15]', async () => {
  const { id: hidden } = await inPampa((tx) =>
    tx.selectFrom('generics').select('id').where('external_id', '=', 'OCULTO').executeTakeFirstOrThrow(),
  )
  const request = [polo, hidden, 99_999, mug, polo]
  const cards = await pampa.catalog.getProductCards({ ids: request.join(',') })
  expect(cards.map((card) => card.id)).toEqual([polo, mug])
  const { items } = await pampa.catalog.getProductsList({ name: 'MUG-11' })
  expect(cards[1]).toEqual(items.find((item) => item.id === mug))
  expect(await andina.catalog.getProductCards({ ids: [String(mug)] })).toEqual([])
})

test('what is ordered most comes first, featured products before anything was [API-17]', async () => {
  const [first] = await pampa.catalog.getTrendingProducts({ limit: 1 })
  expect(first?.id).toBe(mug)
  await inPampa(async (tx) => {
    await addDemand(tx, [{ id: polo, weight: 11 }])
    expect(await applyDemand(tx)).toBe(true)
  })
  expect((await pampa.catalog.getTrendingProducts({ limit: 2 })).map((item) => item.id)).toEqual([polo, mug])
})

test('units held for orders are not offered [API-15, LIFE-05]', async () => {
  excuseFromLedger('stock MUG-11-R')
  await inPampa((tx) =>
    tx.updateTable('variants').set({ reserved_stock: 15 }).where('sku', '=', 'MUG-11-R').execute(),
  )
  const { items } = await pampa.catalog.getProductsList({ families: ['tazas'] })
  expect(items[0]?.stock).toBe(1025)
  const enough = await pampa.catalog.getProductsList({ families: ['tazas'], stock: 1025 })
  const tooMany = await pampa.catalog.getProductsList({ families: ['tazas'], stock: 1026 })
  expect([enough.totalCount, tooMany.totalCount]).toEqual([1, 0])
  await expect(
    inPampa((tx) =>
      tx.updateTable('variants').set({ reserved_stock: 41 }).where('sku', '=', 'MUG-11-R').execute(),
    ),
  ).rejects.toThrow('check constraint')
})

test('techniques come page by page, filtered by words, without their prices [API-20]', async () => {
  const all = await pampa.customization.getPrintingTypes({})
  expect(all).toMatchObject({ totalCount: 1, total_pages: 1 })
  expect(all.items[0]).toMatchObject({ name: 'Serigrafía', customizationUnderMinimumExtraCost: 4000 })
  expect(all.items[0]).toMatchObject({ least_line_millimeters: 0.35, least_letter_millimeters: 2 })
  expect(JSON.stringify(all)).not.toMatch(/bands|setUp/)
  expect((await pampa.customization.getPrintingTypes({ Filtro: 'serigr' })).totalCount).toBe(1)
  expect((await pampa.customization.getPrintingTypes({ Filtro: 'bordado' })).items).toEqual([])
  expect((await pampa.customization.getPrintingTypes({ PaginaActual: '2' })).items).toEqual([])
})

test('the rules for logos name resolutions and threads [API-21, BLD-01]', async () => {
  const rules = await pampa.customization.getPrintingTypesConfig({})
  expect([rules.minDPI, rules.warnDPI, rules.threadPalette.length]).toEqual([72, 150, 306])
  expect(rules).toMatchObject({
    maxViews: 12,
    maxElements: 100,
    maxLetters: 300,
    least_element_millimeters: 0.5,
  })
})

test('a renamed technique and a new icon of a family reach lists and facets [API-15, API-20]', async () => {
  await inPampa(async (tx) => {
    await saveTechnique(tx, screenPrinting({ name: 'Serigrafía fina' }))
    await saveFamily(tx, { title: 'Tazas', icon_url: '/icons/new.svg', position: 1 })
  })
  const { items, facets } = await pampa.catalog.getProductsList({ families: ['tazas'] })
  expect(items[0]?.printing_types[0]?.name).toBe('Serigrafía fina')
  expect(facets.printing_types[0]?.label).toBe('Serigrafía fina')
  expect(facets.families.find(({ label }) => label === 'Tazas')?.icon_url).toBe('/icons/new.svg')
})

test('a product that is taken off the shelf leaves lists, facets and search [API-15]', async () => {
  const draft = genericDraft('TMP-1', 'Candelabro efímero')
  await save(draft)
  expect(await find('candelabro')).toEqual(['TMP-1'])
  await save({ ...draft, published: false })
  expect(await find('candelabro')).toEqual([])
  await save(draft)
  expect(await find('candelabro')).toEqual(['TMP-1'])
})

test('a name that says the typed word ranks above one whose category says it [API-15]', async () => {
  const parkas = await inPampa((tx) => saveFamily(tx, { title: 'Parkas', icon_url: null, position: 9 }))
  const families = [{ id: parkas, main: true }]
  await save(genericDraft('CAP-1', 'Casaca Pewma', { families }))
  await save(genericDraft('CAP-2', 'Parka Pewma', { families }))
  expect(await find('parka pewma')).toEqual(['CAP-2', 'CAP-1'])
})

test('two related products are of the same family and others of those beside it, which more of its own fill up [API-16]', async () => {
  const ids = await inShop(testShops.andina, async (tx) => {
    const familyOf = (title: string, position: number) => saveFamily(tx, { title, icon_url: null, position })
    const [bottles, pens] = [await familyOf('Botellas', 1), await familyOf('Escritura', 2)]
    const made = (prefix: string, id: number, count: number) =>
      Array.from({ length: count }, (_, at) =>
        genericDraft(`${prefix}-${at}`, `${prefix} ${at}`, { families: [{ id, main: true }] }),
      )
    return saveGenerics(tx, [...made('BOT', bottles, 5), ...made('LAP', pens, 2)])
  })
  const { related } = await andina.catalog.getProductDetail({ id: ids.get('BOT-0') ?? 0 })
  expect(related.map(({ external_id }) => external_id?.slice(0, 3))).toEqual(['BOT', 'BOT', 'LAP', 'BOT'])
})
