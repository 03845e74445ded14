import { totalQuantity } from '@estampa/domain/cart'
import { useEffect, useState } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import type { Draft, Threads } from '../../customization/draft.ts'
import { useApi } from '../../session/session-provider.tsx'
import { useShopConfig } from '../../shell/shop-data.ts'
import { useCart } from '../cart-provider.tsx'
import { newUuid } from '../new-uuid.ts'
import { findEntry } from '../price-entries.ts'
import { linesToSend } from '../wire-lines.ts'
import { eachOf, trialsOf } from './technique-trials.ts'

export type TechniquePrices = ReadonlyMap<number, number>

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
  const questions = JSON.stringify(
    trials.map(({ technique, line }) => ({
      technique,
      units: totalQuantity(line),
      lines: linesToSend([...others, line]),
    })),
  )
  useEffect(() => {
    const asked = JSON.parse(questions) as { technique: number; units: number; lines: never }[]
    if (asked.length === 0) return
    const asking = new AbortController()
    const { signal } = asking
    const ask = async () => {
      const answers = await Promise.allSettled(
        asked.map(async ({ technique, units, lines }) => {
          const entry = findEntry(await api.cart.getShoppingCartProductPrice(lines, { signal }), uuid)
          return entry ? ([technique, eachOf(entry.prices, units, withTaxes)] as const) : null
        }),
      )
      // what has no price for this size and quantity says none
      const known = answers.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
      if (!signal.aborted) setPrices(new Map(known))
    }
    const timer = setTimeout(ask, DELAY_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, questions, uuid, withTaxes])
  return prices
}
