import { expect, test } from 'vitest'
import { codeOf, sure } from '../test/cast.ts'
import {
  approvePayment,
  holdUntil,
  movePayment,
  orderMoneyState,
  type PaymentAmount,
  type PaymentLife,
  type PaymentState,
  paidAmount,
  paymentMoves,
  refundOwed,
} from './payments.ts'

const now = new Date('2026-11-20T12:00:00Z')
const who = { kind: 'system', id: null, name: 'Mercado Pago' } as const
const states = Object.keys(paymentMoves) as PaymentState[]
const facts = { amount: 100, currency: 'ARS', reference: 'order-1', shop: 1 } as const
const payment = (state: PaymentState) => ({ state, history: [], expected: facts })

const move = (from: PaymentState, to: PaymentState): unknown =>
  to === 'approved'
    ? approvePayment(payment(from), facts, who, now)
    : movePayment<PaymentLife>(payment(from), to, who, now)

test('every state of a payment is reached [LIFE-03]', () => {
  const seen = new Set<PaymentState>(['pending'])
  for (const from of seen) for (const to of states) if (!codeOf(move(from, to))) seen.add(to)
  expect([...seen].sort()).toEqual([...states].sort())
})

const allowed: Partial<Record<PaymentState, string>> = {
  pending: 'approved cancelled expired in_review rejected',
  in_review: 'approved rejected',
  approved: 'charged_back refunded',
}

test.each(states)('from %s every other move is refused [LIFE-03]', (from) => {
  const moved = states.filter((to) => !codeOf(move(from, to)))
  expect(moved.sort().join(' ')).toBe(allowed[from] ?? '')
  expect(codeOf(move(from, from))).toBe('payment_move_not_allowed')
})

test.each([
  ['amount', { ...facts, amount: 99 }],
  ['currency', { ...facts, currency: 'CLP' as const }],
  ['reference', { ...facts, reference: 'order-2' }],
  ['shop', { ...facts, shop: 2 }],
])('another %s does not approve a payment [LIFE-03]', (field, reported) => {
  expect(approvePayment(payment('pending'), reported, who, now)).toEqual({
    refusal: 'payment_mismatch',
    field,
  })
})

test('a move is kept with who and when [LIFE-06]', () => {
  expect(sure(approvePayment(payment('pending'), facts, who, now)).history).toEqual([
    { from: 'pending', to: 'approved', who, at: now },
  ])
})

const of = (...list: [PaymentState, number][]): PaymentAmount[] =>
  list.map(([state, amount]) => ({ state, amount }))

test.each([
  ['unpaid', of()],
  ['unpaid', of(['pending', 100], ['rejected', 100], ['expired', 100], ['cancelled', 100])],
  ['in_review', of(['in_review', 100])],
  ['partial', of(['approved', 40], ['in_review', 60])],
  ['paid', of(['approved', 40], ['approved', 60])],
  ['paid', of(['rejected', 100], ['approved', 100])],
  ['refunded', of(['refunded', 100])],
  ['refunded', of(['charged_back', 100])],
  ['partial', of(['refunded', 60], ['approved', 40])],
])('money is %s after %j [LIFE-04]', (state, payments) => {
  expect(orderMoneyState(100, payments)).toBe(state)
})

test('money of an order that will not be made is owed back [LIFE-04]', () => {
  const payments = of(['approved', 40], ['refunded', 60], ['pending', 5])
  expect(paidAmount(payments)).toBe(40)
  expect([
    refundOwed('cancelled', payments),
    refundOwed('expired', payments),
    refundOwed('placed', payments),
  ]).toEqual([40, 40, 0])
})

test.each([
  ['TRF', '2026-11-27T12:00:00.000Z'],
  ['CHQ', '2026-11-27T12:00:00.000Z'],
  ['MP', '2026-11-20T13:00:00.000Z'],
] as const)('stock for %s is held until %s [LIFE-05]', (method, until) => {
  expect(holdUntil(method, now, 'ARG').toISOString()).toBe(until)
})

test('holidays do not count for the hold [LIFE-05]', () => {
  expect(holdUntil('TRF', now, 'ARG', ['2026-11-23']).toISOString()).toBe('2026-11-30T12:00:00.000Z')
})
