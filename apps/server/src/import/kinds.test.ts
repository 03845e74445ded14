/** Exports of other shop systems and JSON of any shape, as products. The samples are small and our own. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { ImportNotice } from './faults.ts'
import type { BadRow, ImportedProduct } from './product.ts'
import { listsIn, parseJson } from './read/json-table.ts'
import { inspect } from './read/source.ts'
import { readProducts } from './read-products.ts'
import type { Mapping } from './table/columns.ts'

const sample = (name: string) => fileURLToPath(new URL(`../../test/exports/${name}`, import.meta.url))

async function read(name: string, mapping?: Mapping) {
  const products: ImportedProduct[] = []
  const bad: BadRow[] = []
  const notices: ImportNotice[] = []
  const records = readProducts({
    source: await inspect(sample(name)),
    choices: { mapping, priceKind: 'sale' },
    rules: { currency: 'ARS', ignoresCurrency: false },
    report: { took: () => {}, note: (more) => notices.push(...more) },
  })
  for await (const record of records) {
    if (record.product) products.push(record.product)
    bad.push(...record.bad)
    notices.push(...record.notices)
  }
  return { products, bad, notices: notices.map(({ notice }) => notice) }
}
const titlesOf = ({ families = [] }: ImportedProduct) =>
  families.map(({ title, main }) => (main ? `${title}*` : title))
const one = (products: readonly ImportedProduct[], code: string) =>
  products.find(({ external_id }) => external_id === code) ?? expect.fail(`${code} is not there`)

test('Shopify: variants of one handle are a product, a row of a picture adds it, a draft is hidden [IMP-06]', async () => {
  const { products, bad } = await read('shopify.csv')
  expect(bad).toEqual([])
  expect(products.map(({ external_id }) => external_id)).toEqual(['remera-nube', 'vela-lago', 'borrador'])
  const shirt = one(products, 'remera-nube')
  expect(shirt).toMatchObject({
    name: 'Remera Nube',
    description: 'Algodón peinado.\n• Cuello redondo',
    published: true,
    unit_weight: 180,
    namedAttributes: [{ name: 'Taller Nube' }],
  })
  expect(titlesOf(shirt)).toEqual(['Remeras*'])
  expect(shirt.variants.map(({ sku, color, size }) => [sku, color, size])).toEqual([
    ['NUB-R-M', 'Rojo', 'M'],
    ['NUB-R-L', 'Rojo', 'L'],
    ['NUB-A-M', 'Azul', 'M'],
  ])
  const stocks = shirt.variants.map(({ stock, availability, isCounted }) => [stock, availability, isCounted])
  expect(stocks).toEqual([
    [12, undefined, true],
    [undefined, 'on_order', true],
    [undefined, undefined, undefined],
  ])
  expect(shirt.variants.map(({ singlePrice }) => singlePrice?.cost)).toEqual([
    1_850_000, 1_850_000, 1_890_050,
  ])
  const pictures = shirt.images?.map(({ url, variant }) => [url.split('/').at(-1), variant])
  expect(pictures).toEqual([
    ['nube-roja.jpg', 'NUB-R-M'],
    ['nube-1.jpg', null],
    ['nube-3.jpg', null],
    ['nube-4.jpg', null],
  ])
  expect(one(products, 'vela-lago')).toMatchObject({ variants: [{ sku: 'VELA-1', stock: 40 }] })
  expect(one(products, 'vela-lago').variants[0]?.size).toBeUndefined()
  expect(titlesOf(one(products, 'vela-lago'))).toEqual(['Candles*'])
  expect(one(products, 'borrador').published).toBe(false)
})

test('WooCommerce: variations find their parent wherever it stands, and categories their order [IMP-06]', async () => {
  const { products, bad, notices } = await read('woocommerce.csv')
  expect(bad).toEqual([])
  const shirts = products.filter(({ external_id }) => external_id === 'POL')
  expect(shirts.flatMap(({ variants }) => variants.map(({ sku }) => sku)).sort()).toEqual([
    'POL-B-M',
    'POL-N-S',
  ])
  expect(shirts[0]).toMatchObject({
    name: 'Polo Cerro',
    description: 'Piqué de 220 g.',
    unit_weight: 250,
    length: 70,
  })
  expect(shirts[0] && titlesOf(shirts[0])).toEqual(['Polos*', 'Ropa', 'Regalos', 'verano, playa'])
  const white = shirts.flatMap(({ variants }) => variants).find(({ sku }) => sku === 'POL-B-M')
  expect(white).toMatchObject({ color: 'Blanco', size: 'M', singlePrice: { cost: 1_599_000 } })
  expect([white?.stock, white?.isCounted]).toEqual([undefined, undefined])
  const bottle = one(products, 'WC-20')
  expect(bottle.variants).toMatchObject([{ sku: 'WC-20', stock: 0 }])
  expect(titlesOf(bottle)).toEqual(['Botellas*'])
  expect(one(products, 'TAZ')).toMatchObject({ published: false, variants: [{ availability: 'on_order' }] })
  expect(notices.filter((notice) => notice === 'offer_price')).toHaveLength(1)
  expect(notices).toContain('not_a_product')
})

test('Google Merchant: items of a group are a product, as a table and in XML [IMP-06]', async () => {
  const { products, notices } = await read('google.tsv')
  const caps = products.filter(({ external_id }) => external_id === 'G-1')
  expect(
    caps.flatMap(({ variants }) =>
      variants.map(({ sku, color, availability }) => [sku, color, availability]),
    ),
  ).toEqual([
    ['G-1-R', 'Rojo', undefined],
    ['G-1-A', 'Azul', 'on_order'],
  ])
  expect(caps[0]).toMatchObject({ name: 'Gorra Duna roja', unit_weight: 120 })
  expect(caps[0] && titlesOf(caps[0])).toEqual(['Gorras*', 'Ropa'])
  const book = one(products, 'L-1')
  expect(book).toMatchObject({ unit_weight: 300, variants: [{ stock: 0, singlePrice: { cost: 620_000 } }] })
  expect(book.images).toHaveLength(3)
  expect(notices).toContain('offer_price')

  const feed = await read('google.xml')
  expect(one(feed.products, 'G-1')).toMatchObject({
    name: 'Gorra Duna & Cía',
    description: 'Gabardina & lino',
  })
  expect(one(feed.products, 'G-1').images?.map(({ url }) => url)).toEqual([
    'https://fotos.example/gorra-r.jpg?a=1&b=2',
    'https://fotos.example/2.jpg',
    'https://fotos.example/3.jpg',
  ])
  expect(feed.bad.map(({ fault }) => fault.fault)).toEqual(['other_currency'])
})

test('a JSON of any shape is read by the path of its list and of its fields [IMP-06]', async () => {
  const lists = listsIn(await parseJson(await inspect(sample('unknown.json'))))
  expect(lists.map(({ path, count }) => [path, count])).toEqual([
    ['proveedores[].productos[].variantes[]', 3],
    ['proveedores[].productos[]', 2],
    ['error[]', 1],
    ['proveedores[]', 1],
  ])
  const mapping: Mapping = {
    sheet: 'proveedores[].productos[].variantes[]',
    columns: {
      external_id: 'codigo',
      sku: 'variantes.codigo',
      name: 'titulo',
      color: 'color',
      stock: 'stock',
      image: 'fotos',
    },
    prices: { '1': 'precio.lista' },
  }
  const { products, bad } = await read('unknown.json', mapping)
  expect(bad).toEqual([])
  expect(one(products, 'N-1')).toMatchObject({
    name: 'Nevera Brisa',
    variants: [
      { sku: 'N-1-R', color: 'Rojo', stock: 4 },
      { sku: 'N-1-V', color: 'Verde', stock: 9 },
    ],
  })
  expect(one(products, 'N-1').images).toHaveLength(2)
  await expect(read('unknown.json', { ...mapping, sheet: 'items[]' })).rejects.toThrow(
    'Las que hay: «proveedores',
  )
})
