/** The pictures of a line's decorated places, as the server draws them from its design. */
import type { Client } from '@estampa/contract/client'
import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { isDesigned } from '@estampa/domain/customization'
import { readStored, useAsyncValue, writeStored } from '@estampa/web/state'
import { useApi } from '../session/session-provider.tsx'
import { useTenantName } from '../shop/shop-data.ts'
import { designOfLine } from './editing/design-of-line.ts'

type SavedDesign = Awaited<ReturnType<Client['customization']['saveDesign']>>
export type DesignPictures = SavedDesign['pictures']
type DesignedPlace = {
  readonly design_id?: string | null | undefined
  readonly elements?: readonly unknown[] | undefined
}

/** The saved design of a line; null where its places were stored as logos. */
export const savedDesignId = (views: readonly DesignedPlace[]): string | null =>
  views.find(({ elements }) => elements && elements.length > 0)?.design_id ?? null

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

/** The pictures of a saved design. The address of a picture ends after an hour, so fresh ones are asked for. */
async function loadPictures(api: Client, id: string): Promise<DesignPictures> {
  const { pictures } = await once(api, `design ${id}`, () => api.customization.getDesign({ id }))
  return pictures
}

export function useDesignPictures(designId: string | null): DesignPictures {
  const api = useApi()
  const { value } = useAsyncValue(designId, () => loadPictures(api, designId ?? ''))
  return value ?? noPictures
}

const noPictures: DesignPictures = []

/** Empty while they load, and where nothing can be drawn. */
export function useLinePictures(line: CartProduct): DesignPictures {
  const api = useApi()
  const storageKey = `estampa:${useTenantName()}:mockups`
  const views = customizationOf(line)?.views ?? []
  const isDrawn = views.some((view) => isDesigned(view) || view.logo_id !== null)
  const key = isDrawn ? JSON.stringify([line.generic.id, skuOf(line), views]) : null
  const { value } = useAsyncValue(key, async () => {
    const id = savedDesignId(views)
    const saved = id === null ? null : await loadPictures(api, id).catch(() => null)
    // of a line that was stored without a design, or whose design is gone, a design is made
    return saved ?? once(api, `line ${key}`, () => drawLine(api, line, storageKey)).catch(() => noPictures)
  })
  return value ?? noPictures
}

const skuOf = (line: CartProduct): string | null =>
  (line.type === 'ProductoSimple' ? line.value.sku : line.value[0]?.value.sku) ?? null

async function drawLine(api: Client, line: CartProduct, storageKey: string): Promise<DesignPictures> {
  const [generic_id, sku] = [line.generic.id, skuOf(line)]
  const look = JSON.stringify({ genericId: generic_id, sku, views: customizationOf(line)?.views })
  const known = listDrawnLines(storageKey).find((one) => one.look === look)
  const drawn = known && (await loadPictures(api, known.design_id).catch(() => null))
  if (drawn) return drawn
  const product = await once(api, `product ${generic_id}`, () =>
    api.catalog.getProductDetail({ id: generic_id }),
  )
  const design = designOfLine(line, product)
  const draw = (design_id: string | null) =>
    api.customization.saveDesign({ generic_id, sku, name: product.name, design_id, design })
  const replaced = findReplaceable(listDrawnLines(storageKey))
  // the one to replace may be gone meanwhile
  const saved = await draw(replaced).catch((error) => (replaced ? draw(null) : Promise.reject(error)))
  writeStored(storageKey, withDrawnLine(listDrawnLines(storageKey), { look, design_id: saved.design_id }))
  return saved.pictures
}

/** The design that was drawn of a line which has none of its own. */
export type DrawnLine = { readonly look: string; readonly design_id: string }

/** The newest replaces the oldest, so that the server's list of a person's designs does not grow. */
const MAX_DRAWN_LINES = 16

function listDrawnLines(storageKey: string): readonly DrawnLine[] {
  const stored = readStored(storageKey)
  return Array.isArray(stored) ? stored.filter(isDrawnLine).slice(-MAX_DRAWN_LINES) : []
}

const isDrawnLine = (one: unknown): one is DrawnLine =>
  typeof one === 'object' && one !== null && 'look' in one && 'design_id' in one

/** The design that a new one replaces; null while there is room. */
export const findReplaceable = (drawn: readonly DrawnLine[]): string | null =>
  drawn.length < MAX_DRAWN_LINES ? null : (drawn[0]?.design_id ?? null)

export const withDrawnLine = (drawn: readonly DrawnLine[], line: DrawnLine): readonly DrawnLine[] =>
  [...drawn.filter(({ look, design_id }) => look !== line.look && design_id !== line.design_id), line].slice(
    -MAX_DRAWN_LINES,
  )
