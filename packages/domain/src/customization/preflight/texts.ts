import { roundToHundredth, type TextElement } from '../design.ts'
import type { PreflightCheck, PreflightFix, PreflightInput, TechniqueLimits } from './check.ts'
import { detailLimitsOf, rendersColor } from './detail-limits.ts'
import { isVisibleOn, liesOnArt } from './pictures.ts'

export function preflightText(element: TextElement, input: PreflightInput): PreflightCheck[] {
  return [
    ...checkLetters(element, input),
    ...checkMissingLetters(element, input),
    ...checkColor(element, input),
  ]
}

function checkLetters(element: TextElement, input: PreflightInput): PreflightCheck[] {
  const { technique } = input
  if (!technique || element.text.trim() === '') return []
  const small = checkHeight(element, technique, input)
  return small.length > 0 ? small : checkStrokes(element, technique, input)
}

/** Letters that are too small have strokes that are too thin: one fix mends both. */
function checkHeight(
  element: TextElement,
  technique: TechniqueLimits,
  { capHeightOf, strokeOf }: PreflightInput,
): PreflightCheck[] {
  const { letterMm, letterStrokeMm } = detailLimitsOf(technique.key)
  const capitals = capHeightOf(element.font)
  const capitalsMm = element.size * capitals
  if (capitalsMm >= letterMm * 0.99) return []
  const strokesMm = strokeMmOf(element, strokeOf)
  const factor = Math.max(letterMm / capitalsMm, letterStrokeMm / strokesMm)
  const params = {
    name: element.name,
    technique: technique.name,
    letter_mm: roundToHundredth(capitalsMm),
    minimum_mm: letterMm,
    size: Math.ceil((letterMm / capitals) * 10) / 10,
    factor: roundToHundredth(factor + 0.005),
  }
  const fixes = ['enlarge', 'change_technique'] as const
  return [{ code: 'letters_too_small', severity: 'warn', element_id: element.id, params, remedies: fixes }]
}

/** An outline in the color of the letters makes their strokes thicker. */
function strokeMmOf(
  { font, size, outline, colour }: TextElement,
  strokeOf: PreflightInput['strokeOf'],
): number {
  return size * strokeOf(font) + (outline?.colour === colour ? 2 * outline.width : 0)
}

/** The strokes of the letters themselves, and an outline around them. */
function checkStrokes(
  element: TextElement,
  technique: TechniqueLimits,
  { strokeOf }: PreflightInput,
): PreflightCheck[] {
  const { lineMm, letterStrokeMm } = detailLimitsOf(technique.key)
  const check = (line: number, minimum: number, fixes: readonly PreflightFix[]): PreflightCheck[] => {
    if (line >= minimum * 0.95) return []
    const params = {
      name: element.name,
      technique: technique.name,
      line_mm: roundToHundredth(line),
      minimum_mm: roundToHundredth(minimum),
      factor: roundToHundredth(minimum / line + 0.005),
    }
    return [{ code: 'line_too_thin', severity: 'warn', element_id: element.id, params, remedies: fixes }]
  }
  const { outline } = element
  const around = outline && outline.colour !== element.colour ? outline.width : lineMm
  const thin = check(around, lineMm, ['thicken', 'enlarge'])
  const strokes = strokeMmOf(element, strokeOf)
  return thin.length > 0 ? thin : check(strokes, letterStrokeMm, ['enlarge', 'thicken', 'change_font'])
}

function checkMissingLetters(element: TextElement, { missingLetters }: PreflightInput): PreflightCheck[] {
  const letters = missingLetters.get(element.id) ?? ''
  if (letters === '') return []
  const params = { name: element.name, letters }
  return [
    {
      code: 'missing_letters',
      severity: 'refuse',
      element_id: element.id,
      params,
      remedies: ['change_font'],
    },
  ]
}

function checkColor(
  element: TextElement,
  { productColour, technique, view }: PreflightInput,
): PreflightCheck[] {
  if (technique && !rendersColor(technique.key)) return []
  if (!productColour || isVisibleOn(element.colour, productColour)) return []
  if (element.outline && isVisibleOn(element.outline.colour, productColour)) return []
  if (liesOnArt(element, view)) return []
  const params = { name: element.name }
  return [
    {
      code: 'invisible_colour',
      severity: 'warn',
      element_id: element.id,
      params,
      remedies: ['choose_colour'],
    },
  ]
}
