import { fieldValue, isBillingLocked } from '@estampa/domain/checkout'
import { displayDocument, phoneForField } from '@estampa/web/countries'
import { PageSpinner } from '@estampa/web/loading'
import { useAsyncValue } from '@estampa/web/state'
import { type ReactNode, useEffect, useState } from 'react'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'
import { withLastBilling } from './checkout-state.ts'

/** Asks who was billed last before anything is shown: fields that fill themselves would make the page jump. */
export function WithLastBilling({ children }: { children: ReactNode }) {
  const api = useApi()
  const { user } = useSession()
  const { environment, partnerFixedBillingData } = useShopConfig()
  const { state, change } = useCheckout()
  const [isWanted, setIsWanted] = useState(
    user !== null &&
      fieldValue(state.payload, 'Billing', 'document') === '' &&
      !isBillingLocked(partnerFixedBillingData),
  )
  const { value, error } = useAsyncValue(isWanted ? 'billed' : null, (signal) =>
    api.checkout.getBillingData({}, { signal }),
  )
  const isKnown = value !== undefined || error !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once, when it is known
  useEffect(() => {
    if (!isWanted || !isKnown) return
    const billed = value?.orderInvoiceFK
    if (billed && user) {
      const document = displayDocument(billed.document, environment)
      const phone = phoneForField(billed.phone, environment)
      const person = { ...user, phoneNumber: phoneForField(user.phoneNumber, environment) }
      change((before) => withLastBilling(before, { ...billed, document, phone }, person))
    }
    setIsWanted(false)
  }, [isKnown])
  return isWanted ? <PageSpinner /> : children
}
