import { expect, test } from 'vitest'
import { codeOf, sure } from '../test/fixtures.ts'
import {
  orderMoneyState,
  type PaymentAmount,
  type PaymentLifecycle,
  paidAmount,
  paymentMoves,
  refundedAmount,
} from './orders/order-payments.ts'
import { amountOwedBack, amountToPay } from './orders.ts'
import {
  approvePayment,
  checkNotice,
  holdAfterChange,
  holdUntil,
  isSameNotice,
  movePayment,
  type PaymentNotice,
  type PaymentState,
  refundPart,
  requestableAmount,
  unreportedAmount,
} from './payments.ts'
import { isRefusal } from './refusal.ts'

const now = new Date('2026-11-20T12:00:00Z')
const who = { kind: 'system', id: null, name: 'Mercado Pago' } as const
const states = Object.keys(paymentMoves) as PaymentState[]
const facts = { amount: 100, currency: 'ARS', reference: 'order-1', shop: 1 } as const
const payment = (state: PaymentState) => ({ state, history: [], expected: facts })

const move = (from: PaymentState, to: PaymentState): unknown =>
  to === 'approved'
    ? approvePayment(payment(from), facts, who, now)
    : movePayment<PaymentLifecycle>(payment(from), to, who, now)

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
  const balance = { total: 100, paid: paidAmount(payments), refunded: 0, settled: 0 }
  const states = ['cancelled', 'expired', 'placed'] as const
  expect(states.map((state) => amountOwedBack({ ...balance, state }))).toEqual([40, 40, 0])
})

test.each([
  ['TRF', '2026-11-27T12:00:00.000Z'],
  ['CHQ', '2026-11-27T12:00:00.000Z'],
  ['MP', '2026-11-20T13:00:00.000Z'],
] as const)('stock for %s is held until %s [LIFE-05]', (method, until) => {
  expect(holdUntil(method, now, 'ARG', []).toISOString()).toBe(until)
})

test('the country’s own holidays do not count: the Day of Sovereignty is a Monday in 2026 [LIFE-05]', () => {
  expect(holdUntil('TRF', now, 'ARG').toISOString()).toBe('2026-11-30T12:00:00.000Z')
  expect(holdUntil('TRF', now, 'CL').toISOString()).toBe('2026-11-27T12:00:00.000Z')
})

test('holidays do not count for the hold [LIFE-05]', () => {
  expect(holdUntil('TRF', now, 'ARG', ['2026-11-23']).toISOString()).toBe('2026-11-30T12:00:00.000Z')
})

const day = (days: number) => new Date(now.getTime() + days * 86_400_000)

test.each([
  ['to a cheque on the fourth day wins nothing', 'CHQ', day(4), holdUntil('TRF', now, 'CL')],
  ['to Mercado Pago leaves an hour', 'MP', day(2), new Date('2026-11-22T13:00:00Z')],
  ['to a transfer within the hour gives its days', 'TRF', now, holdUntil('TRF', now, 'CL')],
] as const)('changing %s [API-42] [LIFE-05]', (_, method, at, until) => {
  expect(holdAfterChange(method, { placedAt: now, heldUntil: null }, at, 'CL')).toEqual(until)
})

test('changing after a payment was rejected late keeps what time it has [API-42] [LIFE-05]', () => {
  const late = { placedAt: now, heldUntil: day(34) }
  expect(holdAfterChange('CHQ', late, day(30), 'CL')).toEqual(day(34))
})

test('the unreported amount may be requested, unless the order will not be made or is over [ORD-05] [LIFE-04]', () => {
  const payments = [
    { state: 'approved', amount: 300 },
    { state: 'in_review', amount: 200 },
    { state: 'refunded', amount: 100 },
    { state: 'cancelled', amount: 500 },
  ] as const
  expect(requestableAmount('placed', 1_000, payments)).toBe(500)
  expect(requestableAmount('ready', 400, payments)).toBe(0)
  expect([
    requestableAmount('delivered', 1_000, payments),
    requestableAmount('cancelled', 1_000, payments),
  ]).toEqual([400, 0])
})

test('a payment that went back whole is asked for again until the goods are handed over [LIFE-04]', () => {
  const payments = [
    { state: 'approved', amount: 300, refunded: 50 },
    { state: 'refunded', amount: 100 },
    { state: 'charged_back', amount: 70 },
  ] as const
  const states = ['placed', 'ready', 'cancelled', 'delivered', 'returned'] as const
  expect(states.map((state) => refundedAmount(state, payments))).toEqual([50, 50, 50, 150, 150])
  const balance = { total: 1_000, paid: paidAmount(payments) }
  const toPay = states.map((state) => {
    return amountToPay({ ...balance, state, refunded: refundedAmount(state, payments) })
  })
  expect(toPay).toEqual([700, 700, 0, 600, 600])
  // a refund is neither asked for nor requested a second time
  expect(states.map((state) => requestableAmount(state, 1_000, payments))).toEqual(toPay)
})

test('an amount in review or approved needs no further notice [API-42] [LIFE-04]', () => {
  expect(
    unreportedAmount(100, of(['approved', 40], ['in_review', 10], ['pending', 50], ['rejected', 9])),
  ).toBe(50)
  expect(unreportedAmount(100, of(['approved', 70], ['approved', 70]))).toBe(0)
})

const bounds = { due: 1_000, step: 1, today: '2026-11-20', placedOn: '2026-11-18' }
const transfer: PaymentNotice = {
  amount: 1_000,
  date: '2026-11-20',
  reference: '00398127',
  chequeNumber: '',
  bank: '',
  receipts: [],
}
const cheque = { ...transfer, reference: '', chequeNumber: '8812', bank: 'Banco Nación', date: '2027-11-15' }

test.each([
  ['a transfer of today', 'TRF', transfer, undefined],
  ['a transfer from before the order', 'TRF', { ...transfer, date: '2026-10-19' }, undefined],
  ['a part', 'TRF', { ...transfer, amount: 1 }, undefined],
  ['a cheque of next year', 'CHQ', cheque, undefined],
  ['a transfer of tomorrow', 'TRF', { ...transfer, date: '2026-11-21' }, 'payment_date_wrong'],
  ['one long before the order', 'TRF', { ...transfer, date: '2026-10-18' }, 'payment_date_wrong'],
  ['a cheque past a year', 'CHQ', { ...cheque, date: '2027-11-16' }, 'payment_date_wrong'],
  ['too much', 'TRF', { ...transfer, amount: 1_001 }, 'payment_amount_wrong'],
  ['nothing', 'TRF', { ...transfer, amount: 0 }, 'payment_amount_wrong'],
  ['a transfer without its number', 'TRF', cheque, 'payment_notice_incomplete'],
  ['a cheque without its bank', 'CHQ', { ...cheque, bank: '' }, 'payment_notice_incomplete'],
  ['Mercado Pago', 'MP', transfer, 'payment_notice_not_needed'],
] as const)('%s is told of, or refused [API-42]', (_, method, notice, refusal) => {
  expect(codeOf(checkNotice(method, notice, bounds))).toBe(refusal)
})

test('centavos are not paid in Chile, and what is covered is not paid twice [API-42]', () => {
  const chilean = { ...bounds, step: 100 }
  expect(codeOf(checkNotice('TRF', { ...transfer, amount: 950 }, chilean))).toBe('payment_amount_wrong')
  expect(codeOf(checkNotice('TRF', transfer, { ...bounds, due: 0 }))).toBe('nothing_to_pay')
  expect(isSameNotice(transfer, { ...transfer, receipts: ['another'] })).toBe(true)
  expect(isSameNotice(transfer, { ...transfer, reference: '00398128' })).toBe(false)
})

test.each([
  [40, 'what is left'],
  [100, 'the whole, which is a refund of its own'],
  [10, 'less than before'],
  [0, 'nothing'],
])('of a hundred, with twenty given back, %d given back is %s [LIFE-03] [LIFE-04]', (refunded) => {
  const payment = { state: 'approved' as const, amount: 100, refunded: 20 }
  const after = refundPart(payment, refunded)
  if (refunded !== 40) return expect(isRefusal(after)).toBe(true)
  expect(after).toMatchObject({ refunded: 40 })
  expect(paidAmount([payment, after as typeof payment])).toBe(140)
  expect(orderMoneyState(100, [after as typeof payment])).toBe('paid')
})
