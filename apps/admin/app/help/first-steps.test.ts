import { noticeKinds, permissionsOf, type RoleId } from '@estampa/domain/staff'
import { expect, test } from 'vitest'
import { hasChosenNotices, listFirstSteps, stepOfPage, stepPath } from './first-steps.ts'
import { manualPath } from './manual-places.ts'
import { readStepMemory } from './step-memory.ts'

const steps = (role: RoleId, hasKeyboard = true) =>
  listFirstSteps({ permissions: permissionsOf(role) }, hasKeyboard)

test('whoever leads the shop invites people, the workshop opens a job, everybody else an order [ADM-06] [ADM-19]', () => {
  expect(steps('owner')).toEqual(['factor', 'notices', 'people', 'order', 'find', 'keys', 'manual'])
  expect(steps('sales')).toEqual(['factor', 'notices', 'order', 'find', 'keys', 'manual'])
  expect(steps('workshop')).toEqual(['factor', 'notices', 'job', 'keys', 'manual'])
  expect(steps('workshop', false)).toEqual(['factor', 'notices', 'job', 'manual'])
})

test('a step is taken by opening its page, from wherever somebody comes [ADM-06]', () => {
  expect(stepOfPage('/andina/orders/57')).toBe('order')
  expect(stepOfPage('/andina/orders')).toBeUndefined()
  expect(stepOfPage('/andina/orders/57/change')).toBeUndefined()
  expect(stepOfPage('/andina/workshop/57')).toBe('job')
  expect(stepOfPage('/andina/account')).toBe('notices')
})

test('each role begins with its own page of the manual [ADM-23]', () => {
  expect(stepPath('manual', 'andina', 'accounting')).toBe('/manual/dinero')
  expect(stepPath('manual', 'andina', 'owner')).toBe('/manual')
  expect(stepPath('keys', 'andina', 'owner')).toBeUndefined()
})

test('notices are chosen where somebody hears of one otherwise than their role does [ADM-19]', () => {
  const usual = noticeKinds.map((kind) => ({
    kind,
    isShown: true,
    mail: kind === 'order_flagged' ? ('now' as const) : ('none' as const),
  }))
  expect(hasChosenNotices(usual, 'owner')).toBe(false)
  expect(hasChosenNotices(usual, 'sales')).toBe(true)
  expect(hasChosenNotices([{ kind: 'order_placed', isShown: false, mail: 'none' }], 'sales')).toBe(true)
})

test('what a browser has stored of an earlier version, or of somebody else, is no step [ADM-06]', () => {
  expect(readStepMemory(null)).toEqual({ done: [], isHidden: false })
  expect(readStepMemory({ done: ['keys', 'gone'], isHidden: 'yes' })).toEqual({
    done: ['keys'],
    isHidden: false,
  })
  expect(readStepMemory('nonsense')).toEqual({ done: [], isHidden: false })
})

test('a screen that the manual does not know leads to its beginning [ADM-23]', () => {
  expect(manualPath('pages/orders')).toBe('/manual/pedidos')
  expect(manualPath('pages/not-found')).toBe('/manual')
  expect(manualPath(undefined)).toBe('/manual')
})
