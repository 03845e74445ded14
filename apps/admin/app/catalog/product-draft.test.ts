import { expect, test } from 'vitest'
import {
  changeCount,
  emptyProductDraft,
  faultsOfProductDraft,
  inputOf,
  tierDrafts,
  tierGroups,
  withCell,
  withFamilies,
  withText,
  withTiers,
} from './product-draft.ts'
import type { StaffProduct, StaffVariant } from './use-product.ts'
import { pasteCells, readCell, toTabs, variantTable } from './variant-table.ts'

const variant = (sku: string, color: string, size: string, cost = 100): StaffVariant => ({
  sku,
  color,
  size,
  name: `${color} ${size}`,
  primaryColor: null,
  stock: 10,
  reserved: 2,
  availability: 'stock',
  onOrderDays: null,
  isActive: true,
  tiers: [
    { from: 1, price: cost * 2, cost },
    { from: 50, price: cost, cost: cost / 2 },
  ],
  prices: [],
})
const variants = [
  variant('R-M', 'Rojo', 'M'),
  variant('R-S', 'Rojo', 'S'),
  variant('N-M', 'Negro', 'M', 120),
] as const
const [redM, redS, blackM] = variants
const polo = {
  id: 7,
  name: 'Chomba',
  description: '',
  tag: null,
  materials: ['Algodón'],
  families: [{ id: 3, title: 'Textil' }],
  minimumOrderQuantity: 1,
  variants,
} as unknown as StaffProduct

test('only what differs is a change, and what is put back is none [OWN-04]', () => {
  const named = withText(emptyProductDraft, polo, 'name', 'Chomba Andes')
  const counted = withCell(named, redM, 'stock', '60')
  expect(changeCount(counted)).toBe(2)
  expect(inputOf(polo, counted)).toEqual({
    Id: 7,
    name: 'Chomba Andes',
    variants: [{ sku: 'R-M', stock: 60, seenStock: 10 }],
  })
  const back = withCell(withText(counted, polo, 'name', 'Chomba'), redM, 'stock', '10')
  expect(changeCount(back)).toBe(0)
  expect(changeCount(withFamilies(emptyProductDraft, polo, [3]))).toBe(0)
})

test('materials are parted by commas, and a variant on order has its days [OWN-04]', () => {
  const typed = withText(emptyProductDraft, polo, 'materials', 'Piqué,  Algodón,')
  const onOrder = withCell(withCell(typed, redS, 'availability', 'on_order'), redS, 'onOrderDays', '15')
  expect(inputOf(polo, onOrder)).toEqual({
    Id: 7,
    materials: ['Piqué', 'Algodón'],
    variants: [{ sku: 'R-S', availability: 'on_order', onOrderDays: 15 }],
  })
})

test('variants that cost the same are priced together [OWN-04]', () => {
  const groups = tierGroups(polo)
  expect(groups.map((group) => group.variants.map(({ sku }) => sku))).toEqual([['R-M', 'R-S'], ['N-M']])
  const [first] = groups
  if (!first) throw new Error('no group')
  expect(changeCount(withTiers(emptyProductDraft, first, tierDrafts(first)))).toBe(0)
  const dearer = withTiers(emptyProductDraft, first, [{ id: 'x', from: '1', cost: '1.234,50' }])
  const tiers = [{ from: 1, cost: 1234.5 }]
  expect(inputOf(polo, dearer).variants).toEqual([
    { sku: 'R-M', tiers },
    { sku: 'R-S', tiers },
  ])
})

test('what is no number or does not rise is told before it is sent, and stays as it was typed [OWN-04]', () => {
  const [first] = tierGroups(polo)
  if (!first) throw new Error('no group')
  const typed = withCell(withText(emptyProductDraft, polo, 'name', ' '), redM, 'stock', 'muchas')
  const falling = withTiers(typed, first, [
    { id: 'a', from: '50', cost: '10' },
    { id: 'b', from: '50', cost: '9' },
  ])
  expect(Object.entries(faultsOfProductDraft(falling)).map(([at, { fault }]) => [at, fault])).toEqual([
    ['name', 'empty'],
    ['R-M stock', 'not_whole'],
    ['R-M tiers', 'tiers_not_rising'],
  ])
})

test('variants stand as colors by sizes, or one under another where they are no grid [OWN-04]', () => {
  const { columns, rows } = variantTable(variants)
  expect(columns).toEqual(['S', 'M'])
  expect(rows.map(({ label, cells }) => [label, ...cells.map((one) => one?.sku ?? null)])).toEqual([
    ['Rojo', 'R-S', 'R-M'],
    ['Negro', null, 'N-M'],
  ])
  expect(variantTable([redM, { ...redM, sku: 'R-M2' }]).columns).toEqual([''])
  expect(toTabs({ columns, rows }, ({ stock }) => String(stock))).toBe('10\t10\n\t10')
})

test('a spreadsheet fills the cells from the chosen one on and tells which did not fit [OWN-04]', () => {
  const table = variantTable(variants)
  const { cells, unfit } = pasteCells(table, { row: 0, column: 0 }, 'stock', '1.200\tmuchas\r\n5\t7\t9\r\n')
  expect(cells).toEqual([
    { variant: redS, text: '1200' },
    { variant: blackM, text: '7' },
  ])
  expect(unfit).toEqual([
    { text: 'muchas', place: 'Rojo M' },
    { text: '5', place: 'Negro S' },
    { text: '9', place: null },
  ])
  expect(['Sí', 'no', 'quizás'].map((text) => readCell('isActive', text))).toEqual(['yes', 'no', undefined])
  expect(['A PEDIDO', 'Contado', '3'].map((text) => readCell('availability', text))).toEqual([
    'on_order',
    'stock',
    undefined,
  ])
  expect(['', '-1', '12'].map((text) => readCell('onOrderDays', text))).toEqual(['', undefined, '12'])
})
