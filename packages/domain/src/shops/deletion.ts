import { type Refusal, refuse } from '../refusal.ts'
import { DAY_MS } from '../time.ts'
import type { ShopState } from './states.ts'

/** A deletion waits so long, and can be taken back. */
const DELETION_DAYS = 7
/** How long a copy of a shop is kept that was made for no deletion. */
export const EXPORT_DAYS = 7

type LeavingShop = { readonly name: string; readonly state: ShopState; readonly deleteAt: Date | null }

/** When a shop is deleted, or why it is not: only a suspended one is, and whoever asks for it types its name again. */
export function planDeletion(shop: LeavingShop, typed: string, now: Date): Date | Refusal {
  if (shop.deleteAt !== null) return refuse('shop_leaving')
  if (shop.state !== 'suspended') return refuse('shop_to_suspend_first')
  if (typed.trim().toLowerCase() !== shop.name) return refuse('shop_name_differs', { name: shop.name })
  return new Date(now.getTime() + DELETION_DAYS * DAY_MS)
}
