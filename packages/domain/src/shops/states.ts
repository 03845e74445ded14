import { type Refusal, refuse } from '../refusal.ts'

/**
 * The life of a shop: its people prepare it where nobody else sees it, open it to the public once, and whoever runs the
 * installation suspends it and opens it again.
 */
export const shopStates = ['preparing', 'open', 'suspended'] as const
export type ShopState = (typeof shopStates)[number]

const moves = {
  preparing: ['open'],
  open: ['suspended'],
  suspended: ['open'],
} as const satisfies Record<ShopState, readonly ShopState[]>

/** The state that a shop goes on to, or why it cannot. */
export function moveShop(from: ShopState, to: ShopState): ShopState | Refusal {
  if ((moves[from] as readonly ShopState[]).includes(to)) return to
  return refuse(to === 'suspended' ? 'shop_not_open' : 'shop_open_already')
}

/** What people read of it. */
export const shopStateNames: Readonly<Record<ShopState, string>> = {
  preparing: 'en preparación',
  open: 'abierta',
  suspended: 'suspendida',
}
