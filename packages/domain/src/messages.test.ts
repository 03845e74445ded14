import { describe, expect, test } from 'vitest'
import { counted, decimal, numberText } from './messages/numbers.ts'
import { messageCatalog, sentenceIn } from './messages.ts'

const catalog = messageCatalog({
  es: {
    accept: 'Aceptar',
    choose: 'Elige un color',
    size: 'Talla',
    found: (count: number) => `${count} colores`,
  },
  arg: { choose: 'Elegí un color', size: 'Talle' },
})

test('a catalog has every sentence in every locale: its own where there is one, else that of all', () => {
  expect([catalog.cl.accept, catalog.cl.choose, catalog.cl.size]).toEqual([
    'Aceptar',
    'Elige un color',
    'Talla',
  ])
  expect([catalog.arg.accept, catalog.arg.choose, catalog.arg.size]).toEqual([
    'Aceptar',
    'Elegí un color',
    'Talle',
  ])
  expect(catalog.arg.found(2)).toBe('2 colores')
})

test('a sentence that is found by a code takes its parameters by their names', () => {
  const row = { es: 'Quita {count} de «{name}».', arg: 'Sacá {count} de «{name}».' }
  expect(sentenceIn(row, 'cl', { count: 2, name: 'Taza' })).toBe('Quita 2 de «Taza».')
  expect(sentenceIn(row, 'arg', { count: 2 })).toBe('Sacá 2 de «».')
  expect(sentenceIn({ es: 'No está.' }, 'arg')).toBe('No está.')
})

describe('numbers in sentences', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_234_567, '1.234.567'],
    [-1234, '-1.234'],
    [7.5, '7,5'],
    [1234.5678, '1.234,568'],
  ])('%d is written %s, as the tables of German have it', (value, text) => {
    expect([numberText(value), value.toLocaleString('de-DE')]).toEqual([text, text])
  })

  test('a length has a comma and no more digits than are asked for', () => {
    expect([decimal(7.5), decimal(12), decimal(8.254), decimal(2.346, 2)]).toEqual([
      '7,5',
      '12',
      '8,3',
      '2,35',
    ])
  })

  test('a count brings its noun in the number that it has', () => {
    expect([0, 1, 2, 1250].map((count) => counted(count, 'unidad', 'unidades'))).toEqual([
      '0 unidades',
      '1 unidad',
      '2 unidades',
      '1.250 unidades',
    ])
  })
})
