import { expect, test } from 'vitest'
import { firstRunAct, readPercent, runActOf } from './run-act.ts'

test.each([
  ['10', 10],
  ['+ 3,5 %', 3.5],
  ['-5', -5],
  ['−12.25', -12.25],
  ['0', undefined],
  ['-91', undefined],
  ['diez', undefined],
  ['', undefined],
])('«%s» typed as a percentage is %s [OWN-05]', (typed, read) => {
  expect(readPercent(typed)).toBe(read)
})

test('an act is asked for once everything of it is said [OWN-05]', () => {
  expect(runActOf(firstRunAct)).toBeUndefined()
  expect(runActOf({ ...firstRunAct, percent: '10' })).toEqual({ kind: 'price', percent: 10, rounding: '10' })
  expect(runActOf({ ...firstRunAct, kind: 'family' })).toBeUndefined()
  const measures = { unitWeight: '350,5', height: '10', length: '12', width: '' }
  expect(runActOf({ ...firstRunAct, kind: 'measures', measures })).toBeUndefined()
  expect(runActOf({ ...firstRunAct, kind: 'measures', measures: { ...measures, width: '9' } })).toEqual({
    kind: 'measures',
    unitWeight: 350.5,
    height: 10,
    length: 12,
    width: 9,
    isOnlyMissing: true,
  })
  const offer = { availability: 'on_order', days: '15' } as const
  expect(runActOf({ ...firstRunAct, kind: 'availability', offer })).toMatchObject({ onOrderDays: 15 })
  expect(runActOf({ ...firstRunAct, kind: 'availability', offer: { ...offer, days: '366' } })).toBeUndefined()
  expect(runActOf({ ...firstRunAct, kind: 'hide' })).toEqual({ kind: 'publish', isPublished: false })
})
