import { describe, expect, test } from 'vitest'
import { defaultTerms } from './law/default-texts.ts'
import { lastDayToWithdraw, orderNumberIn, withdrawalTerm } from './law.ts'

describe('the ten days to go back on a purchase', () => {
  // a Monday; the tenth day after it is a Thursday
  const delivered = new Date('2026-11-09T15:00:00Z')

  test('begin when it is delivered, and the last one counts until midnight [LAW-01]', () => {
    const at = (moment: string) => withdrawalTerm(delivered, new Date(moment), 'ARG')
    expect(withdrawalTerm(null, delivered, 'ARG')).toBe('open')
    expect(lastDayToWithdraw(delivered, 'ARG')).toBe('2026-11-19')
    // 23:59 in Buenos Aires, then midnight
    expect(at('2026-11-20T02:59:00Z')).toBe('within')
    expect(at('2026-11-20T03:00:00Z')).toBe('late')
  })

  test('that would end on a Sunday or a holiday end on the next working day [LAW-01] [LAW-04]', () => {
    expect(lastDayToWithdraw(new Date('2026-11-12T15:00:00Z'), 'CL')).toBe('2026-11-23')
    // the tenth day is 8 December, a holiday in both countries
    expect(lastDayToWithdraw(new Date('2026-11-28T15:00:00Z'), 'ARG')).toBe('2026-12-09')
    expect(lastDayToWithdraw(new Date('2026-11-28T15:00:00Z'), 'CL')).toBe('2026-12-09')
  })
})

test('the number of an order is found in what people write [LAW-01]', () => {
  expect(['1024', 'n.º 1.024', ' #1024 ', 'Pedido 1024'].map(orderNumberIn)).toEqual([1024, 1024, 1024, 1024])
  expect(['', 'no lo sé', '0', '99999999999999'].map(orderNumberIn)).toEqual([null, null, null, null])
})

test('the terms of each country name who sells, the right to go back and its exception [LAW-04] [LAW-05]', () => {
  const seller = {
    shop: 'Andina',
    legalName: 'Andina Regalos SpA',
    taxId: '76.086.428-5',
    email: 'hola@andina.example',
    address: null,
  }
  const chilean = defaultTerms('CL', seller)
  expect(chilean).toContain('Andina Regalos SpA, identificación tributaria 76.086.428-5')
  expect(chilean).toContain('plazo de 10 días desde que recibe')
  expect(chilean).toContain('confeccionados conforme a las especificaciones')
  const argentine = defaultTerms('ARG', { ...seller, legalName: null, taxId: null, email: null })
  expect(argentine).toContain('Botón de arrepentimiento')
  expect(argentine).toContain('artículo 1116')
  expect(argentine).not.toMatch(/null|undefined|SERNAC/)
})
