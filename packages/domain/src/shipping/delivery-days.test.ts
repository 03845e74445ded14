import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDaysBetween, deliveryDates } from './delivery-days.ts'

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
