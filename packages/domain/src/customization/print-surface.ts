/** The size of a print area with how it is cut, and what a technique prints of it. A page that only asks this loads no geometry. */
import { type AreaCut, type AreaShape, usualSafeMm } from '../catalog/area-cut.ts'
import { type Dimensions, roundToHundredth } from './design.ts'

export type PrintSurface = Dimensions & {
  /** Absent: a rectangle. */
  readonly shape?: AreaShape | undefined
  readonly cornerMm?: number | undefined
  readonly bleedMm?: number | undefined
  readonly safeMm?: number | undefined
}

export type SizedArea = AreaCut & {
  readonly width_centimeters: number
  readonly height_centimeters: number
}

/** Millimeters of a place, with its outline where that is not a plain rectangle. */
export function areaSize(area: SizedArea): PrintSurface {
  const { shape = 'rectangle', corner_millimeters, bleed_millimeters, safe_millimeters } = area
  return {
    width: roundToHundredth(area.width_centimeters * 10),
    height: roundToHundredth(area.height_centimeters * 10),
    ...(shape !== 'rectangle' && { shape }),
    ...(shape === 'rounded' && { cornerMm: corner_millimeters ?? 0 }),
    ...(bleed_millimeters && { bleedMm: bleed_millimeters }),
    ...(safe_millimeters !== undefined && { safeMm: safe_millimeters }),
  }
}

/** The area in which a place was sold, as its technique prints it; without a copy, that of the product as it is now. */
export function soldSurface(
  view: { readonly area?: PrintSurface | undefined },
  area: SizedArea,
  technique: { readonly key: string } | null | undefined,
): PrintSurface {
  return surfaceFor(view.area ?? areaSize(area), technique)
}

/** Inks and threads that are laid exactly where they are wanted, on what is finished: nothing of them is cut away. */
const neverCut: ReadonlySet<string> = new Set([
  'screen_printing',
  'pad_printing',
  'embroidery',
  'laser',
  'debossing',
  'embossing',
  'hot_stamping',
])

/** Whether a technique prints over the edge, so that its art may reach into the bleed; by its key. */
export const printsToEdge = (techniqueKey: string): boolean => !neverCut.has(techniqueKey)

/** The area as this technique prints it; null: not chosen yet. */
export function surfaceFor<Surface extends PrintSurface>(
  surface: Surface,
  technique: { readonly key: string } | null | undefined,
): Surface {
  return !surface.bleedMm || !technique || printsToEdge(technique.key) ? surface : { ...surface, bleedMm: 0 }
}

export const bleedOf = ({ bleedMm = 0 }: PrintSurface): number => bleedMm

export const safeOf = ({ safeMm = usualSafeMm }: PrintSurface): number => safeMm

export const isPlainRectangle = ({ shape = 'rectangle' }: PrintSurface): boolean => shape === 'rectangle'
