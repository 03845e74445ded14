import { expect, test } from 'vitest'
import { isAwaited, knownOf } from './awaited.ts'

type Payment = Parameters<typeof knownOf>[0]['payments'][number]

const payment = (reference: string, state: Payment['state'], method: Payment['method'] = 'MP'): Payment => ({
  ...{ id: reference, reference, state, method, amount: 50, refunded: 0, notice: null, history: [] },
  ...{ createdAt: '2026-11-20T12:00:00Z', changedAt: '2026-11-20T12:00:00Z' },
})
const came = (query: string) => new URLSearchParams(query)
const success = came('mercadopago=success&external_reference=a&status=approved')

test('what the address says is waited for until the shop knows of that payment [API-42] [LIFE-03]', () => {
  const waiting = { toPay: 100, payments: [payment('a', 'pending')] }
  expect([isAwaited(waiting, success), knownOf(waiting, success)]).toEqual([true, 'nothing'])
  const deposit = { toPay: 50, payments: [payment('a', 'approved'), payment('b', 'pending')] }
  expect([isAwaited(deposit, success), knownOf(deposit, success)]).toEqual([false, 'approved'])
  const looked = { toPay: 100, payments: [payment('a', 'in_review')] }
  expect([isAwaited(looked, success), knownOf(looked, success)]).toEqual([false, 'in_review'])
})

test('the rest is waited for by its own number, not by the deposit that is here [ORD-05]', () => {
  const order = { toPay: 50, payments: [payment('a', 'approved'), payment('b', 'pending')] }
  expect(isAwaited(order, came('mercadopago=success&external_reference=b'))).toBe(true)
})

test.each(['', 'mercadopago=failure', 'mercadopago=failure&status=approved'])(
  'of «%s» nothing is waited for [API-42]',
  (query) => {
    expect(isAwaited({ toPay: 100, payments: [payment('a', 'pending')] }, came(query))).toBe(false)
  },
)

test('a transfer that came says nothing of Mercado Pago [API-42]', () => {
  const order = { toPay: 50, payments: [payment('1', 'approved', 'TRF'), payment('b', 'pending')] }
  expect(isAwaited(order, came('mercadopago=pending'))).toBe(true)
})

test('who owes nothing waits for nothing [API-42]', () => {
  expect(isAwaited({ toPay: 0, payments: [payment('a', 'cancelled')] }, success)).toBe(false)
})
