import { expect, test } from 'vitest'
import { type PaymentState, paymentMoves } from '../orders/order-payments.ts'
import { mercadoPagoAction, mercadoPagoStatuses, paymentReference } from './mercado-pago.ts'

const states = Object.keys(paymentMoves) as PaymentState[]

test.each([
  ['approved', 'pending', false, 'approve'],
  ['approved', 'in_review', true, 'approve'],
  ['approved', 'approved', true, null],
  ['approved', 'approved', false, 'extra'],
  ['approved', 'expired', false, 'extra'],
  ['approved', 'cancelled', false, 'extra'],
  ['approved', 'rejected', true, 'extra'],
  ['approved', 'refunded', true, null],
  ['approved', 'charged_back', true, 'extra'],
  ['in_process', 'pending', false, 'review'],
  ['rejected', 'pending', false, null],
  ['rejected', 'in_review', true, 'reject'],
  ['rejected', 'in_review', false, null],
  ['refunded', 'approved', true, 'refunded'],
  ['refunded', 'approved', false, null],
  ['refunded', 'pending', false, null],
  ['charged_back', 'approved', true, 'charged_back'],
  ['pending', 'approved', true, null],
] as const)(
  '%s told of a payment that is %s (counted: %s) means %s [LIFE-03]',
  (status, state, counted, step) => {
    expect(mercadoPagoAction(status, { state, counted })).toBe(step)
  },
)

test('whatever is told of a payment, no step leads where it may not go [LIFE-03]', () => {
  const leads = { approve: 'approved', review: 'in_review', reject: 'rejected' } as const
  for (const status of mercadoPagoStatuses) {
    for (const state of states) {
      for (const counted of [true, false]) {
        const step = mercadoPagoAction(status, { state, counted })
        if (step === null || step === 'extra') continue
        const to = step in leads ? leads[step as keyof typeof leads] : (step as PaymentState)
        expect(paymentMoves[state]).toContain(to)
      }
    }
  }
})

test('a bank is told the number of the order, Mercado Pago which payment it is', () => {
  const payment = { id: '0b0a8c2e-5f0e-4a55-9d0a-0d6f5ad0a7f1', order: 12 }
  expect(paymentReference('TRF', payment)).toBe('12')
  expect(paymentReference('MP', payment)).toBe(payment.id)
})
