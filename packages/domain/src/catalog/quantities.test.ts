import { expect, test } from 'vitest'
import { variant } from '../../test/fixtures.ts'
import { cardQuantities, isAlmostGone, sizeSurcharges } from './quantities.ts'

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
