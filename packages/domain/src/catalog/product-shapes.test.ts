import { expect, test } from 'vitest'
import { productShape } from './product-shapes.ts'

test('a product without a picture is drawn by its name, else by its category, else as a gift [IMP-09]', () => {
  const mug = productShape('Taza de cerámica')
  expect(productShape('TAZÓN ESMALTADO')).toBe(mug)
  expect(productShape('Modelo Aurora', 'Tazas y vasos')).toBe(mug)
  expect(productShape('Bolígrafo con tapa de taza')).toBe(productShape('Lápiz'))
  expect(productShape('Modelo X')).toBe(productShape('', ''))
  expect(productShape('Modelo X')).not.toBe(mug)
})
