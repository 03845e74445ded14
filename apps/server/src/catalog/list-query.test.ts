import type { catalog } from '@estampa/contract/catalog'
import type { CallInput, Client } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../test/buyer.ts'
import { genericDraft, mugDraft, poloDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Tx } from '../db/database.ts'
import { saveFamily } from './families.store.ts'
import { saveGenerics } from './save-generics.ts'

type Asked = CallInput<typeof catalog.getProductsList>

let testShops: TestShops
let pampa: Client
let families: { tazas: number; ropa: number }
const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)

beforeAll(async () => {
  testShops = await openTestShops()
  pampa = testShops.api('pampa')
  families = await inPampa(async (tx) => {
    const tazas = await saveFamily(tx, { title: 'Tazas', icon_url: null, position: 1 })
    const ropa = await saveFamily(tx, { title: 'Indumentaria', icon_url: null, position: 2 })
    await saveFamily(tx, { title: 'Próximamente', icon_url: null, position: 3 })
    const cheap = [variantDraft('LLA-1-A', { tiers: [{ min_quantity: 1, cost: 10_000 }] })]
    await saveGenerics(tx, [
      mugDraft({ families: [{ id: tazas, main: true }] }),
      poloDraft({ families: [{ id: ropa, main: true }] }),
      genericDraft('LLA-1', 'Llavero Cobre', { products: cheap }),
      genericDraft('OCULTO', 'Taza secreta', { published: false }),
    ])
    return { tazas, ropa }
  })
})
afterAll(() => testShops.close())

const find = async (request: Asked) => {
  const { items } = await pampa.catalog.getProductsList(request)
  return items.map((item) => item.external_id).sort()
}

test('Zecat’s own names filter as ours do [API-15]', async () => {
  const { tazas, ropa } = families
  expect(await find({ 'families[]': [String(tazas), String(ropa)] })).toEqual(['MUG-11', 'POLO-7'])
  expect(await find({ 'families[]': 'indumentaria' })).toEqual(['POLO-7'])
  expect(await find({ 'colors[]': ['Rojo'], name: 'tazón' })).toEqual(['MUG-11'])
  expect(await find({ Filtro: 'llavero' })).toEqual(['LLA-1'])
  // 100.00 × 1.6
  expect(await find({ 'price[from]': '160', 'price[to]': '160,00' })).toEqual(['LLA-1'])
})

test('all ways to ask for a page say the same [API-15]', async () => {
  const request: Asked[] = [
    { page: 2, limit: 1 },
    { PaginaActual: '2', maxResultCount: '1' },
    { skipCount: 1, maxResultCount: 1 },
    { skipCount: '1', limit: '1' },
  ]
  const answers = await Promise.all(
    request.map((one) => pampa.catalog.getProductsList({ ...one, 'order[name]': 'desc' })),
  )
  for (const { items, ...counts } of answers) {
    expect(items.map((item) => item.external_id)).toEqual(['LLA-1'])
    expect(counts).toMatchObject({ totalCount: 3, count: 3, page: 2, total_pages: 3 })
  }
  expect((await pampa.catalog.getProductsList({ page: 100_000, limit: 100 })).items).toEqual([])
})

test('orders are understood as clients of ABP write them [API-15]', async () => {
  const first = async (request: Asked) => (await pampa.catalog.getProductsList(request)).items[0]?.external_id
  expect(await first({ sorting: 'Price' })).toBe('LLA-1')
  expect(await first({ sorting: 'price  DESC' })).not.toBe('LLA-1')
  expect(await first({ sorting: 'name desc' })).toBe('MUG-11')
  expect(await first({ sorting: 'name' })).toBe('POLO-7')
  expect(await first({ sorting: 'creationTime desc' })).toBe('LLA-1')
  expect(await first({ 'order[price]': 'asc' })).toBe('LLA-1')
})

test('only_products leaves the facets out and gives the same products [API-15]', async () => {
  for (const filter of [{}, { name: 'tazón' }, { colors: 'Rojo' }] satisfies Asked[]) {
    const whole = await pampa.catalog.getProductsList(filter)
    const bare = await pampa.catalog.getProductsList({ ...filter, only_products: 'true' })
    expect(bare.items).toEqual(whole.items)
    expect(bare.totalCount).toBe(whole.totalCount)
    expect(whole.facets.families.length).toBeGreaterThan(0)
    expect(bare.facets).toEqual({
      families: [],
      colors: [],
      sizes: [],
      materials: [],
      brands: [],
      printing_types: [],
      price: null,
    })
  }
})

test.each<[field: string, asked: Asked]>([
  ['skipCount', { page: 2, skipCount: 24 }],
  ['PaginaActual', { page: 1, PaginaActual: 1 }],
  ['maxResultCount', { limit: 10, maxResultCount: 10 }],
  ['Filtro', { name: 'taza', Filtro: 'taza' }],
  ['families[]', { families: '1', 'families[]': '1' }],
  ['order[price]', { sorting: 'newest', 'order[price]': 'asc' }],
  ['order[name]', { 'order[price]': 'asc', 'order[name]': 'asc' }],
  ['price[to]', { 'price[from]': 200, 'price[to]': 100 }],
  ['price[from]', { 'price[from]': -1 }],
  ['limit', { limit: 101 }],
  ['page', { page: 0 }],
  ['skipCount', { skipCount: -1 }],
  ['sorting', { sorting: 'cost asc' }],
  ['name', { name: 'x'.repeat(121) }],
  ['name', { name: 'ta\u0000za' }],
  ['colors', { colors: Array.from({ length: 51 }, (_, at) => `c${at}`) }],
  ['stock', { stock: 10_000_001 }],
])('«%s» is named where %j makes no sense [API-15, API-53]', async (field, request) => {
  const { status, fault } = await refusalOf(pampa.catalog.getProductsList(request))
  expect(status).toBe(400)
  expect(fault?.validationErrors?.map((one) => one.members[0]?.split('.')[0])).toContain(field)
})

test.each([
  'name=%00',
  'name=a&name=b',
  'families[]=%00%00',
  'colors=%ED%A0%80',
  'page=1e3',
  'limit=Infinity',
  'price[from]=1e400',
  'order[price]=asc&order[price]=desc',
  '__proto__=1&constructor=2&toString=3',
  'sorting=constructor',
  `families=${'9'.repeat(400)}`,
  'families=1%27%20or%201=1--',
])('«%s» is no accident [API-15]', async (query) => {
  const url = `${testShops.origin}/api/services/app/Zecat/GetProductsList?${query}`
  const { status } = await fetch(url, { headers: { 'abp-tenantid': 'pampa' } })
  expect([200, 400]).toContain(status)
})

test('a product is found by id, by its address and by its code [API-16]', async () => {
  const { items } = await pampa.catalog.getProductsList({ name: 'tazón' })
  const { id, url, external_id } = items[0] ?? { id: 0, url: '', external_id: '' }
  const whole = await pampa.catalog.getProductDetail({ id })
  expect(await pampa.catalog.getProductDetail({ url })).toEqual(whole)
  expect(await pampa.catalog.getProductDetail({ external_id })).toEqual(whole)
  expect(await pampa.catalog.getProductDetail({ url: `un-nombre-viejo-${id}` })).toEqual(whole)
  for (const request of [{ external_id: 'OCULTO' }, { url: 'nada-99999' }, { external_id: 'mug-11' }]) {
    expect((await refusalOf(pampa.catalog.getProductDetail(request))).status).toBe(404)
  }
  const elsewhere = testShops.api('andina').catalog.getProductDetail({ external_id })
  expect((await refusalOf(elsewhere)).status).toBe(404)
})

test.each([
  ['id', {}],
  ['external_id', { id: 1, external_id: 'MUG-11' }],
  ['url', { url: '../../etc/passwd' }],
  ['id', { id: '99999999999' }],
])('«%s» is named where a product is asked for by %j [API-16, API-53]', async (field, asked) => {
  const { status, fault } = await refusalOf(pampa.catalog.getProductDetail(asked))
  expect(status).toBe(400)
  expect(fault?.validationErrors?.[0]?.members).toEqual([field])
})

test('an address with a number that no product can have is not found [API-16]', async () => {
  expect((await refusalOf(pampa.catalog.getProductDetail({ url: 'taza-9999999999' }))).status).toBe(404)
})

test('families without products are shown to those who keep the shop [API-13]', async () => {
  const titles = async (isEcommerceClient?: boolean) =>
    (await pampa.catalog.getCategories(isEcommerceClient === undefined ? {} : { isEcommerceClient })).map(
      ({ title, count }) => [title, count],
    )
  const shown = [
    ['Tazas', 1],
    ['Indumentaria', 1],
  ]
  expect(await titles()).toEqual(shown)
  expect(await titles(true)).toEqual(shown)
  expect(await titles(false)).toEqual([...shown, ['Próximamente', 0]])
})
