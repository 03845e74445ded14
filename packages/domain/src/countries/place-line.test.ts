import { expect, test } from 'vitest'
import { placeLine } from './place-line.ts'

test.each([
  [
    '7021',
    ['Adolfo Gonzales Chaves', 'Adolfo Gonzales Chaves', 'Buenos Aires'],
    '7021 Adolfo Gonzales Chaves, Buenos Aires',
  ],
  ['', ['Providencia', 'Santiago', 'Metropolitana'], 'Providencia, Santiago, Metropolitana'],
  ['1000', ['', '', ''], '1000'],
])('a place with the code %s is %j on one line [CHK-01]', (zipCode, places, line) => {
  expect(placeLine(zipCode, places)).toBe(line)
})
