import { expect, test } from 'vitest'
import type { Generic, Variant } from '../catalog.ts'
import { isRefusal } from '../refusal.ts'
import { editProduct, type ProductEdit, pricesAt, productBrand, productMaterials } from './product-edit.ts'

const variant = (sku: string, overrides: Partial<Variant> = {}): Variant => ({
  id: 1,
  sku,
  stock: 10,
  reserved_stock: 4,
  element_description_1: '',
  element_description_2: '',
  element_description_3: '',
  size: 'M',
  color: 'Rojo',
  primary_color: null,
  secondary_color: null,
  tiers: [
    { min_quantity: 1, cost: 1_000 },
    { min_quantity: 100, cost: 800 },
  ],
  active: true,
  availability: 'stock',
  on_order_days: null,
  ...overrides,
})
const polo: Generic = {
  id: 7,
  external_id: 'POLO',
  name: 'Chomba',
  description: '',
  supplementary_information_text: '',
  type: 'ProductoCurva',
  families: [],
  images: [],
  products: [variant('P-R'), variant('P-N', { color: 'Negro' })],
  subattributes: [
    { id: 9, name: 'Algodón', attribute_name: 'Material' },
    { id: 8, name: 'Bordado', attribute_name: 'Técnica' },
  ],
  printing_areas: [],
  printing_types: [],
  minimum_order_quantity: 1,
  customization_under_minimum_extra_cost: null,
  unit_weight: 1,
  height: 1,
  length: 1,
  width: 1,
  units_per_box: 1,
  tag: null,
  featured: false,
  published: true,
  production_days: 5,
  video_url: null,
}
const textile = { id: 3, title: 'Textil', url: 'textil', icon_url: null }
const office = { id: 4, title: 'Oficina', url: 'oficina', icon_url: null }

const edited = (edit: ProductEdit): Generic => {
  const after = editProduct(polo, edit, { families: [textile, office] })
  if (isRefusal(after)) throw new Error(JSON.stringify(after))
  return after
}
const faultsOf = (edit: ProductEdit) => {
  const after = editProduct(polo, edit, { families: [textile] })
  const data = isRefusal(after)
    ? (after.data as { faults: { sku: string | null; field: string; fault: string }[] })
    : null
  return data?.faults.map(({ sku, field, fault }) => `${sku ?? ''} ${field} ${fault}`.trim()) ?? []
}

test('only what is named changes [OWN-04]', () => {
  expect(edited({})).toEqual(polo)
  const after = edited({ name: 'Chomba Ribera', variants: [{ sku: 'P-R', stock: 50 }] })
  expect(after).toEqual({
    ...polo,
    name: 'Chomba Ribera',
    products: [{ ...polo.products[0], stock: 50 }, polo.products[1]],
  })
})

test('the first of the families is the main one, and brand and materials leave other attributes alone [OWN-04]', () => {
  const after = edited({ families: [4, 3], brand: 'Ribera', materials: ['Piqué', 'Algodón', 'Piqué'] })
  expect(after.families.map(({ title, main }) => [title, main])).toEqual([
    ['Oficina', true],
    ['Textil', false],
  ])
  expect([productBrand(after), productMaterials(after)]).toEqual(['Ribera', ['Piqué', 'Algodón']])
  expect(after.subattributes).toContainEqual({ id: 8, name: 'Bordado', attribute_name: 'Técnica' })
  expect(productBrand({ ...after, subattributes: edited({ brand: '' }).subattributes })).toBe('')
})

test('days are of what is on order alone, and more may be held of it than is there [OWN-04]', () => {
  const [first] = edited({
    variants: [{ sku: 'P-R', availability: 'on_order', on_order_days: 12, stock: 0 }],
  }).products
  expect(first).toMatchObject({ availability: 'on_order', on_order_days: 12, stock: 0 })
  expect(edited({ variants: [{ sku: 'P-R', on_order_days: 12 }] }).products[0]?.on_order_days).toBeNull()
})

test('every fault is told at once, each at its field [OWN-04]', () => {
  expect(
    faultsOf({
      name: ' ',
      video_url: 'javascript:alert(1)',
      families: [3, 3, 9],
      variants: [
        { sku: 'P-R', stock: 3 },
        {
          sku: 'P-N',
          stock: -1,
          tiers: [
            { min_quantity: 10, cost: 5 },
            { min_quantity: 10, cost: 0 },
          ],
        },
        { sku: 'OTRO', stock: 3 },
        { sku: 'P-R', active: false },
      ],
    }),
  ).toEqual([
    'name empty',
    'videoUrl not_an_address',
    'families unknown',
    'families repeated',
    'P-R stock below_reserved',
    'P-N stock out_of_range',
    'P-N tiers tiers_not_rising',
    'P-N tiers cost_not_positive',
    'OTRO sku unknown',
    'P-R sku repeated',
  ])
})

test('a product whose last sized variant is no longer offered is no size curve [OWN-04]', () => {
  const plain = { ...polo, products: [...polo.products, variant('P-X', { size: '', color: '' })] }
  const after = editProduct(plain, { variants: [{ sku: 'P-X', active: true }] }, { families: [] })
  expect(isRefusal(after) || after.type).toBe('ProductoSimple')
  expect(edited({ variants: [{ sku: 'P-N', active: false }] }).type).toBe('ProductoCurva')
})

test('the price that a buyer sees is the cost of the reached tier by the rules of the shop [OWN-04] [PRICE-01]', () => {
  const rules = {
    profitMultiplier: '1.5',
    taxMultiplier: '1.21',
    roundPrice: 2,
    currency: 'ARS',
    usePriceWithoutMinimun: false,
  } as const
  expect(pricesAt(variant('A'), [50, 100, 500], rules)).toEqual([1_500, 1_200, 1_200])
  const fromHundred = variant('A', { tiers: [{ min_quantity: 100, cost: 800 }] })
  expect(pricesAt(fromHundred, [50, 100], rules)).toEqual([null, 1_200])
  expect(pricesAt(variant('A', { tiers: [] }), [50], rules)).toEqual([null])
})
