import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saleOf } from '../orders/sales.ts'
import {
  addDays,
  changePercent,
  type DaySales,
  daysLeft,
  daysOf,
  figuresOf,
  namedSpan,
  spanBefore,
  spanParts,
  spanSteps,
  stepFor,
} from './figures.ts'

const paid = (amount: number, refunded = 0) => ({ state: 'approved' as const, amount, refunded })

test('an order is a sale once it is confirmed or has money, and none once it is called off or returned [OWN-17]', () => {
  const sale = (state: Parameters<typeof saleOf>[0]['state'], payments = [paid(0)]) =>
    saleOf({ state, total: 100, payments })
  expect([sale('placed', []), sale('placed', [paid(40)]), sale('confirmed', [])]).toEqual([null, 100, 100])
  expect([sale('cancelled', [paid(100)]), sale('expired'), sale('returned', [paid(100)])]).toEqual([
    null,
    null,
    null,
  ])
})

test('money that went back makes a sale smaller, but not money beyond the total [OWN-17]', () => {
  const sale = (total: number, payments: Parameters<typeof saleOf>[0]['payments']) =>
    saleOf({ state: 'delivered', total, payments })
  expect(sale(100, [paid(100, 10)])).toBe(90)
  expect(sale(80, [paid(100, 20)])).toBe(80)
  expect(sale(100, [{ state: 'charged_back', amount: 100 }])).toBe(null)
  expect(sale(100, [{ state: 'charged_back', amount: 100 }, paid(100)])).toBe(100)
})

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2024-02-01', days))
const spanOf = fc
  .tuple(day, fc.integer({ min: 0, max: 400 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }))

test('the parts of a span are its days, each in one of them, and add up to it [OWN-17]', () => {
  const sales = fc.array(fc.record({ day, orders: fc.nat(9), units: fc.nat(99), amount: fc.nat(9_999) }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(spanOf, fc.constantFrom(...spanSteps), sales, (span, step, days: DaySales[]) => {
      const parts = spanParts(span, step)
      expect(parts.reduce((sum, part) => sum + daysOf(part), 0)).toBe(daysOf(span))
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([span.from, span.to])
      const figures = figuresOf(days, span, step)
      const sum = (of: (part: (typeof figures.parts)[number]) => number) =>
        figures.parts.reduce((all, part) => all + of(part), 0)
      expect(sum(({ amount }) => amount)).toBe(figures.sales.amount)
      expect(sum(({ amountBefore }) => amountBefore)).toBe(figures.salesBefore.amount)
      expect(daysOf(spanBefore(span))).toBe(daysOf(span))
    }),
  )
})

test('spans have names, and a step that can be read [OWN-17]', () => {
  expect(namedSpan('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(namedSpan('week', '2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  expect(daysOf(namedSpan('quarter', '2026-03-01'))).toBe(90)
  const steps = (['month', 'quarter', 'year'] as const).map((name) => stepFor(namedSpan(name, '2026-11-29')))
  expect(steps).toEqual(['day', 'week', 'month'])
})

test('stock lasts as many whole days as its pace says, and a change from nothing has no percentage [OWN-17]', () => {
  expect([daysLeft({ available: 10, sold: 90 }), daysLeft({ available: 0, sold: 1 })]).toEqual([6, 0])
  expect([changePercent(150, 100), changePercent(0, 40), changePercent(5, 0)]).toEqual([50, -100, null])
})
