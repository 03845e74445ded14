import { contrast } from '../../shops/theme.ts'
import { boxOf, visibleOf } from '../boxes.ts'
import { type DesignElement, roundToHundredth } from '../design.ts'
import { needsWhiteBase } from '../white-base.ts'
import { preflightBackground } from './background.ts'
import type { InspectedPicture, PreflightCheck, PreflightFix, PreflightInput } from './check.ts'
import { colorDifference } from './color-difference.ts'
import { detailLimitsOf, isOnFilm, rendersColor } from './detail-limits.ts'
import { sameColorLimit } from './product-colored-background.ts'
import { checkSharpness, isTraceable, type Pictured, shownPart } from './sharpness.ts'

export function preflightPicture(element: Pictured, input: PreflightInput): PreflightCheck[] {
  const picture = input.pictures.get(element.id)
  // nothing is called fine that nobody has looked at
  if (!picture) return [of(element, { code: 'not_inspected', severity: 'warn', remedies: [] })]
  if (picture.facts?.isBlank && picture.facts.hasAlpha) {
    return [of(element, { code: 'empty_picture', severity: 'refuse', remedies: ['remove_element'] })]
  }
  const sharpness = [
    ...checkFrame(element, picture),
    ...checkKind(element, picture, input),
    ...checkSharpness(element, picture, input),
  ]
  if (picture.facts?.isBlank) {
    const blank = of(element, { code: 'blank_picture', severity: 'warn', remedies: ['remove_element'] })
    return [...sharpness, blank]
  }
  return [
    ...checkFonts(element, picture),
    ...sharpness,
    ...checkInspected(element, picture),
    // a blur has no lines and no edges of its own
    ...(sharpness.some(({ code }) => code === 'too_blurry' || code === 'too_few_pixels')
      ? []
      : [...checkDetails(element, picture, input), ...checkEdgesOfInk(element, picture, input)]),
    ...preflightBackground(element, picture, input),
    ...checkVisibility(element, picture, input),
  ]
}

/** Who animated a logo has another frame in mind, maybe. */
function checkFrame(element: Pictured, { facts }: InspectedPicture): PreflightCheck[] {
  return facts?.isFirstFrame ? [of(element, { code: 'first_frame', severity: 'note', remedies: [] })] : []
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

/** A technique whose tool follows outlines takes drawings alone. */
function checkKind(
  element: Pictured,
  picture: InspectedPicture,
  { technique }: PreflightInput,
): PreflightCheck[] {
  const { isVector, facts } = picture
  // a drawing with letters of another machine is refused for these
  if (isVector || !technique?.isVectorOnly || facts?.unknownFonts?.length) return []
  const params = { name: element.name, technique: technique.name }
  const other = 'change_technique' as const
  const remedies = isTraceable(picture) ? (['vectorise', other] as const) : [other]
  return [{ code: 'not_vector', severity: 'refuse', element_id: element.id, params, remedies }]
}

/** A picture that was too complex to be measured may have lines that nobody can make. */
function checkInspected(element: Pictured, { facts }: InspectedPicture): PreflightCheck[] {
  return facts ? [] : [of(element, { code: 'not_inspected', severity: 'warn', remedies: [] })]
}

/** Strokes, and the gaps between them: the one that lacks more is told, and what mends it mends the other. */
function checkDetails(
  element: Pictured,
  picture: InspectedPicture,
  { technique }: PreflightInput,
): PreflightCheck[] {
  const { facts, width, height } = picture
  if (!technique || !facts) return []
  const crop = shownPart(element)
  // squeezed to one side it has thinner lines there
  const mmPerDot = Math.min(element.width / (width * crop.width), element.height / (height * crop.height))
  const { lineMm, gapMm } = detailLimitsOf(technique.key)
  const found = [
    { code: 'line_too_thin', part: facts.thinnestLine, minimum_mm: lineMm },
    { code: 'gap_too_narrow', part: facts.thinnestGap ?? null, minimum_mm: gapMm },
  ] as const
  const checks = found.flatMap(({ code, part, minimum_mm }): PreflightCheck[] => {
    const line = part === null ? minimum_mm : part * width * mmPerDot
    // what was measured in pixels is not more exact than this
    if (line >= minimum_mm * 0.95) return []
    const params = {
      name: element.name,
      technique: technique.name,
      line_mm: roundToHundredth(line),
      minimum_mm,
      factor: roundToHundredth(minimum_mm / line + 0.005),
    }
    const thicker =
      code === 'line_too_thin' ? partToThicken(element, picture, { line, minimum_mm, gapMm }) : null
    if (thicker === null) {
      return [
        { code, severity: 'warn', element_id: element.id, params, remedies: ['enlarge', 'change_technique'] },
      ]
    }
    const remedies = ['enlarge', 'thicken', 'change_technique'] as const
    return [
      { code, severity: 'warn', element_id: element.id, params: { ...params, part: thicker }, remedies },
    ]
  })
  const factorOf = ({ params }: PreflightCheck) => Number(params.factor)
  return checks.sort((one, other) => factorOf(other) - factorOf(one)).slice(0, 1)
}

/** The room that thicker strokes take makes the whole a little smaller. */
const THICKENED = 1.15
/** Half of the finest that is told from nothing, as a part of the width: a stroke is measured in whole pixels. */
const MEASURED_PART = 0.0005
const MAX_PART = 0.02

type ThinLine = { readonly line: number; readonly minimum_mm: number; readonly gapMm: number }

/**
 * The part of a picture's width by which its strokes lack on either side; null where thicker strokes would close its
 * gaps. Each ink grows on its bare sides alone, so that none hides another.
 */
function partToThicken(
  element: Pictured,
  { facts, colours, width, height }: InspectedPicture,
  { line, minimum_mm, gapMm }: ThinLine,
): number | null {
  if (element.type !== 'image' || element.crop || !facts?.hasAlpha || colours.length === 0) return null
  const mmPerDot = Math.min(element.width / width, element.height / height)
  const part = (THICKENED * (minimum_mm - line)) / 2 / (mmPerDot * width) + MEASURED_PART
  const grownMm = part * mmPerDot * width
  const gap = facts.thinnestGap ?? null
  if (part > MAX_PART || (gap !== null && gap * width * mmPerDot - 2 * grownMm < gapMm)) return null
  return Math.ceil(part * 10_000) / 10_000
}

/** A white base or a layer of glue has a hard edge, which is seen where the ink above it fades. */
function checkEdgesOfInk(
  element: Pictured,
  { facts }: InspectedPicture,
  { technique, art, productColour }: PreflightInput,
): PreflightCheck[] {
  if (!facts?.isFading || !technique || technique.maxColours !== null || !art) return []
  if (!isOnFilm(technique.key) && !needsWhiteBase(technique, art, productColour)) return []
  const params = { name: element.name, technique: technique.name }
  const remedies = ['change_technique'] as const
  return [{ code: 'soft_edges', severity: 'warn', element_id: element.id, params, remedies }]
}

const MIN_CONTRAST = 1.35

/** All of its colors look like the product's. */
function checkVisibility(
  element: Pictured,
  picture: InspectedPicture,
  input: PreflightInput,
): PreflightCheck[] {
  const { productColour, technique, art, view } = input
  if (technique && !rendersColor(technique.key)) return []
  if (!productColour || !art || picture.facts?.isPhoto || liesOnArt(element, view)) return []
  const isAlone = visibleOf(view).length === 1
  if (isAlone && art.isPhoto) return []
  const colors = isAlone ? art.colours : colorsOf(element, picture)
  if (colors.length === 0 || colors.some((color) => isVisibleOn(color, productColour))) return []
  const remedies: PreflightFix[] =
    element.type === 'image' ? ['contrast_colour', 'choose_colour'] : ['choose_colour']
  const check = of(element, { code: 'invisible_colour', severity: 'warn', remedies })
  return [{ ...check, params: { ...check.params, product_color: productColour } }]
}

/** Its own colors, as they were changed on this design. */
function colorsOf({ recolours }: Pictured, { colours }: InspectedPicture): readonly string[] {
  return colours.map((hex) => recolours.find(({ from }) => from === hex.toLowerCase())?.to ?? hex)
}

/** Whether anything is drawn below an element, on which it may be seen. */
export function liesOnArt(
  element: DesignElement,
  view: { readonly elements: readonly DesignElement[] },
): boolean {
  const box = boxOf(element)
  const below = visibleOf(view).slice(
    0,
    visibleOf(view).findIndex(({ id }) => id === element.id),
  )
  return below.map(boxOf).some((other) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    return across > 0 && Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top)
  })
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
