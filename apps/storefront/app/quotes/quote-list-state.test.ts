import { expect, test } from 'vitest'
import { quoteListPath, readQuoteListing, toQuotesInput } from './quote-list-state.ts'

const read = (query: string) => readQuoteListing(new URLSearchParams(query))

test('the state of the list is read from its address and written back to it [ROUTE-12]', () => {
  const listing = read('state=open&q=C-000123&page=2')
  expect(quoteListPath(listing)).toBe('/orders/quote/list?state=open&q=C-000123&page=2')
  expect(toQuotesInput(listing)).toEqual({
    PaginaActual: 2,
    maxResultCount: 10,
    state: ['requested', 'draft', 'sent', 'viewed'],
    Filtro: 'C-000123',
  })
})

test('an address that makes no sense shows everything from the first page [ROUTE-12]', () => {
  expect(quoteListPath(read('state=x&page=0.5&q=%20'))).toBe('/orders/quote/list')
  expect(toQuotesInput(read(''))).toEqual({ PaginaActual: 1, maxResultCount: 10 })
})
