import { expect, test } from 'vitest'
import { offersCheckout, showsRemove } from './drawer-rules.ts'

test('the summary takes nothing away in the checkout and while customizing [DRAWER-06]', () => {
  expect(['/checkout', '/checkout/', '/customize-product'].map(showsRemove)).toEqual([false, false, false])
  expect(['/', '/shopping-cart', '/products-list/checkout'].map(showsRemove)).toEqual([true, true, true])
})

test('the summary leads to the checkout from everywhere but the checkout itself [DRAWER-04]', () => {
  expect(['/checkout', '/pre-order/', '/customize-product'].map(offersCheckout)).toEqual([false, false, true])
})
