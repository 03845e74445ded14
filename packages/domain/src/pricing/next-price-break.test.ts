import fc from 'fast-check'
import { expect, test } from 'vitest'
import { andina, decorated, facts, mugs, pampa, polos, sure, view } from '../../test/fixtures.ts'
import { artKey } from '../customization/art.ts'
import { type LineToPrice, type PriceFacts, priceCart, withPriceHints } from '../pricing.ts'

function hints(lines: LineToPrice[], known: PriceFacts = facts, rules = pampa) {
  const entries = sure(priceCart(lines, known, rules))
  const [first, ...others] = withPriceHints(entries, lines, known, rules)
  expect(others.at(-1)).toMatchObject({ type: 'TOTAL', next: null, setUps: [] })
  return first
}

test('the next tier of the goods says how much less one unit costs [PRICE-01]', () => {
  expect(hints([mugs(60)])?.next).toEqual({ quantity: 100, less: 140_00, lessWithTaxes: 169_40 })
  expect(hints([mugs(100)])?.next).toMatchObject({ quantity: 500, less: 132_23 })
  expect(hints([mugs(500)])?.next).toBe(null)
})

test('tier and scale are counted together where both begin at once [PRICE-01, PRICE-02]', () => {
  expect(hints([mugs(60, decorated(view(1)))])?.next).toMatchObject({ quantity: 100, less: 182_00 })
})

test('other lines of the product in the cart count for its tier [PRICE-01]', () => {
  const lines = [mugs(60), mugs(30, null, 'MUG-102')]
  expect(hints(lines)?.next).toMatchObject({ quantity: 70, less: 140_00 })
  const many = [mugs(60, decorated(view(1))), mugs(350, null, 'MUG-102')]
  // the scale of the print begins before the tier of 500 mugs is reached
  expect(hints(many)?.next).toMatchObject({ quantity: 100, less: 42_00 })
})

test('a mixed line saves by its mix, rounded down to the step of the shop [PRICE-01]', () => {
  const line = polos([
    ['POLO-201', 2],
    ['POLO-203', 1],
  ])
  expect(hints([line])?.next).toMatchObject({ quantity: 50, less: 466_66 })
  expect(hints([line], facts, andina)?.next).toMatchObject({ quantity: 50, less: 466_00 })
})

test('set-up is said as it is charged, and what the same art costs again where that is known [PRICE-02]', () => {
  const [screen, laser] = [view(1, { logo_id: 'logo', colours: 2 }), view(4, { logo_id: 'logo' })]
  const place = { printing_area_id: 1 }
  expect(hints([mugs(60, decorated(screen, laser))])?.setUps).toEqual([
    { ...place, technique_id: 1, setUp: 4200_00, setUpRepeat: 840_00, isRepeat: false },
    { ...place, technique_id: 4, setUp: 2100_00, setUpRepeat: null, isRepeat: false },
  ])
  const known = { ...facts, repeatedArt: new Set([artKey(screen)]) }
  expect(hints([mugs(60, decorated(screen))], known)?.setUps).toMatchObject([
    { setUp: 840_00, setUpRepeat: 840_00, isRepeat: true },
  ])
})

test('the promised quantity costs at least that much less per unit [PRICE-01, PRICE-02]', () => {
  const technique = fc.constantFrom(null, 1, 2, 3, 4)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), technique, (quantity, id) => {
      const customization =
        id === null ? null : decorated(view(id, { thousandStitches: id === 3 ? 7 : null }))
      const next = hints([mugs(quantity, customization)])?.next
      if (!next) return
      const each = (units: number) => {
        const [entry] = sure(priceCart([mugs(units, customization)], facts, pampa))
        const goods = entry?.units[0]?.unitPrice ?? 0
        return goods + ((entry?.prices.applicationPrice ?? 0) / units) * Number(pampa.profitMultiplier)
      }
      expect(next.quantity).toBeGreaterThan(quantity)
      expect(each(quantity) - each(next.quantity)).toBeGreaterThanOrEqual(next.less - 1e-6)
    }),
  )
})
