import { type CartProduct, totalQuantity } from '@estampa/domain/cart'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { useCart } from './cart-context.ts'
import { type CartPriceEntry, findEntry } from './price-entries.ts'
import { linesToSend } from './wire-lines.ts'

export type LivePrice = {
  /** The last good answer; it may be of an earlier quantity while `isUpdating`. */
  entry: CartPriceEntry | undefined
  isUpdating: boolean
  failure: unknown
  /** Units of the product that are in the cart already: they count for its tier. */
  unitsInCart: number
}

const DELAY_MS = 250

/** The price of this line together with the cart, requested a moment after the last change; same uuids replace each other. */
export function useLivePrice(line: CartProduct | null): LivePrice {
  const api = useApi()
  const { pricesInShop } = useShopConfig()
  const { cart, isReady } = useCart()
  const [state, setState] = useState<Omit<LivePrice, 'unitsInCart'>>({
    entry: undefined,
    isUpdating: false,
    failure: null,
  })
  const others = cart.products.filter(
    (one) => one.generic.id === line?.generic.id && one.shoppingCartUUID !== line.shoppingCartUUID,
  )
  const question = line && pricesInShop && isReady ? JSON.stringify(linesToSend([...others, line])) : null
  const uuid = useRef(line?.shoppingCartUUID)
  uuid.current = line?.shoppingCartUUID
  useEffect(() => {
    if (question === null) {
      setState({ entry: undefined, isUpdating: false, failure: null })
      return
    }
    const request = new AbortController()
    const { signal } = request
    setState((before) => ({ ...before, isUpdating: true }))
    const ask = async () => {
      try {
        const prices = await api.cart.getShoppingCartProductPrice(JSON.parse(question), { signal })
        if (signal.aborted) return
        setState({ entry: findEntry(prices, uuid.current ?? ''), isUpdating: false, failure: null })
      } catch (failure) {
        if (!signal.aborted) setState((before) => ({ ...before, isUpdating: false, failure }))
      }
    }
    const timer = setTimeout(ask, DELAY_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [api, question])
  return { ...state, unitsInCart: others.reduce((sum, one) => sum + totalQuantity(one), 0) }
}
