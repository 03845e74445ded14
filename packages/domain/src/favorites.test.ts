import { expect, test } from 'vitest'
import { MOST_FAVORITES, withFavorite, withoutFavorite } from './favorites.ts'

test('the newest favourite is the first, and each is there once [ROUTE-07]', () => {
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
  const full = Array.from({ length: MOST_FAVORITES }, (_, at) => at + 1)
  const kept = withFavorite(full, 9999)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([MOST_FAVORITES, 9999, MOST_FAVORITES - 1])
})
