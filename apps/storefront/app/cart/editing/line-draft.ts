/**
 * Turns a line of the cart into a draft, and the draft into the edited line. Members that the shop still offers pass
 * in both directions unchanged; the others are left open and reported.
 */
import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import type { CustomizationView } from '@estampa/domain/customization'
import type { LoadedProduct, Technique } from '../../catalog/load-product.ts'
import type { PrintArea } from '../../catalog/product.ts'
import { isArtInside, keepInside } from '../../customization/art-position.ts'
import {
  type AreaDraft,
  type CustomizeStep,
  type Draft,
  firstUnits,
  isStepDone,
  type Logo,
  toArtBounds,
} from '../../customization/draft.ts'

/** Changes of the offer since the line was put into the cart. */
export type LineChange =
  | 'line_gone'
  | 'variant_gone'
  | 'place_gone'
  | 'technique_gone'
  | 'logo_gone'
  | 'design_fitted'

/** The pictures by their ids; null: gone. */
export type Logos = ReadonlyMap<string, Logo | null>
export type OpenedDraft = { draft: Draft; changes: readonly LineChange[] }

export const getArtId = (view: Pick<CustomizationView, 'logo_id' | 'design_id'>) =>
  view.logo_id ?? view.design_id

export function listViews(line: CartProduct): readonly CustomizationView[] {
  return customizationOf(line)?.views ?? []
}

export function toDraft(
  line: CartProduct,
  { product, techniques }: LoadedProduct,
  logos: Logos,
): OpenedDraft {
  const changes = new Set<LineChange>()
  const quantities = unitsOf(line)
  if ([...quantities.keys()].some((sku) => !product.products.some((one) => one.sku === sku))) {
    changes.add('variant_gone')
  }
  const places: AreaDraft[] = []
  for (const view of listViews(line)) {
    const area = product.printing_areas.find((one) => one.id === view.printing_area_id)
    // a print area has one design; a second one could not be shown
    if (!area || places.some((areaDraft) => areaDraft.printing_area_id === area.id)) changes.add('place_gone')
    else places.push(toAreaDraft(view, { area, techniques, logos, changes }))
  }
  const units = firstUnits(product, quantities)
  return { draft: { units, places, ...firstOpenStep(places) }, changes: [...changes] }
}

type ViewContext = {
  area: PrintArea
  techniques: readonly Technique[]
  logos: Logos
  changes: Set<LineChange>
}

function toAreaDraft(view: CustomizationView, { area, techniques, logos, changes }: ViewContext): AreaDraft {
  const technique = area.printing_types.includes(view.technique_id)
    ? techniques.find((one) => one.id === view.technique_id)
    : undefined
  if (!technique) changes.add('technique_gone')
  const artId = getArtId(view)
  const logo = artId === null ? null : (logos.get(artId) ?? null)
  if (artId !== null && !logo) changes.add('logo_gone')
  const room = toArtBounds(area, technique)
  const center = { x: room.area.width / 2, y: room.area.height / 2, angle: 0 }
  const size = { width: view.width_centimeters, height: view.height_centimeters }
  const art = { ...size, ...(view.position ?? center) }
  const colors = Math.min(view.colours, technique?.maxColours ?? view.colours)
  const fits = isArtInside(art, room)
  if (!fits || colors < view.colours) changes.add('design_fitted')
  return {
    printing_area_id: area.id,
    technique_id: technique?.id ?? null,
    logo,
    colours: colors,
    colour_names: colors < view.colours ? view.colour_names.slice(0, colors) : view.colour_names,
    art: fits ? art : keepInside(art, room),
    instructions: view.instructions,
    kept: view,
  }
}

/** The draft opens at the first print area that is incomplete, else at the size of the first one. */
export function firstOpenStep(places: readonly AreaDraft[]): Pick<Draft, 'active' | 'step'> {
  const lacking = (areaDraft: AreaDraft): CustomizeStep | undefined =>
    (['technique', 'logo', 'position'] as const).find((step) => !isStepDone(step, areaDraft))
  const areaDraft = places.find(lacking) ?? places[0]
  if (!areaDraft) return { active: null, step: 'place' }
  return { active: areaDraft.printing_area_id, step: lacking(areaDraft) ?? 'position' }
}

function unitsOf(line: CartProduct): Map<string, number> {
  const rows = line.type === 'ProductoSimple' ? [line.value] : line.value.map((row) => row.value)
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]))
}

/** The edited line with the uuid, the rows' uuids and order, and the quote of the line that it replaces. */
export function toEditedLine(before: CartProduct, made: CartProduct, newUuid: () => string): CartProduct {
  const { shoppingCartUUID, quoteInfo } = before
  const isSameDesign = JSON.stringify(customizationOf(before)) === JSON.stringify(customizationOf(made))
  const render = before.type === 'ProductoSimple' ? before.value : before
  const own = made.type === 'ProductoSimple' ? made.value.customizationRender : made.customizationRender
  const isSame = isSameDesign && skuKeyOf(before) === skuKeyOf(made)
  const customizationRender = own ?? (isSame ? render.customizationRender : null)
  if (made.type === 'ProductoSimple') {
    return { ...made, shoppingCartUUID, quoteInfo, value: { ...made.value, customizationRender } }
  }
  const known = before.type === 'ProductoCurva' ? before.value : []
  const places = new Map(known.map((row, index) => [row.value.sku, { uuid: row.shoppingCartUUID, index }]))
  const place = (sku: string) => places.get(sku)?.index ?? known.length
  const value = made.value
    .map((row) => ({ ...row, shoppingCartUUID: places.get(row.value.sku)?.uuid ?? newUuid() }))
    .sort((one, other) => place(one.value.sku) - place(other.value.sku))
  return { ...made, shoppingCartUUID, quoteInfo, customizationRender, value }
}

const skuKeyOf = (line: CartProduct) => [...unitsOf(line).keys()].sort().join()

/** Refreshes the addresses of the draft's logos. A print area whose logo is gone is open again. */
export function withLogos(draft: Draft, logos: Logos): OpenedDraft {
  const places = draft.places.map((areaDraft): AreaDraft => {
    const answer = areaDraft.logo ? logos.get(areaDraft.logo.id) : undefined
    return answer === undefined ? areaDraft : { ...areaDraft, logo: answer }
  })
  const isGone = places.some((areaDraft, index) => !areaDraft.logo && draft.places[index]?.logo)
  return isGone
    ? { draft: { ...draft, places, ...firstOpenStep(places) }, changes: ['logo_gone'] }
    : { draft: { ...draft, places }, changes: [] }
}
