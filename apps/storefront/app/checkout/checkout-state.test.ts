import { fieldValue, type StepKey, stepKeys } from '@estampa/domain/checkout'
import { expect, test } from 'vitest'
import { courier } from '../../test/fixtures.ts'
import {
  type CheckoutState,
  chooseDelivery,
  finishStep,
  isReadyToPlace,
  reopenStep,
  startCheckout,
  withAnswer,
  withoutDelivery,
  withoutStaleDelivery,
} from './checkout-state.ts'
import { readCheckout } from './checkout-storage.ts'

const lucia = { fullName: 'Lucía Paz Soldán', email: 'lucia@paz.example', phoneNumber: '11 2345 6789' }
const fresh = () => startCheckout(lucia, null, 'key-1')
const byCourier = {
  zipping: '7|standard_delivery|crossdock',
  pickupPointId: '',
  deliveryMethod: 'shipping',
} as const

function finished(...steps: StepKey[]): CheckoutState {
  const started = chooseDelivery(fresh(), { option: courier, quotedFor: 'goods' }, byCourier)
  return steps.reduce(finishStep, started)
}

const statesOf = ({ steps }: CheckoutState) => stepKeys.map((step) => steps[step])

test('a signed-in person finds the known data filled in', () => {
  const field = (name: string) => fieldValue(fresh().payload, 'Billing', name)
  expect(['name', 'lastName', 'email'].map(field)).toEqual(['Lucía', 'Paz Soldán', 'lucia@paz.example'])
})

test('data that the shop fixes replaces the known data of the person [CHK-11]', () => {
  const fixed = {
    fixedBillingData: true,
    name: 'Central',
    lastName: 'SA',
    document: '30500010912',
    phone: '1123456789',
    email: 'compras@central.example',
  }
  const { payload } = startCheckout(lucia, fixed, 'key-1')
  expect(fieldValue(payload, 'Billing', 'email')).toBe('compras@central.example')
  expect(fieldValue(payload, 'Billing', 'document')).toBe('30500010912')
})

test('the person billed receives the order until somebody else is named', () => {
  expect(fieldValue(finished('Billing').payload, 'Addressee', 'email')).toBe('lucia@paz.example')
  const other = finishStep(withAnswer(fresh(), 'Addressee', 'name', 'Inés'), 'Billing')
  expect(fieldValue(other.payload, 'Addressee', 'name')).toBe('Inés')
})

test('the purchase asks for nothing: billing leads to the recipient, and it can be opened [CHK-02]', () => {
  expect(statesOf(finished('Billing'))).toEqual(['completed', 'completed', 'active', 'inactive', 'inactive'])
  expect(statesOf(reopenStep(finished('Billing'), 'MyPurchase'))[1]).toBe('active')
})

test('a step after the one under way cannot be opened, a finished one can [CHK-02]', () => {
  const state = finished('Billing')
  expect(reopenStep(state, 'Payment')).toBe(state)
  expect(statesOf(reopenStep(state, 'Billing'))).toEqual([
    'active',
    'completed',
    'inactive',
    'inactive',
    'inactive',
  ])
})

test('an edited step leads back to the review, an edited address asks for the delivery first [CHK-02]', () => {
  const all = finished(...stepKeys)
  expect(isReadyToPlace(all)).toBe(true)
  expect(isReadyToPlace(finishStep(reopenStep(all, 'Billing'), 'Billing'))).toBe(true)
  const moved = finishStep(reopenStep(all, 'Addressee'), 'Addressee')
  expect(statesOf(moved)).toEqual(['completed', 'completed', 'completed', 'active', 'completed'])
})

test('a delivery quoted for other lines or another place is dropped [CHK-13]', () => {
  const all = finished(...stepKeys)
  expect(withoutStaleDelivery(all, 'goods')).toBe(all)
  const other = withoutStaleDelivery(all, 'more goods')
  expect(other.delivery).toBeNull()
  expect(fieldValue(other.payload, 'Shippment', 'zipping')).toBe('')
  expect(statesOf(other)[3]).toBe('active')
})

test('at most one step is active when a delivery is taken back', () => {
  const paying = finished('Billing', 'MyPurchase', 'Addressee', 'Shippment')
  expect(statesOf(withoutDelivery(paying))).toEqual([
    'completed',
    'completed',
    'completed',
    'active',
    'inactive',
  ])
  const billing = withoutDelivery(reopenStep(finished(...stepKeys), 'Billing'))
  expect(statesOf(billing)).toEqual(['active', 'completed', 'completed', 'inactive', 'completed'])
})

test('collecting needs no address; who looks at the address again may want a delivery', () => {
  const collected = chooseDelivery(
    finished(...stepKeys),
    { option: courier, quotedFor: 'goods' },
    { ...byCourier, pickupPointId: 'p1', deliveryMethod: 'pickup' },
  )
  expect(fieldValue(collected.payload, 'Addressee', 'deliveryMethod')).toBe('pickup')
  const again = reopenStep(collected, 'Addressee')
  expect(fieldValue(again.payload, 'Addressee', 'deliveryMethod')).toBe('shipping')
})

test('answers survive a reload; what is no checkout is asked again', () => {
  const holding = (text: string) => ({ getItem: () => text }) as unknown as Storage
  const stored = finished('Billing')
  expect(readCheckout(holding(JSON.stringify(stored)), 'key')).toEqual(stored)
  for (const text of ['{', 'null', '7', '{"payload":{},"steps":{}}']) {
    expect(readCheckout(holding(text), 'key')).toBeUndefined()
  }
})
