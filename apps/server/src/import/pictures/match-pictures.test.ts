import { expect, test } from 'vitest'
import { createPictureIndex } from './match-pictures.ts'

const mug = {
  code: 'MUG-11',
  variants: [
    { sku: 'MUG-11-R', color: 'Rojo' },
    { sku: 'MUG-11-AM', color: 'Azul marino' },
  ],
}

test('a picture finds its product by code, SKU, color and number, and is nobody else’s [IMP-07]', () => {
  const index = createPictureIndex([
    'fotos/MUG-11.jpg',
    'fotos/mug_11 (2).png',
    'MUG-11 azul marino frente.jpg',
    'MUG-11-r_10.webp',
    'MUG-11-r_2.webp',
    'MUG-11/dorso.jpg',
    'MUG-110.jpg',
    'MUG-11-gris.jpg',
    'logo.png',
  ])
  expect(index.take(mug).map(({ path, variant }) => [path, variant])).toEqual([
    ['fotos/mug_11 (2).png', null],
    ['fotos/MUG-11.jpg', null],
    ['MUG-11 azul marino frente.jpg', 'MUG-11-AM'],
    ['MUG-11-r_2.webp', 'MUG-11-R'],
    ['MUG-11-r_10.webp', 'MUG-11-R'],
    ['MUG-11/dorso.jpg', null],
  ])
  expect(index.take(mug)).toEqual([])
  expect(index.listUnmatched()).toEqual(['MUG-110.jpg', 'MUG-11-gris.jpg', 'logo.png'])
})

test('what the shop put before the codes of a supplier need not stand in the names [IMP-07]', () => {
  const index = createPictureIndex(['1008.jpg', '1008-R.jpg'])
  const product = { code: 'NEV-1008', variants: [{ sku: 'NEV-1008-R', color: 'Rojo' }] }
  expect(index.take(product, 'NEV-')).toEqual([
    { path: '1008-R.jpg', variant: 'NEV-1008-R' },
    { path: '1008.jpg', variant: null },
  ])
})
