import { expect, test } from 'vitest'
import { readProductsFilter, toProductsInput, writeProductsFilter } from './products-query.ts'

const read = (address: string) => readProductsFilter(new URLSearchParams(address))

test('the address of the list says what it shows, and what it says wrongly is left out [OWN-04]', () => {
  const address = '?show=hidden&family=3&order=code&q=taza&page=2'
  expect(writeProductsFilter(read(address))).toBe(address)
  expect(writeProductsFilter(read('?show=todo&family=x&order=-1&page=0'))).toBe('')
})

test('a tab asks for a state or for what is missing [OWN-04]', () => {
  expect(toProductsInput(read('?show=hidden'))).toMatchObject({ state: 'hidden', maxResultCount: 50 })
  expect(toProductsInput(read('?show=price&family=3'))).toMatchObject({ missing: 'price', family: 3 })
  expect(toProductsInput(read(''))).not.toHaveProperty('missing')
})
