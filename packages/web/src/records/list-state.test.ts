import { expect, test } from 'vitest'
import { readListState, toPageInput, writeListState } from './list-state.ts'

const groups = ['all', 'open', 'ended'] as const
const read = (query: string) => readListState(new URLSearchParams(query), groups)

test('the state of the list is read from its address and written back to it [ROUTE-10] [ROUTE-12]', () => {
  const state = read('state=open&q=C-000123&page=2')
  expect(state).toEqual({ group: 'open', words: 'C-000123', page: 2 })
  expect(writeListState(state, groups)).toBe('?state=open&q=C-000123&page=2')
  expect(writeListState(read(''), groups)).toBe('')
  expect(toPageInput(state)).toEqual({ PaginaActual: 2, maxResultCount: 10, Filtro: 'C-000123' })
  expect(toPageInput(read(''))).toEqual({ PaginaActual: 1, maxResultCount: 10 })
})

test('an address that makes no sense shows everything from the first page [ROUTE-10] [ROUTE-12]', () => {
  const everything = { group: 'all', words: '', page: 1 }
  expect(read('state=nonsense&page=-4&q=%20')).toEqual(everything)
  expect(read('page=0.5')).toEqual(everything)
  expect(read(`page=1e9&q=${'x'.repeat(300)}`)).toEqual({ ...everything, words: 'x'.repeat(100) })
})
