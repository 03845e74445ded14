import type { cart } from '@estampa/contract/cart'
import type { Sent } from '@estampa/contract/client'
import { useEffect, useState } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import type { Draft, Threads } from '../../customization/draft.ts'
import { useApi } from '../../session/session-provider.tsx'
import { useShopConfig } from '../../shell/shop-data.ts'
import { useCart } from '../cart-provider.tsx'
import { newUuid } from '../new-uuid.ts'
import { linesToSend } from '../wire-lines.ts'
import { pricesOf, type TechniquePrices, trialsOf } from './technique-trials.ts'

type Asked = Sent<typeof cart.getTechniquePrices>
type Question = { techniques: number[]; asked: Asked }

const none: TechniquePrices = new Map()
const DELAY_MS = 300

/** What each technique would add to a unit, by id, asked from the API while a technique is being chosen. */
export function useTechniquePrices(
  parts: LoadedProduct & { draft: Draft; threads: Threads },
): TechniquePrices {
  const api = useApi()
  const { pricesInShop, withTaxes } = useShopConfig()
  const { cart, isReady } = useCart()
  const [uuid] = useState(newUuid)
  const [prices, setPrices] = useState(none)
  const isAsked = pricesInShop && isReady && parts.draft.step === 'technique'
  const others = cart.products.filter((one) => one.generic.id === parts.product.id)
  const trials = isAsked ? trialsOf({ ...parts, uuid }) : []
  const question = JSON.stringify({
    techniques: trials.map(({ technique }) => technique),
    asked: { others: linesToSend(others), trials: linesToSend(trials.map(({ line }) => line)) },
  })
  useEffect(() => {
    const { techniques, asked } = JSON.parse(question) as Question
    if (techniques.length === 0) return
    const asking = new AbortController()
    const { signal } = asking
    const ask = async () => {
      const added = await api.cart.getTechniquePrices(asked, { signal }).catch(() => [])
      if (!signal.aborted) setPrices(pricesOf(techniques, added, withTaxes))
    }
    const timer = setTimeout(ask, DELAY_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, question, withTaxes])
  return prices
}
