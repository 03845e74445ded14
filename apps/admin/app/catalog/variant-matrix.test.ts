import { expect, test } from 'vitest'
import {
  emptyMatrix,
  faultsOfColors,
  matrixOf,
  matrixRows,
  newVariantsOf,
  recoloredVariants,
  renamedColor,
  withSizes,
} from './variant-matrix.ts'

const azul = { id: '1', name: 'Azul', hex: '#1f4fa3' }
const rojo = { id: '2', name: 'Rojo', hex: '' }

test('each color in each size gets a sku, and one that is typed stays [OWN-04]', () => {
  const matrix = {
    ...emptyMatrix,
    colors: [azul, rojo],
    sizes: ['M', 'S'],
    skus: { '1|S': 'MIO' },
    leftOut: ['2|M'],
  }
  expect(
    matrixRows(matrix, 'CHO', []).map(({ cells }) => cells.map(({ sku, state }) => `${sku} ${state}`)),
  ).toEqual([
    ['MIO new', 'CHO-AZU-M new'],
    ['CHO-ROJ-S new', 'CHO-ROJ-M left_out'],
  ])
  expect(newVariantsOf(matrix, 'CHO', [])).toEqual([
    { sku: 'MIO', color: 'Azul', primaryColor: '#1f4fa3', size: 'S' },
    { sku: 'CHO-AZU-M', color: 'Azul', primaryColor: '#1f4fa3', size: 'M' },
    { sku: 'CHO-ROJ-S', color: 'Rojo', primaryColor: null, size: 'S' },
  ])
})

test('a product of one kind has one variant with its code [OWN-04]', () => {
  expect(newVariantsOf(emptyMatrix, 'LAPIZ', [])).toEqual([
    { sku: 'LAPIZ', color: '', primaryColor: null, size: '' },
  ])
})

test('what is there stays, a size that is added makes a variant of each color, a color gets another name [OWN-04]', () => {
  const there = [
    { sku: 'P-A', color: 'Azul', size: 'S', primaryColor: '#0000ff' },
    { sku: 'P-R', color: 'Rojo', size: 'S', primaryColor: null },
  ]
  const matrix = matrixOf(there)
  const grown = { ...matrix, sizes: withSizes(matrix.sizes, 'M, XL') }
  expect(newVariantsOf(grown, 'P', there).map(({ sku }) => sku)).toEqual([
    'P-AZU-M',
    'P-AZU-XL',
    'P-ROJ-M',
    'P-ROJ-XL',
  ])
  const [first, second] = matrix.colors
  if (!first || !second) throw new Error('two colors')
  const renamed = { ...matrix, colors: [renamedColor(first, 'Marino'), second] }
  expect(recoloredVariants(renamed, there)).toEqual([
    { sku: 'P-A', color: 'Marino', primaryColor: '#0000ff' },
  ])
  expect(newVariantsOf(renamed, 'P', there)).toEqual([])
})

test('a color takes the tone of its name until somebody chooses one [OWN-04]', () => {
  const blank = { id: '1', name: '', hex: '' }
  const negro = renamedColor(blank, 'negro')
  expect(negro.hex).toBe('#1a1a1a')
  const typed = ['Azul', 'Azul m', 'Azul marino'].reduce(renamedColor, negro)
  expect(typed.hex).toBe('#1b2a49')
  expect(renamedColor({ ...negro, hex: '#222222', isOwnTone: true }, 'Blanco').hex).toBe('#222222')
  const colors = [blank, { ...azul, id: '3' }, { ...rojo, name: 'AZUL' }]
  expect([...faultsOfColors({ ...emptyMatrix, colors })]).toEqual([
    ['1', 'empty'],
    ['3', 'repeated'],
    ['2', 'repeated'],
  ])
})
