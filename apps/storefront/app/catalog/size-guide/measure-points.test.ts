import { expect, test } from 'vitest'
import { findGarment, listMeasures } from './measure-points.ts'

const guide = (measures: string[], centimeters: number[]) => ({
  measures,
  sizes: [{ size: 'M', centimeters }],
})

test.each([
  ['short_sleeve', guide(['Ancho', 'Largo', 'Manga'], [51, 72, 21])],
  ['long_sleeve', guide(['Pecho', 'Largo', 'Largo de manga'], [55, 71, 63])],
  ['sleeveless', guide(['Ancho', 'Largo'], [55, 66])],
  ['trousers', guide(['Cintura', 'Cadera', 'Tiro', 'Largo'], [40, 52, 27, 104])],
] as const)('a garment is drawn as %s by what is measured of it [ROUTE-16]', (garment, of) => {
  expect(findGarment(of)).toBe(garment)
})

test('each measure has a letter and its place, and one of another kind only its letter [ROUTE-16]', () => {
  expect(listMeasures(guide(['Cintura', 'Largo', 'Bolsillo'], [40, 104, 15]))).toEqual([
    { letter: 'A', name: 'Cintura', point: 'waist' },
    { letter: 'B', name: 'Largo', point: 'outseam' },
    { letter: 'C', name: 'Bolsillo', point: null },
  ])
})
