import { expect, test } from 'vitest'
import { codeOf, sure } from '../test/fixtures.ts'
import { toCurrentLines } from './quotes/current-lines.ts'
import {
  convertQuote,
  effectiveQuoteState,
  isQuoteOpen,
  moveQuote,
  type QuoteLifecycle,
  type QuoteState,
  quoteMoves,
  quoteNumber,
  startQuote,
  supersedeQuote,
} from './quotes.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')
const who = { kind: 'guest', id: null, name: 'Ana' } as const
const states = Object.keys(quoteMoves) as QuoteState[]
const quote = (state: QuoteState): QuoteLifecycle => ({ state, history: [], expiresAt: later })

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
  expect(states.filter((state) => !codeOf(moveQuote(quote(state), 'sent', who, now)))).toEqual([
    'requested',
    'draft',
  ])
})

test('a move is kept with who and when [LIFE-06]', () => {
  expect(sure(moveQuote(quote('sent'), 'viewed', who, now)).history).toEqual([
    { from: 'sent', to: 'viewed', who, at: now },
  ])
})

test('a quote at the shop’s own prices is sent as it is made; the seller’s answer is waited for [LIFE-01] [QUO-06]', () => {
  const made = startQuote(false, who, now, 10)
  expect(made.state).toBe('sent')
  expect(made.history.map(({ from, to }) => [from, to])).toEqual([
    [null, 'draft'],
    ['draft', 'sent'],
  ])
  expect(made.expiresAt).toEqual(new Date('2026-11-30T12:00:00Z'))
  expect(startQuote(false, who, now).expiresAt).toEqual(new Date('2026-12-05T12:00:00Z'))
  expect(startQuote(true, who, now)).toMatchObject({ state: 'requested', expiresAt: null })
})

const after: Partial<Record<QuoteState, string>> = {
  sent: 'superseded',
  viewed: 'superseded',
  accepted: 'cancelled',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'cancelled',
}

test.each(states)('a new version makes of one that is %s what it must [QUO-01]', (from) => {
  const ended = supersedeQuote(quote(from), who, now)
  expect('refusal' in ended ? undefined : ended.state).toBe(after[from])
})

test('ordering accepts what nobody had accepted, and only what may be accepted [LIFE-01]', () => {
  const steps = (from: QuoteState) => sure(convertQuote(quote(from), who, now)).history.map(({ to }) => to)
  expect(steps('viewed')).toEqual(['accepted', 'converted'])
  expect(steps('accepted')).toEqual(['converted'])
  const refused = states.flatMap((from) => codeOf(convertQuote(quote(from), who, now)) ?? [])
  expect(refused.sort()).toEqual([
    'quote_already_converted',
    'quote_expired',
    ...Array(4).fill('quote_move_not_allowed'),
    'quote_superseded',
  ])
})

test('a quote is open until the instant of its date, and is shown so [QUO-05]', () => {
  const justBefore = new Date(later.getTime() - 1)
  for (const state of ['sent', 'viewed', 'accepted'] as const) {
    expect([isQuoteOpen(quote(state), justBefore), isQuoteOpen(quote(state), later)]).toEqual([true, false])
    expect(effectiveQuoteState(quote(state), justBefore)).toBe(state)
    expect(effectiveQuoteState(quote(state), later)).toBe('expired')
  }
  expect(effectiveQuoteState(quote('converted'), later)).toBe('converted')
})

test('people name a quote by six digits at least', () => {
  expect([1, 123, 1_234_567].map(quoteNumber)).toEqual(['C-000001', 'C-000123', 'C-1234567'])
})

test('only what the shop sells now is quoted, as the product that it is [QUO-01]', () => {
  const products = ['A', 'B'].map((sku) => ({ sku, active: sku === 'A' }))
  const generics = new Map([[1, { type: 'ProductoSimple' as const, published: true, products }]])
  const line = (said: object) => ({
    shoppingCartUUID: 'u',
    type: 'ProductoCurva' as const,
    generic_id: 1,
    customization: null,
    rows: [{ sku: 'A', quantity: 2 }],
    ...said,
  })
  expect(sure(toCurrentLines([line({})], generics))[0]?.type).toBe('ProductoSimple')
  const code = (...lines: ReturnType<typeof line>[]) => codeOf(toCurrentLines(lines, generics))
  expect(code(line({}), line({}))).toBe('line_repeated')
  expect(code(line({ generic_id: 2 }))).toBe('product_not_found')
  expect(code(line({ rows: [] }))).toBe('line_empty')
  expect(code(line({ rows: [{ sku: 'B', quantity: 1 }] }))).toBe('variant_not_offered')
  const both = ['A', 'B'].map((sku) => ({ sku, quantity: 1 }))
  expect(code(line({ rows: both }))).toBe('line_repeated')
})
