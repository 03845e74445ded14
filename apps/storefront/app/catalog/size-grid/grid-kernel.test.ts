import { expect, test } from 'vitest'
import type { Variant } from '../product.ts'
import { findNextCell, listOverStock, pasteBlock, toSizeGrid, totalUnits, withUnits } from './grid-kernel.ts'

const variant = (color: string, size: string, stock = 100): Variant => ({
  id: 1,
  sku: `${color}-${size}`,
  stock,
  size,
  color,
  primary_color: null,
  secondary_color: null,
  element_description_1: color,
  element_description_2: '',
  element_description_3: '',
  tiers: [],
  availability: 'stock',
  on_order_days: null,
})

/** Rojo has no L. */
const grid = toSizeGrid([
  ...['M', 'S', 'XL'].map((size) => variant('Rojo', size)),
  ...['S', 'M', 'L', 'XL'].map((size) => variant('Azul', size, 20)),
  ...['S', 'M', 'L', 'XL'].map((size) => variant('Negro', size)),
])
const paste = (row: number, column: number, text: string) => {
  const pasted = pasteBlock(grid, { row, column }, text)
  return pasted && { units: Object.fromEntries(pasted.units), isCut: pasted.isCut }
}

test('colors are rows in the order of the catalog, sizes columns from small to large [ROUTE-16]', () => {
  expect(grid.sizes).toEqual(['S', 'M', 'L', 'XL'])
  expect(grid.rows.map((row) => row.color)).toEqual(['Rojo', 'Azul', 'Negro'])
  expect(grid.rows[0]?.cells.map((cell) => cell?.sku)).toEqual(['Rojo-S', 'Rojo-M', undefined, 'Rojo-XL'])
})

test('arrows and Enter lead over sizes that do not exist and stop at the edge [ROUTE-16]', () => {
  expect(findNextCell(grid, { row: 0, column: 1 }, 'ArrowRight')).toEqual({ row: 0, column: 3 })
  expect(findNextCell(grid, { row: 0, column: 1 }, 'Enter')).toEqual({ row: 1, column: 1 })
  expect(findNextCell(grid, { row: 1, column: 2 }, 'ArrowUp')).toBeUndefined()
  expect(findNextCell(grid, { row: 2, column: 0 }, 'ArrowDown')).toBeUndefined()
  expect(findNextCell(grid, { row: 0, column: 0 }, 'a')).toBeUndefined()
})

test('a block from a spreadsheet lands where it is pasted [ROUTE-16]', () => {
  expect(paste(1, 1, '10\t20\n1.200\t\n')).toEqual({
    units: { 'Azul-M': 10, 'Azul-L': 20, 'Negro-M': 1200, 'Negro-L': 0 },
    isCut: false,
  })
})

test('pasted cells outside of the grid are left out and reported [ROUTE-16]', () => {
  expect(paste(2, 3, '5\t6\n7\t8')).toEqual({ units: { 'Negro-XL': 5 }, isCut: true })
  expect(paste(0, 2, '9\t1')).toEqual({ units: { 'Rojo-XL': 1 }, isCut: true })
})

test('sizes and colors copied along lead the numbers to their place [ROUTE-16]', () => {
  const text = '\tM\tS\tXXL\nnegro\t3\t4\t9\nRojo\t1\t2\t\n'
  expect(paste(0, 0, text)).toEqual({
    units: { 'Negro-M': 3, 'Negro-S': 4, 'Rojo-M': 1, 'Rojo-S': 2 },
    isCut: true,
  })
  expect(paste(0, 0, 'Azul\t1\t2\t3\t4')).toMatchObject({
    units: { 'Azul-S': 1, 'Azul-M': 2, 'Azul-L': 3, 'Azul-XL': 4 },
  })
})

test('one value is left to the field; words are no quantity [ROUTE-16]', () => {
  expect(paste(0, 0, '25')).toBeNull()
  expect(paste(0, 0, 'x\t5')).toMatchObject({ units: {} })
})

test('totals, and variants of which more is wanted than there is [ROUTE-16]', () => {
  const units = withUnits(new Map([['Azul-S', 5]]), [
    ['Azul-M', 21],
    ['Rojo-S', 7],
    ['Azul-S', 0],
  ])
  expect(totalUnits(units)).toBe(28)
  expect(listOverStock(grid, units).map((one) => one.sku)).toEqual(['Azul-M'])
})

test('any quantity of a variant on order may be chosen, none of a variant that is not offered [IMP-09]', () => {
  const onOrder: Variant = { ...variant('Rojo', 'M', 0), availability: 'on_order', on_order_days: 15 }
  const none: Variant = { ...variant('Rojo', 'S', 50), availability: 'none' }
  const units = new Map([
    [onOrder.sku, 5_000],
    [none.sku, 1],
  ])
  expect(listOverStock(toSizeGrid([onOrder, none]), units).map((one) => one.sku)).toEqual([none.sku])
})
