import { createStore } from '@estampa/web/state'

/**
 * The count at the cart's icon and the opener of the cart's drawer. They stand outside of the cart's provider, because
 * error pages have a navbar too and no cart.
 */
type Counts = { cart: number }

export const navbarCounts = createStore<Counts>({ cart: 0 })

export function showCount(of: keyof Counts, count: number): void {
  navbarCounts.set({ ...navbarCounts.get(), [of]: count })
}

let openDrawer: (() => void) | undefined

/** The cart's drawer announces itself; until then the icon leads to the cart's page. */
export function setCartOpener(opener: (() => void) | undefined): void {
  openDrawer = opener
}

export function openCartDrawer(): boolean {
  openDrawer?.()
  return openDrawer !== undefined
}

let awaited: string | undefined

/** The drawer is to open once the page at this path is there: on the way to it, it would close again. */
export function openCartDrawerOn(path: string): void {
  awaited = path
}

/** True once, on the page that the drawer was asked for. */
export function isCartAwaitedOn(path: string): boolean {
  if (awaited !== path) return false
  awaited = undefined
  return true
}
