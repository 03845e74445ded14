import type { Host } from '@estampa/editor/view/host'
import { useFailureView } from '@estampa/web/failures'
import { useCallback } from 'react'
import type { Product } from '../../catalog/product.ts'
import { useDrawDesign } from '../../customization/use-draw-design.ts'
import { useApi } from '../../session/session-provider.tsx'

/** The pictures that the server draws from the design, as the order will show them. */
export function usePreview(product: Product, sku: string | null): Host['preview'] {
  const api = useApi()
  const failureView = useFailureView()
  const draw = useDrawDesign(product, sku)
  return useCallback(
    async (design, signal) => {
      try {
        const { design_id, pictures } = await draw(design, signal)
        return pictures.map(({ printing_area_id, url }) => ({
          name: product.printing_areas.find(({ id }) => id === printing_area_id)?.name ?? '',
          url,
          closeUp: (asked) =>
            api.customization
              .drawCloseUp({ id: design_id, printing_area_id }, { signal: asked })
              .catch((error) => ({ trouble: failureView(error).message })),
        }))
      } catch (error) {
        return { trouble: failureView(error).message }
      }
    },
    [api, draw, failureView, product],
  )
}
