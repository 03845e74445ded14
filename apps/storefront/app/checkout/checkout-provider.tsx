import type { CartProduct } from '@estampa/domain/cart'
import { fieldValue, type StepKey } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { phoneForField } from '@estampa/web/countries'
import { sumOf } from '@estampa/web/money'
import { newUuid } from '@estampa/web/state'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session/session-provider.tsx'
import { useShopConfig, useTenantName } from '../shop/shop-data.ts'
import type { CheckoutItems } from './checkout-items.ts'
import { type CheckoutState, startCheckout, withoutStaleDelivery } from './checkout-state.ts'
import { checkoutKey, readCheckout, saveCheckout } from './checkout-storage.ts'
import { type RefusedField, readRefusedFields } from './refused-fields.ts'

export type ReviewOutcome = {
  refused: readonly RefusedField[]
  data?: unknown
  /** The step that has to be answered again. */
  opened?: StepKey | undefined
}

export type Checkout = {
  state: CheckoutState
  change: (to: (state: CheckoutState) => CheckoutState) => void
  /** The server's refusals of fields, until the fields are changed. */
  refused: readonly RefusedField[]
  setRefused: (refused: readonly RefusedField[]) => void
  /** The outcome of the review when it leads back to the steps. */
  reviewOutcome: ReviewOutcome | undefined
  setReviewOutcome: (reviewOutcome: ReviewOutcome) => void
  items: CheckoutItems
  /** The lines of this checkout and their cost without delivery. */
  lines: CheckoutItems['lines']
  totals: CheckoutItems['totals']
  shippingCost: number | undefined
  /** The total of lines and delivery; undefined while a part of it is unknown. */
  total: number | undefined
  /** Identifies the lines and the place that a delivery is quoted for. */
  quoteKey: string
  /** Removes the stored answers once the order is placed. */
  forget: () => void
}

const CheckoutContext = createContext<Checkout | undefined>(undefined)

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext)
  if (!checkout) throw new Error('a checkout exists on its own pages only')
  return checkout
}

/** Runs behind the customers' guard, so only in the browser. Both pages of the checkout share the answers. */
export function CheckoutProvider({
  items: current,
  children,
}: {
  items: CheckoutItems
  children: ReactNode
}) {
  // what was ordered leaves the cart while this page may still be there: to it, nothing has changed
  const [placed, setPlaced] = useState<CheckoutItems>()
  const items = placed ?? current
  const { lines, totals } = items
  const { stored, change } = useStoredCheckout(items.quote?.id, placed !== undefined)
  const refusedBefore = readRefusedFields(useLocation().state)
  const [refused, setRefused] = useState(refusedBefore)
  const [reviewOutcome, setReviewOutcome] = useState<ReviewOutcome>()
  const quoteKey = useQuoteKey(lines, stored)
  const isKnown = lines.length > 0
  useEffect(() => {
    if (isKnown) change((state) => withoutStaleDelivery(state, quoteKey))
  }, [isKnown, quoteKey, change])
  const shippingCost = stored.delivery?.option.amounts.price_incl_tax
  const total = totals && shippingCost !== undefined ? sumOf(totals.total, shippingCost) : undefined
  const checkout = {
    state: stored,
    change,
    refused,
    setRefused,
    reviewOutcome,
    setReviewOutcome,
    items,
    lines,
    totals,
    shippingCost,
    total,
    quoteKey,
    forget: () => setPlaced(items),
  }
  return <CheckoutContext value={checkout}>{children}</CheckoutContext>
}

function useStoredCheckout(quoteId: string | undefined, isForgotten: boolean) {
  const shop = useTenantName()
  const { user, guest } = useSession()
  const { environment, partnerFixedBillingData } = useShopConfig()
  // a guest who buys a quote has given their data already
  const ofQuote = quoteId === undefined ? null : guest
  const person = user ?? ofQuote ?? { fullName: '', email: '', phoneNumber: '' }
  const key = checkoutKey(shop, user?.userId ?? 0, quoteId)
  const [stored, setStored] = useState<CheckoutState>(
    () =>
      readCheckout(window.sessionStorage, key) ??
      startCheckout(
        { ...person, phoneNumber: phoneForField(person.phoneNumber, environment) },
        partnerFixedBillingData,
        newUuid(),
      ),
  )
  useEffect(
    () => saveCheckout(window.sessionStorage, key, isForgotten ? undefined : stored),
    [key, stored, isForgotten],
  )
  return { stored, change: setStored }
}

function useQuoteKey(lines: readonly CartProduct[], { payload }: CheckoutState): string {
  const { environment } = useShopConfig()
  return useMemo(() => {
    const items = lines.map((line) =>
      line.type === 'ProductoSimple'
        ? [line.value.sku, line.value.quantity]
        : line.value.map(({ value }) => [value.sku, value.quantity]),
    )
    const place = [...countries[environment].address, 'postalCode'].map((name) =>
      fieldValue(payload, 'Addressee', name),
    )
    return JSON.stringify([items, place])
  }, [lines, payload, environment])
}

/** The sentence of the server at a field, if there is one. */
export function useRefusedField(step: StepKey): (name: string) => string | undefined {
  const { refused } = useCheckout()
  return (name) => refused.find((field) => field.step === step && field.name === name)?.message
}
