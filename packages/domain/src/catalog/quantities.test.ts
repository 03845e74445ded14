import { expect, test } from 'vitest'
import { variant } from '../../test/fixtures.ts'
import { cardPriceSteps, cardQuantities, isAlmostGone, sizeSurcharges } from './quantities.ts'

const tiers = [
  { min_quantity: 12, cost: 900 },
  { min_quantity: 500, cost: 600 },
]

test('a card says from how many units its price holds, and how few are sold [API-15]', () => {
  const dearer = [{ min_quantity: 6, cost: 1_000 }]
  const products = [
    variant('A', tiers),
    variant('B', dearer),
    variant('C', [{ min_quantity: 1, cost: 1 }], { active: false }),
  ]
  expect(cardQuantities({ products })).toEqual({ price_from_quantity: 500, sold_from_quantity: 6 })
  expect(cardQuantities({ products: [] })).toEqual({ price_from_quantity: null, sold_from_quantity: null })
})

test('a card has the price steps of the cheapest variant, four at most [API-15]', () => {
  const seven = [1, 12, 25, 50, 100, 250, 500].map((min_quantity, at) => ({ min_quantity, cost: 900 - at }))
  const products = [variant('A', [{ min_quantity: 1, cost: 1_000 }]), variant('B', seven.toReversed())]
  expect(cardPriceSteps({ products }).map((step) => step.min_quantity)).toEqual([1, 25, 100, 500])
  expect(cardPriceSteps({ products: [variant('A', tiers)] })).toEqual(tiers)
  expect(cardPriceSteps({ products: [] })).toEqual([])
})

test('the last units are told by the stock [API-15]', () => {
  const of = (stock: number, minimum_order_quantity: number) =>
    isAlmostGone({ stock, minimum_order_quantity })
  expect([of(0, 1), of(12, 1), of(40, 1), of(40, 25), of(60, 25)]).toEqual([false, true, false, true, false])
})

test('the surcharge of large sizes is shown before anything is selected [ROUTE-16]', () => {
  const sized = (size: string, price: number) => ({ size, tiers: [{ min_quantity: 1, price }] })
  const sizes = [sized('S', 8_729), sized('XL', 8_729), sized('XXL', 9_340), sized('3XL', 10_038.35)]
  expect(sizeSurcharges(sizes)).toEqual([
    { size: 'XXL', percent: 7 },
    { size: '3XL', percent: 15 },
  ])
  expect(sizeSurcharges([sized('S', 5), sized('M', 5)])).toEqual([])
})
