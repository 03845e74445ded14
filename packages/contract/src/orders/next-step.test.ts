import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'
import { orderStates } from './states.ts'

const placed = {
  state: 'placed',
  moneyState: 'unpaid',
  payment: { code: 'TRF' },
  shipping: { deliveryMethod: 'shipping' },
  refundOwed: 0,
} as const

test('an order that waits for its money says how it is paid; one whose money is looked at asks for nothing', () => {
  expect(nextStepOf(placed, 'arg')).toContain('Hacé la transferencia')
  expect(nextStepOf(placed, 'cl')).toContain('Haz la transferencia')
  expect(nextStepOf({ ...placed, payment: { code: 'CHQ' } }, 'cl')).toContain('Entrega el cheque')
  expect(nextStepOf({ ...placed, payment: { code: 'MP' } }, 'arg')).toContain('Pagá con Mercado Pago')
  expect(nextStepOf({ ...placed, moneyState: 'in_review' }, 'arg')).toContain('Estamos revisando tu pago')
  expect(nextStepOf({ ...placed, moneyState: 'partial' }, 'cl')).toContain('Recibimos una parte')
})

test('a packed order is sent or collected, and asks for the rest first', () => {
  const packed = { ...placed, state: 'ready', moneyState: 'paid' } as const
  const collected = { ...packed, shipping: { deliveryMethod: 'pickup' } } as const
  expect(nextStepOf(packed, 'cl')).toContain('Lo despachamos')
  expect(nextStepOf(collected, 'arg')).toContain('pasá a retirarlo')
  expect(nextStepOf({ ...packed, restDue: 100 }, 'arg')).toBe(
    'Tu pedido está listo. Pagá lo que falta y lo despachamos.',
  )
  expect(nextStepOf({ ...collected, restDue: 100 }, 'cl')).toBe(
    'Tu pedido está listo. Paga lo que falta y pasa a retirarlo.',
  )
})

test('whoever ends an order that was paid is told of the money, who did not pay is told that nothing is left to do', () => {
  const over = { ...placed, state: 'cancelled' } as const
  expect(nextStepOf(over, 'arg')).toContain('No tenés que hacer nada más')
  expect(nextStepOf({ ...over, refundOwed: 100 }, 'arg')).toContain('devolver lo que pagaste')
  expect(nextStepOf({ ...over, state: 'expired', refundOwed: 100 }, 'cl')).toContain(
    'devolver lo que pagaste',
  )
  // money that is owed for another reason does not end an order that goes on
  expect(nextStepOf({ ...over, state: 'shipped', refundOwed: 100 }, 'cl')).toBe('Tu pedido está en camino.')
})

test('every state has its next step, and a Chilean shop never says «vos»', () => {
  for (const state of orderStates) {
    for (const locale of ['arg', 'cl'] as const)
      expect(nextStepOf({ ...placed, state }, locale), state).toMatch(/\.$/)
    expect(nextStepOf({ ...placed, state }, 'cl'), state).not.toMatch(
      /\b(hacé|pagá|pasá|tenés|podés|avisanos|aprobalo|escribinos)\b/i,
    )
  }
})
