import { expect, test } from 'vitest'
import {
  countFilters,
  listingInput,
  listingPath,
  readListing,
  withChange,
  withoutFilters,
  withToggled,
  writeListing,
} from './listing-state.ts'

const read = (query: string, category = 'all') => readListing(category, new URLSearchParams(query))

test('the whole state of a listing survives its address [ROUTE-14]', () => {
  const query =
    'name=taza&colors=Rojo&colors=Azul+marino&sizes=XL&materials=Algod%C3%B3n&printing_types=laser&price%5Bfrom%5D=100&price%5Bto%5D=2500.5&stock=300&sorting=price+asc&page=3'
  const listing = read(query)
  expect(listing).toMatchObject({ colors: ['Rojo', 'Azul marino'], priceFrom: 100, priceTo: 2500.5, page: 3 })
  expect(writeListing(listing).toString()).toBe(query)
})

test('a plain listing has a plain address [ROUTE-14]', () => {
  expect(listingPath(read(''))).toBe('/products-list/all')
  expect(listingPath(read('sorting=relevance&page=1&colors=&stock=', 'tazas-y-vasos'))).toBe(
    '/products-list/tazas-y-vasos',
  )
})

test('a shop whose lists go from A to Z names another order in the address, and no order of its own [ROUTE-14]', () => {
  const readNamed = (query: string) => readListing('all', new URLSearchParams(query), 'name asc')
  expect(readNamed('').sorting).toBe('name asc')
  expect(listingPath(readNamed(''), 'name asc')).toBe('/products-list/all')
  expect(listingPath(readNamed('sorting=relevance'), 'name asc')).toBe('/products-list/all?sorting=relevance')
  // what was searched for comes by relevance there too
  expect(readNamed('name=taza').sorting).toBe('relevance')
  expect(listingPath(readNamed('name=taza'), 'name asc')).toBe('/products-list/all?name=taza')
})

test('invalid parameters of an address are ignored [ROUTE-14]', () => {
  const listing = read(
    'page=0&sorting=drop+table&price[from]=-3&price[to]=abc&stock=1e9&colors=&colors=Rojo&colors=Rojo',
  )
  expect(listing).toMatchObject({
    page: 1,
    sorting: 'relevance',
    priceFrom: null,
    priceTo: null,
    stock: null,
  })
  expect(listing.colors).toEqual(['Rojo'])
})

test('amounts are read as people type them', () => {
  expect(read('price[from]=1.500&price[to]=12.500,50')).toMatchObject({ priceFrom: 1500, priceTo: 12500.5 })
  expect(read('price[from]=10.5').priceFrom).toBe(10.5)
})

test('the API is asked in its own words, and a category is a family [ROUTE-14]', () => {
  expect(listingInput(read('colors=Rojo&price[from]=100&page=2', 'botellas'))).toEqual({
    families: ['botellas'],
    colors: ['Rojo'],
    'price[from]': 100,
    page: 2,
    limit: 24,
  })
  expect(listingInput(read(''))).toEqual({ page: 1, limit: 24 })
})

test('a filter that changes starts at the first page; a second press takes it away [ROUTE-14]', () => {
  const red = withToggled(read('page=4'), 'colors', 'Rojo')
  expect(red).toMatchObject({ colors: ['Rojo'], page: 1 })
  expect(withToggled(red, 'colors', 'Rojo').colors).toEqual([])
  expect(withChange(read('page=4'), { stock: 5 }).page).toBe(1)
})

test('filters are counted, and all taken away at once without losing the search [ROUTE-14]', () => {
  const listing = read('name=taza&sorting=newest&colors=Rojo&sizes=M&price[to]=50&stock=3&page=2')
  expect(countFilters(listing)).toBe(4)
  expect(listingPath(withoutFilters(listing))).toBe('/products-list/all?name=taza&sorting=newest')
})
