import type { Client } from '@estampa/contract/client'
import type { CartProduct } from '@estampa/domain/cart'
import { isFailure } from '@estampa/web/failures'
import { showError } from '@estampa/web/notices'
import { newUuid } from '@estampa/web/state'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '../cart/cart-context.ts'
import { openCartDrawer } from '../cart/cart-slot.ts'
import { withNewUuids } from '../cart/product-lines.ts'
import { fetchTechniques } from '../catalog/load-product.ts'
import type { Product } from '../catalog/product.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import {
  groupOrderedLines,
  isInCart,
  type LeftOut,
  leaveOutLine,
  listArtIds,
  type OfferedToday,
  type OrderedLine,
  reorderLine,
  type ShortLine,
} from './reorder.ts'

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
  const { addToCart } = useCart()
  const addAgain = useAdding()
  const seeCart = useSeeCart()
  const [workingOn, setWorkingOn] = useState<string | null>(null)
  const [report, setReport] = useState<ReorderResult | null>(null)

  const reorder = async (orderId: string) => {
    if (workingOn) return
    setWorkingOn(orderId)
    try {
      const { lines } = await api.orders.getOrderById({ Id: orderId })
      const { twice, ...done } = addAgain(lines, await loadOffered(api, lines))
      if (done.leftOut.length === 0 && done.short.length === 0) return seeCart()
      const addAnyway = () => {
        for (const line of twice) addToCart(withNewUuids(line))
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

type AddedLines = Omit<ReorderResult, 'addAnyway'> & { twice: CartProduct[] }

/** Adds the lines of an order, but for those that the cart has already: who wants them twice is asked. */
function useAdding() {
  const { addToCart, cart } = useCart()
  const { isMultipleVariantDesigns } = useShopConfig()
  return (rows: readonly OrderedLine[], offered: OfferedToday): AddedLines => {
    const twice: CartProduct[] = []
    const all = groupOrderedLines(rows).map((bought) => {
      const again = reorderLine(bought, offered, newUuid())
      if (!again.line) return { ...again, added: 0 }
      if (isInCart(again.line, cart.products)) {
        if (isMultipleVariantDesigns) twice.push(again.line)
        return { ...leaveOutLine(bought, 'in_cart'), added: 0 }
      }
      const refusal = addToCart(withNewUuids(again.line))
      if (!refusal) return { ...again, added: 1 }
      const why = refusal.refusal === 'already_in_cart' ? 'in_cart' : 'not_possible'
      return { ...leaveOutLine(bought, why), added: 0 }
    })
    return {
      added: all.reduce((sum, { added }) => sum + added, 0),
      leftOut: all.flatMap(({ leftOut }) => leftOut),
      short: all.flatMap(({ short }) => short),
      twice,
    }
  }
}

async function loadOffered(api: Client, rows: readonly OrderedLine[]): Promise<OfferedToday> {
  const ids = [...new Set(rows.map((row) => row.genericProductId))]
  const art = listArtIds(rows.flatMap((row) => row.customization?.views ?? []))
  const [products, techniques, hasArt] = await Promise.all([
    Promise.all(ids.map(async (id) => [id, await productOrNull(api, id)] as const)),
    art.length > 0 ? fetchTechniques(api) : [],
    Promise.all(art.map(async (id) => [id, await isThere(api, id)] as const)),
  ])
  return { products: new Map(products), techniques, hasArt: new Map(hasArt) }
}

async function productOrNull(api: Client, id: number): Promise<Product | null> {
  try {
    return await api.catalog.getProductDetail({ id })
  } catch (error) {
    if (isFailure(error) && error.status === 404) return null
    throw error
  }
}

async function isThere(api: Client, id: string): Promise<boolean> {
  try {
    await api.customization.getPicture({ id })
    return true
  } catch (error) {
    if (isFailure(error) && error.status === 404) return false
    throw error
  }
}
