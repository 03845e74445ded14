import type { Host } from '@estampa/editor/host'
import { useCallback } from 'react'
import type { Product } from '../../catalog/product.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { troubleOf } from '../../session/failures.ts'
import { useApi } from '../../session/session-provider.tsx'
import { sent } from './use-measured.ts'

/** The pictures that the server draws from the design, as the order will show them. */
export function usePreview(product: Product, sku: string | null): Host['preview'] {
  const api = useApi()
  const shell = useMessages(shellMessages)
  return useCallback(
    async (design, signal) => {
      try {
        const input = { generic_id: product.id, sku, design: sent(design), name: product.name }
        const { pictures } = await api.customization.saveDesign(input, { signal })
        return pictures.map(({ printing_area_id, url }) => ({
          name: product.printing_areas.find(({ id }) => id === printing_area_id)?.name ?? '',
          url,
        }))
      } catch (error) {
        return { trouble: troubleOf(error, shell).message }
      }
    },
    [api, shell, product, sku],
  )
}
