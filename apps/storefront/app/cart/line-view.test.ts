import { expect, test } from 'vitest'
import { mugs, polos } from '../../test/fixtures.ts'
import { toLineView } from './line-view.ts'

test('a simple row has its name, what tells it apart and its units [DRAWER-07]', () => {
  expect(toLineView(mugs)).toMatchObject({
    name: 'Tazón Aurora',
    details: ['Blanco', 'Mate'],
    quantity: 30,
    picture: '/mug.webp',
  })
})

test('a curve row has a sub-item for each color and size [DRAWER-08]', () => {
  const { rows, quantity } = toLineView(polos)
  expect(rows.map(({ color, size, quantity }) => [color, size, quantity])).toEqual([
    ['Azul', 'M', 12],
    ['Azul', 'L', 8],
  ])
  expect(quantity).toBe(20)
})
