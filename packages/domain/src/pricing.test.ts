import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  andina,
  codeOf,
  decorated,
  embroidery,
  facts,
  generic,
  laser,
  mug,
  mugs,
  pampa,
  polo,
  polos,
  screenPrinting,
  sure,
  techniques,
  transfer,
  variant,
  view,
} from '../test/fixtures.ts'
import { listTierPrices } from './catalog.ts'
import { artKey } from './customization/art.ts'
import {
  flattenLine,
  type LineToPrice,
  listPriceRefusals,
  type PriceFacts,
  type Prices,
  priceCart,
  totalOf,
} from './pricing.ts'
import type { Refusal } from './refusal.ts'
import { type PriceRules, priceWithTaxes } from './shops/price-rules.ts'

const moneyFields = [
  'total',
  'basePrice',
  'subTotal',
  'applicationCost',
  'applicationPrice',
  'applicationPriceWithProfit',
  'profit',
  'taxes',
  'psmPrice',
  'psmPriceWithProfit',
] as const satisfies readonly (keyof Prices)[]

const price = (lines: LineToPrice[], rules = pampa, known = facts) => sure(priceCart(lines, known, rules))
const first = (lines: LineToPrice[], rules = pampa, known = facts) => {
  const [entry] = price(lines, rules, known)
  if (!entry) throw new Error('no line')
  return entry.prices
}
const refused = (lines: LineToPrice[], rules = pampa, known = facts) => codeOf(priceCart(lines, known, rules))
const withTechnique = (technique: typeof laser): PriceFacts => ({
  ...facts,
  techniques: new Map([...techniques, [technique.id, technique]]),
})

describe('the list of prices', () => {
  test('holds one entry per line and TOTAL last [PRICE-01]', () => {
    const entries = price([mugs(3), polos([['POLO-201', 2]])])
    expect(entries.map(({ type, shoppingCartUUID }) => [type, shoppingCartUUID])).toEqual([
      ['ProductoSimple', 'mug-MUG-101-3'],
      ['ProductoCurva', 'polos'],
      ['TOTAL', 'TOTAL'],
    ])
    expect(price([]).map((entry) => [entry.type, entry.prices.total])).toEqual([['TOTAL', 0]])
  })

  test('an undecorated line is unit price × quantity plus taxes [PRICE-02] [CART-04]', () => {
    expect(first([mugs(3)])).toEqual({
      basePrice: 3000_00,
      subTotal: 4200_00,
      applicationPrice: 0,
      applicationCost: 0,
      applicationPriceWithProfit: 0,
      profit: 1200_00,
      taxes: 882_00,
      total: 5082_00,
      psmPrice: 3000_00,
      psmPriceWithProfit: 4200_00,
      taxMultiplier: '1.21',
      profitMultiplier: '1.4',
    })
  })

  test('a decorated line under the minimum pays printing, set-up and the extra [PRICE-02]', () => {
    // 10 mugs, two colors: (90 + 40) each, set-up 1500 × 2, extra 2000
    expect(first([mugs(10, decorated(view(1, { colours: 2 })))])).toMatchObject({
      basePrice: 10_000_00,
      applicationPrice: 1300_00,
      applicationCost: 5000_00,
      applicationPriceWithProfit: 6020_00 + 2800_00,
      psmPrice: 14_300_00,
      psmPriceWithProfit: 14_000_00 + 6020_00,
      subTotal: 22_820_00,
      profit: 6520_00,
      taxes: 4792_20,
      total: 27_612_20,
    })
  })

  test('a curve line sums its variants, each at its own price [PRICE-02] [CART-04]', () => {
    const prices = first([
      polos([
        ['POLO-201', 2],
        ['POLO-203', 1],
      ]),
    ])
    expect(prices.basePrice).toBe(25_000_00)
    expect(prices.subTotal).toBe(35_000_00)
  })

  test('Chilean prices are whole pesos [PRICE-03] [UI-06]', () => {
    const prices = first([mugs(500)], andina)
    // 805,55 × 1,4 = 1127,77 → 1128 pesos
    expect(prices.subTotal).toBe(500 * 1128_00)
    expect(prices.taxes % 100).toBe(0)
  })
})

describe('tiers', () => {
  test.each([
    [1, 1400_00],
    [99, 1400_00],
    [100, 1260_00],
    [499, 1260_00],
    [500, 1127_77],
  ])('%i mugs cost %i each [PRICE-01]', (quantity, unitPrice) => {
    expect(first([mugs(quantity)]).subTotal).toBe(quantity * unitPrice)
  })

  test('two lines of one product reach the tier together [PRICE-01]', () => {
    const [red, blue] = price([mugs(60), mugs(60, null, 'MUG-102')])
    expect([red?.prices.subTotal, blue?.prices.subTotal]).toEqual([60 * 1260_00, 60 * 1260_00])
  })

  test('the sizes of a curve reach the tier together [PRICE-01]', () => {
    expect(
      first([
        polos([
          ['POLO-201', 25],
          ['POLO-202', 25],
        ]),
      ]).basePrice,
    ).toBe(50 * 7500_00)
  })

  test('the tier table is what people pay, from few to many [PRICE-01]', () => {
    expect(listTierPrices({ tiers: [...(mug.products[0]?.tiers ?? [])].reverse() }, pampa)).toEqual([
      { min_quantity: 1, unitPrice: 1400_00 },
      { min_quantity: 100, unitPrice: 1260_00 },
      { min_quantity: 500, unitPrice: 1127_77 },
    ])
    expect(priceWithTaxes(1400_00, pampa)).toBe(1694_00)
  })
})

describe('decoration', () => {
  test("a line's own quantity reaches the scale, not the product's [PRICE-02]", () => {
    const art = decorated(view(1))
    const [one] = price([mugs(60, art), mugs(60, art, 'MUG-102')])
    expect(one?.prices.applicationPrice).toBe(60 * 90_00)
    expect(first([mugs(120, art)]).applicationPrice).toBe(120 * 60_00)
  })

  test('set-up is paid per color only where colors are what is priced [PRICE-02]', () => {
    expect(first([mugs(60, decorated(view(1, { colours: 3 })))]).applicationCost).toBe(4500_00)
    expect(first([mugs(60, decorated(view(2, { colours: 3 })))]).applicationCost).toBe(1500_00)
  })

  test('the unit price of printing is rounded to the step before it is multiplied [PRICE-02] [UI-06]', () => {
    const odd = { from: 0, to: null, scales: [{ minimum_quantity: 1, price: 120_55, next_price: 0 }] }
    const known = withTechnique({ ...laser, bands: [odd] })
    expect(first([mugs(100, decorated(view(4)))], andina, known).applicationPrice).toBe(100 * 121_00)
  })

  test('the minimum counts the product over the whole cart [PRICE-02]', () => {
    const art = decorated(view(1))
    const [small] = price([mugs(10, art), mugs(40)])
    expect(small?.prices.applicationCost).toBe(1500_00)
    expect(first([mugs(10, art), mugs(39)]).applicationCost).toBe(3500_00)
  })

  test('the extra is paid once per technique and line, however many places [PRICE-02]', () => {
    expect(first([mugs(10, decorated(view(1), view(1)))]).applicationCost).toBe(2 * 1500_00 + 2000_00)
    expect(first([mugs(10, decorated(view(1), view(4)))]).applicationCost).toBe(2 * 1500_00 + 2 * 2000_00)
  })

  test("the extra is the technique's, else the product's [PRICE-02]", () => {
    expect(first([mugs(10, decorated(view(2)))]).applicationCost).toBe(1500_00 + 500_00)
  })

  test('minimums bind decorated lines only [PRICE-02]', () => {
    expect(first([mugs(1)], { ...pampa, usePriceWithoutMinimun: false }).applicationCost).toBe(0)
  })

  test('a shop that sells nothing under the minimum refuses it [CONF-03]', () => {
    const strict = { ...pampa, usePriceWithoutMinimun: false }
    const answer = priceCart([mugs(49, decorated(view(1)))], facts, strict)
    expect(answer).toMatchObject({ refusal: 'under_minimum', minimum: 50, quantity: 49 })
    expect(refused([mugs(50, decorated(view(1)))], strict)).toBeUndefined()
  })

  test('art that was made before pays the repeat set-up [PRICE-02]', () => {
    const art = decorated(view(1, { logo_id: 'logo' }))
    const known = { ...facts, repeatedArt: new Set([artKey(view(1, { logo_id: 'logo' }))]) }
    expect(first([mugs(60, art)], pampa, known).applicationCost).toBe(300_00)
    expect(first([mugs(60, decorated(view(1, { logo_id: 'other' })))], pampa, known).applicationCost).toBe(
      1500_00,
    )
    const laserArt = decorated(view(4, { logo_id: 'logo' }))
    const knownLaser = { ...facts, repeatedArt: new Set([artKey(view(4, { logo_id: 'logo' }))]) }
    expect(first([mugs(60, laserArt)], pampa, knownLaser).applicationCost).toBe(1500_00)
  })
})

describe('lines without a price are refused, never free', () => {
  const noTiers = generic(10, [variant('MUG-101', [])])
  const free = generic(10, [variant('MUG-101', [{ min_quantity: 1, cost: 0 }])])
  const fromTen = generic(10, [variant('MUG-101', [{ min_quantity: 10, cost: 100 }])])
  const retired = generic(10, [variant('MUG-101', [{ min_quantity: 1, cost: 100 }], { active: false })])
  const only = (one: typeof mug): PriceFacts => ({ ...facts, generics: new Map([[10, one]]) })

  test.each([
    ['product_not_found', { ...facts, generics: new Map() }, mugs(1)],
    ['variant_not_offered', facts, mugs(1, null, 'MUG-999')],
    ['variant_not_offered', only(retired), mugs(1)],
    ['missing_price', only(noTiers), mugs(1)],
    ['missing_price', only(free), mugs(1)],
    ['under_first_tier', only(fromTen), mugs(9)],
    ['line_empty', facts, polos([])],
    ['quantity_invalid', facts, mugs(0)],
    ['quantity_invalid', facts, mugs(1.5)],
    ['technique_unknown', facts, mugs(1, decorated(view(99)))],
    ['stitches_missing', facts, mugs(1, decorated(view(3)))],
    ['technique_without_price', withTechnique({ ...laser, bands: [] }), mugs(1, decorated(view(4)))],
    ['technique_without_price', withTechnique({ ...laser, setUp: null }), mugs(1, decorated(view(4)))],
    [
      'technique_without_price',
      withTechnique({ ...laser, minUnitsForPrinting: null }),
      mugs(1, decorated(view(4))),
    ],
  ])('%s [PRICE-04]', (code, known, line) => {
    expect(refused([line], pampa, known)).toBe(code)
  })

  test('an extra that nobody fixed is refused under the minimum only [PRICE-04]', () => {
    const bare = { ...mug, customization_under_minimum_extra_cost: null }
    const known = { ...facts, generics: new Map([[10, bare]]) }
    expect(refused([mugs(10, decorated(view(2)))], pampa, known)).toBe('technique_without_price')
    expect(refused([mugs(50, decorated(view(2)))], pampa, known)).toBeUndefined()
  })

  test('a refusal names its line, and all of them can be listed [PRICE-04]', () => {
    const lines = [mugs(3), mugs(1, null, 'MUG-998'), mugs(1, null, 'MUG-999')]
    expect(priceCart(lines, facts, pampa)).toMatchObject({ shoppingCartUUID: 'mug-MUG-998-1' })
    expect(listPriceRefusals(lines, facts, pampa).map((one: Refusal) => one.shoppingCartUUID)).toEqual([
      'mug-MUG-998-1',
      'mug-MUG-999-1',
    ])
  })

  test('one uuid cannot be two lines [CART-01]', () => {
    expect(refused([mugs(3), mugs(3)])).toBe('line_repeated')
  })
})

const quantity = fc.integer({ min: 1, max: 3000 })
const art = fc.option(
  fc
    .array(
      fc.oneof(
        fc.integer({ min: 1, max: 4 }).map((colors) => view(1, { colours: colors })),
        fc
          .tuple(fc.integer({ min: 1, max: 170 }), fc.integer({ min: 1, max: 85 }))
          .map(([w, h]) => view(2, { width_centimeters: w / 10, height_centimeters: h / 10 })),
        fc.integer({ min: 1, max: 400 }).map((n) => view(3, { thousandStitches: n / 10 })),
        fc.constant(view(4)),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((views) => decorated(...views)),
)
const skus = ['POLO-201', 'POLO-202', 'POLO-203'] as const
const cart = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom('MUG-101', 'MUG-102'), quantity, art).map(([sku, q, a]) => mugs(q, a, sku)),
      fc
        .tuple(fc.array(fc.tuple(fc.constantFrom(...skus), quantity), { minLength: 1, maxLength: 5 }), art)
        .map(([rows, a]) => polos(rows, a)),
    ),
    { maxLength: 12 },
  )
  .map((lines) => lines.map((line, index) => ({ ...line, shoppingCartUUID: `line-${index}` })))
const rules: fc.Arbitrary<PriceRules> = fc.record({
  profitMultiplier: fc.integer({ min: 10_000, max: 30_000 }),
  taxMultiplier: fc.constantFrom('1', '1.19', '1.21', '1.105'),
  roundPrice: fc.constantFrom(0, 1, 2),
  currency: fc.constantFrom('ARS', 'CLP'),
  usePriceWithoutMinimun: fc.constant(true),
})

/** The formula once more, in the plainest way: every rate as a whole number of ten-thousandths. */
function byHand(line: LineToPrice, Q: number, shop: PriceRules) {
  const step = shop.currency === 'CLP' || shop.roundPrice === 0 ? 100n : shop.roundPrice === 1 ? 10n : 1n
  const m = BigInt(shop.profitMultiplier)
  const t = { '1': 0n, '1.19': 1900n, '1.21': 2100n, '1.105': 1050n }[String(shop.taxMultiplier)] ?? 0n
  const round = (dividend: bigint, divisor: bigint) =>
    ((2n * dividend + divisor * step) / (2n * divisor * step)) * step
  const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
  const variants = facts.generics.get(line.generic_id)?.products ?? []
  const costs = line.rows.map(({ sku, quantity }) => {
    const tiers =
      variants.find((one) => one.sku === sku)?.tiers.filter((tier) => tier.min_quantity <= Q) ?? []
    return { q: BigInt(quantity), cost: BigInt(tiers.at(-1)?.cost ?? Number.NaN) }
  })
  const q = sum(costs.map((one) => one.q))
  const views = line.customization?.views ?? []
  const units: Record<number, (one: (typeof views)[number]) => number> = {
    1: (one) => (q >= 100n ? 60_00 + 30_00 * (one.colours - 1) : 90_00 + 40_00 * (one.colours - 1)),
    2: (one) => {
      const mm2 = Math.round(one.width_centimeters * 10) * Math.round(one.height_centimeters * 10)
      return mm2 <= 5000 ? 70_00 : mm2 <= 10_000 ? 110_00 : 150_00 + 1_00 * Math.ceil((mm2 - 10_000) / 100)
    },
    3: (one) =>
      // 8 × 5 cm are six thousand stitches at least
      500_00 + 100_00 * Math.ceil((Math.max(60, Math.round((one.thousandStitches ?? 0) * 10)) - 50) / 10),
    4: () => 120_00,
  }
  const base = sum(costs.map((one) => one.q * one.cost))
  const goods = sum(costs.map((one) => one.q * round(one.cost * m, 10_000n)))
  const application = sum(views.map((one) => q * round(BigInt(units[one.technique_id]?.(one) ?? 0), 1n)))
  const setUps: Record<number, (colours: number) => number> = {
    1: (colors) => 1500_00 * colors,
    3: () => 7000_00,
  }
  const setUp = sum(views.map((one) => BigInt((setUps[one.technique_id] ?? (() => 1500_00))(one.colours))))
  const extras: Record<number, number> = { 1: 2000_00, 2: 500_00, 3: 2000_00, 4: 2000_00 }
  const under = [...new Set(views.map((one) => one.technique_id))].filter((id) => Q < (id === 3 ? 12 : 50))
  const extra = sum(under.map((id) => BigInt(extras[id] ?? 0)))
  const [A, X] = [round((application + setUp) * m, 10_000n), round(extra * m, 10_000n)]
  const subTotal = goods + A + X
  const taxes = round(subTotal * t, 10_000n)
  const amounts = {
    basePrice: base,
    applicationPrice: application,
    applicationCost: setUp + extra,
    applicationPriceWithProfit: A + X,
    psmPrice: base + application + setUp,
    psmPriceWithProfit: goods + A,
    subTotal,
    profit: subTotal - base - application - setUp - extra,
    taxes,
    total: subTotal + taxes,
  }
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, Number(amount)]))
}

describe('for any cart', () => {
  test('the identities hold to the unit and nothing is negative [PRICE-02] [PRICE-03]', () => {
    fc.assert(
      fc.property(cart, rules, (lines, shop) => {
        for (const { prices: p } of price(lines, shop)) {
          expect(p.total).toBe(p.subTotal + p.taxes)
          expect(p.profit).toBe(p.subTotal - p.basePrice - p.applicationPrice - p.applicationCost)
          expect(p.subTotal).toBeGreaterThanOrEqual(p.psmPriceWithProfit)
          expect(p.psmPrice).toBeGreaterThanOrEqual(p.basePrice + p.applicationPrice)
          expect(p.psmPrice).toBeLessThanOrEqual(p.basePrice + p.applicationPrice + p.applicationCost)
          for (const field of moneyFields) {
            expect(Number.isSafeInteger(p[field])).toBe(true)
            if (field !== 'profit') expect(p[field]).toBeGreaterThanOrEqual(0)
          }
        }
      }),
    )
  })

  test('every line is what the formula says, worked out apart in fractions [PRICE-02]', () => {
    fc.assert(
      fc.property(cart, rules, (lines, shop) => {
        const Q = (id: number) =>
          lines
            .filter((line) => line.generic_id === id)
            .flatMap((line) => line.rows)
            .reduce((sum, one) => sum + one.quantity, 0)
        for (const [index, { prices }] of price(lines, shop).slice(0, -1).entries()) {
          const line = lines[index]
          if (line) expect(prices).toMatchObject(byHand(line, Q(line.generic_id), shop))
        }
      }),
    )
  })

  test('TOTAL is the sum of the lines in every field [PRICE-03]', () => {
    fc.assert(
      fc.property(cart, rules, (lines, shop) => {
        const entries = price(lines, shop)
        const total = totalOf(entries)
        for (const field of moneyFields) {
          expect(entries.slice(0, -1).reduce((sum, one) => sum + one.prices[field], 0)).toBe(total[field])
        }
      }),
    )
  })

  test('the order of the lines changes no price [PRICE-03]', () => {
    fc.assert(
      fc.property(cart, rules, (lines, shop) => {
        const forth = price(lines, shop)
        const back = price([...lines].reverse(), shop)
        expect(totalOf(back)).toEqual(totalOf(forth))
        expect(back.slice(0, -1).reverse()).toEqual(forth.slice(0, -1))
      }),
    )
  })

  test('one sku split over rows of a curve line costs the same [PRICE-03]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), art, rules, (whole, cut, a, shop) => {
        const part = 1 + (cut % (whole - 1))
        const together = price([polos([['POLO-201', whole]], a)], shop)
        const apart = price(
          [
            polos(
              [
                ['POLO-201', part],
                ['POLO-201', whole - part],
              ],
              a,
            ),
          ],
          shop,
        )
        expect(totalOf(apart)).toEqual(totalOf(together))
      }),
    )
  })

  test('one more unit never costs less, but at a tier, a scale or the minimum [PRICE-02]', () => {
    const thresholds = new Set([50, 100, 500, 12])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), art, rules, (q, a, shop) => {
        if (thresholds.has(q + 1)) return
        const before = totalOf(price([mugs(q, a)], shop)).total
        const after = totalOf(price([mugs(q + 1, a)], shop)).total
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('a flattened line adds up in every field and keeps its identities [PRICE-03] [CHK-06]', () => {
    const rows = fc.array(fc.tuple(fc.constantFrom(...skus), quantity), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(rows, art, rules, (list, a, shop) => {
        const [entry] = price([polos(list, a)], shop)
        if (!entry) throw new Error('no line')
        const step = shop.currency === 'CLP' ? 100 : 1
        const flat = flattenLine(entry, step)
        expect(flat.map((one) => [one.sku, one.quantity])).toEqual(list)
        for (const field of moneyFields) {
          expect(flat.reduce((sum, one) => sum + one.prices[field], 0)).toBe(entry.prices[field])
        }
        for (const { prices: p } of flat) {
          expect(p.total).toBe(p.subTotal + p.taxes)
          expect(p.total % step).toBe(0)
          expect(p.profit).toBe(p.subTotal - p.basePrice - p.applicationPrice - p.applicationCost)
        }
      }),
    )
  })
})

test('two hundred lines are priced within five milliseconds [PRICE-01]', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    ...(index % 2
      ? mugs(index + 1, decorated(view(1, { colours: 2 }), view(4)))
      : polos(
          [
            ['POLO-201', index + 1],
            ['POLO-202', 5],
            ['POLO-203', 7],
          ],
          decorated(view(3, { thousandStitches: 7 })),
        )),
    shoppingCartUUID: `line-${index}`,
  }))
  const times = Array.from({ length: 40 }, () => {
    const start = performance.now()
    price(lines)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(5)
})

test('the cast has what the stories above count on', () => {
  expect([
    screenPrinting.minUnitsForPrinting,
    transfer.minUnitsForPrinting,
    embroidery.minUnitsForPrinting,
  ]).toEqual([50, 50, 12])
  expect(polo.products.map(({ size }) => size)).toEqual(['S', 'M', '3XL'])
})
