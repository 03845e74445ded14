import { createStore } from '../session/store.ts'

/** What the shell shows of features that it does not know: counts at the icons, and who opens the cart's drawer. */
type Counts = { cart: number }

export const counts = createStore<Counts>({ cart: 0 })

export function showCount(of: keyof Counts, count: number): void {
  counts.set({ ...counts.get(), [of]: count })
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
