import { expect, test } from 'vitest'
import { findMoveTarget, splitTyped, withSearch } from './search-kernel.ts'

test('arrows go around the suggestions through the field, Home and End go to the ends [LAYOUT-04]', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => findMoveTarget(key, -1, 3))).toEqual([
    0,
    2,
    undefined,
    undefined,
  ])
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => findMoveTarget(key, 2, 3))).toEqual([
    -1, 1, 0, 2,
  ])
  expect(findMoveTarget('ArrowUp', 0, 3)).toBe(-1)
  expect(findMoveTarget('ArrowDown', -1, 0)).toBeUndefined()
  expect(findMoveTarget('a', 1, 3)).toBeUndefined()
})

test('a search that was made again moves to the front, and six are kept', () => {
  expect(withSearch(['taza', 'remera'], '  Remera ')).toEqual(['Remera', 'taza'])
  expect(withSearch(['taza'], '   ')).toEqual(['taza'])
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5'])
})

test('the part that a suggestion adds is separated from the typed part', () => {
  expect(splitTyped('taza de cerámica', 'TAZ')).toEqual(['taz', 'a de cerámica'])
  expect(splitTyped('botella', 'botlla')).toEqual(['', 'botella'])
})
