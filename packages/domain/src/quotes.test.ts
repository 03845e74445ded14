import { expect, test } from 'vitest'
import { codeOf, sure } from '../test/cast.ts'
import { isQuoteEditable, moveQuote, type QuoteLife, type QuoteState, quoteMoves } from './quotes.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')
const who = { kind: 'guest', id: null, name: 'Ana' } as const
const states = Object.keys(quoteMoves) as QuoteState[]
const quote = (state: QuoteState): QuoteLife => ({ state, history: [], expiresAt: later })

test('every state of a quote is reached [LIFE-01]', () => {
  const seen = new Set<QuoteState>(['requested', 'draft'])
  for (const from of seen)
    for (const to of states) if (!codeOf(moveQuote(quote(from), to, who, now))) seen.add(to)
  expect([...seen].sort()).toEqual([...states].sort())
})

const allowed: Partial<Record<QuoteState, string>> = {
  requested: 'sent',
  draft: 'sent',
  sent: 'accepted cancelled expired rejected superseded viewed',
  viewed: 'accepted cancelled expired rejected superseded',
  accepted: 'cancelled converted expired',
}

test.each(states)('from %s every other move is refused [LIFE-01]', (from) => {
  const moved = states.filter((to) => !codeOf(moveQuote(quote(from), to, who, now)))
  expect(moved.sort().join(' ')).toBe(allowed[from] ?? '')
})

test('a quote is converted once [LIFE-01]', () => {
  const converted = sure(moveQuote(quote('accepted'), 'converted', who, now))
  expect(codeOf(moveQuote(converted, 'converted', who, now))).toBe('quote_already_converted')
})

test('past its date a quote is neither accepted nor converted, but expires [QUO-05]', () => {
  expect(codeOf(moveQuote(quote('viewed'), 'accepted', who, later))).toBe('quote_expired')
  expect(codeOf(moveQuote(quote('accepted'), 'converted', who, later))).toBe('quote_expired')
  expect(sure(moveQuote(quote('viewed'), 'expired', who, later)).state).toBe('expired')
})

test('a quote that was sent does not change [QUO-01]', () => {
  expect(states.filter((state) => isQuoteEditable(quote(state)))).toEqual(['requested', 'draft'])
})

test('a move is kept with who and when [LIFE-06]', () => {
  expect(sure(moveQuote(quote('sent'), 'viewed', who, now)).history).toEqual([
    { from: 'sent', to: 'viewed', who, at: now },
  ])
})
