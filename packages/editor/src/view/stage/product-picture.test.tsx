import { expect, test } from 'vitest'
import { cssMatrix, pictureBoxOf } from './product-picture.tsx'

const picture = { width: 900, height: 900 }
const area = { width: 50, height: 10 }
const view = { x: 100, y: 200, scale: 8 }

/** Where a point of the picture, in shares, is seen on the stage. */
function seen(matrix: string, x: number, y: number) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix.slice(7, -1).split(',').map(Number)
  return { x: Math.round(a * x * 900 + c * y * 900 + e), y: Math.round(b * x * 900 + d * y * 900 + f) }
}

test('the area of the picture lies behind the area that is worked on [ROUTE-18]', () => {
  const matrix = cssMatrix(picture, { x: 0.2, y: 0.4, width: 0.5, height: 0.1 }, area, view)
  expect(seen(matrix, 0.2, 0.4)).toEqual({ x: 100, y: 200 })
  expect(seen(matrix, 0.7, 0.5)).toEqual({ x: 500, y: 280 })
})

test('a pen that lies aslant is turned until its area is level', () => {
  const mesh = { columns: 2, rows: 2, points: [0.2, 0.6, 0.6, 0.3, 0.26, 0.68, 0.66, 0.38] }
  const matrix = cssMatrix(picture, { x: 0.2, y: 0.3, width: 0.46, height: 0.38, mesh }, area, view)
  expect(seen(matrix, 0.2, 0.6)).toEqual({ x: 100, y: 200 })
  expect(seen(matrix, 0.66, 0.38)).toEqual({ x: 500, y: 280 })
})

test('the visible half of an area that goes around lies behind its own half', () => {
  const mesh = { columns: 2, rows: 2, points: [0.4, 0.2, 0.6, 0.2, 0.4, 0.28, 0.6, 0.28], from: 0.5, to: 1 }
  const matrix = cssMatrix(picture, { x: 0.4, y: 0.2, width: 0.2, height: 0.08, mesh }, area, view)
  expect(seen(matrix, 0.4, 0.2)).toEqual({ x: 300, y: 200 })
  expect(seen(matrix, 0.6, 0.28)).toEqual({ x: 500, y: 280 })
})

test('the whole picture lies around the area, turned too', () => {
  const box = pictureBoxOf(picture, { x: 0.2, y: 0.4, width: 0.5, height: 0.1 }, area)
  expect(box).toMatchObject({
    left: expect.closeTo(-20, 6),
    top: expect.closeTo(-40, 6),
    right: expect.closeTo(80, 6),
    bottom: expect.closeTo(60, 6),
  })
})
