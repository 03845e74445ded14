import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClosedDays } from '../shops/closed-days.ts'
import { businessDaysBetween, deliveryDates, promisedDates } from './delivery-days.ts'

const noon = (day: string) => new Date(`${day}T15:00:00Z`)

test.each([
  // a Monday is Soberanía Nacional's moved day in 2026
  ['ARG', '2026-11-20', { min: 1, max: 3 }, { from: '2026-11-24', until: '2026-11-26' }],
  // the bridge of the 7th and the 8th of December
  ['ARG', '2026-12-04', { min: 1, max: 2 }, { from: '2026-12-09', until: '2026-12-10' }],
  // Chile's Fiestas Patrias: 18 and 19 of September
  ['CL', '2026-09-17', { min: 1, max: 2 }, { from: '2026-09-21', until: '2026-09-22' }],
  // either way round, over a weekend and the turn of the year
  ['CL', '2026-12-31', { min: 2, max: 1 }, { from: '2027-01-04', until: '2027-01-05' }],
] as const)('in %s what leaves on %s arrives on working days [CHK-08]', (country, left, days, expected) => {
  expect(deliveryDates(noon(left), days, country)).toEqual(expected)
})

const friday = noon('2026-11-20')
const promised = (
  toMake: number,
  [min, max]: readonly [number, number],
  closedDays: readonly ClosedDays[] = [],
) => promisedDates(friday, { toMake, delivery: { min, max } }, { environment: 'CL', closedDays })

test('it leaves when it is made [CHK-04]', () => {
  expect(promised(0, [1, 3])).toEqual({ from: '2026-11-23', until: '2026-11-25' })
  expect(promised(4, [1, 1])).toEqual({ from: '2026-11-27', until: '2026-11-27' })
})

test('on days on which the shop is closed nothing is made, and what left before arrives all the same [OWN-10] [CHK-04]', () => {
  const closed = [{ from: '2026-11-23', until: '2026-11-25' }]
  expect(promised(2, [1, 1], closed)).toEqual({ from: '2026-11-30', until: '2026-11-30' })
  expect(promised(0, [2, 2], closed)).toEqual({ from: '2026-11-24', until: '2026-11-24' })
  // what lies ready waits for somebody who sends it
  const today = [{ from: '2026-11-20', until: '2026-11-25' }]
  expect(promised(0, [1, 1], today)).toEqual({ from: '2026-11-27', until: '2026-11-27' })
})

test('the days between two moments are those that lead from one to the other [CHK-08]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ARG' as const, 'CL' as const),
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 1, max: 40 }),
      (country, start, days) => {
        const left = new Date(Date.parse('2026-01-05T15:00:00Z') + start * 86_400_000)
        const { until } = deliveryDates(left, { min: days, max: days }, country)
        expect(businessDaysBetween(left, noon(until), country)).toBe(days)
      },
    ),
  )
  expect(businessDaysBetween(noon('2026-11-25'), noon('2026-11-20'), 'ARG')).toBe(0)
})
