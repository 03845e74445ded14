/**
 * A customization in the making: how many of which variant, and one design per place. Steps follow each
 * other place → technique → logo → colours → position; what was chosen earlier decides what is asked later.
 */
import { colorMatcher } from '@estampa/artwork/pixels/color-match'
import { rgbOf } from '@estampa/artwork/pixels/rgba'
import type { Client } from '@estampa/contract/client'
import { unitsOffered } from '@estampa/domain/catalog'
import { type Customization, type CustomizationView, thousandStitchesOf } from '@estampa/domain/customization'
import type { Technique } from '../catalog/load-product.ts'
import type { Area, Product } from '../catalog/product.ts'
import { type Art, keepInside, placed, type Room } from './art-position.ts'

export type Logo = Awaited<ReturnType<Client['customization']['uploadLogos']>>[number]
export type Place = {
  printing_area_id: number
  technique_id: number | null
  logo: Logo | null
  colours: number
  /** Hex of the inks or threads. */
  colour_names: readonly string[]
  art: Art | null
  instructions: string
  /** As the edited line has it: what this page does not ask stays as long as it holds. */
  kept?: CustomizationView
}
export type Step = 'place' | 'technique' | 'logo' | 'colours' | 'position'
export type Draft = {
  units: Readonly<Record<string, number>>
  places: readonly Place[]
  /** The area that is being worked on. */
  active: number | null
  step: Step
}

/** The colours of thread that the shop sews with. */
export type Threads = readonly { readonly hex: string }[]

export const mostPlaces = 12
const mostColours = 64

export function emptyPlace(printing_area_id: number): Place {
  return {
    printing_area_id,
    technique_id: null,
    logo: null,
    colours: 1,
    colour_names: [],
    art: null,
    instructions: '',
  }
}

export const activePlace = (draft: Draft): Place | undefined =>
  draft.places.find((place) => place.printing_area_id === draft.active)

/** Colours are only asked where the price or the maker depends on them. */
export function stepsFor(technique: Technique | undefined): readonly Step[] {
  const asksColours = technique?.pricing === 'colour' || technique?.pricing === 'stitches'
  return asksColours
    ? ['place', 'technique', 'logo', 'colours', 'position']
    : ['place', 'technique', 'logo', 'position']
}

export function isDone(step: Step, place: Place | undefined): boolean {
  if (!place) return false
  if (step === 'place') return true
  if (step === 'technique') return place.technique_id !== null
  if (step === 'logo') return place.logo !== null
  return place.art !== null
}

export function roomOf(area: Area, technique: Technique | undefined): Room {
  const { width_centimeters: width, height_centimeters: height } = area
  return {
    area: { width, height },
    most: {
      width: Math.min(width, technique?.max_width_centimeters ?? width),
      height: Math.min(height, technique?.max_height_centimeters ?? height),
    },
  }
}

/** A place is opened; it is made when it is new. */
export function openPlace(draft: Draft, areaId: number): Draft {
  const known = draft.places.some((place) => place.printing_area_id === areaId)
  if (!known && draft.places.length >= mostPlaces) return draft
  const places = known ? draft.places : [...draft.places, emptyPlace(areaId)]
  return { ...draft, places, active: areaId, step: 'technique' }
}

export function withoutPlace(draft: Draft, areaId: number): Draft {
  const places = draft.places.filter((place) => place.printing_area_id !== areaId)
  return draft.active === areaId ? { ...draft, places, active: null, step: 'place' } : { ...draft, places }
}

export function changePlace(draft: Draft, change: Partial<Place>): Draft {
  const places = draft.places.map((place) =>
    place.printing_area_id === draft.active ? { ...place, ...change } : place,
  )
  return { ...draft, places }
}

/** Another technique has other limits: the art is made to fit them, the colours counted again. */
export function withTechnique(place: Place, technique: Technique, area: Area, threads: Threads): Place {
  const next = { ...place, technique_id: technique.id }
  const art = next.art && keepInside(next.art, roomOf(area, technique))
  return { ...next, art, ...coloursFor(next.logo, technique, threads) }
}

type Printed = { technique: Technique | undefined; area: Area; threads: Threads }

export function withLogo(place: Place, logo: Logo, { technique, area, threads }: Printed): Place {
  const art = placed(logo.width / logo.height, roomOf(area, technique))
  return { ...place, logo, art, ...coloursFor(logo, technique, threads) }
}

/** The inks of the logo itself, or for embroidery the threads that come nearest to them. */
function coloursFor(
  logo: Logo | null,
  technique: Technique | undefined,
  threads: Threads,
): Pick<Place, 'colours' | 'colour_names'> {
  const own = logo?.colours ?? []
  const shown = technique?.pricing === 'stitches' ? threadsFor(own, threads) : own
  const colour_names = shown.slice(0, technique?.maxColours ?? mostColours)
  return { colours: Math.max(1, colour_names.length), colour_names }
}

function threadsFor(colors: readonly string[], threads: Threads): string[] {
  const match = colorMatcher(threads.map(({ hex }) => rgbOf(hex)))
  return [...new Set(colors.map((hex) => threads[match(rgbOf(hex))]?.hex ?? hex))]
}

/** Each finished place as the makers and the prices need it; unfinished ones are left out. */
export function customizationOf(draft: Draft, techniques: readonly Technique[]): Customization {
  const views = draft.places.flatMap((place) => {
    const technique = techniques.find((one) => one.id === place.technique_id)
    return technique && place.art && place.logo ? [viewOf(place, technique, place.art, place.logo)] : []
  })
  const days = views.map(
    (view) => techniques.find((one) => one.id === view.technique_id)?.productionDays ?? -1,
  )
  return { views, applicationDays: days.length > 0 ? Math.max(...days) : -1 }
}

function viewOf(place: Place, technique: Technique, art: Art, logo: Logo): CustomizationView {
  const { kept } = place
  const isSameArt = kept && (kept.logo_id ?? kept.design_id) === logo.id
  const isSameSize =
    kept?.technique_id === technique.id &&
    kept.width_centimeters === art.width &&
    kept.height_centimeters === art.height
  return {
    printing_area_id: place.printing_area_id,
    technique_id: technique.id,
    colours: place.colours,
    colour_names: place.colour_names,
    width_centimeters: art.width,
    height_centimeters: art.height,
    thousandStitches: isSameSize ? kept.thousandStitches : stitchesOf(technique, art),
    ...(isSameArt
      ? { logo_id: kept.logo_id, design_id: kept.design_id }
      : { logo_id: logo.id, design_id: null }),
    position: { x: art.x, y: art.y, angle: art.angle },
    instructions: place.instructions.trim(),
    elements: [],
  }
}

function stitchesOf({ pricing }: Technique, { width, height }: Art): number | null {
  return pricing === 'stitches'
    ? thousandStitchesOf({ width_centimeters: width, height_centimeters: height })
    : null
}

/** How many of which variant a fresh draft starts with. */
export function firstUnits(product: Product, wanted: ReadonlyMap<string, number>): Record<string, number> {
  const known = product.products.filter((variant) => wanted.has(variant.sku))
  if (product.type === 'ProductoCurva') {
    return Object.fromEntries(known.map((variant) => [variant.sku, wanted.get(variant.sku) ?? 0]))
  }
  const variant = known[0] ?? product.products.find((one) => unitsOffered(one) > 0) ?? product.products[0]
  return variant
    ? { [variant.sku]: wanted.get(variant.sku) ?? Math.max(1, product.minimum_order_quantity) }
    : {}
}
