/**
 * The texts of one person of a roster in the place of the design's samples. A text keeps the side by which it is aligned
 * and, where it would leave the print area or the technique's largest size, gets smaller until it fits, never smaller than
 * the smallest letter that the technique makes.
 */
import { boxOf, isBoxWithin, TOLERANCE_MM } from '@estampa/domain/customization/boxes'
import {
  type DesignView,
  type Dimensions,
  type RosterField,
  roundToHundredth,
  type TextElement,
} from '@estampa/domain/customization/design'
import { type RosterPerson, withPerson } from '@estampa/domain/customization/roster'
import type { Font } from './fonts/font.ts'
import { measureText, outlineText } from './text.ts'

type FittingLimits = {
  /** Size of the print area, millimeters. */
  readonly area: Dimensions
  /** The largest art of the technique, millimeters; Infinity where it has no limit. */
  readonly maxSize: Dimensions
  /** The smallest capital letter of the technique, millimeters. */
  readonly letterMm: number
}
export type FittingFault = {
  readonly field: RosterField
  readonly fault: 'letters_missing' | 'text_too_long'
  readonly text: string
  /** Of `letters_missing`: those that the font does not have. */
  readonly letters: string
}
type FittedView<View> = {
  readonly view: View
  readonly faults: readonly FittingFault[]
  /** A text is smaller than its sample. */
  readonly isShrunk: boolean
}

const BISECTIONS = 9

export function fitPerson<View extends Pick<DesignView, 'elements'>>(
  view: View,
  person: Pick<RosterPerson, RosterField>,
  limits: FittingLimits,
  fontOf: (key: string) => Font,
): FittedView<View> {
  const faults: FittingFault[] = []
  let isShrunk = false
  const elements = withPerson(view, person).elements.map((element, index) => {
    const sample = view.elements[index]
    if (element.type !== 'text' || !element.field || element.hidden || sample?.type !== 'text') return element
    const font = fontOf(element.font)
    const fitted = fitText(element, measured(sample, font), limits, font)
    const letters = outlineText(element, font).missing.join('')
    const { field, text } = element
    if (letters !== '') faults.push({ field, fault: 'letters_missing', text, letters })
    if (!fitted) faults.push({ field, fault: 'text_too_long', text, letters: '' })
    isShrunk ||= fitted !== undefined && fitted.size < element.size
    return fitted ?? element
  })
  return { view: { ...view, elements }, faults, isShrunk }
}

/** Undefined: it does not fit with the smallest letter either. */
function fitText(
  element: TextElement,
  sample: TextElement,
  limits: FittingLimits,
  font: Font,
): TextElement | undefined {
  const at = (size: number) => anchored(measured({ ...element, size }, font), sample)
  const whole = at(element.size)
  if (fits(whole, limits)) return whole
  const smallest = roundToHundredth((limits.letterMm * font.unitsPerEm) / font.capHeight)
  if (smallest >= element.size) return undefined
  let best = at(smallest)
  if (!fits(best, limits)) return undefined
  let tooLarge = element.size
  for (let step = 0; step < BISECTIONS; step += 1) {
    const tried = at(roundToHundredth((best.size + tooLarge) / 2))
    if (fits(tried, limits)) best = tried
    else tooLarge = tried.size
  }
  return best
}

function fits(element: TextElement, { area, maxSize }: FittingLimits): boolean {
  const box = boxOf(element)
  const isSmallEnough =
    box.right - box.left <= maxSize.width + TOLERANCE_MM &&
    box.bottom - box.top <= maxSize.height + TOLERANCE_MM
  return isSmallEnough && isBoxWithin(box, area)
}

function measured(element: TextElement, font: Font): TextElement {
  return { ...element, ...measureText(element, font) }
}

/** Moved so that the side by which it is aligned stays where the sample has it. */
function anchored(element: TextElement, sample: TextElement): TextElement {
  const side = { left: 1, center: 0, right: -1 }[element.align]
  const shift = (side * (element.width - sample.width)) / 2
  const turn = (element.angle * Math.PI) / 180
  return {
    ...element,
    x: roundToHundredth(sample.x + shift * Math.cos(turn)),
    y: roundToHundredth(sample.y + shift * Math.sin(turn)),
  }
}
