import { expect, test } from 'vitest'
import { intentOf } from './intent.ts'

test('the sign-in page knows what the person wanted [GST-03]', () => {
  expect(intentOf('/checkout?quote=7')).toBe('buy')
  expect(intentOf('/shopping-cart?ask=quote')).toBe('quote')
  expect(intentOf('/orders/detail/8d1f')).toBe('follow')
  expect(intentOf('/shopping-cart')).toBeNull()
  expect(intentOf(null)).toBeNull()
})
