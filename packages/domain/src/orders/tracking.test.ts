import { expect, test } from 'vitest'
import { movesForTracking, trackingName } from './tracking.ts'

test.each([
  ['ready', 'in_transit', ['shipped']],
  ['ready', 'delivered', ['shipped', 'delivered']],
  ['shipped', 'delivered', ['delivered']],
  ['shipped', 'returned_to_seller', ['returned']],
  // late, twice, or before the shop has packed
  ['shipped', 'shipped', []],
  ['delivered', 'in_transit', []],
  ['returned', 'delivered', []],
  ['in_production', 'in_transit', []],
  // nothing has left
  ['ready', 'documentation_ready', []],
  ['ready', 'cancelled', []],
  ['ready', 'constructor', []],
  ['ready', 'whatever_comes_next', []],
] as const)('an order that is %s follows a parcel that is %s by %j [LIFE-02]', (state, status, moves) => {
  expect(movesForTracking(state, status)).toEqual(moves)
})

test('states of carriers have names for people, also those that nobody knows yet [CHK-04]', () => {
  expect(trackingName('out_for_delivery')).toBe('En reparto')
  expect(trackingName('__proto__')).toBe('En proceso')
})
