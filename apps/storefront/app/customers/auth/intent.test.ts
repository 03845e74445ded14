import { expect, test } from 'vitest'
import { readSignInIntent } from './intent.ts'

test('the sign-in page knows what the person wanted [GST-03]', () => {
  expect(readSignInIntent('/checkout?quote=7')).toBe('buy')
  expect(readSignInIntent('/shopping-cart?ask=quote')).toBe('quote')
  expect(readSignInIntent('/orders/detail/8d1f')).toBe('follow')
  expect(readSignInIntent('/shopping-cart')).toBeNull()
  expect(readSignInIntent(null)).toBeNull()
})
