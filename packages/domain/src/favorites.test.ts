import { expect, test } from 'vitest'
import { MAX_FAVORITES, withFavorite, withoutFavorite } from './favorites.ts'

test('the newest favorite is the first, and each is there once [ROUTE-07]', () => {
  expect(withFavorite([2, 1], 3)).toEqual([3, 2, 1])
  expect(withFavorite([3, 2, 1], 2)).toEqual([3, 2, 1])
  expect(withoutFavorite([3, 2, 1], 2)).toEqual([3, 1])
  expect(withoutFavorite([3, 1], 2)).toEqual([3, 1])
})

test('a removal that is taken back leaves the list as it was', () => {
  expect(withFavorite(withoutFavorite([3, 2, 1], 2), 2, 1)).toEqual([3, 2, 1])
  expect(withFavorite([], 2, 7)).toEqual([2])
})

test('past the bound the oldest makes room', () => {
  const full = Array.from({ length: MAX_FAVORITES }, (_, at) => at + 1)
  const kept = withFavorite(full, 9999)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_FAVORITES, 9999, MAX_FAVORITES - 1])
})
