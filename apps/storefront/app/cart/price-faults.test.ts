import { CallFailure } from '@estampa/contract/client'
import { expect, test } from 'vitest'
import { priceFaults } from './price-faults.ts'

test('a cart without a price says what is wrong with which line, in the country’s words', () => {
  const quantity = { refusal: 'under_first_tier', sku: 'MUG-B', minimum: 50, quantity: 30 }
  const data = {
    shoppingCartUUID: 'mugs',
    lines: [
      { ...quantity, shoppingCartUUID: 'mugs' },
      { refusal: 'unheard_of', shoppingCartUUID: 'polos' },
    ],
  }
  const fault = { code: 0, message: 'first', details: null, validationErrors: null, refusal: null, data }
  const faults = priceFaults(new CallFailure(422, 'first', fault), 'arg')
  expect([...faults]).toEqual([['mugs', 'El modelo MUG-B se vende desde 50 unidades y llevás 30.']])
  expect(priceFaults(new TypeError('network'), 'arg').size).toBe(0)
})
