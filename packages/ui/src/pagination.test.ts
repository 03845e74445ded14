import { expect, test } from 'vitest'
import { pagesToOffer } from './pagination.tsx'

test('the first, the last and the neighbours are offered, gaps only where pages are left out', () => {
  expect(pagesToOffer(1, 1)).toEqual([1])
  expect(pagesToOffer(1, 10)).toEqual([1, 2, 3, null, 10])
  expect(pagesToOffer(5, 10)).toEqual([1, null, 4, 5, 6, null, 10])
  expect(pagesToOffer(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10])
  expect(pagesToOffer(10, 10)).toEqual([1, null, 8, 9, 10])
})
