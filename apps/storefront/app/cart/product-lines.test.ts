import { checkLine, totalQuantity } from '@estampa/domain/cart'
import { expect, test } from 'vitest'
import type { Product, Variant } from '../catalog/product.ts'
import { toLine, withNewUuids } from './product-lines.ts'

const uuid = '00000000-0000-4000-8000-000000000001'
const variant = (id: number, size: string): Variant => ({
  id,
  sku: `P-${size}`,
  stock: 100,
  size,
  color: 'Rojo',
  primary_color: '#ff0000',
  secondary_color: null,
  availability: 'stock',
  on_order_days: null,
  element_description_1: 'Rojo',
  element_description_2: '',
  element_description_3: '',
  tiers: [
    { min_quantity: 1, price: 100.5, price_with_taxes: 121.61 },
    { min_quantity: 50, price: 90, price_with_taxes: 108.9 },
  ],
})
const polo = (type: Product['type']): Product => ({
  id: 7,
  external_id: 'P',
  name: 'Chomba',
  url: 'chomba-7',
  description: '',
  type,
  families: [],
  supplementary_information_text: '',
  subattributes: [],
  printing_areas: [],
  printing_types: [],
  minimum_order_quantity: 10,
  customization_under_minimum_extra_cost: 12.5,
  unit_weight: 1,
  height: 1,
  length: 1,
  width: 1,
  units_per_box: 1,
  tag: null,
  production_days: 3,
  video_url: null,
  size_guide: null,
  related: [],
  images: [],
  products: [variant(1, 'S'), variant(2, 'M')],
})
const units = (quantities: number[], product: Product) =>
  product.products.map((one, index) => ({ variant: one, quantity: quantities[index] ?? 0 }))

test('a simple product becomes a line of one variant, with money in hundredths [CART-02]', () => {
  const product = polo('ProductoSimple')
  const line = toLine({ product, chosen: units([0, 25], product), uuid })
  expect(line).toMatchObject({
    type: 'ProductoSimple',
    generic: { id: 7, price: 10_050, customization_under_minimum_extra_cost: 1250 },
    value: { sku: 'P-M', quantity: 25, isCustomizable: false },
  })
  expect(line && checkLine(line)).toBeNull()
})

test('a curve becomes one line with a row per variant, priced by the sum of its rows [CART-03]', () => {
  const product = polo('ProductoCurva')
  const line = toLine({ product, chosen: units([30, 30], product), uuid })
  expect(line && totalQuantity(line)).toBe(60)
  expect(line).toMatchObject({
    generic: { price: 9000 },
    value: [{ value: { sku: 'P-S' } }, { value: { sku: 'P-M' } }],
  })
})

test('nothing chosen is no line; a line that is kept gets uuids of its own [CART-01]', () => {
  const product = polo('ProductoCurva')
  expect(toLine({ product, chosen: units([0, 0], product), uuid })).toBeNull()
  const line = toLine({ product, chosen: units([1, 1], product), uuid })
  if (!line) throw new Error('no line')
  const [one, other] = [withNewUuids(line), withNewUuids(line)]
  const all = [one, other].flatMap((entry) => [
    entry.shoppingCartUUID,
    ...(entry.type === 'ProductoCurva' ? entry.value.map((row) => row.shoppingCartUUID) : []),
  ])
  expect(new Set([uuid, ...all]).size).toBe(7)
})
