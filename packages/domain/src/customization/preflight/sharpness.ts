import { designRules } from '../../shops/settings.ts'
import { type ClipArtElement, type Dimensions, type ImageElement, roundToHundredth } from '../design.ts'
import type { InspectedPicture, PreflightCheck, PreflightInput } from './check.ts'

export type Pictured = ImageElement | ClipArtElement

/** From `fair` on a print looks good from where people see it, though not from as near as one reads. */
export const dpiLimits = {
  refuse: designRules.minimumDpi,
  fair: 110,
  warn: designRules.recommendedDpi,
} as const

/** Millimeters of the longer side: of a logo that is smaller yet nothing is seen. */
const SMALLEST_LOGO_MM = 10

/** Whether a picture has dots enough for its printed size, and what helps where it has not. */
export function checkSharpness(
  element: Pictured,
  picture: InspectedPicture,
  { technique }: PreflightInput,
): PreflightCheck[] {
  if (picture.isVector) return []
  const refusedUnder = technique?.minimumDpi ?? dpiLimits.refuse
  const exact = dotsPerInch(element, picture, picture.facts?.dotShare)
  const dpi = Math.ceil(exact)
  if (dpi >= Math.max(dpiLimits.warn, refusedUnder)) return []
  const isTooFew = dpi < refusedUnder
  const minimum = isTooFew ? refusedUnder : dpiLimits.warn
  const factor = Math.floor((exact / minimum) * 10_000) / 10_000
  const isWorthShrinking = factor * Math.max(element.width, element.height) >= SMALLEST_LOGO_MM
  if (isTooFew && !isWorthShrinking) return [tooFewPixels(element, picture, minimum)]
  const params = {
    name: element.name,
    dpi,
    minimum,
    // as wide as it could be
    width_centimeters: roundToHundredth((element.width * exact) / minimum / 10),
    factor,
  }
  const remedies = [
    ...(isTraceable(picture) ? (['vectorise'] as const) : []),
    ...(isWorthShrinking ? (['shrink'] as const) : []),
  ]
  const of = { element_id: element.id, params, remedies }
  if (isTooFew) return [{ ...of, code: 'too_blurry', severity: 'refuse' }]
  if (dpi < dpiLimits.fair) return [{ ...of, code: 'low_resolution', severity: 'warn' }]
  return [{ ...of, code: 'fair_resolution', severity: 'note' }]
}

/** Made so small that it were sharp, nobody would see what it shows. */
function tooFewPixels(element: Pictured, picture: InspectedPicture, minimum: number): PreflightCheck {
  const crop = shownPart(element)
  const share = picture.facts?.dotShare ?? 1
  const needed = (mm: number) => Math.ceil((mm / 25.4) * minimum)
  const params = {
    name: element.name,
    pixels_wide: Math.max(1, Math.round(picture.width * crop.width * share)),
    pixels_high: Math.max(1, Math.round(picture.height * crop.height * share)),
    needed_wide: needed(element.width),
    needed_high: needed(element.height),
  }
  const remedies = isTraceable(picture) && !picture.facts?.isBlank ? (['vectorise'] as const) : []
  return { code: 'too_few_pixels', severity: 'refuse', element_id: element.id, params, remedies }
}

/** The part of a picture that its crop leaves, of its width and height. */
export function shownPart(element: Pictured): Dimensions {
  return (element.type === 'image' ? element.crop : null) ?? { width: 1, height: 1 }
}

/**
 * Dots of the picture on an inch of the product, in the coarser direction. A drawing has no dots. A crop shows
 * fewer of them on the same place.
 */
export function effectiveDpi(element: Pictured, picture: Dimensions): number {
  return Math.ceil(dotsPerInch(element, picture))
}

function dotsPerInch(element: Pictured, { width, height }: Dimensions, share = 1): number {
  const crop = shownPart(element)
  const across = (width * crop.width * 25.4) / element.width
  const down = (height * crop.height * 25.4) / element.height
  // a hair over a whole number is arithmetic, not another dot
  return share * Math.min(across, down) - 1e-6
}

/** Of thinner details, in dots, tracing makes specks. */
const TRACED_DOTS = 3

/** Whether tracing leaves the drawing as it is: a photograph has no outlines, and small letters would be lost. */
export function isTraceable({ width, facts }: InspectedPicture): boolean {
  if (!facts || facts.isPhoto) return false
  const details = [facts.thinnestLine, facts.thinnestGap].filter((part) => typeof part === 'number')
  return details.every((part) => part * width * (facts.dotShare ?? 1) >= TRACED_DOTS)
}
