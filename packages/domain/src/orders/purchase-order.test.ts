import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { orderMoves } from './lifecycle.ts'
import { canChangePurchaseOrder, purchaseOrderNumber } from './purchase-order.ts'

describe('the number of a purchase order [CHK-01]', () => {
  test.each([
    ['  OC-2026/0415 ', 'OC-2026/0415'],
    ['4500   123 456', '4500 123 456'],
    ['Nº 77-B (marketing)', 'Nº 77-B (marketing)'],
    ['ñandú 3', 'ñandú 3'],
    ['A'.repeat(40), 'A'.repeat(40)],
  ])('«%s» is kept as «%s»', (typed, value) => {
    expect(purchaseOrderNumber(typed)).toEqual({ value, pretty: value })
  })

  test.each(['<b>1</b>', '"1"', '=1+1', '--', '/', 'A'.repeat(41), '1\u202e2', '12 📎', "1'; drop"])(
    '«%s» is none',
    (typed) => expect(purchaseOrderNumber(typed)).toEqual({ refusal: 'purchase_order_format' }),
  )

  test('an accepted number is accepted again and stays the same', () => {
    const first = purchaseOrderNumber(' OC  9 ')
    if (isRefusal(first)) throw new Error('a good number was refused')
    expect(purchaseOrderNumber(first.value)).toEqual(first)
  })
})

test('a purchase order can be changed until the order is handed over or will not be made [LIFE-02]', () => {
  const open = Object.keys(orderMoves).filter((state) =>
    canChangePurchaseOrder(state as keyof typeof orderMoves),
  )
  expect(open).toEqual([
    'placed',
    'confirmed',
    'art_review',
    'proof_sent',
    'proof_rejected',
    'proof_approved',
    'in_production',
    'ready',
    'shipped',
  ])
})
