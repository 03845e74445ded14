import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CategoryPlace,
  categoriesAbove,
  inTreeOrder,
  MAX_LEVELS,
  moveAmongLike,
  whyNotArranged,
} from './categories.ts'

const at = (id: number, parentId: number | null = null): CategoryPlace => ({ id, parentId })

test('categories are read each before those that stand in it, their like in their order [OWN-04]', () => {
  const order = inTreeOrder([at(5), at(2, 1), at(1), at(3, 2), at(4, 1)])
  expect(order.map(({ id, level }) => [id, level])).toEqual([
    [5, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 1],
  ])
  // one that is not there is nobody's parent
  expect(inTreeOrder([at(1, 99)])).toEqual([{ id: 1, parentId: 99, level: 0 }])
  expect(categoriesAbove([at(1), at(2, 1), at(3, 2)], 3)).toEqual([1, 2])
})

test('a category changes places with its neighbor, and takes along what stands in it [OWN-04]', () => {
  const places = [at(1), at(2, 1), at(3, 1), at(4), at(5, 4)]
  expect(moveAmongLike(places, 4, -1).map(({ id }) => id)).toEqual([4, 5, 1, 2, 3])
  expect(moveAmongLike(places, 2, 1).map(({ id }) => id)).toEqual([1, 3, 2, 4, 5])
  expect(moveAmongLike(places, 1, -1)).toEqual(places)
  expect(moveAmongLike(places, 3, 1)).toEqual(places)
})

test('a category stands neither in itself nor too deep [OWN-04]', () => {
  expect(whyNotArranged([at(1), at(2, 1), at(3, 2)])).toBeUndefined()
  expect(whyNotArranged([at(1, 2), at(2, 1)])).toMatchObject({ refusal: 'categories_in_circle' })
  expect(whyNotArranged([at(1, 1)])).toMatchObject({ refusal: 'categories_in_circle' })
  expect(whyNotArranged([at(1), at(1)])).toMatchObject({ refusal: 'categories_in_circle' })
  expect(whyNotArranged([at(1), at(2, 1), at(3, 2), at(4, 3)])).toMatchObject({
    refusal: 'categories_too_deep',
  })
})

test('whatever may be arranged has everything once, under at most two others [OWN-04]', () => {
  const anyPlaces = fc
    .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) => fc.record({ id: fc.constant(id), parentId: fc.constantFrom(null, ...ids) })),
      ),
    )
  fc.assert(
    fc.property(anyPlaces, (places) => {
      const isFine = whyNotArranged(places) === undefined
      const order = inTreeOrder(places)
      const above = places.map(({ id }) => categoriesAbove(places, id))
      if (!isFine) return order.length < places.length || above.some((some) => some.length >= MAX_LEVELS)
      return (
        order.length === places.length &&
        order.every(({ level }) => level < MAX_LEVELS) &&
        above.every((some, index) => !some.includes(places[index]?.id ?? 0))
      )
    }),
  )
})
