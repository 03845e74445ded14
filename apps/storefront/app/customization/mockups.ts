/** Places of one logo each, as the workshop's technique makes them on the product: drawn by the server. */
import type { Client } from '@estampa/contract/client'
import type { CustomizationView } from '@estampa/domain/customization'
import { areaSize } from '@estampa/domain/customization/check-design'
import { useEffect, useRef, useState } from 'react'
import type { LoadedProduct } from '../catalog/load-product.ts'
import type { Variant } from '../catalog/product.ts'
import { useApi } from '../session/session-provider.tsx'
import { designFromViews } from './builder/design-from-views.ts'
import { type Draft, toCustomization } from './draft.ts'
import { preflightDraft } from './draft-preflight.ts'

type MockupInput = {
  product: Pick<LoadedProduct['product'], 'id' | 'name' | 'printing_areas'>
  sku: string | null
  views: readonly CustomizationView[]
  /** The id of the earlier mock-up that this one replaces. */
  design_id: string | null
}
type SavedDesign = Awaited<ReturnType<Client['customization']['saveDesign']>>

export function drawMockups(
  api: Client,
  { product, sku, views, design_id }: MockupInput,
  signal?: AbortSignal,
): Promise<SavedDesign> {
  const design = designFromViews(views, {
    nameOf: () => 'Logo',
    areaOf(id) {
      const area = product.printing_areas.find((one) => one.id === id)
      return area && areaSize(area)
    },
  })
  const sent = { generic_id: product.id, sku, name: product.name, design_id, design }
  return api.customization.saveDesign(sent as Parameters<typeof api.customization.saveDesign>[0], { signal })
}

/** The addresses of the mock-ups by print area id; empty while the draft changes. */
export type Mockups = ReadonlyMap<number, string>
const noMockups: Mockups = new Map()
const DELAY_MS = 700

/** The finished places of a draft, drawn when it rests; a draft that cannot be produced is not drawn. */
export function useDraftMockups(loaded: LoadedProduct, draft: Draft, variant: Variant | undefined): Mockups {
  const api = useApi()
  const { product, techniques } = loaded
  // one stored design for all previews
  const lastDesignId = useRef<string | null>(null)
  const [state, setState] = useState<{ key: string; mockups: Mockups }>({ key: '', mockups: noMockups })
  const { views } = toCustomization(draft, techniques)
  const isRefused = preflightDraft(draft, loaded, variant).some(({ severity }) => severity === 'refuse')
  const key = views.length === 0 || isRefused ? '' : JSON.stringify([variant?.sku, views])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything that the picture depends on
  useEffect(() => {
    if (key === '') return
    const request = new AbortController()
    const { signal } = request
    const timer = setTimeout(async () => {
      try {
        const input = { product, sku: variant?.sku ?? null, views, design_id: lastDesignId.current }
        const { design_id, pictures } = await drawMockups(api, input, signal)
        lastDesignId.current = design_id
        const mockups = new Map(pictures.map(({ printing_area_id, url }) => [printing_area_id, url]))
        if (!signal.aborted) setState({ key, mockups })
      } catch {
        // the logo is shown flat on the product; only the rendering of the technique is missing
      }
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [api, key])
  return state.key === key ? state.mockups : noMockups
}
