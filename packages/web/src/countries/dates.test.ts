import { expect, test } from 'vitest'
import { daysText } from './dates.ts'

test.each([
  ['2026-11-24', '2026-11-26', 'entre el 24 y el 26 de noviembre'],
  ['2026-11-30', '2026-12-02', 'entre el 30 de noviembre y el 2 de diciembre'],
  ['2026-12-31', '2027-01-04', 'entre el 31 de diciembre y el 4 de enero'],
  ['2026-11-24', '2026-11-24', 'el 24 de noviembre'],
])('a parcel of %s to %s arrives %s [CHK-08]', (from, until, text) => {
  expect(daysText(from, until, 'ARG')).toBe(text)
  expect(daysText(from, until, 'CL')).toBe(text)
})
