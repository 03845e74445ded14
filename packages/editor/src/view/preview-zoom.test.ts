import { expect, test } from 'vitest'
import { closeUpBox, closeUpZoom, zoomedBox, zoomTo } from './preview-zoom.ts'

const areaOf = (x: number, y: number, width: number, height: number) => ({
  image_url: '/a',
  x,
  y,
  width,
  height,
})

test.each([
  ['a large area is worked on as it is', areaOf(0.3, 0.3, 0.4, 0.3), 1],
  ['an area that is almost large enough as well', areaOf(0.3, 0.3, 0.25, 0.1), 1],
  ['a small one is brought nearer', areaOf(0.3, 0.3, 0.15, 0.1), 2],
  ['a tiny one only as far as the picture stays sharp', areaOf(0.3, 0.3, 0.02, 0.03), 2.5],
])('%s [ROUTE-06]', (_, area, zoom) => {
  expect(zoomTo(area)).toBe(zoom)
})

test('the frame stays full, and the area in it [ROUTE-06]', () => {
  expect(zoomedBox(areaOf(0, 0.4, 0.1, 0.2), 2)).toEqual({ width: '200%', left: '-5%', top: '-50%' })
})

test('from near an area lies in the middle, and whole in the frame where it lies at an edge [DEC-12]', () => {
  const chest = areaOf(0.5, 0.25, 0.125, 0.15)
  expect(closeUpZoom(chest)).toBeCloseTo(4)
  expect(closeUpBox(areaOf(0.5, 0.25, 0.125, 0.125), 4)).toEqual({
    width: '400%',
    left: '-175%',
    top: '-75%',
  })
  expect(closeUpBox(areaOf(0.9, 0, 0.1, 0.1), 4)).toEqual({ width: '400%', left: '-300%', top: '0%' })
  expect(closeUpBox(chest, 1)).toEqual({ width: '100%', left: '0%', top: '0%' })
  expect(closeUpZoom(areaOf(0.3, 0.3, 0.45, 0.3))).toBe(1)
})
