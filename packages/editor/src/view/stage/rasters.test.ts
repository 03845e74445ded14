import { expect, test } from 'vitest'
import { bitmapSize } from './rasters.ts'

test('a bitmap is never coarser than the screen and at most √2 finer', () => {
  for (let width = 33; width < 2800; width += 61) {
    const size = bitmapSize({ width, height: width / 3 }, null)
    expect(size.width).toBeGreaterThanOrEqual(width - 1)
    expect(size.width).toBeLessThanOrEqual(width * Math.SQRT2 + 1)
    expect(size.width / size.height).toBeCloseTo(3, 0)
  }
})

test('a photograph is not made larger than it is, nor anything larger than a screen', () => {
  expect(bitmapSize({ width: 900, height: 600 }, { width: 300, height: 200 })).toEqual({
    width: 300,
    height: 200,
  })
  expect(bitmapSize({ width: 90_000, height: 60_000 }, null)).toEqual({ width: 3000, height: 2000 })
  expect(bitmapSize({ width: 90_000, height: 600 }, null)).toEqual({ width: 4096, height: 27 })
})
