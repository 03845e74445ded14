import { useEffect } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { useCheckout } from './checkout-provider.tsx'
import { type PriceNews, priceNews, type Seen } from './price-news.ts'

/**
 * Remembers what the review showed first, also over a reload, and tells what is different now. While prices are
 * on their way nobody knows.
 */
export function usePriceNews(): { news: PriceNews | null; isAsking: boolean } {
  const { state, change, goods, total, quoteKey } = useCheckout()
  const { cart, priceFailure } = useCart()
  const isAsking = goods.mode !== 'quote' && cart.arePricesStale && !priceFailure
  const { seen, delivery } = state
  const cost = delivery?.option.amounts.price_incl_tax ?? 0
  const key = JSON.stringify([quoteKey, state.payload.Shippment, cost])
  const now: Seen | null = total === undefined || isAsking ? null : { key, prices: goods.prices, total }
  const isFirst = now !== null && seen?.key !== key
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen first stays until something else is ordered
  useEffect(() => {
    if (isFirst) change((before) => ({ ...before, seen: now }))
  }, [isFirst, key])
  return { news: now && priceNews(seen, now, goods.lines), isAsking }
}
