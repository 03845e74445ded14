import type { Client } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { genericDraft, mugDraft, poloDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { Tx } from '../db/database.ts'
import { saveShop } from '../shops/shops.store.ts'
import { saveFamily } from './families.store.ts'
import { saveGeneric, saveGenerics } from './save-generics.ts'

let testShops: TestShops
let pampa: Client
let mug: number
let polo: number
const inPampa = <T>(work: (tx: Tx) => Promise<T>) => testShops.services.database.inShop(testShops.pampa, work)

beforeAll(async () => {
  testShops = await openTestShops({ PUBLIC_URL: 'https://regalos.example' })
  pampa = testShops.api('pampa')
  await inPampa(async (tx) => {
    const tazas = await saveFamily(tx, { title: 'Tazas & vasos', icon_url: null, position: 1 })
    await saveFamily(tx, { title: 'Vacía', icon_url: null, position: 2 })
    mug = await saveGeneric(tx, mugDraft({ families: [{ id: tazas, main: true }] }))
    polo = await saveGeneric(tx, poloDraft())
    await saveGenerics(tx, [
      genericDraft('OCULTO', 'Taza secreta', { published: false }),
      genericDraft('LLA-1', 'Llavero'),
    ])
  })
})
afterAll(() => testShops.close())

const home = 'https://regalos.example/pampa'
const locs = async (request: Parameters<typeof pampa.catalog.siteMap>[0] = {}) =>
  (await pampa.catalog.siteMap(request)).items.map(({ loc }) => loc)

test('the site map names pages, families with products and published products [API-27]', async () => {
  const { items, ...counts } = await pampa.catalog.siteMap({})
  expect(items.map(({ loc, kind }) => [loc, kind])).toEqual([
    [home, 'page'],
    [`${home}/products-list/all`, 'page'],
    [`${home}/about`, 'page'],
    [`${home}/policy`, 'page'],
    [`${home}/products-list/tazas-vasos`, 'category'],
    [`${home}/product-detail/simple/tazon-de-ceramica-aurora-${mug}`, 'product'],
    [`${home}/product-detail/curva/chomba-de-pique-ribera-${polo}`, 'product'],
    [expect.stringMatching(/\/product-detail\/simple\/llavero-\d+$/), 'product'],
  ])
  expect(counts).toEqual({ totalCount: 8, count: 8, page: 1, total_pages: 1 })
})

test('its pages hold each address once [API-27]', async () => {
  const whole = await locs()
  for (const limit of [1, 3, 5]) {
    const pages = Array.from({ length: Math.ceil(8 / limit) }, (_, index) => index + 1)
    const parts = await Promise.all(pages.map((page) => locs({ page, limit })))
    expect(parts.flat()).toEqual(whole)
  }
  expect(await locs({ skipCount: 5, maxResultCount: 2 })).toEqual(whole.slice(5, 7))
  expect(await locs({ page: 9 })).toEqual([])
  await expect(pampa.catalog.siteMap({ limit: 5_001 })).rejects.toMatchObject({ status: 400 })
})

test('a change moves the day of the product, its family and the lists, and of nothing else [API-27]', async () => {
  const days = async () =>
    new Map((await pampa.catalog.siteMap({})).items.map(({ loc, lastmod }) => [loc, lastmod]))
  const before = await days()
  expect(before.get(`${home}/about`)).toBeNull()
  await inPampa(async (tx) => {
    const tazas = await saveFamily(tx, { title: 'Tazas & vasos', icon_url: null, position: 1 })
    await saveGeneric(tx, mugDraft({ families: [{ id: tazas, main: true }], description: 'Nueva.' }))
  })
  const after = await days()
  const moved = [...after].filter(([loc, day]) => day !== before.get(loc)).map(([loc]) => loc)
  expect(moved).toEqual([
    home,
    `${home}/products-list/all`,
    `${home}/products-list/tazas-vasos`,
    `${home}/product-detail/simple/tazon-de-ceramica-aurora-${mug}`,
  ])
  const at = Date.parse(after.get(home) ?? '')
  expect(Math.abs(Date.now() - at)).toBeLessThan(60_000)
})

test('a shop with a host of its own is found there [API-27]', async () => {
  await saveShop(testShops.ownerUrl, { ...pampaShop, name: 'propia', host: 'propia.example' })
  const { items } = await testShops.api('propia').catalog.siteMap({})
  expect(items.map(({ loc }) => loc)).toContain('https://propia.example/products-list/all')
})
