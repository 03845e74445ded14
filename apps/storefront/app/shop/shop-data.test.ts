import { expect, test } from 'vitest'
import type { CheckedPath } from './shop-data.ts'

const address = <Path extends string>(path: CheckedPath<Path>): string => path

test('the address of a page that does not exist does not compile', () => {
  const id = '118'
  const pages = [
    address('/'),
    address('/orders/detail'),
    address(`/orders/detail/${id}`),
    address(`/product-detail/simple/${id}`),
    address(`/product-detail/todas/simple/${id}?sku=A`),
    address('/auth#register'),
    // what comes from elsewhere is any text
    address(id as string),
  ]
  const mistakes = [
    // @ts-expect-error no page has this name
    address('/abuot'),
    // @ts-expect-error a list of orders is at /orders/list
    address('/orders'),
    // @ts-expect-error a list of products has a category
    address('/products-list'),
    // @ts-expect-error a parameter does not save a wrong name
    address(`/orders/detial/${id}`),
  ]
  expect([...pages, ...mistakes].every((path) => typeof path === 'string')).toBe(true)
})
