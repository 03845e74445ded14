import { expect, test } from 'vitest'
import { mugs, polos } from '../../test/fixtures.ts'
import { toArtPlacement } from './line-art.ts'
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

const area = {
  width_centimeters: 8,
  height_centimeters: 4,
  placement: { image_url: '/mug.webp', x: 0.4, y: 0.5, width: 0.2, height: 0.1 },
}

test('a logo without a position lies in the middle of its area', () => {
  const place = toArtPlacement({ width_centimeters: 4, height_centimeters: 2, position: null }, area)
  expect(Object.values(place).map((value) => Math.round(value * 100) / 100)).toEqual([45, 52.5, 10, 5, 0])
})

test('a position is measured from the corner of the area to the middle of the logo', () => {
  const position = { x: 2, y: 1, angle: 90 }
  const place = toArtPlacement({ width_centimeters: 4, height_centimeters: 2, position }, area)
  expect([place.left, place.top, place.angle]).toEqual([40, 50, 90])
})
