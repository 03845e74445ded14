/**
 * A line of the cart as a draft, and the edited line that takes its place. What the shop still offers comes
 * through both ways unchanged; what it does not is left open and said.
 */
import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import type { CustomizationView } from '@estampa/domain/customization'
import type { LoadedProduct, Technique } from '../../catalog/load-product.ts'
import type { Area } from '../../catalog/product.ts'
import { keepInside, liesInside } from '../../customization/art-position.ts'
import {
  type Draft,
  firstUnits,
  isDone,
  type Logo,
  type Place,
  roomOf,
  type Step,
} from '../../customization/draft.ts'

/** What became of a line since it was put into the cart. */
export type Change =
  | 'line_gone'
  | 'variant_gone'
  | 'place_gone'
  | 'technique_gone'
  | 'logo_gone'
  | 'design_fitted'

/** The pictures by their ids; null: gone. */
export type Logos = ReadonlyMap<string, Logo | null>
export type Opened = { draft: Draft; changes: readonly Change[] }

export const artIdOf = (view: Pick<CustomizationView, 'logo_id' | 'design_id'>) =>
  view.logo_id ?? view.design_id

export function viewsOf(line: CartProduct): readonly CustomizationView[] {
  return customizationOf(line)?.views ?? []
}

export function draftOf(line: CartProduct, { product, techniques }: LoadedProduct, logos: Logos): Opened {
  const changes = new Set<Change>()
  const wanted = unitsOf(line)
  if ([...wanted.keys()].some((sku) => !product.products.some((one) => one.sku === sku))) {
    changes.add('variant_gone')
  }
  const places: Place[] = []
  for (const view of viewsOf(line)) {
    const area = product.printing_areas.find((one) => one.id === view.printing_area_id)
    // one design lies in a place: of a second one nothing could be shown
    if (!area || places.some((place) => place.printing_area_id === area.id)) changes.add('place_gone')
    else places.push(placeOf(view, { area, techniques, logos, changes }))
  }
  const units = firstUnits(product, wanted)
  return { draft: { units, places, ...whereToStart(places) }, changes: [...changes] }
}

type Around = { area: Area; techniques: readonly Technique[]; logos: Logos; changes: Set<Change> }

function placeOf(view: CustomizationView, { area, techniques, logos, changes }: Around): Place {
  const technique = area.printing_types.includes(view.technique_id)
    ? techniques.find((one) => one.id === view.technique_id)
    : undefined
  if (!technique) changes.add('technique_gone')
  const artId = artIdOf(view)
  const logo = artId === null ? null : (logos.get(artId) ?? null)
  if (artId !== null && !logo) changes.add('logo_gone')
  const room = roomOf(area, technique)
  const centre = { x: room.area.width / 2, y: room.area.height / 2, angle: 0 }
  const size = { width: view.width_centimeters, height: view.height_centimeters }
  const art = { ...size, ...(view.position ?? centre) }
  const colours = Math.min(view.colours, technique?.maxColours ?? view.colours)
  const fits = liesInside(art, room)
  if (!fits || colours < view.colours) changes.add('design_fitted')
  return {
    printing_area_id: area.id,
    technique_id: technique?.id ?? null,
    logo,
    colours,
    colour_names: colours < view.colours ? view.colour_names.slice(0, colours) : view.colour_names,
    art: fits ? art : keepInside(art, room),
    instructions: view.instructions,
    kept: view,
  }
}

/** At the first place that lacks something, else at the size of the first one. */
export function whereToStart(places: readonly Place[]): Pick<Draft, 'active' | 'step'> {
  const lacking = (place: Place): Step | undefined =>
    (['technique', 'logo', 'position'] as const).find((step) => !isDone(step, place))
  const place = places.find(lacking) ?? places[0]
  if (!place) return { active: null, step: 'place' }
  return { active: place.printing_area_id, step: lacking(place) ?? 'position' }
}

function unitsOf(line: CartProduct): Map<string, number> {
  const rows = line.type === 'ProductoSimple' ? [line.value] : line.value.map((row) => row.value)
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]))
}

/** The edited line in the place of the earlier one: its uuid, those of its rows and their order, its quote. */
export function inPlaceOf(before: CartProduct, made: CartProduct, newUuid: () => string): CartProduct {
  const { shoppingCartUUID, quoteInfo } = before
  const isSameDesign = JSON.stringify(customizationOf(before)) === JSON.stringify(customizationOf(made))
  const render = before.type === 'ProductoSimple' ? before.value : before
  const own = made.type === 'ProductoSimple' ? made.value.customizationRender : made.customizationRender
  const isSame = isSameDesign && skusOf(before) === skusOf(made)
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

const skusOf = (line: CartProduct) => [...unitsOf(line).keys()].sort().join()

/** Where the draft's logos are now. One that is gone leaves its place open. */
export function withLogos(draft: Draft, logos: Logos): Opened {
  const places = draft.places.map((place): Place => {
    const answer = place.logo ? logos.get(place.logo.id) : undefined
    return answer === undefined ? place : { ...place, logo: answer }
  })
  const isGone = places.some((place, index) => !place.logo && draft.places[index]?.logo)
  return isGone
    ? { draft: { ...draft, places, ...whereToStart(places) }, changes: ['logo_gone'] }
    : { draft: { ...draft, places }, changes: [] }
}
