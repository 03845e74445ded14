import { expect, test } from 'vitest'
import { type Order, toTimeline } from './timeline.ts'

type State = Order['state']

function order(states: readonly State[], { decorated = false, pickup = false } = {}): Order {
  const history = states.map((to, index) => ({
    from: states[index - 1] ?? null,
    to,
    who: 'x',
    at: `2026-11-2${index}T12:00:00Z`,
  }))
  return {
    state: states.at(-1),
    history,
    lines: [{ hasProductBuilding: decorated }],
    shipping: { deliveryMethod: pickup ? 'pickup' : 'shipping' },
  } as unknown as Order
}

const read = (states: readonly State[], options = {}) =>
  toTimeline(order(states, options)).map(({ state, status }) => `${state} ${status}`)

test('plain goods go straight to production; what is collected is not shipped', () => {
  expect(read(['placed', 'confirmed'], { pickup: true })).toEqual([
    'placed done',
    'confirmed current',
    'in_production coming',
    'ready coming',
    'delivered coming',
  ])
})

test('after a rejected proof the review comes again, and what happened stays with its dates', () => {
  const states = ['placed', 'confirmed', 'art_review', 'proof_sent', 'proof_rejected'] as const
  const steps = toTimeline(order(states, { decorated: true }))
  expect(steps.slice(0, 5).map(({ at }) => at?.slice(0, 10))).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ])
  expect(steps.slice(4, 7).map(({ state, status }) => `${state} ${status}`)).toEqual([
    'proof_rejected current',
    'art_review coming',
    'proof_sent coming',
  ])
})

test('nothing is to come for an order that has ended', () => {
  expect(read(['placed', 'cancelled'])).toEqual(['placed done', 'cancelled done'])
  expect(read(['placed', 'expired'])).toEqual(['placed done', 'expired done'])
})
