import { expect, test } from 'vitest'
import { mugs, polos, prices } from '../../test/fixtures.ts'
import type { CartPriceEntry } from '../cart/price-entries.ts'
import { findPriceChange, type ReviewedPrices } from './price-change.ts'

const entry = (shoppingCartUUID: string, total: number) =>
  ({ shoppingCartUUID, type: 'LINE', prices: { ...prices, total } }) as unknown as CartPriceEntry
const reviewed: ReviewedPrices = {
  key: 'k',
  prices: [entry('mugs', 100), entry('polos', 50.5)],
  total: 160.5,
}

test('changes since the review are listed by line, with the old and the new price [CHK-10]', () => {
  const now = { ...reviewed, prices: [entry('mugs', 120), entry('polos', 50.5)], total: 180.5 }
  expect(findPriceChange(reviewed, now, [mugs, polos])).toEqual({
    before: 160.5,
    after: 180.5,
    lines: [{ uuid: 'mugs', name: 'Tazón Aurora', before: 100, after: 120 }],
  })
})

test('nothing is told where nothing changed, or something else is ordered [CHK-10]', () => {
  expect(findPriceChange(reviewed, reviewed, [mugs])).toBeNull()
  expect(findPriceChange(null, reviewed, [mugs])).toBeNull()
  expect(findPriceChange(reviewed, { ...reviewed, key: 'other', total: 1 }, [mugs])).toBeNull()
})
