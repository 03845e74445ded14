import { roundToHundredth, type TextElement } from '../design.ts'
import type { PreflightCheck, PreflightInput } from './check.ts'
import { detailLimitsOf, rendersColor } from './detail-limits.ts'
import { isVisibleOn } from './pictures.ts'

export function preflightText(element: TextElement, input: PreflightInput): PreflightCheck[] {
  return [
    ...checkLetters(element, input),
    ...checkMissingLetters(element, input),
    ...checkColor(element, input),
  ]
}

function checkLetters(element: TextElement, { technique, capHeightOf }: PreflightInput): PreflightCheck[] {
  if (!technique || element.text.trim() === '') return []
  const { letterMm, lineMm } = detailLimitsOf(technique.key)
  const capitals = capHeightOf(element.font)
  const capitalsMm = element.size * capitals
  const of = { element_id: element.id, severity: 'warn' } as const
  const sentenceParams = { name: element.name, technique: technique.name }
  if (capitalsMm < letterMm * 0.99) {
    const params = {
      ...sentenceParams,
      letter_mm: roundToHundredth(capitalsMm),
      minimum_mm: letterMm,
      size: Math.ceil((letterMm / capitals) * 10) / 10,
      factor: roundToHundredth(letterMm / capitalsMm),
    }
    return [{ ...of, code: 'letters_too_small', params, remedies: ['enlarge'] }]
  }
  if (!element.outline || element.outline.width >= lineMm) return []
  const params = {
    ...sentenceParams,
    line_mm: element.outline.width,
    minimum_mm: lineMm,
    factor: roundToHundredth(lineMm / element.outline.width),
  }
  return [{ ...of, code: 'line_too_thin', params, remedies: ['enlarge'] }]
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
  // what lies below may be what it is seen on
  if (view.elements.some(({ id, hidden, type }) => id !== element.id && !hidden && type !== 'text')) return []
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
