import { expect, test } from 'vitest'
import { declaredDays, restDaysOf } from './declared-days.ts'

test('the bridges that a government declares are rest days of their year alone [CHK-08]', () => {
  expect(restDaysOf('ARG', 2026)).toContain('2026-07-10')
  expect(restDaysOf('ARG', 2027)).not.toContain('2027-07-10')
  expect(restDaysOf('ARG', 2025, 2027).filter((day) => day.endsWith('-07-09'))).toHaveLength(3)
})

test('every declared day lies in its year, on a working day, and says who declared it [CHK-08]', () => {
  for (const { year, days, source } of Object.values(declaredDays).flat()) {
    expect(source).not.toBe('')
    for (const day of days) {
      expect(day.startsWith(`${year}-`)).toBe(true)
      expect([0, 6]).not.toContain(new Date(day).getUTCDay())
    }
  }
})
