/**
 * Turns a line of the cart into a draft, and the draft into the edited line. Members that the shop still offers pass
 * in both directions unchanged; the others are left open and reported.
 */
import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { groundOn } from '@estampa/domain/catalog/area-cut'
import type { DesignView } from '@estampa/domain/customization/design'
import { fittedAll } from '@estampa/editor/kernel'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import {
  type CustomizeStep,
  type Draft,
  findLogo,
  findPicture,
  firstUnits,
  isStepDone,
  type Logo,
  listLogoIds,
} from '../../customization/draft.ts'
import { inksOf } from '../../customization/inks.ts'
import { startDraft } from '../../customization/only-choices.ts'
import { toEditorArea } from '../../customization/picture-position.ts'
import { designOfLine } from './design-of-line.ts'

/** Changes of the offer since the line was put into the cart. */
export type LineChange =
  | 'line_gone'
  | 'variant_gone'
  | 'place_gone'
  | 'technique_gone'
  | 'logo_gone'
  | 'design_fitted'
  | 'colours_open'

/** The pictures by their ids; null: gone. */
export type Logos = ReadonlyMap<string, Logo | null>
export type OpenedDraft = { draft: Draft; changes: readonly LineChange[] }

export function toDraft(line: CartProduct, loaded: LoadedProduct, logos: Logos): OpenedDraft {
  const { product } = loaded
  const changes = new Set<LineChange>()
  const quantities = unitsOf(line)
  if ([...quantities.keys()].some((sku) => !product.products.some((one) => one.sku === sku))) {
    changes.add('variant_gone')
  }
  const whole = designOfLine(line, product)
  const views = whole.views.flatMap((view) => fittedView(view, loaded, changes) ?? [])
  // a print area has one design; a second one could not be shown
  if (views.length < (customizationOf(line)?.views.length ?? 0)) changes.add('place_gone')
  const design = { ...whole, views }
  const ids = listLogoIds(design)
  const shown = ids.flatMap((id) => logos.get(id) ?? [])
  if (shown.length < ids.length) changes.add('logo_gone')
  const units = firstUnits(loaded, quantities)
  // a line without a logo gets one as a new draft does
  if (views.length === 0) return { draft: startDraft(units, loaded), changes: [...changes] }
  const draft = { units, design, logos: shown }
  const open = firstOpenStep(draft)
  const reduced = open.step === 'position' ? findReducedByClaim(line, draft, loaded) : undefined
  if (!reduced) return { draft: { ...draft, ...open }, changes: [...changes] }
  changes.add('colours_open')
  return { draft: { ...draft, active: reduced.printing_area_id, step: 'colours' }, changes: [...changes] }
}

/** A place that was stored as a logo in fewer inks than the logo has: a design is printed in the colors that it shows. */
function findReducedByClaim(
  line: CartProduct,
  draft: Pick<Draft, 'design' | 'logos'>,
  { product, techniques }: LoadedProduct,
): DesignView | undefined {
  const units = unitsOf(line)
  const variant = product.products.find(({ sku }) => units.has(sku))
  const stored = (customizationOf(line)?.views ?? []).filter(({ elements }) => elements.length === 0)
  return draft.design.views.find((view) => {
    const technique = techniques.find(({ id }) => id === view.technique_id)
    const claim = stored.find(({ printing_area_id: id }) => id === view.printing_area_id)
    const [logo, picture] = [findLogo(draft, view), findPicture(view)]
    if (!claim || !logo || !picture || technique?.pricing !== 'colour') return false
    const area = product.printing_areas.find(({ id }) => id === view.printing_area_id)
    return claim.colours < inksOf(logo, picture, groundOn(area ?? {}, variant)).length
  })
}

/** The view as the shop makes it today; undefined where its print area is gone. */
function fittedView(
  view: DesignView,
  { product, techniques }: LoadedProduct,
  changes: Set<LineChange>,
): DesignView | undefined {
  const area = product.printing_areas.find((one) => one.id === view.printing_area_id)
  if (!area) return undefined
  const technique = techniques.find(({ id }) => id === view.technique_id && area.printing_types.includes(id))
  if (!technique) changes.add('technique_gone')
  const elements = fittedAll(view.elements, toEditorArea(area, technique))
  if (elements !== view.elements) changes.add('design_fitted')
  return { ...view, technique_id: technique?.id ?? null, elements }
}

/** The draft opens at the first print area that is incomplete, else at the size of the first one. */
export function firstOpenStep(draft: Pick<Draft, 'design' | 'logos'>): Pick<Draft, 'active' | 'step'> {
  const lacking = (view: DesignView): CustomizeStep | undefined =>
    (['technique', 'logo', 'position'] as const).find((step) => !isStepDone(step, draft, view))
  const { views } = draft.design
  const view = views.find(lacking) ?? views[0]
  if (!view) return { active: null, step: 'place' }
  return { active: view.printing_area_id, step: lacking(view) ?? 'position' }
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
  const renewed = draft.logos.flatMap((logo) => {
    const answer = logos.get(logo.id)
    return answer === undefined ? logo : (answer ?? [])
  })
  const next = { ...draft, logos: renewed }
  const isGone = draft.design.views.some(
    (view) => isStepDone('logo', draft, view) && !isStepDone('logo', next, view),
  )
  return isGone
    ? { draft: { ...next, ...firstOpenStep(next) }, changes: ['logo_gone'] }
    : { draft: next, changes: [] }
}
