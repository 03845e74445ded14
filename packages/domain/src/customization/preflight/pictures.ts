import { designRules } from '../../shops/settings.ts'
import { contrast } from '../../shops/theme.ts'
import { type ClipArtElement, type Dimensions, type ImageElement, roundToHundredth } from '../design.ts'
import type { InspectedPicture, PreflightCheck, PreflightInput } from './check.ts'
import { colorDifference } from './color-difference.ts'
import { detailLimitsOf, rendersColor } from './detail-limits.ts'
import { sameColorLimit } from './product-colored-background.ts'

type Pictured = ImageElement | ClipArtElement

/** From `fair` on a print looks good from where people see it, though not from as near as one reads. */
export const dpiLimits = {
  refuse: designRules.minimumDpi,
  fair: 110,
  warn: designRules.recommendedDpi,
} as const

export function preflightPicture(element: Pictured, input: PreflightInput): PreflightCheck[] {
  const picture = input.pictures.get(element.id)
  if (!picture) return []
  if (picture.facts?.isBlank && picture.facts.hasAlpha) {
    return [of(element, { code: 'empty_picture', severity: 'refuse', remedies: ['remove_element'] })]
  }
  const sharpness = [...checkKind(element, picture, input), ...checkSharpness(element, picture, input)]
  if (picture.facts?.isBlank) {
    const blank = of(element, { code: 'blank_picture', severity: 'warn', remedies: ['remove_element'] })
    return [...sharpness, blank]
  }
  return [
    ...checkFonts(element, picture),
    ...sharpness,
    ...checkLines(element, picture, input),
    ...checkBackground(element, picture, input),
    ...checkVisibility(element, picture, input),
  ]
}

/** Letters that were not converted to curves would be printed in whatever typeface is at hand. */
function checkFonts(element: Pictured, { facts }: InspectedPicture): PreflightCheck[] {
  const unknown = facts?.unknownFonts ?? []
  if (unknown.length === 0) return []
  const params = { name: element.name, fonts: unknown.slice(0, 3).join(', ') }
  return [
    {
      code: 'live_letters',
      severity: 'refuse',
      element_id: element.id,
      params,
      remedies: ['remove_element'],
    },
  ]
}

/**
 * Dots of the picture on an inch of the product, in the coarser direction. A drawing has no dots. A crop shows
 * fewer of them on the same place.
 */
export function effectiveDpi(element: Pictured, picture: Dimensions): number {
  return Math.ceil(dotsPerInch(element, picture))
}

function dotsPerInch(element: Pictured, { width, height }: Dimensions): number {
  const crop = (element.type === 'image' ? element.crop : null) ?? { width: 1, height: 1 }
  const across = (width * crop.width * 25.4) / element.width
  const down = (height * crop.height * 25.4) / element.height
  // a hair over a whole number is arithmetic, not another dot
  return Math.min(across, down) - 1e-6
}

/** A technique whose tool follows outlines takes drawings alone. */
function checkKind(
  element: Pictured,
  { isVector, facts }: InspectedPicture,
  { technique }: PreflightInput,
): PreflightCheck[] {
  if (isVector || !technique?.isVectorOnly) return []
  const params = { name: element.name, technique: technique.name }
  const remedies =
    facts?.isPhoto === false ? (['vectorise', 'change_technique'] as const) : (['change_technique'] as const)
  return [{ code: 'not_vector', severity: 'refuse', element_id: element.id, params, remedies }]
}

function checkSharpness(
  element: Pictured,
  picture: InspectedPicture,
  { technique }: PreflightInput,
): PreflightCheck[] {
  if (picture.isVector) return []
  const refusedUnder = technique?.minimumDpi ?? dpiLimits.refuse
  const exact = dotsPerInch(element, picture)
  const dpi = Math.ceil(exact)
  if (dpi >= Math.max(dpiLimits.warn, refusedUnder)) return []
  const isTooFew = dpi < refusedUnder
  const minimum = isTooFew ? refusedUnder : dpiLimits.warn
  const params = {
    name: element.name,
    dpi,
    minimum,
    // as wide as it could be
    width_centimeters: roundToHundredth((element.width * exact) / minimum / 10),
    factor: Math.floor((exact / minimum) * 10_000) / 10_000,
  }
  const isDrawing = picture.facts?.isPhoto === false
  const fixes = isDrawing ? (['vectorise', 'shrink'] as const) : (['shrink'] as const)
  const of = { element_id: element.id, params, remedies: fixes }
  if (isTooFew) return [{ ...of, code: 'too_blurry', severity: 'refuse' }]
  if (dpi < dpiLimits.fair) return [{ ...of, code: 'low_resolution', severity: 'warn' }]
  return [{ ...of, code: 'fair_resolution', severity: 'note' }]
}

function checkLines(
  element: Pictured,
  { facts }: InspectedPicture,
  { technique }: PreflightInput,
): PreflightCheck[] {
  if (!technique || !facts || facts.thinnestLine === null) return []
  const crop = (element.type === 'image' ? element.crop?.width : undefined) ?? 1
  const lineMm = (facts.thinnestLine * element.width) / crop
  const { lineMm: min } = detailLimitsOf(technique.key)
  // what was measured in pixels is not more exact than this
  if (lineMm >= min * 0.95) return []
  const params = {
    technique: technique.name,
    line_mm: roundToHundredth(lineMm),
    minimum_mm: min,
    factor: roundToHundredth(min / lineMm),
  }
  return [
    {
      ...of(element, { code: 'line_too_thin', severity: 'warn', remedies: ['enlarge'] }),
      params: { name: element.name, ...params },
    },
  ]
}

/** A surface with the picture's own background on a product of another color. */
function checkBackground(
  element: Pictured,
  { facts }: InspectedPicture,
  { productColour, technique }: PreflightInput,
): PreflightCheck[] {
  const background = facts?.flatBackground
  if (!background || !productColour || facts.hasAlpha || facts.isBlank) return []
  const isAsProduct = colorDifference(background, productColour) < sameColorLimit
  if (isAsProduct && technique?.pricing === 'colour') {
    return [of(element, { code: 'paper_left_out', severity: 'note', remedies: ['remove_background'] })]
  }
  if (!isProductColored(background)) return []
  return [of(element, { code: 'opaque_background', severity: 'warn', remedies: ['remove_background'] })]
}

const MIN_CONTRAST = 1.35

/** White, or nearly: a background of a firm's color is meant. */
function isProductColored(hex: string): boolean {
  return contrast(hex, '#ffffff') < 1.2
}

/** All of its colors look like the product's. */
function checkVisibility(
  element: Pictured,
  picture: InspectedPicture,
  { productColour, technique, art, view }: PreflightInput,
): PreflightCheck[] {
  if (technique && !rendersColor(technique.key)) return []
  if (!productColour || !art || art.isPhoto || picture.facts?.isPhoto) return []
  // the colors are those of the whole place: they say something of this picture only where it is alone
  if (view.elements.filter(({ hidden }) => !hidden).length > 1) return []
  if (art.colours.length === 0 || art.colours.some((color) => isVisibleOn(color, productColour))) return []
  return [of(element, { code: 'invisible_colour', severity: 'warn', remedies: ['choose_colour'] })]
}

export function isVisibleOn(color: string, on: string): boolean {
  return contrast(color, on) >= MIN_CONTRAST || colorDifference(color, on) >= 2 * sameColorLimit
}

function of(
  element: Pictured,
  check: Pick<PreflightCheck, 'code' | 'severity' | 'remedies'>,
): PreflightCheck {
  return { ...check, element_id: element.id, params: { name: element.name } }
}
