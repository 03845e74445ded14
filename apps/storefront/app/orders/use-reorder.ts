import type { CartProduct } from '@estampa/domain/cart'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '../cart/cart-context.ts'
import { openCartDrawer } from '../cart/cart-slot.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import type { LeftOut, ShortLine } from './reorder.ts'

/** The result of a reorder: the added lines, the left out ones with reasons, and those with too little stock. */
export type ReorderResult = {
  added: number
  leftOut: readonly LeftOut[]
  short: readonly ShortLine[]
  /** Puts in what was left out because the cart has it; null where there is none of it. */
  addAnyway: (() => void) | null
}

/** Puts what an order held into the cart, by the cart's own rules and at today's prices. */
export function useReorder() {
  const api = useApi()
  const { addToCart, cart } = useCart()
  const addEach = (line: CartProduct) => addToCart(line, { isOneOfSeveral: true })
  const { isMultipleVariantDesigns } = useShopConfig()
  const seeCart = useSeeCart()
  const [workingOn, setWorkingOn] = useState<string | null>(null)
  const [report, setReport] = useState<ReorderResult | null>(null)

  const reorder = async (orderId: string) => {
    if (workingOn) return
    setWorkingOn(orderId)
    try {
      const [{ lines }, { addOrderedLines }] = await Promise.all([
        api.orders.getOrderById({ Id: orderId }),
        import('./add-ordered-lines.ts'),
      ])
      const { twice, ...done } = await addOrderedLines(api, lines, {
        products: cart.products,
        addToCart: addEach,
        mayAddTwice: isMultipleVariantDesigns,
      })
      if (done.leftOut.length === 0 && done.short.length === 0) return seeCart()
      const addAnyway = () => {
        for (const line of twice) addEach(line)
        setReport(null)
        seeCart()
      }
      setReport({ ...done, addAnyway: twice.length > 0 ? addAnyway : null })
    } catch (error) {
      showError(error)
    } finally {
      setWorkingOn(null)
    }
  }
  return { reorder, workingOn, report, close: () => setReport(null) }
}

export function useSeeCart() {
  const path = useShopPath()
  const navigate = useNavigate()
  return () => {
    if (!openCartDrawer()) void navigate(path('/shopping-cart'))
  }
}
