import { expect, test } from 'vitest'
import { filterByTitle, firstItems } from './long-list-kernel.ts'

const categories = Array.from({ length: 95 }, (_, at) => ({ key: at, title: `Categoría ${at}` }))

test('the first dozen of 95 categories are shown, and the chosen one wherever it is [IMP-09]', () => {
  const { shown, folded } = firstItems(categories, ({ key }) => key === 80)
  expect(shown.map((one) => one.key)).toEqual([...Array.from({ length: 12 }, (_, at) => at), 80])
  expect(folded).toHaveLength(82)
})

test('a list that nearly fits is shown whole [IMP-09]', () => {
  expect(firstItems(categories.slice(0, 16)).folded).toEqual([])
})

test('letters find the words of a title that begin with them, without accents [IMP-09]', () => {
  const titles = ['Botellas y termos', 'Lápices', 'Termómetros', 'Bolsas térmicas']
  const items = titles.map((title, key) => ({ key, title }))
  expect(filterByTitle(items, 'TER').map((one) => one.key)).toEqual([0, 2, 3])
  expect(filterByTitle(items, 'bol term').map((one) => one.key)).toEqual([3])
  expect(filterByTitle(items, 'lapices').map((one) => one.key)).toEqual([1])
})
