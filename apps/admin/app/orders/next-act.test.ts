import { staffOrders } from '@estampa/contract/staff'
import { expect, test } from 'vitest'
import { nextActOf, otherActs } from './next-act.ts'
import type { OrderState, StaffOrder } from './order-types.ts'

const example = staffOrders.getOrder.example?.gives
if (!example) throw new Error('the contract has no order as an example')
const base: StaffOrder = example

function orderIn(
  state: OrderState,
  nextStates: OrderState[],
  change: Partial<StaffOrder['order']> = {},
): StaffOrder {
  return { ...base, nextStates, order: { ...base.order, state, payments: [], ...change } }
}

const everything = () => true
const nothing = () => false

test('a reported payment comes before everything else [ADM-08]', () => {
  const [payment] = base.order.payments
  if (!payment) throw new Error('the example has no payment')
  const order = orderIn('placed', ['confirmed'], { payments: [{ ...payment, state: 'in_review' }] })
  expect(nextActOf(order, everything)).toEqual({ act: { kind: 'approve_payment', paymentId: payment.id } })
})

test('a placed order waits for its deposit and is confirmed by hand once it is there [ADM-08]', () => {
  const states: OrderState[] = ['confirmed', 'cancelled']
  expect(nextActOf(orderIn('placed', states, { paid: 0, deposit: 100 }), everything)).toEqual({
    wait: 'payment',
  })
  expect(nextActOf(orderIn('placed', states, { paid: 100, deposit: 100 }), everything)).toEqual({
    act: { kind: 'move', to: 'confirmed' },
  })
})

test('what may not be done is not offered, and the order says that somebody else does it [ADM-08]', () => {
  const order = orderIn('in_production', ['ready'], { toPay: 50 })
  expect(nextActOf(order, nothing)).toEqual({ wait: 'role' })
  expect(otherActs(order, nothing)).toEqual([])
  expect(otherActs(order, (permission) => permission === 'payments.record')).toEqual([
    { kind: 'record_payment' },
  ])
})

test('cancelling is never the next step, and stands last among the others [ADM-08]', () => {
  const order = orderIn('proof_approved', ['in_production', 'cancelled'], { toPay: 10 })
  expect(nextActOf(order, everything)).toEqual({ act: { kind: 'move', to: 'in_production' } })
  expect(otherActs(order, everything)).toEqual([
    { kind: 'record_payment' },
    { kind: 'move', to: 'cancelled' },
  ])
})

test('a proof is sent from the review, and nobody moves an order to a proof by hand [ADM-08]', () => {
  expect(nextActOf(orderIn('art_review', ['proof_sent', 'cancelled']), everything)).toEqual({
    act: { kind: 'send_proof' },
  })
  expect(nextActOf(orderIn('proof_sent', ['proof_approved', 'proof_rejected']), everything)).toEqual({
    wait: 'proof',
  })
  expect(nextActOf(orderIn('delivered', []), everything)).toEqual({ wait: 'over' })
})
