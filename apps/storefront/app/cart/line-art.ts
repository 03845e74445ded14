import type { Client } from '@estampa/contract/client'
import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { turnedBox } from '@estampa/domain/catalog'
import { areaPicture } from '@estampa/domain/catalog/area-picture'
import { useAsyncValue } from '@estampa/web/state'
import { drawMockups } from '../customization/mockups.ts'
import { useApi } from '../session/session-provider.tsx'
import { useTenantName } from '../shop/shop-data.ts'
import { toLineView } from './line-view.ts'
import { findReplaceable, readMockups, withMockup, writeMockups } from './mockup-cache.ts'

type ArtView = Pick<
  NonNullable<ReturnType<typeof customizationOf>>['views'][number],
  'printing_area_id' | 'width_centimeters' | 'height_centimeters' | 'position' | 'logo_id' | 'design_id'
>
type ArtArea = Awaited<ReturnType<Client['catalog']['getProductDetail']>>['printing_areas'][number]

/** The position of the logo on the picture, in percent of its width and height. */
export type ArtPlacement = { left: number; top: number; width: number; height: number; angle: number }
export type LineArt = { picture: string; art: { url: string; placement: ArtPlacement } | null }

/** The art's box on the picture of its area, slanting with it; without a position it is centred. */
export function toArtPlacement(
  view: Pick<ArtView, 'width_centimeters' | 'height_centimeters' | 'position'>,
  area: Pick<ArtArea, 'width_centimeters' | 'height_centimeters' | 'placement'>,
  picture = { width: 1, height: 1 },
): ArtPlacement {
  const box = turnedBox(area.placement, picture)
  const [width, height] = [
    view.width_centimeters / area.width_centimeters,
    view.height_centimeters / area.height_centimeters,
  ]
  const x = view.position ? view.position.x / area.width_centimeters : 0.5
  const y = view.position ? view.position.y / area.height_centimeters : 0.5
  const turn = (box.turn * Math.PI) / 180
  const [along, across] = [(x - 0.5) * box.width * picture.width, (y - 0.5) * box.height * picture.height]
  const right = (along * Math.cos(turn) - across * Math.sin(turn)) / picture.width
  const down = (along * Math.sin(turn) + across * Math.cos(turn)) / picture.height
  return {
    left: 100 * (box.x + box.width * (0.5 - width / 2) + right),
    top: 100 * (box.y + box.height * (0.5 - height / 2) + down),
    width: 100 * box.width * width,
    height: 100 * box.height * height,
    angle: (view.position?.angle ?? 0) + box.turn,
  }
}

/** Every line of a product asks for it once. */
const requestsByClient = new WeakMap<Client, Map<string, Promise<unknown>>>()

function once<Value>(api: Client, key: string, ask: () => Promise<Value>): Promise<Value> {
  const known = requestsByClient.get(api) ?? new Map<string, Promise<unknown>>()
  requestsByClient.set(api, known)
  const answer = (known.get(key) as Promise<Value> | undefined) ?? ask()
  known.set(key, answer)
  answer.catch(() => known.delete(key))
  return answer
}

async function loadArt(api: Client, genericId: number, view: ArtView, artId: string, plain: string) {
  const [product, uploaded] = await Promise.all([
    once(api, `product ${genericId}`, () => api.catalog.getProductDetail({ id: genericId })),
    once(api, `picture ${artId}`, () => api.customization.getPicture({ id: artId })),
  ])
  const area = product.printing_areas.find(({ id }) => id === view.printing_area_id)
  if (!area) return { picture: plain, art: null }
  // an area on the front is on the front of every color; any other side shows its own picture
  const main = product.images.find((image) => image.main) ?? product.images[0]
  const variant = product.products.find((one) =>
    product.images.some((image) => image.image_url === plain && image.variant === one.sku),
  )
  const shown = areaPicture(product, area.placement, variant)
  const isFront = main?.image_url === area.placement.image_url
  const picture = isFront ? plain : (shown?.image_url ?? area.placement.image_url)
  return { picture, art: { url: uploaded.preview_url, placement: toArtPlacement(view, area, shown) } }
}

type DecoratedLine = {
  genericId: number
  /** The picture without art on it. */
  plain: string
  /** The finished picture, where there is one. */
  render: string | null
  views: readonly ArtView[]
}

/** The product as it was customized: its finished picture, or the plain one with the logo laid over it. */
export function useArt({ genericId, plain, render, views }: DecoratedLine): LineArt {
  const api = useApi()
  const view = views.find((one) => one.logo_id ?? one.design_id)
  const artId = view?.logo_id ?? view?.design_id ?? null
  const key = !render && view && artId ? JSON.stringify([genericId, view, plain]) : null
  const none = { picture: render ?? plain, art: null }
  const { value } = useAsyncValue<LineArt>(key, () =>
    view && artId ? loadArt(api, genericId, view, artId, plain) : Promise.resolve(none),
  )
  return value ?? none
}

/** The address of a design's picture ends after an hour, a line stays for days: a fresh one is asked for. */
function useFreshRender(designId: string | null): string | null {
  const api = useApi()
  const { value } = useAsyncValue<string | null>(designId, async () => {
    const id = designId ?? ''
    const { customizationRender } = await once(api, `design ${id}`, () => api.customization.getDesign({ id }))
    return customizationRender
  })
  return value ?? null
}

/** Another print area of a line than the first one, as it was customized; null for an area of a drawn design. */
export function useViewArt(line: CartProduct, view: ArtView): LineArt {
  return useArt({
    genericId: line.generic.id,
    plain: line.generic.featured_img ?? '',
    render: null,
    views: [view],
  })
}

/** The mock-up of print areas with one logo each, drawn once and stored under the design's id. */
function useMockup(line: CartProduct): string | null {
  const api = useApi()
  const storageKey = `estampa:${useTenantName()}:mockups`
  const { sku } = line.type === 'ProductoSimple' ? line.value : (line.value[0]?.value ?? { sku: null })
  const views = customizationOf(line)?.views ?? []
  const isOfLogos =
    views.length > 0 && views.every(({ elements, logo_id }) => elements.length === 0 && logo_id)
  const mockupKey = isOfLogos ? JSON.stringify([line.generic.id, sku, views]) : null
  const { value } = useAsyncValue<string | null>(mockupKey, () =>
    once(api, `mockup ${mockupKey}`, () =>
      loadMockup(api, { genericId: line.generic.id, sku, views }, storageKey),
    ),
  )
  return value ?? null
}

type MockupInput = {
  genericId: number
  sku: string | null
  views: NonNullable<ReturnType<typeof customizationOf>>['views']
}

async function loadMockup(api: Client, input: MockupInput, storageKey: string): Promise<string | null> {
  const { genericId, sku, views } = input
  const mockupKey = JSON.stringify(input)
  const known = readMockups(localStorage, storageKey).find((one) => one.look === mockupKey)
  const design = known && (await api.customization.getDesign({ id: known.design_id }).catch(() => null))
  if (design?.customizationRender) return design.customizationRender
  const product = await once(api, `product ${genericId}`, () =>
    api.catalog.getProductDetail({ id: genericId }),
  )
  const draw = (design_id: string | null) => drawMockups(api, { product, sku, views, design_id })
  try {
    const replaced = findReplaceable(readMockups(localStorage, storageKey))
    // the one to replace may be gone meanwhile
    const saved = await draw(replaced).catch((error) => (replaced ? draw(null) : Promise.reject(error)))
    const now = readMockups(localStorage, storageKey)
    writeMockups(localStorage, storageKey, withMockup(now, mockupKey, saved.design_id))
    return saved.customizationRender
  } catch {
    // the logo is laid over the product instead
    return null
  }
}

export function useLineArt(line: CartProduct): LineArt {
  const { customizationRender: render } = line.type === 'ProductoSimple' ? line.value : line
  const views = customizationOf(line)?.views ?? []
  const fresh = useFreshRender(views.find(({ elements }) => elements.length > 0)?.design_id ?? null)
  const mockup = useMockup(line)
  const shown = fresh ?? mockup ?? render
  return useArt({ genericId: line.generic.id, plain: toLineView(line).picture ?? '', render: shown, views })
}
