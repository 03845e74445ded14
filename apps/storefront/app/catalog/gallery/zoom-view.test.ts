import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enlargeAt, moveBy, ONE_STEP, WHOLE_PICTURE, type ZoomRoom } from './zoom-view.ts'

const desk: ZoomRoom = { frame: { width: 1280, height: 800 }, picture: { width: 1600, height: 1600 } }
const phone: ZoomRoom = { frame: { width: 360, height: 640 }, picture: { width: 1600, height: 1600 } }

test('what is pressed stays under the pointer [LOOK-03]', () => {
  const view = enlargeAt(WHOLE_PICTURE, 2, { x: 100, y: -150 }, desk)
  expect(view).toEqual({ scale: 2, x: -100, y: 150 })
})

test.each([
  ['a phone shows a picture at its own pixels at most', phone, 1600 / 360],
  ['a wide window still brings it nearer by a step', desk, ONE_STEP],
])('%s [LOOK-03]', (_, room, scale) => {
  expect(enlargeAt(WHOLE_PICTURE, 100, { x: 0, y: 0 }, room).scale).toBeCloseTo(scale)
})

test('the whole picture is in the middle again, wherever one was [LOOK-03]', () => {
  const near = moveBy(enlargeAt(WHOLE_PICTURE, 4, { x: 0, y: 0 }, phone), { x: 300, y: -90 }, phone)
  expect(enlargeAt(near, 1, { x: 50, y: 80 }, phone)).toEqual(WHOLE_PICTURE)
})

test('no push leaves an empty edge that the picture could fill [LOOK-03]', () => {
  const far = fc.integer({ min: -5_000, max: 5_000 })
  fc.assert(
    fc.property(fc.double({ min: 1, max: 9, noNaN: true }), far, far, (scale, x, y) => {
      const view = moveBy(enlargeAt(WHOLE_PICTURE, scale, { x: 0, y: 0 }, phone), { x, y }, phone)
      const side = 360 * view.scale
      expect(Math.abs(view.x)).toBeLessThanOrEqual((side - 360) / 2 + 1e-9)
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (side - 640) / 2) + 1e-9)
    }),
  )
})
