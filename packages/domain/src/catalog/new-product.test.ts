import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { lacksOf, makeProduct, proposedSku } from './new-product.ts'
import type { ProductFault } from './product-faults.ts'
import { skuOfFileName } from './product-pictures.ts'
import type { NewVariant } from './variant-edit.ts'

const caps = { id: 3, title: 'Gorras', url: 'gorras', icon_url: null }
const variant = (sku: string, color: string, size = ''): NewVariant => ({
  sku,
  color,
  size,
  primary_color: '#112233',
  stock: 5,
  availability: 'stock',
  on_order_days: null,
})
const alone = { families: [caps], isCodeTaken: false, copied: null }
const cap = {
  code: 'GOR',
  name: 'Gorra',
  families: [3],
  variants: [variant('GOR-A', 'Azul'), variant('GOR-R', 'Rojo')],
}

test('a new product begins hidden and says what it lacks [OWN-04]', () => {
  const made = makeProduct(cap, alone)
  if (isRefusal(made)) throw new Error('it is sound')
  expect([made.published, made.type, made.families[0]?.main]).toEqual([false, 'ProductoSimple', true])
  expect(lacksOf(made)).toEqual(['price', 'picture'])
})

test('colors in sizes make a size curve [OWN-04]', () => {
  const made = makeProduct(
    { ...cap, variants: [variant('G-S', 'Azul', 'S'), variant('G-M', 'Azul', 'M')] },
    alone,
  )
  expect(made).toMatchObject({ type: 'ProductoCurva' })
})

test('everything that keeps it from being made is told at once [OWN-04]', () => {
  const variants = [
    variant('A', 'Azul'),
    variant('A', 'Azul'),
    variant('DE-OTRO', 'Rojo'),
    variant('', 'Verde'),
  ]
  const made = makeProduct(
    { code: 'GOR', name: ' ', families: [9], variants },
    { ...alone, isCodeTaken: true, taken: new Set(['DE-OTRO']) },
  )
  const { faults } = (isRefusal(made) ? made.data : undefined) as { faults: ProductFault[] }
  expect(faults.map(({ sku, field, fault }) => `${sku} ${field} ${fault}`)).toEqual([
    'A sku repeated',
    'A sku repeated',
    'DE-OTRO sku taken',
    ' sku empty',
    'null code taken',
    'null name empty',
    'null families unknown',
  ])
})

test('a copy has the prices and pictures of what it is of, under its own skus [OWN-04]', () => {
  const made = makeProduct(cap, alone)
  if (isRefusal(made)) throw new Error('it is sound')
  const picture = {
    image_url: '/p.webp',
    main: true,
    order: 1,
    variant: 'GOR-R',
    printing_area_id: null,
    width: 1,
    height: 1,
    color: null,
  }
  const tiers = [{ min_quantity: 1, cost: 900 }]
  const whole = {
    ...made,
    id: 4,
    published: true,
    images: [picture],
    products: made.products.map((one) => (one.sku === 'GOR-R' ? { ...one, tiers } : one)),
  }
  const variants = [variant('GO2-R', 'Rojo'), variant('GO2-V', 'Verde')]
  const copy = makeProduct({ ...cap, code: 'GO2', variants }, { ...alone, copied: whole })
  if (isRefusal(copy)) throw new Error('it is sound')
  expect(copy).toMatchObject({ id: 0, external_id: 'GO2', published: false, images: [{ variant: 'GO2-R' }] })
  expect(copy.products.map((one) => one.tiers.length)).toEqual([1, 0])
})

test('skus are proposed of code, color and size, and never one that is taken [OWN-04]', () => {
  const free = () => false
  expect(proposedSku('CHO-7', { color: 'Azul marino', size: 'XL' }, free)).toBe('CHO-7-AZUM-XL')
  expect(proposedSku('CHO-7', { color: 'Ñandú', size: '' }, free)).toBe('CHO-7-NAN')
  expect(proposedSku('CHO-7', { color: '', size: '' }, free)).toBe('CHO-7')
  const taken = new Set(['C-VER-S', 'C-VERDE-S'])
  expect(proposedSku('C', { color: 'Verde', size: 'S' }, (sku) => taken.has(sku))).toBe('C-VERDE-S-2')
})

test('a file finds its color by the sku or the color in its name [OWN-04]', () => {
  const variants = [
    { sku: 'POLO-7-AS', color: 'Azul' },
    { sku: 'POLO-7-AM', color: 'Azul' },
    { sku: 'POLO-7-AZ', color: 'Azul marino' },
  ]
  expect(skuOfFileName('POLO-7-AM frente.JPG', variants)).toBe('POLO-7-AS')
  expect(skuOfFileName('chomba_azul-marino_2.png', variants)).toBe('POLO-7-AZ')
  expect(skuOfFileName('Azul.webp', variants)).toBe('POLO-7-AS')
  expect(skuOfFileName('IMG_2041.jpg', variants)).toBeNull()
})
