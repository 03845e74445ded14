import { expect, test } from 'vitest'
import { withViewed } from './recently-viewed-ids.ts'

test('the product viewed last comes first, each product once, and twelve are stored', () => {
  expect(withViewed([2, 1], 3)).toEqual([3, 2, 1])
  expect(withViewed([3, 2, 1], 1)).toEqual([1, 3, 2])
  const twelve = Array.from({ length: 12 }, (_, at) => at + 1)
  expect(withViewed(twelve, 13)).toEqual([13, ...twelve.slice(0, 11)])
})
