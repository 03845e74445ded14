import { expect, test } from 'vitest'
import { offersCheckout, showsRemove } from './drawer-rules.ts'

test('the summary takes nothing away in the checkout and while customizing [DRAWER-06]', () => {
  expect(['/pampa/checkout', '/pampa/checkout/', '/pampa/customize-product'].map(showsRemove)).toEqual([
    false,
    false,
    false,
  ])
  expect(['/pampa', '/pampa/shopping-cart', '/checkout/products-list/all'].map(showsRemove)).toEqual([
    true,
    true,
    true,
  ])
})

test('the summary leads to the checkout from everywhere but the checkout itself [DRAWER-04]', () => {
  expect(['/pampa/checkout', '/pampa/pre-order/', '/pampa/customize-product'].map(offersCheckout)).toEqual([
    false,
    false,
    true,
  ])
})
