import { expect, test } from 'vitest'
import { addBusinessDays } from './business-days.ts'

const clock = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
const [chile, argentina] = ['America/Santiago', 'America/Argentina/Buenos_Aires']

test.each([
  ['summer time begins in Chile', '2026-09-04T23:30:00-04:00', 1, chile, '2026-09-07 23:30'],
  ['summer time begins in Chile, a week before', '2026-08-31T23:30:00-04:00', 5, chile, '2026-09-07 23:30'],
  ['summer time ends in Chile', '2026-04-03T00:30:00-03:00', 1, chile, '2026-04-06 00:30'],
  ['summer time ends in Chile, five days', '2026-04-02T00:30:00-03:00', 5, chile, '2026-04-09 00:30'],
  ['no clock changes', '2026-11-20T23:59:00-03:00', 5, argentina, '2026-11-27 23:59'],
  ['it is just past midnight', '2026-11-21T00:00:00-03:00', 1, argentina, '2026-11-23 00:00'],
  ['it is tomorrow already in Greenwich', '2026-11-20T22:00:00-03:00', 1, argentina, '2026-11-23 22:00'],
])('working days keep the hour where %s [LIFE-05]', (_, from, days, timeZone, expected) => {
  expect(clock(addBusinessDays(new Date(from), days, timeZone), timeZone)).toBe(expected)
})

test('days off beside a change of clocks change nothing of that [LIFE-05]', () => {
  const holidays = ['2026-09-04', '2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11']
  const after = addBusinessDays(new Date('2026-09-03T00:30:00-04:00'), 1, chile, holidays)
  expect(clock(after, chile)).toBe('2026-09-14 00:30')
})
