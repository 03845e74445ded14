import type { DesignView } from '@estampa/domain/customization/design'
import type { Host } from '@estampa/editor/view/host'
import { useMessages } from '@estampa/web/messages'
import { useCallback } from 'react'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { customizeMessages } from '../../messages/customize.ts'
import { useMoneyInText } from '../../money/amount.tsx'
import { useApi } from '../../session/session-provider.tsx'
import { useShopConfig } from '../../shop/shop-data.ts'
import { useCart } from '../cart-context.ts'
import { toTechniquePrices, toTechniqueTrials } from '../editing/technique-trials.ts'
import { linesToSend, type SentLine } from '../wire-lines.ts'

type TechniqueHintsContext = LoadedProduct & {
  units: Readonly<Record<string, number>>
  /** The line of the cart that is being changed: it is not beside itself. */
  editedUuid: string | undefined
}

/** The price that each technique would add to a unit with the elements of a print area; null if the shop hides prices. */
export function useTechniqueHints(parts: TechniqueHintsContext): Host['techniquePrices'] {
  const { product, techniques, units, editedUuid } = parts
  const api = useApi()
  const t = useMessages(customizeMessages)
  const money = useMoneyInText()
  const { pricesInShop, withTaxes } = useShopConfig()
  const { cart, isReady } = useCart()
  const beside = JSON.stringify(
    linesToSend(
      cart.products.filter((one) => one.generic.id === product.id && one.shoppingCartUUID !== editedUuid),
    ),
  )
  const ask = useCallback(
    async (view: DesignView, signal: AbortSignal) => {
      const isGuess = view.elements.length === 0
      const trials = toTechniqueTrials({ product, techniques, view, units, uuid: ANY_UUID })
      if (trials.length === 0) return new Map<number, string>()
      const input = {
        others: JSON.parse(beside) as SentLine[],
        trials: linesToSend(trials.map(({ line }) => line)),
      }
      const added = await api.cart.getTechniquePrices(input, { signal }).catch(() => [])
      const prices = toTechniquePrices(
        trials.map(({ technique }) => technique),
        added,
        withTaxes,
      )
      return new Map([...prices].map(([id, each]) => [id, t.technique_each(money(each), isGuess)]))
    },
    [api, t, money, withTaxes, beside, product, techniques, units],
  )
  return pricesInShop && isReady ? ask : null
}

const ANY_UUID = '00000000-0000-4000-8000-000000000000'
