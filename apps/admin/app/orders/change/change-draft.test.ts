import { staffOrders } from '@estampa/contract/staff'
import { expect, test } from 'vitest'
import type { StaffOrder } from '../order-types.ts'
import { type ChangeDraft, changeOf, draftChange, faultsOfChange } from './change-draft.ts'

const example = staffOrders.getOrder.example?.gives
if (!example) throw new Error('the contract has no order as an example')
const order: StaffOrder = example
const draft = draftChange(order)
const [line] = draft.lines
if (!line) throw new Error('the example has no line')
const withQuantity = (quantity: string): ChangeDraft => ({
  ...draft,
  lines: [{ ...line, rows: line.rows.map((row) => ({ ...row, quantity })) }],
})

test('what nobody touched is not sent [ADM-18]', () => {
  expect(changeOf(order, draft)).toEqual({ Id: order.order.id })
  const address = { ...draft.address, street: 'San Martín' }
  expect(changeOf(order, { ...draft, address })).toEqual({ Id: order.order.id, address })
})

test('a line that is touched goes with its uuid, and a new one without [ADM-18]', () => {
  const added = { ...line, uuid: null, rows: [{ sku: 'LAPIZ-1', name: '', quantity: '5' }] }
  const { lines } = changeOf(order, { ...draft, lines: [...withQuantity('40').lines, added] })
  expect(lines).toEqual([
    { shoppingCartUUID: line.uuid, rows: [{ sku: line.rows[0]?.sku, quantity: 40 }] },
    { rows: [{ sku: 'LAPIZ-1', quantity: 5 }] },
  ])
})

test('a quantity is a whole number from one, and some line stays [ADM-18]', () => {
  for (const wrong of ['', '0', '-3', '1.5', 'diez']) {
    expect(faultsOfChange(withQuantity(wrong))).toEqual({ 'quantity 0 0': 'quantity' })
  }
  expect(faultsOfChange(draft)).toEqual({})
  expect(faultsOfChange({ ...draft, lines: [{ ...line, isOut: true }] })).toEqual({ lines: 'empty' })
})
