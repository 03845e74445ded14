import type { Host } from '@estampa/editor/view/host'
import { useFailureView } from '@estampa/web/failures'
import { useCallback, useRef } from 'react'
import type { Product } from '../../catalog/product.ts'
import { useApi } from '../../session/session-provider.tsx'
import { toSentDesign } from './use-design-measurement.ts'

/** The pictures that the server draws from the design, as the order will show them. */
export function usePreview(product: Product, sku: string | null): Host['preview'] {
  const api = useApi()
  const failureView = useFailureView()
  // one stored design for all previews; that of a line is another
  const lastDesignId = useRef<string | null>(null)
  return useCallback(
    async (design, signal) => {
      try {
        const { pictures, design_id } = await api.customization.saveDesign(
          {
            generic_id: product.id,
            sku,
            design: toSentDesign(design),
            name: product.name,
            design_id: lastDesignId.current,
          },
          { signal },
        )
        lastDesignId.current = design_id
        return pictures.map(({ printing_area_id, url }) => ({
          name: product.printing_areas.find(({ id }) => id === printing_area_id)?.name ?? '',
          url,
        }))
      } catch (error) {
        return { trouble: failureView(error).message }
      }
    },
    [api, failureView, product, sku],
  )
}
