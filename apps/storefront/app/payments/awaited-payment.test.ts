import { expect, test } from 'vitest'
import { findKnownPayment, isPaymentAwaited } from './awaited-payment.ts'

type Payment = Parameters<typeof findKnownPayment>[0]['payments'][number]

const payment = (reference: string, state: Payment['state'], method: Payment['method'] = 'MP'): Payment => ({
  id: reference,
  reference,
  state,
  method,
  amount: 50,
  refunded: 0,
  notice: null,
  history: [],
  createdAt: '2026-11-20T12:00:00Z',
  changedAt: '2026-11-20T12:00:00Z',
})
const queryOf = (query: string) => new URLSearchParams(query)
const success = queryOf('mercadopago=success&external_reference=a&status=approved')

test('the payment in the address is awaited until the shop knows of it [API-42] [LIFE-03]', () => {
  const waiting = { toPay: 100, payments: [payment('a', 'pending')] }
  expect([isPaymentAwaited(waiting, success), findKnownPayment(waiting, success)]).toEqual([true, 'nothing'])
  const deposit = { toPay: 50, payments: [payment('a', 'approved'), payment('b', 'pending')] }
  expect([isPaymentAwaited(deposit, success), findKnownPayment(deposit, success)]).toEqual([
    false,
    'approved',
  ])
  const answered = { toPay: 100, payments: [payment('a', 'in_review')] }
  expect([isPaymentAwaited(answered, success), findKnownPayment(answered, success)]).toEqual([
    false,
    'in_review',
  ])
})

test('the rest is waited for by its own number, not by the deposit that is here [ORD-05]', () => {
  const order = { toPay: 50, payments: [payment('a', 'approved'), payment('b', 'pending')] }
  expect(isPaymentAwaited(order, queryOf('mercadopago=success&external_reference=b'))).toBe(true)
})

test.each(['', 'mercadopago=failure', 'mercadopago=failure&status=approved'])(
  'of «%s» nothing is waited for [API-42]',
  (query) => {
    expect(isPaymentAwaited({ toPay: 100, payments: [payment('a', 'pending')] }, queryOf(query))).toBe(false)
  },
)

test('a transfer that came says nothing of Mercado Pago [API-42]', () => {
  const order = { toPay: 50, payments: [payment('1', 'approved', 'TRF'), payment('b', 'pending')] }
  expect(isPaymentAwaited(order, queryOf('mercadopago=pending'))).toBe(true)
})

test('an order without a balance awaits no payment [API-42]', () => {
  expect(isPaymentAwaited({ toPay: 0, payments: [payment('a', 'cancelled')] }, success)).toBe(false)
})
