import { expect, test } from 'vitest'
import { quoteListPath, quotesInput, readQuoteListing } from './quote-list-state.ts'

const read = (query: string) => readQuoteListing(new URLSearchParams(query))

test('what the list shows is what its address says, and back again [ROUTE-12]', () => {
  const listing = read('state=open&q=C-000123&page=2')
  expect(quoteListPath(listing)).toBe('/orders/quote/list?state=open&q=C-000123&page=2')
  expect(quotesInput(listing)).toEqual({
    PaginaActual: 2,
    maxResultCount: 10,
    state: ['requested', 'draft', 'sent', 'viewed'],
    Filtro: 'C-000123',
  })
})

test('an address that makes no sense shows everything from the first page [ROUTE-12]', () => {
  expect(quoteListPath(read('state=x&page=0.5&q=%20'))).toBe('/orders/quote/list')
  expect(quotesInput(read(''))).toEqual({ PaginaActual: 1, maxResultCount: 10 })
})
