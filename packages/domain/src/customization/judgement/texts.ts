import { exactly, type TextElement } from '../design.ts'
import type { Judgement, ToJudge } from '../judgement.ts'
import { finenessOf, hasColour } from './fineness.ts'
import { isSeen } from './pictures.ts'

/** Height of capitals in ems, as most typefaces have it. */
const CAPITALS = 0.7

export function judgeText(element: TextElement, asked: ToJudge): Judgement[] {
  return [...judgeLetters(element, asked), ...judgeMissing(element, asked), ...judgeColour(element, asked)]
}

function judgeLetters(element: TextElement, { technique }: ToJudge): Judgement[] {
  if (!technique || element.text.trim() === '') return []
  const { letterMm, lineMm } = finenessOf(technique.key)
  const capitalsMm = element.size * CAPITALS
  const of = { element_id: element.id, severity: 'warn' } as const
  const said = { name: element.name, technique: technique.name }
  if (capitalsMm < letterMm * 0.99) {
    const params = {
      ...said,
      letter_mm: exactly(capitalsMm),
      minimum_mm: letterMm,
      size: Math.ceil((letterMm / CAPITALS) * 10) / 10,
      factor: exactly(letterMm / capitalsMm),
    }
    return [{ ...of, code: 'letters_too_small', params, remedies: ['enlarge'] }]
  }
  if (!element.outline || element.outline.width >= lineMm) return []
  const params = {
    ...said,
    line_mm: element.outline.width,
    minimum_mm: lineMm,
    factor: exactly(lineMm / element.outline.width),
  }
  return [{ ...of, code: 'line_too_thin', params, remedies: ['enlarge'] }]
}

function judgeMissing(element: TextElement, { missingLetters }: ToJudge): Judgement[] {
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

function judgeColour(element: TextElement, { productColour, technique, view }: ToJudge): Judgement[] {
  if (technique && !hasColour(technique.key)) return []
  if (!productColour || isSeen(element.colour, productColour)) return []
  if (element.outline && isSeen(element.outline.colour, productColour)) return []
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
