/** Places of one logo each, as the workshop's technique makes them on the product: drawn by the server. */
import type { Client } from '@estampa/contract/client'
import type { CustomizationView } from '@estampa/domain/customization'
import { areaSize } from '@estampa/domain/customization/check-design'
import { useEffect, useRef, useState } from 'react'
import type { LoadedProduct } from '../catalog/load-product.ts'
import type { Variant } from '../catalog/product.ts'
import { useApi } from '../session/session-provider.tsx'
import { designOfViews } from './builder/opened-design.ts'
import { customizationOf, type Draft } from './draft.ts'
import { judgementsOf } from './draft-judgements.ts'

type Pictured = {
  product: Pick<LoadedProduct['product'], 'id' | 'name' | 'printing_areas'>
  sku: string | null
  views: readonly CustomizationView[]
  /** Of an earlier picture, whose place this one takes. */
  design_id: string | null
}
type Saved = Awaited<ReturnType<Client['customization']['saveDesign']>>

export function drawMockups(
  api: Client,
  { product, sku, views, design_id }: Pictured,
  signal?: AbortSignal,
): Promise<Saved> {
  const design = designOfViews(views, {
    nameOf: () => 'Logo',
    areaOf(id) {
      const area = product.printing_areas.find((one) => one.id === id)
      return area && areaSize(area)
    },
  })
  const sent = { generic_id: product.id, sku, name: product.name, design_id, design }
  return api.customization.saveDesign(sent as Parameters<typeof api.customization.saveDesign>[0], { signal })
}

/** Addresses by the place's id, of the draft as it is now; empty while it changes. */
export type Mockups = ReadonlyMap<number, string>
const none: Mockups = new Map()
const DELAY_MS = 700

/** The finished places of a draft, drawn when it rests; a draft that cannot be produced is not drawn. */
export function useDraftMockups(loaded: LoadedProduct, draft: Draft, variant: Variant | undefined): Mockups {
  const api = useApi()
  const { product, techniques } = loaded
  // one kept design for all that is only looked at
  const looked = useRef<string | null>(null)
  const [state, setState] = useState<{ key: string; mockups: Mockups }>({ key: '', mockups: none })
  const { views } = customizationOf(draft, techniques)
  const isRefused = judgementsOf(draft, loaded, variant).some(({ severity }) => severity === 'refuse')
  const key = views.length === 0 || isRefused ? '' : JSON.stringify([variant?.sku, views])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything that the picture depends on
  useEffect(() => {
    if (key === '') return
    const asking = new AbortController()
    const { signal } = asking
    const timer = setTimeout(async () => {
      try {
        const wanted = { product, sku: variant?.sku ?? null, views, design_id: looked.current }
        const { design_id, pictures } = await drawMockups(api, wanted, signal)
        looked.current = design_id
        const mockups = new Map(pictures.map(({ printing_area_id, url }) => [printing_area_id, url]))
        if (!signal.aborted) setState({ key, mockups })
      } catch {
        // the logo lies on the product as it was: nothing is missing but the look of the technique
      }
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, key])
  return state.key === key ? state.mockups : none
}
