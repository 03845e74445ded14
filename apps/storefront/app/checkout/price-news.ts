/** What has become dearer or cheaper since the person saw it: nothing changes silently. */
import type { CartProduct } from '@estampa/domain/cart'
import { viewOf } from '../cart/line-view.ts'
import { findEntry, type ShownEntry } from '../cart/price-entries.ts'

/** Prices as they stood when the order was reviewed; `key` names the goods, the place and the delivery. */
export type Seen = { key: string; prices: readonly ShownEntry[]; total: number }
export type LineNews = { uuid: string; name: string; before: number; after: number }
export type PriceNews = { before: number; after: number; lines: readonly LineNews[] }

/** Null where the total is the one that was seen, or something else is ordered now. */
export function priceNews(
  seen: Seen | null | undefined,
  now: Seen,
  goods: readonly CartProduct[],
): PriceNews | null {
  if (!seen || seen.key !== now.key || seen.total === now.total) return null
  const lines = goods.flatMap((line): LineNews[] => {
    const { uuid, name } = viewOf(line)
    const before = findEntry(seen.prices, uuid)?.prices.total
    const after = findEntry(now.prices, uuid)?.prices.total
    return before === undefined || after === undefined || before === after
      ? []
      : [{ uuid, name, before, after }]
  })
  return { before: seen.total, after: now.total, lines }
}
