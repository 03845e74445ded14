/**
 * The texts of one person of a roster in the place of the design's samples. A text keeps the side by which it is aligned
 * and, where it would leave the print area or the technique's largest size, gets smaller until it fits, never smaller than
 * the smallest letter that the technique makes.
 */
import { boxOf, isBoxWithin, TOLERANCE_MM } from '@estampa/domain/customization/boxes'
import {
  type DesignView,
  type Dimensions,
  MIN_ELEMENT_MM,
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

const BISECTIONS = 12

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
    const outlined = outlineText(element, font)
    const fitted = fitText({ element, outlined, sample: measuredSample(sample, font), font }, limits)
    const letters = outlined.missing.join('')
    const { field, text } = element
    if (letters !== '') faults.push({ field, fault: 'letters_missing', text, letters })
    if (!fitted) faults.push({ field, fault: 'text_too_long', text, letters: '' })
    isShrunk ||= fitted !== undefined && fitted.size < element.size
    return fitted ?? element
  })
  return { view: { ...view, elements }, faults, isShrunk }
}

type TextToFit = {
  readonly element: TextElement
  readonly outlined: Dimensions
  readonly sample: TextElement
  readonly font: Font
}

/** Undefined: it does not fit with the smallest letter either. */
function fitText(text: TextToFit, limits: FittingLimits): TextElement | undefined {
  const { element, font } = text
  const whole = textAt(text, element.size)
  if (fits(whole, limits)) return whole
  const smallest = roundToHundredth((limits.letterMm * font.unitsPerEm) / font.capHeight)
  if (smallest >= element.size || !fits(textAt(text, smallest), limits)) return undefined
  let [best, tooLarge] = [smallest, element.size]
  for (let step = 0; step < BISECTIONS; step += 1) {
    const tried = roundToHundredth((best + tooLarge) / 2)
    if (fits(textAt(text, tried), limits)) best = tried
    else tooLarge = tried
  }
  return textAt(text, best)
}

/** The text at another size: a straight one grows with its letters and its outline does not, so it is not drawn again. */
function textAt({ element, outlined, sample, font }: TextToFit, size: number): TextElement {
  const text = { ...element, size }
  if (element.curve) return anchored({ ...text, ...measureText(text, font) }, sample)
  const around = 2 * (element.outline?.width ?? 0)
  const scaled = (length: number) =>
    Math.max(MIN_ELEMENT_MM, roundToHundredth(((length - around) * size) / element.size + around))
  return anchored({ ...text, width: scaled(outlined.width), height: scaled(outlined.height) }, sample)
}

function fits(element: TextElement, { area, maxSize }: FittingLimits): boolean {
  const box = boxOf(element)
  const isSmallEnough =
    box.right - box.left <= maxSize.width + TOLERANCE_MM &&
    box.bottom - box.top <= maxSize.height + TOLERANCE_MM
  return isSmallEnough && isBoxWithin(box, area)
}

const samples = new WeakMap<TextElement, TextElement>()

/** The same sample is asked for with every person. */
function measuredSample(sample: TextElement, font: Font): TextElement {
  const known = samples.get(sample) ?? { ...sample, ...measureText(sample, font) }
  samples.set(sample, known)
  return known
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
