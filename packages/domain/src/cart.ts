/**
 * The cart: lines with a uuid that the client makes. One cart is kept per person; «buy now» is the direct
 * mode, one product that leaves the cart untouched. A line that carries a customization never merges with
 * another. Quantities are whole, 1…1,000,000.
 */
import type { ApplicationTechnique, Customization } from './customization.ts'
import type { Minor } from './money.ts'
import type { LineToPrice, PriceEntry } from './pricing.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

export type CartMode = null | 'cart' | 'direct'
export type Cart = {
  readonly products: readonly CartProduct[]
  /** The one product of the direct mode. */
  readonly directProduct: CartProduct | null
  readonly prices: readonly PriceEntry[]
  readonly mode: CartMode
  readonly isUpdatingPrices: boolean
  readonly arePricesStale: boolean
  readonly quoteProducts: readonly CartProduct[]
  readonly isSummaryVisible: boolean
  readonly isBadgeVisible: boolean
  readonly hasCustomised: boolean
  /** Version of the saved cart (ETag); null: never saved. */
  readonly version: number | null
}
export type CartRules = { readonly isMultipleVariantDesigns: boolean }
export type QuoteAdded = {
  readonly cart: Cart
  readonly added: number
  readonly skipped: number
  readonly notice: Refusal | null
}
