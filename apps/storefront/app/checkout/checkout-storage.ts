import { stepKeys } from '@estampa/domain/checkout'
import type { CheckoutState } from './checkout-state.ts'

/** Answers live as long as the tab, per shop and person; those to a quote are its own. */
export function checkoutKey(shop: string, userId: number, quoteId?: string): string {
  return `estampa:${shop}:checkout:${userId}${quoteId ? `:${quoteId}` : ''}`
}

export function readCheckout(storage: Storage, key: string): CheckoutState | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isCheckout(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Answers that an older build left behind are dropped. */
function isCheckout(stored: unknown): stored is CheckoutState {
  if (typeof stored !== 'object' || stored === null) return false
  const { payload, steps, address, idempotencyKey, placeNames } = stored as Partial<CheckoutState>
  if (!payload || !steps || !address || !placeNames || typeof idempotencyKey !== 'string') return false
  return stepKeys.every((step) => Array.isArray(payload[step]) && typeof steps[step] === 'string')
}

export function saveCheckout(storage: Storage, key: string, state: CheckoutState | undefined): void {
  // a browser may refuse storage: the answers then live as long as the page
  try {
    if (state) storage.setItem(key, JSON.stringify(state))
    else storage.removeItem(key)
  } catch {}
}
