import { expect, test } from 'vitest'
import { faultOfRow, readRosterTable, repeatedRows } from './roster-table.ts'
import { splitCells } from './table-cells.ts'

const variants = ['Azul', 'Negro'].flatMap((color) =>
  ['S', 'M', 'L'].map((size) => ({ sku: `${color[0]}-${size}`, color, size })),
)
const read = (text: string, color = 'Azul') => readRosterTable(splitCells(text, 1_000), variants, color)

test('cells copied from a spreadsheet are read by their headings, in any order [BLD-12]', () => {
  expect(read('Talle\tNº\tJugador\nM\t10\tJuan Pérez\nS\t7\tAna')).toEqual([
    { name: 'Juan Pérez', number: '10', sku: 'A-M' },
    { name: 'Ana', number: '7', sku: 'A-S' },
  ])
})

test('without headings each column is known by what it holds [BLD-12]', () => {
  expect(read('Ana;09;talla m\nLuz;10;L')).toEqual([
    { name: 'Ana', number: '09', sku: 'A-M' },
    { name: 'Luz', number: '10', sku: 'A-L' },
  ])
  expect(read('Ana\nLuz\n\nEva').map(({ name }) => name)).toEqual(['Ana', 'Luz', 'Eva'])
})

test('a color of its own wins over the one that was chosen, and a quoted separator is none [BLD-12]', () => {
  expect(read('nombre,talla,color\n"Paz, Lucía",S,negro')).toEqual([
    { name: 'Paz, Lucía', number: '', sku: 'N-S' },
  ])
  expect(read('nombre;sku\nAna;n-l')[0]?.sku).toBe('N-L')
})

test('a size that the product does not have stays open, and nothing else of the row is lost [BLD-12]', () => {
  const [row] = read('nombre;talla\nAna;XXL')
  expect(row).toEqual({ name: 'Ana', number: '', sku: '' })
  expect(read('nombre;talla\nAna;M', 'Verde')[0]?.sku).toBe('')
  const skus = new Set(variants.map(({ sku }) => sku))
  expect(row && faultOfRow(row, ['name'], skus)).toBe('unknown_variant')
  expect(faultOfRow({ name: '', number: '7', sku: 'A-S' }, ['name'], skus)).toBe('empty')
  expect(faultOfRow({ name: 'x'.repeat(41), number: '', sku: 'A-S' }, ['name'], skus)).toBe('name_too_long')
  expect(faultOfRow({ name: 'Ana', number: '', sku: 'A-S' }, ['name', 'number'], skus)).toBeNull()
})

test('a product of one variant needs no size [BLD-12]', () => {
  const [mug] = [{ sku: 'MUG', color: '', size: '' }]
  expect(readRosterTable([['Ana']], mug ? [mug] : [], '')).toEqual([{ name: 'Ana', number: '', sku: 'MUG' }])
})

test('no more rows than asked for are read, and repeated persons are told [BLD-12]', () => {
  expect(splitCells('a\n'.repeat(5_000), 1_000)).toHaveLength(1_000)
  expect([...repeatedRows(read('Ana;7;S\nLuz;7;S\nANA;7;M'))]).toEqual([2])
})
