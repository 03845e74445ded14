import { expect, test } from 'vitest'
import { orderListPath, readOrderListing, toOrdersInput } from './order-list-state.ts'

const read = (query: string) => readOrderListing(new URLSearchParams(query))

test('the state of the list is read from its address and written back to it [ROUTE-10]', () => {
  const listing = read('state=to_pay&q=taza&page=3')
  expect(listing).toEqual({ group: 'to_pay', words: 'taza', page: 3 })
  expect(orderListPath(listing)).toBe('/orders/list?state=to_pay&q=taza&page=3')
  expect(orderListPath(read(''))).toBe('/orders/list')
})

test('an address that makes no sense shows everything from the first page [ROUTE-10]', () => {
  expect(read('state=nonsense&page=-4')).toEqual({ group: 'all', words: '', page: 1 })
  expect(read(`page=1e9&q=${'x'.repeat(300)}`)).toEqual({ group: 'all', words: 'x'.repeat(100), page: 1 })
})

test('orders to be paid are those that can still be made and lack money [ROUTE-10]', () => {
  const { state, moneyState } = toOrdersInput(read('state=to_pay'))
  expect(moneyState).toEqual(['unpaid', 'partial'])
  expect(state).toContain('placed')
  expect(state).not.toContain('cancelled')
  expect(toOrdersInput(read('page=2'))).toEqual({ PaginaActual: 2, maxResultCount: 10 })
})
