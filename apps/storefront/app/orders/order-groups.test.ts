import { expect, test } from 'vitest'
import { statesOfGroup } from './order-groups.ts'

test('orders to be paid are those that can still be made and lack money [ROUTE-10]', () => {
  const { state, moneyState } = statesOfGroup.to_pay
  expect(moneyState).toEqual(['unpaid', 'partial'])
  expect(state).toContain('placed')
  expect(state).not.toContain('cancelled')
  expect(statesOfGroup.all).toEqual({})
})
