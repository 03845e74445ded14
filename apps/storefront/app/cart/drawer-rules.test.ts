import { expect, test } from 'vitest'
import { showsRemove } from './drawer-rules.ts'

test('the summary takes nothing away in the checkout and while customising [DRAWER-06]', () => {
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
