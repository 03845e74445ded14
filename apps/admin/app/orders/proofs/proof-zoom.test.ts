import { expect, test } from 'vitest'
import { panBy, wholePicture, zoomBy } from './proof-zoom.ts'

test('what lies under the pointer stays there while a picture grows [ADM-09]', () => {
  const corner = zoomBy(wholePicture, 2, { x: 0, y: 0 })
  expect(corner).toEqual({ scale: 2, x: 0, y: 0 })
  expect(zoomBy(wholePicture, 2, { x: 1, y: 1 })).toEqual({ scale: 2, x: -1, y: -1 })
  const middle = zoomBy(zoomBy(wholePicture, 2), 2)
  expect(middle).toEqual({ scale: 4, x: -1.5, y: -1.5 })
})

test('a picture is never smaller than its frame, and no larger than can be looked at [ADM-09]', () => {
  expect(zoomBy(zoomBy(wholePicture, 3, { x: 1, y: 0 }), 0.1)).toEqual(wholePicture)
  expect(zoomBy(wholePicture, 1_000).scale).toBe(8)
})

test('a picture is moved only as far as it fills its frame [ADM-09]', () => {
  const near = zoomBy(wholePicture, 2)
  expect(panBy(near, { x: 0.25, y: -0.25 })).toEqual({ scale: 2, x: -0.25, y: -0.75 })
  expect(panBy(near, { x: 5, y: -5 })).toEqual({ scale: 2, x: 0, y: -1 })
  expect(panBy(wholePicture, { x: 0.5, y: 0.5 })).toEqual(wholePicture)
})
