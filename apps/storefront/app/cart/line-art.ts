import type { Client } from '@estampa/contract/client'
import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { areaPicture } from '@estampa/domain/catalog/area-picture'
import { turnedBox } from '@estampa/domain/catalog/placement'
import { drawMockups } from '../customization/mockups.ts'
import { useApi } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { useTenantName } from '../shell/shop-data.ts'
import { nextToReplace, readMockups, withMockup, writeMockups } from './kept-mockups.ts'
import { viewOf } from './line-view.ts'

type View = Pick<
  NonNullable<ReturnType<typeof customizationOf>>['views'][number],
  'printing_area_id' | 'width_centimeters' | 'height_centimeters' | 'position' | 'logo_id' | 'design_id'
>
type Area = Awaited<ReturnType<Client['catalog']['getProductDetail']>>['printing_areas'][number]

/** Where the logo lies on the picture, in hundredths of its width and height. */
export type Place = { left: number; top: number; width: number; height: number; angle: number }
export type LineArt = { picture: string; art: { url: string; place: Place } | null }

/** The art's box on the picture of its area, slanting with it; without a position it is centred. */
export function placeOf(
  view: Pick<View, 'width_centimeters' | 'height_centimeters' | 'position'>,
  area: Pick<Area, 'width_centimeters' | 'height_centimeters' | 'placement'>,
  picture = { width: 1, height: 1 },
): Place {
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
const asked = new WeakMap<Client, Map<string, Promise<unknown>>>()

function once<Value>(api: Client, key: string, ask: () => Promise<Value>): Promise<Value> {
  const known = asked.get(api) ?? new Map<string, Promise<unknown>>()
  asked.set(api, known)
  const answer = (known.get(key) as Promise<Value> | undefined) ?? ask()
  known.set(key, answer)
  answer.catch(() => known.delete(key))
  return answer
}

async function askArt(api: Client, genericId: number, view: View, artId: string, plain: string) {
  const [product, uploaded] = await Promise.all([
    once(api, `product ${genericId}`, () => api.catalog.getProductDetail({ id: genericId })),
    once(api, `picture ${artId}`, () => api.customization.getPicture({ id: artId })),
  ])
  const area = product.printing_areas.find(({ id }) => id === view.printing_area_id)
  if (!area) return { picture: plain, art: null }
  // an area on the front is on the front of every colour; any other side shows its own picture
  const main = product.images.find((image) => image.main) ?? product.images[0]
  const variant = product.products.find((one) =>
    product.images.some((image) => image.image_url === plain && image.variant === one.sku),
  )
  const shown = areaPicture(product, area.placement, variant)
  const isFront = main?.image_url === area.placement.image_url
  const picture = isFront ? plain : (shown?.image_url ?? area.placement.image_url)
  return { picture, art: { url: uploaded.preview_url, place: placeOf(view, area, shown) } }
}

type Decorated = {
  genericId: number
  /** The picture without art on it. */
  plain: string
  /** The finished picture, where there is one. */
  render: string | null
  views: readonly View[]
}

/** The product as it was customised: its finished picture, or the plain one with the logo laid over it. */
export function useArt({ genericId, plain, render, views }: Decorated): LineArt {
  const api = useApi()
  const view = views.find((one) => one.logo_id ?? one.design_id)
  const artId = view?.logo_id ?? view?.design_id ?? null
  const key = !render && view && artId ? JSON.stringify([genericId, view, plain]) : null
  const none = { picture: render ?? plain, art: null }
  const { value } = useAnswer<LineArt>(key, () =>
    view && artId ? askArt(api, genericId, view, artId, plain) : Promise.resolve(none),
  )
  return value ?? none
}

/** The address of a design's picture ends after an hour, a line stays for days: a fresh one is asked for. */
function useFreshRender(designId: string | null): string | null {
  const api = useApi()
  const { value } = useAnswer<string | null>(designId, async () => {
    const id = designId ?? ''
    const { customizationRender } = await once(api, `design ${id}`, () => api.customization.getDesign({ id }))
    return customizationRender
  })
  return value ?? null
}

/** A place of a line beside the first one, as it was customised; null for a place of a drawn design. */
export function useOtherArt(line: CartProduct, view: View): LineArt {
  return useArt({
    genericId: line.generic.id,
    plain: line.generic.featured_img ?? '',
    render: null,
    views: [view],
  })
}

/** Of places with one logo each: as their technique makes them, drawn once and kept under the design's id. */
function useMockup(line: CartProduct): string | null {
  const api = useApi()
  const storageKey = `estampa:${useTenantName()}:mockups`
  const { sku } = line.type === 'ProductoSimple' ? line.value : (line.value[0]?.value ?? { sku: null })
  const views = customizationOf(line)?.views ?? []
  const isOfLogos =
    views.length > 0 && views.every(({ elements, logo_id }) => elements.length === 0 && logo_id)
  const look = isOfLogos ? JSON.stringify([line.generic.id, sku, views]) : null
  const { value } = useAnswer<string | null>(look, () =>
    once(api, `mockup ${look}`, () => askMockup(api, { genericId: line.generic.id, sku, views }, storageKey)),
  )
  return value ?? null
}

type Looked = {
  genericId: number
  sku: string | null
  views: NonNullable<ReturnType<typeof customizationOf>>['views']
}

async function askMockup(api: Client, looked: Looked, storageKey: string): Promise<string | null> {
  const { genericId, sku, views } = looked
  const look = JSON.stringify(looked)
  const known = readMockups(localStorage, storageKey).find((one) => one.look === look)
  const kept = known && (await api.customization.getDesign({ id: known.design_id }).catch(() => null))
  if (kept?.customizationRender) return kept.customizationRender
  const product = await once(api, `product ${genericId}`, () =>
    api.catalog.getProductDetail({ id: genericId }),
  )
  const draw = (design_id: string | null) => drawMockups(api, { product, sku, views, design_id })
  try {
    const replaced = nextToReplace(readMockups(localStorage, storageKey))
    // the one to replace may be gone meanwhile
    const saved = await draw(replaced).catch((error) => (replaced ? draw(null) : Promise.reject(error)))
    const now = readMockups(localStorage, storageKey)
    writeMockups(localStorage, storageKey, withMockup(now, look, saved.design_id))
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
  return useArt({ genericId: line.generic.id, plain: viewOf(line).picture ?? '', render: shown, views })
}
