import fc from 'fast-check'
import { expect, test } from 'vitest'
import { andina, codeOf, facts, mugs, pampa, sure } from '../../test/fixtures.ts'
import { stepOf } from '../money.ts'
import { freeOrderLine } from '../orders.ts'
import { type FreeLine, priceCart, totalOf } from '../pricing.ts'
import { discountQuote, freeRow } from '../quotes.ts'
import { isRefusal } from '../refusal.ts'

const box: FreeLine = { shoppingCartUUID: 'box', text: 'Caja con moño', quantity: 12, unitPrice: 85_050 }
const priced = (lines: FreeLine[], rules = pampa) => sure(priceCart([mugs(10)], facts, rules, lines))

test('a free line has an entry of its own before the total, at what the seller says and the shop’s taxes [ADM-16]', () => {
  const [goods, free, total] = priced([box])
  expect(free).toMatchObject({
    type: 'Libre',
    shoppingCartUUID: 'box',
    units: [{ sku: '', quantity: 12, unitPrice: 85_050, unitCost: 0 }],
  })
  expect(free?.prices).toMatchObject({ subTotal: 1_020_600, taxes: 214_326, total: 1_234_926, basePrice: 0 })
  expect(total?.prices.total).toBe((goods?.prices.total ?? 0) + 1_234_926)
})

test('a price of nothing, of nobody’s size, or twice the same line is refused at its line [ADM-16]', () => {
  const refused = (change: Partial<FreeLine>) =>
    codeOf(priceCart([mugs(10)], facts, pampa, [{ ...box, ...change }]))
  expect(refused({ unitPrice: 0 })).toBe('free_line_price')
  expect(refused({ unitPrice: -5 })).toBe('free_line_price')
  expect(refused({ unitPrice: 1e12, quantity: 1_000_000 })).toBe('free_line_price')
  expect(refused({ quantity: 0 })).toBe('quantity_invalid')
  expect(refused({ quantity: 1.5 })).toBe('quantity_invalid')
  expect(refused({ shoppingCartUUID: mugs(10).shoppingCartUUID })).toBe('line_repeated')
  expect(priceCart([mugs(10)], facts, pampa, [{ ...box, unitPrice: 0 }])).toMatchObject({
    shoppingCartUUID: 'box',
  })
})

test('rows, order lines and totals agree to the unit, with free lines and discounts, in both shops [ADM-16]', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 5_000 }),
    unitPrice: fc.integer({ min: 100, max: 50_000_000 }),
    percent: fc.option(fc.integer({ min: 1, max: 9_900 })),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.constantFrom(pampa, andina), (drafts, rules) => {
      const step = stepOf(rules.roundPrice, rules.currency)
      const free = drafts.map(({ quantity, unitPrice }, at) => ({
        shoppingCartUUID: String(at),
        text: 'Algo',
        quantity,
        unitPrice,
      }))
      const entries = priceCart([mugs(10)], facts, rules, free)
      if (isRefusal(entries)) return
      const own = entries.slice(1, -1)
      const total = totalOf(entries)
      for (const field of ['subTotal', 'taxes', 'total'] as const) {
        const sum = entries.slice(0, -1).reduce((all, { prices }) => all + prices[field], 0)
        expect(sum).toBe(total[field])
      }
      for (const [at, one] of free.entries()) {
        const entry = own[at]
        if (!entry) throw new Error('an entry for each')
        const [row] = freeRow(one, entry, step)
        const ordered = freeOrderLine(one, entry)
        expect([row?.subTotal, row?.taxes, row?.total]).toEqual([
          ordered.priceBase,
          ordered.tax,
          ordered.total,
        ])
        expect(row?.goods).toBe(row?.subTotal)
        expect(entry.prices.total % step).toBe(0)
      }
      const lines = new Map(
        drafts.flatMap(({ percent }, at) => (percent === null ? [] : [[String(at), { percent }] as const])),
      )
      const off = discountQuote(entries.slice(0, -1), { lines, whole: { percent: 300 } }, step)
      if (isRefusal(off)) return
      expect(total.total - off.discount).toBeGreaterThan(0)
      expect((total.total - off.discount) % step).toBe(0)
    }),
  )
})
