import { expect } from 'vitest'

// Without this a pattern within `toMatchObject` equals every text: `{ name: 'b' }` would match `{ name: /a/ }`.
expect.addEqualityTesters([
  (received, expected) => (received instanceof RegExp === expected instanceof RegExp ? undefined : false),
])
