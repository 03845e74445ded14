import type { CartProduct } from '@estampa/domain/cart'
import type { AsyncValue } from '@estampa/web/state'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useShopConfig, useTenantName } from '../../shop/shop-data.ts'
import { type DeliveryPlace, readDeliveryPlace, saveDeliveryPlace } from './delivery-place.ts'
import { type Estimate, useEstimate } from './use-estimate.ts'

export type DeliveryQuote = {
  /** A shop that shows no prices or delivers nothing quotes no delivery. */
  isOffered: boolean
  /** The destination; undefined until one is chosen on this device. */
  place: DeliveryPlace | undefined
  choose: (place: DeliveryPlace) => void
  estimate: AsyncValue<Estimate>
  /** True while the box asks for the place. */
  isRequested: boolean
  /** Leads to the box and opens its question. */
  ask: () => void
  box: RefObject<HTMLElement | null>
}

/** The delivery of these lines to the stored place: one request for all components that show its answer. */
export function useDelivery(lines: readonly CartProduct[]): DeliveryQuote {
  const shop = useTenantName()
  const { pricesInShop, quotesDelivery } = useShopConfig()
  const isOffered = pricesInShop && quotesDelivery
  const [place, setPlace] = useState<DeliveryPlace>()
  const [isRequested, setIsRequested] = useState(false)
  const box = useRef<HTMLElement>(null)
  // the server's page is the same for everybody: the stored place is read after hydration
  useEffect(() => {
    if (isOffered) setPlace(readDeliveryPlace(shop))
  }, [shop, isOffered])
  const choose = (chosen: DeliveryPlace) => {
    saveDeliveryPlace(shop, chosen)
    setPlace(chosen)
  }
  const ask = () => {
    setIsRequested(true)
    box.current?.scrollIntoView({ block: 'center' })
  }
  return { isOffered, place, choose, estimate: useEstimate(lines, place), isRequested, ask, box }
}
