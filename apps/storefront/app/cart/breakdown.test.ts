import { expect, test } from 'vitest'
import { prices } from '../../test/fixtures.ts'
import { toBreakdown } from './breakdown.ts'

const partsOf = (roundPrice: number, overrides: Partial<typeof prices> = {}) =>
  toBreakdown({ prices: { ...prices, ...overrides } }, roundPrice)

test('a total is shown as goods, decoration, set-up, the minimum’s extra and taxes', () => {
  expect(partsOf(2)).toEqual({
    goods: 1600.16,
    decoration: 800,
    setUp: 320,
    minimumExtra: 160,
    taxes: 604.83,
    total: 3484.99,
  })
})

test('the parts add up to the total, also where the shared amount does not divide [PRICE-03]', () => {
  for (const roundPrice of [0, 2]) {
    const { goods, decoration, setUp, minimumExtra, taxes, total } = partsOf(roundPrice, {
      applicationPrice: 333,
      psmPrice: 1400.1,
      applicationPriceWithProfit: 1281,
      subTotal: 2881.16,
      psmPriceWithProfit: 2721.16,
      taxes: 605.04,
      total: 3486.2,
    })
    const sum = [goods, decoration, setUp, minimumExtra, taxes].reduce((all, part) => all + part * 100, 0)
    expect(Math.round(sum)).toBe(Math.round(total * 100))
  }
})

test('a line without decoration has neither decoration nor setup price', () => {
  const { decoration, setUp, minimumExtra } = partsOf(2, {
    applicationPrice: 0,
    applicationCost: 0,
    applicationPriceWithProfit: 0,
    psmPrice: 1000.1,
    subTotal: 1600.16,
    psmPriceWithProfit: 1600.16,
  })
  expect([decoration, setUp, minimumExtra]).toEqual([0, 0, 0])
})
