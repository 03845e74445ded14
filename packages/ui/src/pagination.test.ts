import { expect, test } from 'vitest'
import { visiblePages } from './pagination.tsx'

test('the first, the last and the neighbors are offered, gaps only where pages are left out', () => {
  expect(visiblePages(1, 1)).toEqual([1])
  expect(visiblePages(1, 10)).toEqual([1, 2, 3, null, 10])
  expect(visiblePages(5, 10)).toEqual([1, null, 4, 5, 6, null, 10])
  expect(visiblePages(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10])
  expect(visiblePages(10, 10)).toEqual([1, null, 8, 9, 10])
})
