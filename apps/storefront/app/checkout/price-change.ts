/** The price changes since the person reviewed the order: nothing changes silently. */
import type { CartProduct } from '@estampa/domain/cart'
import { toLineView } from '../cart/line-view.ts'
import { type CartPriceEntry, findEntry } from '../cart/price-entries.ts'

/** The prices when the order was reviewed; `key` identifies the lines, the place and the delivery. */
export type ReviewedPrices = { key: string; prices: readonly CartPriceEntry[]; total: number }
export type LinePriceChange = { uuid: string; name: string; before: number; after: number }
export type CheckoutPriceChange = { before: number; after: number; lines: readonly LinePriceChange[] }

/** Null if the total is the reviewed one, or if something else is ordered now. */
export function findPriceChange(
  reviewed: ReviewedPrices | null | undefined,
  now: ReviewedPrices,
  cartLines: readonly CartProduct[],
): CheckoutPriceChange | null {
  if (!reviewed || reviewed.key !== now.key || reviewed.total === now.total) return null
  const lines = cartLines.flatMap((line): LinePriceChange[] => {
    const { uuid, name } = toLineView(line)
    const before = findEntry(reviewed.prices, uuid)?.prices.total
    const after = findEntry(now.prices, uuid)?.prices.total
    return before === undefined || after === undefined || before === after
      ? []
      : [{ uuid, name, before, after }]
  })
  return { before: reviewed.total, after: now.total, lines }
}
