/** The lines of a checkout: those of the cart, one product bought at once, or a quote at its frozen prices. */
import { activeProducts, type CartProduct } from '@estampa/domain/cart'
import { useSearchParams } from 'react-router'
import { useCart } from '../cart/cart-context.ts'
import { type CartPriceEntry, type CartPrices, totalPrices } from '../cart/price-entries.ts'
import { receivedLines } from '../cart/received-lines.ts'
import type { Quote } from '../quotes/quote-rules.ts'
import { useShopPath } from '../shop/shop-data.ts'

export type CheckoutItems = {
  lines: readonly CartProduct[]
  /** What the seller wrote into the quote beside its products. */
  freeRows: Quote['rows']
  prices: readonly CartPriceEntry[]
  /** The totals without delivery. */
  totals: CartPrices | undefined
  /** The seller's discount, which the total already contains. */
  discount: number
  mode: 'cart' | 'direct' | 'quote'
  quote: { id: string; number: string } | null
  /** Why the prices are not those of now; a quote's never change. */
  priceFailure: unknown
  /** Asks for the prices again. */
  refresh: () => void
}

export function useCartItems(): CheckoutItems {
  const { cart, prices, priceFailure, refreshPrices } = useCart()
  return {
    lines: activeProducts(cart),
    freeRows: [],
    prices,
    totals: totalPrices(prices),
    discount: 0,
    mode: cart.mode === 'direct' ? 'direct' : 'cart',
    quote: null,
    priceFailure,
    refresh: refreshPrices,
  }
}

export function toQuoteItems(quote: Quote, refresh: () => void): CheckoutItems {
  const { id, number, lines, rows, totals } = quote
  const prices = quote.prices.map((entry) => {
    const row = rows.find(({ shoppingCartUUID }) => shoppingCartUUID === entry.shoppingCartUUID)
    return { ...entry, decorations: row?.decorations ?? [] }
  })
  const cartTotals = totalPrices(prices)
  return {
    lines: receivedLines(lines),
    freeRows: rows.filter(({ isFree }) => isFree),
    prices,
    // what the seller took off is part of what was promised
    totals: cartTotals && totals ? { ...cartTotals, total: totals.total } : undefined,
    discount: totals?.discount ?? 0,
    mode: 'quote',
    quote: { id, number },
    priceFailure: null,
    refresh,
  }
}

const QUOTE = 'quote'

/** The quote that the address names, if it names one. */
export function useQuoteIdInAddress(): string | undefined {
  const [query] = useSearchParams()
  return query.get(QUOTE) ?? undefined
}

type CheckoutPage = '/checkout' | '/pre-order'

/** Links between pages of the checkout carry the id of the quote. */
export function useCheckoutPath(): (page: CheckoutPage) => string {
  const path = useShopPath()
  const quote = useQuoteIdInAddress()
  return (page) => path(quote === undefined ? page : `${page}?${QUOTE}=${encodeURIComponent(quote)}`)
}
