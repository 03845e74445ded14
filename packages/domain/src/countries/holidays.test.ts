import { expect, test } from 'vitest'
import { holidaysOf } from './holidays.ts'

test('Argentina’s holidays of 2026 are those of its calendar [LIFE-05]', () => {
  expect(holidaysOf('ARG', 2026)).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-03-24',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-25',
    '2026-06-15',
    '2026-06-20',
    '2026-07-09',
    '2026-08-17',
    '2026-10-12',
    '2026-11-23',
    '2026-12-08',
    '2026-12-25',
  ])
})

test('Chile’s holidays of 2025 are those of its calendar [LIFE-05]', () => {
  expect(holidaysOf('CL', 2025)).toEqual([
    '2025-01-01',
    '2025-04-18',
    '2025-04-19',
    '2025-05-01',
    '2025-05-21',
    '2025-06-20',
    '2025-06-29',
    '2025-07-16',
    '2025-08-15',
    '2025-09-18',
    '2025-09-19',
    '2025-10-12',
    '2025-10-31',
    '2025-11-01',
    '2025-12-08',
    '2025-12-25',
  ])
})

test.each([
  [2021, '2021-09-17', 'the Friday before'],
  [2018, '2018-09-17', 'the Monday before'],
  [2024, '2024-09-20', 'the Friday after'],
  [2023, '2023-01-02', 'the Monday after New Year'],
  [2023, '2023-10-27', 'the Reformation on a Tuesday goes back'],
  [2018, '2018-11-02', 'the Reformation on a Wednesday goes on'],
  [2024, '2024-06-20', 'the solstice of a leap year'],
  [2026, '2026-06-21', 'the solstice of another'],
])('in %d Chile rests on %s: %s [LIFE-05]', (year, day) => {
  expect(holidaysOf('CL', year)).toContain(day)
})

test.each([
  [2024, '2024-03-29'],
  [2025, '2025-04-18'],
  [2027, '2027-03-26'],
  [2038, '2038-04-23'],
])('Good Friday of %d is %s [LIFE-05]', (year, day) => {
  for (const environment of ['ARG', 'CL'] as const) expect(holidaysOf(environment, year)).toContain(day)
})
