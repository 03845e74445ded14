import type { Client } from '@estampa/contract/client'
import type { CartProduct } from '@estampa/domain/cart'
import { type AsyncValue, useAsyncValue } from '@estampa/web/state'
import { useEffect, useState } from 'react'
import { linesToSend } from '../../cart/wire-lines.ts'
import { useApi } from '../../session/session-provider.tsx'
import type { DeliveryPlace } from './delivery-place.ts'

export type Estimate = Awaited<ReturnType<Client['shipping']['getShippingQuote']>>

const DELAY_MS = 300

/** The delivery options for these lines and this place, as the checkout will quote them, a moment after the last change. */
export function useEstimate(
  lines: readonly CartProduct[],
  place: DeliveryPlace | undefined,
): AsyncValue<Estimate> {
  const api = useApi()
  const question = place && lines.length > 0 ? JSON.stringify(toEstimateKey(lines, place)) : null
  const settled = useSettled(question)
  return useAsyncValue(settled, (signal) =>
    api.shipping.getShippingQuote(JSON.parse(settled ?? ''), { signal }),
  )
}

function toEstimateKey(lines: readonly CartProduct[], { province, city, location, zipCode }: DeliveryPlace) {
  return {
    shoppingCart: linesToSend(lines),
    province: province.id,
    city: city.id,
    location: location.id,
    ...(zipCode !== '' && { zipCode }),
  }
}

/** The first value at once, a later one when it has stayed for a moment. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === null || value === null) return setSettled(value)
    const timer = setTimeout(() => setSettled(value), DELAY_MS)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}
