import { expect, test } from 'vitest'
import { categoriesIn, categoryTrail, unfoldCategories } from './category-tree.ts'

const at = (id: number, parent_id: number | null = null) => ({ id, url: `c${id}`, parent_id })
const all = [at(1), at(2, 1), at(3, 2), at(4), at(5, 4)]

test('of categories in categories the way to the open one is shown, and what stands in it [API-13] [OWN-04]', () => {
  const shown = (url: string | undefined) =>
    unfoldCategories(all, url).map(({ id, level }) => `${'-'.repeat(level)}${id}`)
  expect(shown(undefined)).toEqual(['1', '4'])
  expect(shown('c1')).toEqual(['1', '-2', '4'])
  expect(shown('c3')).toEqual(['1', '-2', '--3', '4'])
  expect(categoryTrail(all, 'c3').map(({ id }) => id)).toEqual([1, 2, 3])
  expect(categoryTrail(all, 'none')).toEqual([])
  expect(categoriesIn(all, 1).map(({ id }) => id)).toEqual([2])
})
