import { expect, test } from 'vitest'
import { withCount } from './use-counted-title.ts'

test('the title of the tab begins with the count, once, and without it where nothing is new [ADM-19]', () => {
  expect(withCount('Pedidos · Pampa', '3')).toBe('(3) Pedidos · Pampa')
  expect(withCount('(3) Pedidos · Pampa', '99+')).toBe('(99+) Pedidos · Pampa')
  expect(withCount('(99+) Pedidos · Pampa', '')).toBe('Pedidos · Pampa')
})
