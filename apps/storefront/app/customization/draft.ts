/**
 * An unfinished customization: the units by variant, and one design per print area. Steps follow each
 * other: area → technique → logo → colors → position; earlier answers decide which steps follow.
 */
import { colorMatcher, rgbOf } from '@estampa/artwork/pixels'
import type { Client } from '@estampa/contract/client'
import { orderableUnits } from '@estampa/domain/catalog'
import { type Customization, type CustomizationView, thousandStitchesOf } from '@estampa/domain/customization'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea, Product } from '../catalog/product.ts'
import { type ArtBounds, initialArt, keepInside, type PlacedArt } from './art-position.ts'

export type Logo = Awaited<ReturnType<Client['customization']['uploadLogos']>>[number]
export type AreaDraft = {
  printing_area_id: number
  technique_id: number | null
  logo: Logo | null
  colours: number
  /** Hex of the inks or threads. */
  colour_names: readonly string[]
  art: PlacedArt | null
  instructions: string
  /** The view of the edited line: members that this page does not ask for stay as long as they are valid. */
  kept?: CustomizationView
}
export type CustomizeStep = 'place' | 'technique' | 'logo' | 'colours' | 'position'
export type Draft = {
  units: Readonly<Record<string, number>>
  places: readonly AreaDraft[]
  /** The area that is being worked on. */
  active: number | null
  step: CustomizeStep
}

/** The colors of thread that the shop sews with. */
export type Threads = readonly { readonly hex: string }[]

export const MAX_AREAS = 12
const MAX_COLORS = 64

export function emptyAreaDraft(printing_area_id: number): AreaDraft {
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

export const findActiveArea = (draft: Draft): AreaDraft | undefined =>
  draft.places.find((areaDraft) => areaDraft.printing_area_id === draft.active)

/** Colors are only asked where the price or the maker depends on them. */
export function listSteps(technique: Technique | undefined): readonly CustomizeStep[] {
  const asksColors = technique?.pricing === 'colour' || technique?.pricing === 'stitches'
  return asksColors
    ? ['place', 'technique', 'logo', 'colours', 'position']
    : ['place', 'technique', 'logo', 'position']
}

export function isStepDone(step: CustomizeStep, areaDraft: AreaDraft | undefined): boolean {
  if (!areaDraft) return false
  if (step === 'place') return true
  if (step === 'technique') return areaDraft.technique_id !== null
  if (step === 'logo') return areaDraft.logo !== null
  return areaDraft.art !== null
}

export function toArtBounds(area: PrintArea, technique: Technique | undefined): ArtBounds {
  const { width_centimeters: width, height_centimeters: height } = area
  return {
    area: { width, height },
    max: {
      width: Math.min(width, technique?.max_width_centimeters ?? width),
      height: Math.min(height, technique?.max_height_centimeters ?? height),
    },
  }
}

/** Opens a print area, which is added if it is new. */
export function openArea(draft: Draft, areaId: number): Draft {
  const known = draft.places.some((areaDraft) => areaDraft.printing_area_id === areaId)
  if (!known && draft.places.length >= MAX_AREAS) return draft
  const places = known ? draft.places : [...draft.places, emptyAreaDraft(areaId)]
  return { ...draft, places, active: areaId, step: 'technique' }
}

export function withoutArea(draft: Draft, areaId: number): Draft {
  const places = draft.places.filter((areaDraft) => areaDraft.printing_area_id !== areaId)
  return draft.active === areaId ? { ...draft, places, active: null, step: 'place' } : { ...draft, places }
}

export function changeActiveArea(draft: Draft, change: Partial<AreaDraft>): Draft {
  const places = draft.places.map((areaDraft) =>
    areaDraft.printing_area_id === draft.active ? { ...areaDraft, ...change } : areaDraft,
  )
  return { ...draft, places }
}

/** Another technique has other limits: the art is made to fit them, the colors counted again. */
export function withTechnique(
  areaDraft: AreaDraft,
  technique: Technique,
  area: PrintArea,
  threads: Threads,
): AreaDraft {
  const next = { ...areaDraft, technique_id: technique.id }
  const art = next.art && keepInside(next.art, toArtBounds(area, technique))
  return { ...next, art, ...colorsFor(next.logo, technique, threads) }
}

type LogoContext = { technique: Technique | undefined; area: PrintArea; threads: Threads }

export function withLogo(
  areaDraft: AreaDraft,
  logo: Logo,
  { technique, area, threads }: LogoContext,
): AreaDraft {
  const art = initialArt(logo.width / logo.height, toArtBounds(area, technique))
  return { ...areaDraft, logo, art, ...colorsFor(logo, technique, threads) }
}

/** The inks of the logo itself, or for embroidery the threads that come nearest to them. */
function colorsFor(
  logo: Logo | null,
  technique: Technique | undefined,
  threads: Threads,
): Pick<AreaDraft, 'colours' | 'colour_names'> {
  const own = logo?.colours ?? []
  const shown = technique?.pricing === 'stitches' ? threadsFor(own, threads) : own
  const color_names = shown.slice(0, technique?.maxColours ?? MAX_COLORS)
  return { colours: Math.max(1, color_names.length), colour_names: color_names }
}

function threadsFor(colors: readonly string[], threads: Threads): string[] {
  const match = colorMatcher(threads.map(({ hex }) => rgbOf(hex)))
  return [...new Set(colors.map((hex) => threads[match(rgbOf(hex))]?.hex ?? hex))]
}

/** The customization with every finished print area; unfinished ones are left out. */
export function toCustomization(draft: Draft, techniques: readonly Technique[]): Customization {
  const views = draft.places.flatMap((areaDraft) => {
    const technique = techniques.find((one) => one.id === areaDraft.technique_id)
    return technique && areaDraft.art && areaDraft.logo
      ? [toView(areaDraft, technique, areaDraft.art, areaDraft.logo)]
      : []
  })
  const days = views.map(
    (view) => techniques.find((one) => one.id === view.technique_id)?.productionDays ?? -1,
  )
  return { views, applicationDays: days.length > 0 ? Math.max(...days) : -1 }
}

function toView(areaDraft: AreaDraft, technique: Technique, art: PlacedArt, logo: Logo): CustomizationView {
  const { kept: carried } = areaDraft
  const isSameArt = carried && (carried.logo_id ?? carried.design_id) === logo.id
  const isSameSize =
    carried?.technique_id === technique.id &&
    carried.width_centimeters === art.width &&
    carried.height_centimeters === art.height
  return {
    printing_area_id: areaDraft.printing_area_id,
    technique_id: technique.id,
    colours: areaDraft.colours,
    colour_names: areaDraft.colour_names,
    width_centimeters: art.width,
    height_centimeters: art.height,
    thousandStitches: isSameSize ? carried.thousandStitches : estimateStitches(technique, art),
    ...(isSameArt
      ? { logo_id: carried.logo_id, design_id: carried.design_id }
      : { logo_id: logo.id, design_id: null }),
    position: { x: art.x, y: art.y, angle: art.angle },
    instructions: areaDraft.instructions.trim(),
    elements: [],
  }
}

function estimateStitches({ pricing }: Technique, { width, height }: PlacedArt): number | null {
  return pricing === 'stitches'
    ? thousandStitchesOf({ width_centimeters: width, height_centimeters: height })
    : null
}

/** The units by variant that a new draft starts with. */
export function firstUnits(
  product: Product,
  quantities: ReadonlyMap<string, number>,
): Record<string, number> {
  const known = product.products.filter((variant) => quantities.has(variant.sku))
  if (product.type === 'ProductoCurva') {
    return Object.fromEntries(known.map((variant) => [variant.sku, quantities.get(variant.sku) ?? 0]))
  }
  const variant = known[0] ?? product.products.find((one) => orderableUnits(one) > 0) ?? product.products[0]
  return variant
    ? { [variant.sku]: quantities.get(variant.sku) ?? Math.max(1, product.minimum_order_quantity) }
    : {}
}
