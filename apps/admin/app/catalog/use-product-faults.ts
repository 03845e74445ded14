import { isFailure } from '@estampa/web/failures'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { faultKey, type ProductDraftFaults } from './product-draft.ts'

type ServerFault = { sku: string | null; field: string; fault: string; limit: number | null }

/** What the server found wrong with what was sent, by field; of another failure it says so at once. */
export function useProductFaults() {
  const [refused, setRefused] = useState<ProductDraftFaults>({})
  const take = (error: unknown) => {
    const found = unsoundFields(error)
    if (found) setRefused(found)
    else showError(error)
  }
  return { refused, setRefused, take, forgive: () => setRefused({}) }
}

/** The fields of a product that is unsound; undefined for every other failure. */
export function unsoundFields(error: unknown): ProductDraftFaults | undefined {
  const fault = isFailure(error) ? error.fault : undefined
  if (fault?.refusal !== 'product_unsound') return undefined
  const found = fault.data as { faults: readonly ServerFault[] } | undefined
  return Object.fromEntries(
    (found?.faults ?? []).map(({ sku, field, ...one }) => [faultKey(sku, field), one]),
  )
}
