import type { Client } from '@estampa/contract/client'
import type { Design } from '@estampa/domain/customization/design'
import { useCallback, useRef } from 'react'
import { useApi } from '../session/session-provider.tsx'
import { toSentDesign } from './use-design-measurement.ts'

export type SavedDesign = Awaited<ReturnType<Client['customization']['saveDesign']>>
type DesignedProduct = { readonly id: number; readonly name: string }

/** The product as the workshop makes the design on it, drawn by the server. One stored design serves all previews of a page. */
export function useDrawDesign({ id, name }: DesignedProduct, sku: string | null) {
  const api = useApi()
  // that of a line is another one
  const lastDesignId = useRef<string | null>(null)
  return useCallback(
    async (design: Design, signal: AbortSignal): Promise<SavedDesign> => {
      const sent = {
        generic_id: id,
        sku,
        name,
        design_id: lastDesignId.current,
        design: toSentDesign(design),
      }
      const saved = await api.customization.saveDesign(sent, { signal })
      lastDesignId.current = saved.design_id
      return saved
    },
    [api, id, name, sku],
  )
}
