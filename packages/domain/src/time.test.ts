import { expect, test } from 'vitest'
import { nextReminderTime } from './time.ts'

const next = (from: string) => nextReminderTime(new Date(from)).toISOString()

test('reminders go out once a day by daylight, today as long as their time has not passed [ADM-09] [ADM-15]', () => {
  expect(next('2026-11-26T09:00:00.000Z')).toBe('2026-11-26T14:23:00.000Z')
  expect(next('2026-11-26T14:23:00.000Z')).toBe('2026-11-26T14:23:00.000Z')
  expect(next('2026-11-26T14:23:00.001Z')).toBe('2026-11-27T14:23:00.000Z')
  expect(next('2026-12-31T23:59:00.000Z')).toBe('2027-01-01T14:23:00.000Z')
})
