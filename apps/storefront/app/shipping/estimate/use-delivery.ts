import type { CartProduct } from '@estampa/domain/cart'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Answer } from '../../session/use-answer.ts'
import { useShopConfig, useTenantName } from '../../shell/shop-data.ts'
import { type DeliveryPlace, keepDeliveryPlace, readDeliveryPlace } from './kept-place.ts'
import { type Estimate, useEstimate } from './use-estimate.ts'

export type DeliveryQuote = {
  /** A shop that shows no prices or delivers nothing quotes no delivery. */
  isOffered: boolean
  /** Where to; undefined until somebody has said it on this device. */
  place: DeliveryPlace | undefined
  choose: (place: DeliveryPlace) => void
  estimate: Answer<Estimate>
  /** The box asks for the place. */
  isAsked: boolean
  /** Leads to the box and opens its question. */
  ask: () => void
  box: RefObject<HTMLElement | null>
}

/** The delivery of these goods to the place that this device keeps: one question for all that show its answer. */
export function useDelivery(lines: readonly CartProduct[]): DeliveryQuote {
  const shop = useTenantName()
  const { pricesInShop, quotesDelivery } = useShopConfig()
  const isOffered = pricesInShop && quotesDelivery
  const [place, setPlace] = useState<DeliveryPlace>()
  const [isAsked, setIsAsked] = useState(false)
  const box = useRef<HTMLElement>(null)
  // the server's page is the same for everybody: what this device keeps is read after it
  useEffect(() => {
    if (isOffered) setPlace(readDeliveryPlace(shop))
  }, [shop, isOffered])
  const choose = (chosen: DeliveryPlace) => {
    keepDeliveryPlace(shop, chosen)
    setPlace(chosen)
  }
  const ask = () => {
    setIsAsked(true)
    box.current?.scrollIntoView({ block: 'center' })
  }
  return { isOffered, place, choose, estimate: useEstimate(lines, place), isAsked, ask, box }
}
