import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, sure } from '../../test/fixtures.ts'
import { orderTotals } from '../orders.ts'
import { type PriceEntry, pricesOf } from '../pricing.ts'
import {
  changeContent,
  changeOrderLines,
  depositAfterChange,
  isChangeable,
  moneyOfChange,
  type OrderContent,
} from './change.ts'
import { orderMoves } from './lifecycle.ts'
import type { OrderProductLine } from './lines.ts'

type Amounts = Parameters<typeof pricesOf>[0]
const entryOf = (amounts: Amounts, uuid = 'x'): PriceEntry => ({
  type: 'ProductoSimple',
  shoppingCartUUID: uuid,
  prices: { ...pricesOf(amounts), taxMultiplier: '1.21', profitMultiplier: '1.5' },
  units: [],
})
const noAmounts: Amounts = {
  base: 0,
  goods: 0,
  application: 0,
  setUp: 0,
  extra: 0,
  applicationWithProfit: 0,
  extraWithProfit: 0,
  taxes: 0,
}
const lineOf = (uuid: string, sku: string, quantity: number, { prices }: PriceEntry): OrderProductLine => ({
  productId: 1,
  genericProductId: 7,
  productName: 'Taza',
  variantName: 'Blanca',
  sku,
  quantity,
  hasProductBuilding: false,
  customization: null,
  shoppingCartId: 0,
  shoppingCartUUID: uuid,
  principal: true,
  advance: false,
  priceBase: prices.subTotal - prices.applicationPriceWithProfit,
  priceAplication: prices.applicationPriceWithProfit,
  tax: prices.taxes,
  total: prices.total,
  image: null,
  printingArea: null,
})
/** An order of lines with these amounts. */
function orderOf(lines: readonly Amounts[], { shippingCost = 0, discount = 0 } = {}): OrderContent {
  const entries = lines.map((amounts, index) => entryOf(amounts, `line ${index}`))
  const whole = entries.reduce<Amounts>(
    (sum, _, index) => {
      const own = lines[index] ?? noAmounts
      const keys = Object.keys(sum) as (keyof Amounts)[]
      return Object.fromEntries(keys.map((key) => [key, sum[key] + own[key]])) as Amounts
    },
    { ...noAmounts },
  )
  const totals = orderTotals([{ ...entryOf(whole), type: 'TOTAL', shoppingCartUUID: 'TOTAL' }])
  return {
    lines: entries.map((entry, index) => lineOf(`line ${index}`, `SKU-${index}`, 10, entry)),
    totals,
    shippingCost,
    discount,
    total: totals.total + shippingCost - discount,
  }
}

const amounts = fc
  .record({
    base: fc.nat(1e9),
    profit: fc.nat(1e8),
    application: fc.nat(1e7),
    setUp: fc.nat(1e6),
    extra: fc.nat(1e6),
    taxes: fc.nat(1e8),
  })
  .map(({ base, profit, application, setUp, extra, taxes }) => ({
    base,
    application,
    setUp,
    extra,
    taxes,
    goods: base + profit,
    applicationWithProfit: application + setUp,
    extraWithProfit: extra,
  }))
const sumOf = (
  lines: readonly OrderProductLine[],
  field: 'total' | 'tax' | 'priceBase' | 'priceAplication',
) => lines.reduce((sum, line) => sum + line[field], 0)

test('lines that nobody touches keep their amounts to the cent, and rows add up to the totals [ADM-18]', () => {
  const order = fc.array(amounts, { minLength: 1, maxLength: 6 })
  const chance = fc.array(fc.constantFrom('keep', 'change', 'drop'), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(
      order,
      chance,
      amounts,
      fc.nat(1e6),
      fc.constantFrom(1, 100),
      (lines, fates, fresh, shippingCost, step) => {
        const gross = orderOf(lines).total
        const before = orderOf(lines, { shippingCost, discount: Math.floor(gross / 7) })
        const priced = entryOf(fresh)
        const wanted = before.lines.flatMap((line, index) => {
          if (fates[index] === 'drop') return []
          const row = lineOf(line.shoppingCartUUID, line.sku, 3, priced)
          return fates[index] === 'keep'
            ? { rows: [line], prices: null }
            : { rows: [row], prices: priced.prices }
        })
        const after = changeContent(before, wanted, { shippingCost, step })
        const kept = before.lines.filter((_, index) => fates[index] === 'keep')
        for (const line of kept) expect(after.lines).toContain(line)
        expect(after.totals.total).toBe(sumOf(after.lines, 'total'))
        expect(after.totals.taxes).toBe(sumOf(after.lines, 'tax'))
        expect(after.totals.subTotal).toBe(
          sumOf(after.lines, 'priceBase') + sumOf(after.lines, 'priceAplication'),
        )
        expect(after.total).toBe(after.totals.total + shippingCost - after.discount)
        expect(after.discount).toBeLessThanOrEqual(before.discount)
        expect(after.total).toBeGreaterThanOrEqual(0)
        const { subTotal, basePrice, applicationPrice, applicationCost, profit } = after.totals
        expect(profit).toBe(subTotal - basePrice - applicationPrice - applicationCost)
        if (fates.every((fate) => fate === 'keep')) expect(after).toEqual(before)
      },
    ),
  )
})

const cups: OrderProductLine = lineOf('cups', 'CUP-W', 50, entryOf(noAmounts))
const polos = ['S', 'M'].map((size) => lineOf('polos', `POLO-${size}`, 5, entryOf(noAmounts)))
const facts = {
  owners: new Map([['PEN', { genericId: 3, type: 'ProductoSimple' as const }]]),
  typeOf: (id: number) => (id === 7 ? ('ProductoCurva' as const) : undefined),
  newId: () => 'new',
}
const changed = (lines: Parameters<typeof changeOrderLines>[1]) =>
  changeOrderLines([cups, ...polos], lines, facts)

test('a line is kept where its variants and quantities are, in whatever order, and changed otherwise [ADM-18]', () => {
  const rows = [
    { sku: 'POLO-M', quantity: 5 },
    { sku: 'POLO-S', quantity: 5 },
  ]
  const lines = sure(
    changed([
      { shoppingCartUUID: 'polos', rows },
      { shoppingCartUUID: 'cups', rows: [{ sku: 'CUP-B', quantity: 50 }] },
      { shoppingCartUUID: undefined, rows: [{ sku: 'PEN', quantity: 9 }] },
      { shoppingCartUUID: undefined, rows: [{ sku: 'GONE', quantity: 9 }] },
    ]),
  )
  expect(lines.map(({ status }) => status)).toEqual(['kept', 'changed', 'added', 'added'])
  expect(lines[2]?.line).toMatchObject({ shoppingCartUUID: 'new', generic_id: 3, customization: null })
  expect(codeOf(lines[3]?.line)).toBe('variant_not_offered')
})

test('an order is not left without lines, and no line is of another order [ADM-18]', () => {
  expect(codeOf(changed([]))).toBe('order_left_empty')
  expect(codeOf(changed([{ shoppingCartUUID: 'other', rows: undefined }]))).toBe('order_line_unknown')
  const twice = { shoppingCartUUID: 'cups', rows: undefined }
  expect(codeOf(changed([twice, twice]))).toBe('line_repeated')
})

test('an order can be changed until its production begins, as the table of moves says [ADM-18]', () => {
  const states = Object.keys(orderMoves) as (keyof typeof orderMoves)[]
  expect(states.filter(isChangeable)).toEqual([
    'placed',
    'confirmed',
    'art_review',
    'proof_sent',
    'proof_rejected',
    'proof_approved',
  ])
})

test('a deposit keeps its part of the total until the order is confirmed, and its amount then [ADM-18]', () => {
  const half = { deposit: 5_000, total: 10_000 }
  expect(depositAfterChange({ state: 'placed', ...half }, 14_000, 1)).toBe(7_000)
  expect(depositAfterChange({ state: 'placed', deposit: 10_000, total: 10_000 }, 14_000, 1)).toBe(14_000)
  expect(depositAfterChange({ state: 'confirmed', deposit: 10_000, total: 10_000 }, 14_000, 1)).toBe(10_000)
  expect(depositAfterChange({ state: 'confirmed', ...half }, 4_000, 1)).toBe(4_000)
})

test('what a change adds is owed, and what was paid over it is owed back [ADM-18]', () => {
  const paid = { state: 'confirmed', total: 10_000, paid: 10_000, refunded: 0, settled: 0 } as const
  expect(moneyOfChange(paid, 12_000)).toEqual({
    difference: 2_000,
    effect: 'owed',
    toPay: 2_000,
    refundOwed: 0,
  })
  expect(moneyOfChange(paid, 9_000)).toEqual({
    difference: -1_000,
    effect: 'owed_back',
    toPay: 0,
    refundOwed: 1_000,
  })
  expect(moneyOfChange({ ...paid, paid: 0 }, 9_000)).toMatchObject({ effect: 'none', toPay: 9_000 })
})
