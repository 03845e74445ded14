import type { Design } from '@estampa/domain/customization/design'
import { useEffect, useState } from 'react'
import type { Product, Variant } from '../catalog/product.ts'
import { useDrawDesign } from './use-draw-design.ts'

/** The addresses of the mock-ups by print area id; empty while the design changes. */
export type Mockups = ReadonlyMap<number, string>
const noMockups: Mockups = new Map()
const DELAY_MS = 700

/** The design as the server draws it on the product, when it rests; null, or what has no elements, is not drawn. */
export function useMockups(product: Product, variant: Variant | undefined, design: Design | null): Mockups {
  const draw = useDrawDesign(product, variant?.sku ?? null)
  const [state, setState] = useState<{ key: string; mockups: Mockups }>({ key: '', mockups: noMockups })
  const key = design && design.views.length > 0 ? JSON.stringify([variant?.sku, design]) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything that the picture depends on
  useEffect(() => {
    if (key === '' || !design) return
    const request = new AbortController()
    const { signal } = request
    const timer = setTimeout(async () => {
      try {
        const { pictures } = await draw(design, signal)
        const mockups = new Map(pictures.map(({ printing_area_id, url }) => [printing_area_id, url]))
        await Promise.all([...mockups.values()].map(loadImage))
        if (!signal.aborted) setState({ key, mockups })
      } catch {
        // the logo is shown flat on the product; only the rendering of the technique is missing
      }
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [draw, key])
  return state.key === key ? state.mockups : noMockups
}

/** The flat logo stays until the mock-up can be shown in its place. */
function loadImage(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  return image.decode()
}
