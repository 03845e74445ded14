import { expect, test } from 'vitest'
import { readSpan, steppedSpanPath } from './span-query.ts'

const today = '2026-11-26'
const read = (query: string) => readSpan(new URLSearchParams(query), today)

test('an address without a span, or with a wrong one, shows this month by day [OWN-17]', () => {
  const month = { name: 'month', span: { from: '2026-11-01', to: today }, step: 'day' }
  for (const query of [
    '',
    'span=century',
    'from=2026-11-10&to=2026-11-01',
    'from=2020-01-01&to=2026-01-01',
    'from=x&to=y',
  ]) {
    expect(read(query)).toEqual(month)
  }
})

test('weeks begin on Monday, and the address keeps a span and its step [OWN-17]', () => {
  expect(read('span=week').span).toEqual({ from: '2026-11-23', to: today })
  expect(read('span=year')).toMatchObject({ span: { from: '2026-01-01', to: today }, step: 'month' })
  const own = read('from=2026-01-01&to=2026-03-31')
  expect(own).toMatchObject({ name: 'own', step: 'week' })
  expect(read(steppedSpanPath(own, 'month').slice(1))).toEqual({ ...own, step: 'month' })
})
