import { expect, test } from 'vitest'
import { withSeen } from './seen-ids.ts'

test('what was seen last comes first, each product once, and twelve are kept', () => {
  expect(withSeen([2, 1], 3)).toEqual([3, 2, 1])
  expect(withSeen([3, 2, 1], 1)).toEqual([1, 3, 2])
  const twelve = Array.from({ length: 12 }, (_, at) => at + 1)
  expect(withSeen(twelve, 13)).toEqual([13, ...twelve.slice(0, 11)])
})
