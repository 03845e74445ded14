import { expect, test } from 'vitest'
import { newestPair, stepPair } from './compared-pair.ts'

test('the last two proofs are compared first [ADM-09]', () => {
  expect(newestPair(2)).toEqual({ left: 1, right: 2 })
  expect(newestPair(5)).toEqual({ left: 4, right: 5 })
})

test('a side goes to the next proof that the other does not show, and not past the ends [ADM-09]', () => {
  const pair = { left: 2, right: 3 }
  expect(stepPair(pair, 'left', { by: -1, count: 4 })).toEqual({ left: 1, right: 3 })
  expect(stepPair(pair, 'left', { by: 1, count: 4 })).toEqual({ left: 4, right: 3 })
  expect(stepPair(pair, 'right', { by: -1, count: 4 })).toEqual({ left: 2, right: 1 })
  expect(stepPair({ left: 1, right: 2 }, 'right', { by: 1, count: 2 })).toBeUndefined()
  expect(stepPair({ left: 1, right: 2 }, 'right', { by: -1, count: 2 })).toBeUndefined()
})
