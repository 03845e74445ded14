import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePathInShop } from '../shop/shop-data.ts'
import { useCart } from './cart-context.ts'
import { isCartAwaitedOn, setCartOpener } from './cart-slot.ts'
import { showsRemove } from './drawer-rules.ts'

const fetchDrawer = () => import('./cart-drawer.tsx')
const Drawer = lazy(() => fetchDrawer().then(({ CartDrawer }) => ({ default: CartDrawer })))

/** The drawer's script is fetched with its first opening, and stays. */
export function CartDrawerSlot() {
  const { pathname } = useLocation()
  const here = usePathInShop()
  const { cart, isSummaryVisible, showSummary, returnToCart } = useCart()
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    setCartOpener(() => showSummary(true))
    return () => setCartOpener(undefined)
  }, [showSummary])
  useEffect(() => {
    if (isCartAwaitedOn(pathname)) showSummary(true)
  }, [pathname, showSummary])
  const isLeftOver = cart.mode === 'direct' && showsRemove(here)
  // «buy now» that was walked away from: the summary is the cart's again
  useEffect(() => {
    if (isLeftOver && isSummaryVisible) returnToCart()
  }, [isLeftOver, isSummaryVisible, returnToCart])
  useEffect(() => {
    if (isSummaryVisible) setWasOpened(true)
  }, [isSummaryVisible])
  if (!wasOpened && !isSummaryVisible) return null
  return (
    <Suspense fallback={null}>
      <Drawer />
    </Suspense>
  )
}
