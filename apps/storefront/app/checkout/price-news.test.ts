import { expect, test } from 'vitest'
import { mugs, polos, prices } from '../../test/cast.ts'
import type { ShownEntry } from '../cart/price-entries.ts'
import { priceNews, type Seen } from './price-news.ts'

const entry = (shoppingCartUUID: string, total: number) =>
  ({ shoppingCartUUID, type: 'LINE', prices: { ...prices, total } }) as unknown as ShownEntry
const seen: Seen = { key: 'k', prices: [entry('mugs', 100), entry('polos', 50.5)], total: 160.5 }

test('what has changed since the review is told line by line, old and new [CHK-10]', () => {
  const now = { ...seen, prices: [entry('mugs', 120), entry('polos', 50.5)], total: 180.5 }
  expect(priceNews(seen, now, [mugs, polos])).toEqual({
    ...{ before: 160.5, after: 180.5 },
    lines: [{ uuid: 'mugs', name: 'Tazón Aurora', before: 100, after: 120 }],
  })
})

test('nothing is told where nothing changed, or something else is ordered [CHK-10]', () => {
  expect(priceNews(seen, seen, [mugs])).toBeNull()
  expect(priceNews(null, seen, [mugs])).toBeNull()
  expect(priceNews(seen, { ...seen, key: 'other', total: 1 }, [mugs])).toBeNull()
})
