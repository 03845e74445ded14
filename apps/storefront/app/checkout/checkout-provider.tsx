import type { CartProduct } from '@estampa/domain/cart'
import { fieldValue, type StepKey } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { newUuid } from '../cart/new-uuid.ts'
import { phoneInForm } from '../countries/pretty.ts'
import { sumOf } from '../money/sum.ts'
import { useSession } from '../session/session-provider.tsx'
import { useShopConfig, useTenantName } from '../shell/shop-data.ts'
import type { Goods } from './checkout-goods.ts'
import { type CheckoutState, startCheckout, withoutStaleDelivery } from './checkout-state.ts'
import { checkoutKey, keepCheckout, readCheckout } from './checkout-storage.ts'
import { type RefusedField, refusedIn } from './refused-fields.ts'

export type HandOver = {
  refused: readonly RefusedField[]
  data?: unknown
  /** The step that is to be answered anew. */
  opened?: StepKey | undefined
}

export type Checkout = {
  state: CheckoutState
  change: (to: (state: CheckoutState) => CheckoutState) => void
  /** What the server said about fields, until they are changed. */
  refused: readonly RefusedField[]
  setRefused: (refused: readonly RefusedField[]) => void
  /** What the review hands to the steps when it leads back to them. */
  handOver: HandOver | undefined
  setHandOver: (handOver: HandOver) => void
  goods: Goods
  /** What is being bought, and what it costs without delivery. */
  lines: Goods['lines']
  totals: Goods['totals']
  shippingCost: number | undefined
  /** Goods and delivery; undefined while a part of it is not known. */
  total: number | undefined
  /** Names the goods and the place that a delivery is quoted for. */
  quoteKey: string
  /** The order was placed: nothing of it is kept. */
  forget: () => void
}

const CheckoutContext = createContext<Checkout | undefined>(undefined)

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext)
  if (!checkout) throw new Error('a checkout exists on its own pages only')
  return checkout
}

/** Behind the customers' guard, so in the browser only. Both pages of the checkout read the same answers. */
export function CheckoutProvider({ goods: current, children }: { goods: Goods; children: ReactNode }) {
  // what was ordered leaves the cart while this page may still be there: to it, nothing has changed
  const [placed, setPlaced] = useState<Goods>()
  const goods = placed ?? current
  const { lines, totals } = goods
  const { kept, change } = useKeptCheckout(goods.quote?.id, placed !== undefined)
  const refusedBefore = refusedIn(useLocation().state)
  const [refused, setRefused] = useState(refusedBefore)
  const [handOver, setHandOver] = useState<HandOver>()
  const quoteKey = useQuoteKey(lines, kept)
  const isKnown = lines.length > 0
  useEffect(() => {
    if (isKnown) change((state) => withoutStaleDelivery(state, quoteKey))
  }, [isKnown, quoteKey, change])
  const shippingCost = kept.delivery?.option.amounts.price_incl_tax
  const total = totals && shippingCost !== undefined ? sumOf(totals.total, shippingCost) : undefined
  const parts = {
    state: kept,
    change,
    refused,
    setRefused,
    handOver,
    setHandOver,
    goods,
    lines,
    totals,
    shippingCost,
    total,
    quoteKey,
    forget: () => setPlaced(goods),
  }
  return <CheckoutContext value={parts}>{children}</CheckoutContext>
}

function useKeptCheckout(quoteId: string | undefined, isForgotten: boolean) {
  const shop = useTenantName()
  const { user, guest } = useSession()
  const { environment, partnerFixedBillingData } = useShopConfig()
  // whoever buys a quote without an account has said who they are
  const ofQuote = quoteId === undefined ? null : guest
  const person = user ?? ofQuote ?? { fullName: '', email: '', phoneNumber: '' }
  const key = checkoutKey(shop, user?.userId ?? 0, quoteId)
  const [kept, setKept] = useState<CheckoutState>(
    () =>
      readCheckout(window.sessionStorage, key) ??
      startCheckout(
        { ...person, phoneNumber: phoneInForm(person.phoneNumber, environment) },
        partnerFixedBillingData,
        newUuid(),
      ),
  )
  useEffect(
    () => keepCheckout(window.sessionStorage, key, isForgotten ? undefined : kept),
    [key, kept, isForgotten],
  )
  return { kept, change: setKept }
}

function useQuoteKey(lines: readonly CartProduct[], { payload }: CheckoutState): string {
  const { environment } = useShopConfig()
  return useMemo(() => {
    const goods = lines.map((line) =>
      line.type === 'ProductoSimple'
        ? [line.value.sku, line.value.quantity]
        : line.value.map(({ value }) => [value.sku, value.quantity]),
    )
    const place = [...countries[environment].address, 'postalCode'].map((name) =>
      fieldValue(payload, 'Addressee', name),
    )
    return JSON.stringify([goods, place])
  }, [lines, payload, environment])
}

/** The sentence of the server at a field, if there is one. */
export function useRefusedField(step: StepKey): (name: string) => string | undefined {
  const { refused } = useCheckout()
  return (name) => refused.find((field) => field.step === step && field.name === name)?.message
}
