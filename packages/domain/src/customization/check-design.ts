/**
 * Whether a design can be made at all: its places and techniques are offered, its numbers are numbers, and
 * everything that is drawn lies inside its place and within what the technique makes. What only a look at the
 * pictures tells (sharpness, colors, fine lines) is judged elsewhere.
 */
import { isTechniqueOffered, type PrintingArea } from '../catalog.ts'
import { type DecoratedGeneric, maxInstructions, maxViews, type Techniques } from '../customization.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { artBox, boxOf, isBoxWithin, TOLERANCE_MM, trimmedBox } from './boxes.ts'
import {
  type Design,
  type DesignElement,
  type DesignView,
  type Dimensions,
  MAX_DESIGN_ELEMENTS,
  roundToHundredth,
} from './design.ts'
import { whyNoElement } from './element-faults.ts'
import { checkInkNames } from './ink-names.ts'
import { areaSize, bleedOf, type PrintSurface, surfaceFor } from './outline.ts'

export { whyNoElement } from './element-faults.ts'

/**
 * The first fault, with the index of its `view` and, where one is at fault, of its `element`. A view without
 * technique passes: the design may still be on its way (see `checkFinished`).
 */
export function checkDesign(
  design: Design,
  generic: DecoratedGeneric,
  techniques: Techniques,
): Refusal | null {
  const { views } = design
  if (views.length > maxViews) return refuse('too_many_views', { maximum: maxViews })
  const places = new Set<number>()
  for (const [index, view] of views.entries()) {
    const refusal = places.has(view.printing_area_id)
      ? refuse('place_repeated')
      : checkDesignView(view, generic, techniques)
    if (refusal) return { ...refusal, view: index }
    places.add(view.printing_area_id)
  }
  return null
}

/** Whether it can be priced and produced as it is: something is drawn, and each place says how. */
export function checkFinished(design: Design): Refusal | null {
  const index = design.views.findIndex((view) => view.technique_id === null && artBox(view))
  if (index >= 0) return refuse('technique_not_chosen', { view: index })
  return drawnViews(design).length === 0 ? refuse('design_empty') : null
}

/** The views that decorate something. */
export function drawnViews(design: Design): DesignView[] {
  return design.views.filter((view) => artBox(view) !== null)
}

function checkDesignView(
  view: DesignView,
  generic: DecoratedGeneric,
  techniques: Techniques,
): Refusal | null {
  const area = generic.printing_areas.find((one) => one.id === view.printing_area_id)
  if (!area) return refuse('printing_area_unknown', { printing_area_id: view.printing_area_id })
  if (view.elements.length > MAX_DESIGN_ELEMENTS)
    return refuse('too_many_elements', { maximum: MAX_DESIGN_ELEMENTS })
  if (view.instructions.length > maxInstructions) {
    return refuse('instructions_too_long', { maximum: maxInstructions })
  }
  const surface = surfaceFor(areaSize(area), techniques.get(view.technique_id ?? -1))
  return (
    checkElements(view, area, surface) ??
    checkInkNames(view.inkNames ?? []) ??
    checkOffer(view, area, generic, techniques) ??
    checkArt(view, surface, techniques)
  )
}

function checkElements(view: DesignView, area: PrintingArea, surface: PrintSurface): Refusal | null {
  const ids = new Set<string>()
  for (const [index, element] of view.elements.entries()) {
    const refusal = ids.has(element.id)
      ? refuse('element_repeated', { id: element.id })
      : (whyNoElement(element) ?? checkInside(element, area, surface))
    if (refusal) return { ...refusal, element: index }
    ids.add(element.id)
  }
  return null
}

/** What bleeds may reach as far as it is printed. */
function checkInside(element: DesignElement, area: PrintingArea, surface: PrintSurface): Refusal | null {
  const reach = bleedOf(surface) + TOLERANCE_MM
  if (element.hidden || isBoxWithin(boxOf(element), surface, reach)) return null
  return refuse('element_outside', { name: element.name, area: area.name })
}

function checkOffer(
  view: DesignView,
  area: PrintingArea,
  generic: DecoratedGeneric,
  techniques: Techniques,
): Refusal | null {
  if (view.technique_id === null) return null
  const technique = techniques.get(view.technique_id)
  if (!technique) return refuse('technique_unknown', { technique_id: view.technique_id })
  if (!isTechniqueOffered(technique) || !generic.printing_types.some((one) => one.id === technique.id)) {
    return refuse('technique_not_offered', { technique: technique.name })
  }
  if (area.printing_types.includes(technique.id)) return null
  return refuse('technique_not_for_area', { technique: technique.name, area: area.name })
}

/** All that is drawn in a place is made at once, so it is within the technique's size together; bleed does not count. */
function checkArt(view: DesignView, surface: PrintSurface, techniques: Techniques): Refusal | null {
  const technique = view.technique_id === null ? undefined : techniques.get(view.technique_id)
  const art = trimmedBox(view, surface)
  if (!technique || !art) return null
  const max = maxArtSize(technique)
  if (art.right - art.left <= max.width + TOLERANCE_MM && art.bottom - art.top <= max.height + TOLERANCE_MM) {
    return null
  }
  return refuse('too_big', {
    technique: technique.name,
    max_width_centimeters: technique.max_width_centimeters,
    max_height_centimeters: technique.max_height_centimeters,
  })
}

/** The largest art that a technique makes, millimeters; Infinity where it says nothing. */
export function maxArtSize(technique: {
  readonly max_width_centimeters: number | null
  readonly max_height_centimeters: number | null
}): Dimensions {
  const millimeters = (centimeters: number | null) =>
    centimeters === null ? Number.POSITIVE_INFINITY : roundToHundredth(centimeters * 10)
  return {
    width: millimeters(technique.max_width_centimeters),
    height: millimeters(technique.max_height_centimeters),
  }
}
