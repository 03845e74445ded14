/**
 * How a product is decorated. A technique (printing type) has its prices by scale of quantity and band of
 * what it is priced by; a customization is one view per decorated place. Whatever is unknown, not offered
 * or has no price is refused: a missing price is never zero.
 */
import { isTechniqueOffered } from './catalog/technique-offer.ts'
import type { Generic, PrintingArea } from './catalog.ts'
import type { DesignElement, InkName, ThreadChoice } from './customization/design.ts'
import type { PrintSurface } from './customization/outline.ts'
import type { RosterPerson } from './customization/roster.ts'
import type { ApplicationTechnique } from './customization/technique.ts'
import { type Refusal, refuse } from './refusal.ts'

export type {
  ApplicationTechnique,
  PriceBand,
  PricingBy,
} from './customization/technique.ts'
export {
  setUpOf,
  thousandStitchesOf,
  type UnitPriceSteps,
  underMinimumOf,
  unitPriceOf,
  unitPriceSteps,
} from './customization/technique-price.ts'

/** Center of the art in its area, centimeters from the area's top left corner, and its turn in degrees. */
export type ViewPosition = { readonly x: number; readonly y: number; readonly angle: number }
export type CustomizationView = {
  readonly printing_area_id: number
  readonly technique_id: number
  readonly colours: number
  /** Pantone names or hex of the inks or threads. */
  readonly colour_names: readonly string[]
  readonly width_centimeters: number
  readonly height_centimeters: number
  readonly thousandStitches: number | null
  /** uuid of the uploaded logo or saved design. */
  readonly logo_id: string | null
  readonly design_id: string | null
  /** null: centered. */
  readonly position: ViewPosition | null
  readonly instructions: string
  /**
   * The design of this place, from which all of the above is measured. Empty in places that were stored before logos
   * were designs, and while nothing is drawn: then the above counts as it is said.
   */
  readonly elements: readonly DesignElement[]
  /** Of a design that is embroidered. */
  readonly threadChoices?: readonly ThreadChoice[] | undefined
  /** Of a design in flat inks. */
  readonly inkNames?: readonly InkName[] | undefined
  /** Skus of the line's variants on which a white base goes below the art; absent: on none. Measured, as the inks are. */
  readonly white_base?: readonly string[] | undefined
  /** The area as it was when the design was measured: what was sold is made in it, whatever becomes of the product. */
  readonly area?: PrintSurface | undefined
}
export type Customization = {
  readonly views: readonly CustomizationView[]
  readonly applicationDays: number
  /** The persons for whom a design with fields is made; absent: it is the same on every unit. */
  readonly roster?: readonly RosterPerson[] | undefined
}
export type DecoratedGeneric = Pick<Generic, 'id' | 'printing_areas'> & {
  readonly printing_types: readonly { readonly id: number }[]
}
export type Techniques = ReadonlyMap<number, ApplicationTechnique>

export const maxViews = 20
export const maxInstructions = 300
/** Half a tenth of a millimeter: what a browser's arithmetic may be off by. */
const toleranceCm = 0.005

/** Whether the place holds a design; otherwise its size, colors and stitches count as it says them. */
export function isDesigned({ elements }: { readonly elements: readonly unknown[] }): boolean {
  return elements.length > 0
}

/** A product is decorated when at least one place is. */
export function isCustomized(
  customization: Customization | null | undefined,
): customization is Customization {
  return Boolean(customization && customization.views.length > 0)
}

/** The first thing that cannot be made; null where everything can. */
export function checkCustomization(
  customization: Customization,
  generic: DecoratedGeneric,
  techniques: Techniques,
): Refusal | null {
  const { views } = customization
  if (views.length > maxViews) return refuse('too_many_views', { maximum: maxViews })
  for (const [index, view] of views.entries()) {
    const refusal = checkView(view, generic, techniques)
    if (refusal) return { ...refusal, view: index }
  }
  return null
}

export function checkView(
  view: CustomizationView,
  generic: DecoratedGeneric,
  techniques: Techniques,
): Refusal | null {
  const technique = techniques.get(view.technique_id)
  if (!technique) return refuse('technique_unknown', { technique_id: view.technique_id })
  const area = generic.printing_areas.find((one) => one.id === view.printing_area_id)
  if (!area) return refuse('printing_area_unknown', { printing_area_id: view.printing_area_id })
  if (!isTechniqueOffered(technique) || !generic.printing_types.some((one) => one.id === technique.id)) {
    return refuse('technique_not_offered', { technique: technique.name })
  }
  if (!area.printing_types.includes(technique.id)) {
    return refuse('technique_not_for_area', { technique: technique.name, area: area.name })
  }
  return checkColors(view, technique) ?? checkSize(view, technique, area) ?? checkDetails(view, technique)
}

function checkColors(view: CustomizationView, technique: ApplicationTechnique): Refusal | null {
  if (!Number.isSafeInteger(view.colours) || view.colours < 1) return refuse('colours_invalid')
  if (technique.maxColours === null || view.colours <= technique.maxColours) return null
  return refuse('too_many_colours', { maximum: technique.maxColours, technique: technique.name })
}

function checkSize(
  view: CustomizationView,
  technique: ApplicationTechnique,
  area: PrintingArea,
): Refusal | null {
  const { width_centimeters: width, height_centimeters: height } = view
  if (!isLength(width) || !isLength(height)) return refuse('size_invalid')
  const maxWidth = technique.max_width_centimeters ?? Number.POSITIVE_INFINITY
  const maxHeight = technique.max_height_centimeters ?? Number.POSITIVE_INFINITY
  if (width > maxWidth + toleranceCm || height > maxHeight + toleranceCm) {
    return refuse('too_big', {
      technique: technique.name,
      max_width_centimeters: technique.max_width_centimeters,
      max_height_centimeters: technique.max_height_centimeters,
    })
  }
  return isInside(view, area) ? null : refuse('outside_area', { area: area.name })
}

function isLength(centimeters: number): boolean {
  return Number.isFinite(centimeters) && centimeters > 0 && centimeters <= 1000
}

function isInside(view: CustomizationView, area: PrintingArea): boolean {
  const { width, height } = orientedBox(view)
  const { x, y } = view.position ?? { x: area.width_centimeters / 2, y: area.height_centimeters / 2 }
  if (!Number.isFinite(x) || !Number.isFinite(y) || !Number.isFinite(width + height)) return false
  return (
    x - width / 2 >= -toleranceCm &&
    y - height / 2 >= -toleranceCm &&
    x + width / 2 <= area.width_centimeters + toleranceCm &&
    y + height / 2 <= area.height_centimeters + toleranceCm
  )
}

function checkDetails(view: CustomizationView, technique: ApplicationTechnique): Refusal | null {
  if (technique.pricing === 'stitches' && !((view.thousandStitches ?? 0) > 0)) {
    return refuse('stitches_missing', { technique: technique.name })
  }
  if (view.instructions.length > maxInstructions) {
    return refuse('instructions_too_long', { maximum: maxInstructions })
  }
  return null
}

/** Centimeters of the upright box that holds the turned art. */
export function orientedBox(view: CustomizationView): { width: number; height: number } {
  const turn = ((view.position?.angle ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const { width_centimeters: width, height_centimeters: height } = view
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** Business days of the slowest technique; -1 where nothing is decorated or a technique is unknown. */
export function applicationDaysOf(
  { views }: { readonly views: readonly Pick<CustomizationView, 'technique_id'>[] },
  techniques: Techniques,
): number {
  const days = views.map((view) => techniques.get(view.technique_id)?.productionDays)
  return days.length === 0 || days.includes(undefined) ? -1 : Math.max(...days.map((one) => one ?? -1))
}
