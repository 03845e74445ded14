import type { Client } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { genericDraft, mugDraft } from '../../test/products.ts'
import { pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveShop } from '../shops/shops.store.ts'
import { saveFamily } from './families.store.ts'
import { saveGenerics } from './save-generics.ts'

let testShops: TestShops
let pampa: Client
let vitrina: Client

beforeAll(async () => {
  testShops = await openTestShops()
  const config = { ...pampaShop.config, name: 'Vitrina', pricesInShop: false }
  const hidden = await saveShop(testShops.ownerUrl, { ...pampaShop, name: 'vitrina', config })
  for (const shop of [testShops.pampa, hidden]) await fill(shop)
  pampa = testShops.api('pampa')
  vitrina = testShops.api('vitrina')
})
afterAll(() => testShops.close())

async function fill(shop: number): Promise<void> {
  await testShops.services.database.inShop(shop, async (tx) => {
    const tazas = {
      id: await saveFamily(tx, { title: 'Tazas y vasos', icon_url: null, position: 1 }),
      main: true,
    }
    const ropa = {
      id: await saveFamily(tx, { title: 'Indumentaria', icon_url: null, position: 2 }),
      main: true,
    }
    await saveGenerics(tx, [
      mugDraft({ families: [tazas] }),
      genericDraft('MUG-12', 'Tazón enlozado', { families: [tazas] }),
      genericDraft('VAS-1', 'Vaso térmico', { families: [tazas] }),
      genericDraft('REM-1', 'Remera infantil', { families: [ropa] }),
      genericDraft('REM-2', 'Remera técnica', {
        families: [ropa],
        description: 'Tela con protección solar.',
      }),
      genericDraft('MOC-1', 'Mochila urbana'),
      genericDraft('OCULTO', 'Tazón prohibido', { published: false, families: [tazas] }),
    ])
  })
}

const ask = (name: string, limit = 6) => pampa.catalog.getSuggestions({ name, limit })
const codes = (products: readonly { external_id: string }[]) => products.map((one) => one.external_id)

test('half a word gives products, their family and whole words [API-15]', async () => {
  const { products, categories, words } = await ask('taz')
  expect(codes(products).sort()).toEqual(['MUG-11', 'MUG-12', 'VAS-1'])
  expect(products.find((one) => one.external_id === 'MUG-11')).toMatchObject({
    name: 'Tazón de cerámica Aurora',
    price: 1600,
    price_with_taxes: 1936,
    featured_img: { image_url: '/pictures/mug-front.webp' },
  })
  expect(categories.map(({ title, url, count }) => [title, url, count])).toEqual([
    ['Tazas y vasos', 'tazas-y-vasos', 3],
  ])
  expect(words).toEqual(['tazas', 'tazón'])
})

test('the words before stay, and what is suggested finds something [API-15]', async () => {
  expect((await ask('tazón enl')).words).toEqual(['tazón enlozado'])
  expect((await ask('remera in')).words).toContain('remera infantil')
  // «urbana» is a word of the catalog, but of no shirt
  expect((await ask('remera ur')).words).toEqual([])
})

test.each([
  ['remra', 'REM-1', 'remera'],
  ['mochlia', 'MOC-1', 'mochila'],
  ['tazn de cer', 'MUG-11', 'tazón de cerámica'],
])('«%s», mistyped, finds %s and is mended to «%s» [API-15]', async (typed, found, mended) => {
  const { products, words } = await ask(typed)
  expect(codes(products)).toContain(found)
  expect(words).toContain(mended)
})

test('other names of a thing and words of its description are known [API-15]', async () => {
  expect(codes((await ask('polera')).products)).toEqual(['REM-1', 'REM-2'])
  expect(codes((await ask('mug')).products)).toEqual(expect.arrayContaining(['MUG-11', 'MUG-12']))
  expect((await ask('protec')).words).toEqual(['protección'])
})

test('nothing typed gives what is wanted most, and nonsense gives nothing [API-15]', async () => {
  const { products, categories, words } = await pampa.catalog.getSuggestions({ limit: 3 })
  expect(codes(products)).toEqual(['MUG-11', 'MUG-12', 'VAS-1'])
  expect(categories.map((one) => one.title)).toEqual(['Tazas y vasos', 'Indumentaria'])
  expect(words).toEqual([])
  expect(await ask('xyzzyq')).toEqual({ products: [], categories: [], words: [] })
  expect(codes((await ask('tazón', 1)).products)).toHaveLength(1)
})

test('hidden products and other shops’ are not suggested [API-15]', async () => {
  const { products, words } = await ask('prohib')
  expect([products, words]).toEqual([[], []])
  expect((await testShops.api('andina').catalog.getSuggestions({ name: 'taz' })).products).toEqual([])
})

test('a shop without prices suggests none [CONF-11, API-15]', async () => {
  for (const name of ['taz', '']) {
    const { products } = await vitrina.catalog.getSuggestions({ name })
    expect(products.length).toBeGreaterThan(0)
    expect(products.map(({ price, price_with_taxes }) => price ?? price_with_taxes)).toEqual(
      products.map(() => null),
    )
  }
})
