import { expect, test } from 'vitest'
import { nextQuoteReminder, type RemindedQuote } from './reminders.ts'

const day = (number: number, hour = 12) => new Date(Date.UTC(2026, 10, number, hour))
const round = (number: number) => `2026-11-${String(number).padStart(2, '0')}T14:23:00.000Z`
const never = { team: null, answer: null, end: null }
const asked: RemindedQuote = {
  stage: 'asked',
  since: day(2),
  createdAt: day(2),
  expiresAt: null,
  reminded: never,
}
/** Sent on the 4th, for fifteen days. */
const answered: RemindedQuote = { ...asked, stage: 'answered', since: day(4), expiresAt: day(19) }

function next(quote: RemindedQuote, now: Date) {
  const found = nextQuoteReminder(quote, now)
  return found && [found.kind, found.at.toISOString()]
}

test('the people of a shop hear once of a quote that they have not answered for a day [ADM-15]', () => {
  expect(next(asked, day(2))).toEqual(['team', round(3)])
  // its hour is over for today
  expect(next(asked, day(5, 20))).toEqual(['team', round(6)])
  expect(next({ ...asked, reminded: { ...never, team: day(3) } }, day(4))).toBeNull()
})

test('a buyer is asked once for an answer, after five days in each of the two stages, unless the shop has asked [ADM-15]', () => {
  expect(next(answered, day(4))).toEqual(['answer', round(9)])
  expect(next({ ...answered, stage: 'seen', since: day(8) }, day(8))).toEqual(['answer', round(13)])
  const byHand = { ...answered, reminded: { ...never, answer: day(6) } }
  expect(next(byHand, day(6))).toEqual(['end', round(16)])
})

test('whoever has a quote that ends soon is told that, and asked for nothing else beside it [ADM-15]', () => {
  const late = { ...answered, stage: 'seen' as const, since: day(13) }
  expect(next(late, day(13))).toEqual(['end', round(16)])
  expect(next({ ...late, reminded: { ...never, end: day(16) } }, day(17))).toBeNull()
  expect(next({ ...answered, stage: 'accepted' }, day(4))).toEqual(['end', round(16)])
  // six days are too short to be told that three are left
  expect(next({ ...answered, createdAt: day(4), expiresAt: day(10) }, day(4))).toBeNull()
})

test('nobody is reminded of what was ordered, lost or is over [ADM-15]', () => {
  for (const stage of ['ordered', 'lost', 'expired'] as const) {
    expect([stage, next({ ...answered, stage }, day(4))]).toEqual([stage, null])
  }
  expect(next(answered, day(19))).toBeNull()
})
