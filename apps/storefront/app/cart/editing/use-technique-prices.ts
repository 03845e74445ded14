import type { cart } from '@estampa/contract/cart'
import type { CallInput } from '@estampa/contract/client'
import { newUuid } from '@estampa/web/state'
import { useEffect, useState } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { awaitsTechnique, type Draft, findActiveView, findLogo } from '../../customization/draft.ts'
import { useApi } from '../../session/session-provider.tsx'
import { useShopConfig } from '../../shop/shop-data.ts'
import { useCart } from '../cart-context.ts'
import { linesToSend } from '../wire-lines.ts'
import { type TechniquePrices, toTechniquePrices, toTechniqueTrials } from './technique-trials.ts'

type TechniquePricesInput = CallInput<typeof cart.getTechniquePrices>
type Question = { area: number; techniques: number[]; input: TechniquePricesInput }
type KnownPrices = { area: number; prices: TechniquePrices }

const noPrices: TechniquePrices = new Map()
const DELAY_MS = 300

/**
 * The price that each technique would add to a unit, by technique id, requested while a technique is being chosen or
 * preset; null until the answer for this print area is there.
 */
export function useTechniquePrices({
  product,
  techniques,
  draft,
}: LoadedProduct & { draft: Draft }): TechniquePrices | null {
  const api = useApi()
  const { pricesInShop, withTaxes } = useShopConfig()
  const { cart, isReady } = useCart()
  const [uuid] = useState(newUuid)
  const [known, setKnown] = useState<KnownPrices | null>(null)
  const view = findActiveView(draft)
  const isNeeded = pricesInShop && isReady && (draft.step === 'technique' || awaitsTechnique(view))
  const others = cart.products.filter((one) => one.generic.id === product.id)
  // a logo that is gone is drawn by nobody
  const shown = view && !findLogo(draft, view) ? { ...view, elements: [] } : view
  const { units } = draft
  const trials = isNeeded && shown ? toTechniqueTrials({ product, techniques, view: shown, units, uuid }) : []
  const question = JSON.stringify({
    area: view?.printing_area_id ?? 0,
    techniques: trials.map(({ technique }) => technique),
    input: { others: linesToSend(others), trials: linesToSend(trials.map(({ line }) => line)) },
  })
  useEffect(() => {
    const { area, techniques: tried, input } = JSON.parse(question) as Question
    if (tried.length === 0) return
    const request = new AbortController()
    const { signal } = request
    const ask = async () => {
      const added = await api.cart.getTechniquePrices(input, { signal }).catch(() => [])
      if (!signal.aborted) setKnown({ area, prices: toTechniquePrices(tried, added, withTaxes) })
    }
    const timer = setTimeout(ask, DELAY_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [api, question, withTaxes])
  // without units there is nothing to ask for
  if (!pricesInShop || (isNeeded && trials.length === 0)) return noPrices
  return known && known.area === view?.printing_area_id ? known.prices : null
}
