import { useEffect } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useCheckout } from './checkout-provider.tsx'
import { type CheckoutPriceChange, findPriceChange, type ReviewedPrices } from './price-change.ts'

/**
 * Stores the prices that the review showed first, also over a reload, and gives the difference. While prices are
 * loading it is null.
 */
export function usePriceChange(): { priceChange: CheckoutPriceChange | null; isAsking: boolean } {
  const { state, change, items, total, quoteKey } = useCheckout()
  const { arePricesStale, priceFailure } = useCart()
  const isAsking = items.mode !== 'quote' && arePricesStale && !priceFailure
  const { seen, delivery } = state
  const cost = delivery?.option.amounts.price_incl_tax ?? 0
  const key = JSON.stringify([quoteKey, state.payload.Shippment, cost])
  const now: ReviewedPrices | null =
    total === undefined || isAsking ? null : { key, prices: items.prices, total }
  const isFirst = now !== null && seen?.key !== key
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen first stays until something else is ordered
  useEffect(() => {
    if (isFirst) change((before) => ({ ...before, seen: now }))
  }, [isFirst, key])
  return { priceChange: now && findPriceChange(seen, now, items.lines), isAsking }
}
