import { expect, test } from 'vitest'
import { readOrdersFilter, toOrdersInput, viewQueryOf, writeOrdersFilter } from './orders-query.ts'

const read = (text: string) => readOrdersFilter(new URLSearchParams(text))

test('the address of the list says all that narrows it, and reads the same again [ADM-07]', () => {
  const address = '?state=proof&money=in_review&q=paz+s.a.&page=3'
  const filter = read(address)
  expect(filter).toEqual({ group: 'proof', money: 'in_review', traits: {}, words: 'paz s.a.', page: 3 })
  expect(writeOrdersFilter(filter)).toBe(address)
  expect(writeOrdersFilter(read(''))).toBe('')
})

test('what an address says wrongly is left out [ADM-07]', () => {
  expect(read('state=nowhere&money=lots&page=-2')).toEqual({
    group: 'all',
    money: '',
    traits: {},
    words: '',
    page: 1,
  })
})

test('a tab asks for its states and nothing that is not narrowed [ADM-07]', () => {
  expect(toOrdersInput(read('state=over&page=2'))).toEqual({
    PaginaActual: 2,
    maxResultCount: 25,
    state: 'delivered,returned,cancelled,expired',
  })
  expect(toOrdersInput(read(''))).toEqual({ PaginaActual: 1, maxResultCount: 25 })
})

test('a number of the morning leads to the orders that it counts, whatever their state [ADM-06]', () => {
  const filter = read('queue=answers&state=over&page=2')
  expect(filter).toEqual({ queue: 'answers', group: 'all', money: '', traits: {}, words: '', page: 2 })
  expect(writeOrdersFilter(filter)).toBe('?queue=answers&page=2')
  expect(toOrdersInput(filter)).toEqual({ queue: 'answers', PaginaActual: 2, maxResultCount: 25 })
  expect(read('queue=nothing').queue).toBeUndefined()
})

test('what an order is narrows the list too, in the address and in the call [ADM-07]', () => {
  const address =
    '?state=new&decorated=no&delivery=pickup&technique=3&owed=1500.5&from=2026-11-01&to=2026-11-30&page=2'
  const filter = read(address)
  expect(writeOrdersFilter(filter)).toBe(address)
  expect(toOrdersInput(filter)).toMatchObject({
    decorated: false,
    delivery: 'pickup',
    technique: 3,
    owed: 1500.5,
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(read('decorated=maybe&delivery=drone&technique=x&owed=-1&from=ayer&to=2026-02-31').traits).toEqual(
    {},
  )
  expect(viewQueryOf(filter)).toBe(address.slice(1).replace('&page=2', ''))
})
