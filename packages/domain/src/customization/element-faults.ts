import { type Refusal, refuse } from '../refusal.ts'
import {
  clipArtSource,
  curveRadii,
  type DesignElement,
  elementId,
  fontKey,
  hexColor,
  type ImageElement,
  letterSpacings,
  lineHeights,
  MAX_ELEMENT_MM,
  MAX_ELEMENT_NAME_LENGTH,
  MAX_RECOLORS,
  MAX_TEXT_LENGTH,
  MIN_ELEMENT_MM,
  outlineWidths,
  type Recolor,
  rosterFields,
  type TextElement,
  textSizes,
  typedText,
} from './design.ts'

type Range = { readonly min: number; readonly max: number }
const lengths: Range = { min: MIN_ELEMENT_MM, max: MAX_ELEMENT_MM }
const positions: Range = { min: -MAX_ELEMENT_MM, max: MAX_ELEMENT_MM }

/** The fault of an element, whatever the product: an invalid number or color. null: it has none. */
export function whyNoElement(element: DesignElement): Refusal | null {
  if (!elementId.test(element.id)) return refuse('element_invalid', { member: 'id' })
  if (element.group !== null && !elementId.test(element.group)) {
    return refuse('element_invalid', { member: 'group' })
  }
  if (element.name.length > MAX_ELEMENT_NAME_LENGTH || !typedText.test(element.name)) {
    return refuse('element_invalid', { member: 'name' })
  }
  if (!isIn(element.width, lengths) || !isIn(element.height, lengths)) return refuse('size_invalid')
  if (!isIn(element.x, positions) || !isIn(element.y, positions)) {
    return refuse('element_invalid', { member: 'x' })
  }
  if (!isIn(element.angle, { min: 0, max: 360 }) || element.angle === 360) {
    return refuse('element_invalid', { member: 'angle' })
  }
  return element.type === 'text' ? whyNoText(element) : whyNoPicture(element)
}

function whyNoText(element: TextElement): Refusal | null {
  const { text, outline, curve } = element
  if (text.length > MAX_TEXT_LENGTH) return refuse('text_too_long', { maximum: MAX_TEXT_LENGTH })
  const sound = {
    text: typedText.test(text),
    font: fontKey.test(element.font),
    size: isIn(element.size, textSizes),
    letterSpacing: isIn(element.letterSpacing, letterSpacings),
    lineHeight: isIn(element.lineHeight, lineHeights),
    colour: hexColor.test(element.colour),
    outline: !outline || (isIn(outline.width, outlineWidths) && hexColor.test(outline.colour)),
    curve: !curve || isIn(curve.radius, curveRadii),
    field: !element.field || rosterFields.includes(element.field),
  }
  return firstUnsound(sound)
}

function whyNoPicture(element: Exclude<DesignElement, TextElement>): Refusal | null {
  return firstUnsound({
    recolours: element.recolours.length <= MAX_RECOLORS && element.recolours.every(isRecolor),
    crop: element.type === 'clip_art' || isCrop(element.crop),
    source: element.type === 'image' || clipArtSource.test(element.source),
  })
}

function isRecolor({ from, to }: Recolor): boolean {
  return hexColor.test(from) && hexColor.test(to)
}

function isCrop(crop: ImageElement['crop']): boolean {
  if (!crop) return true
  const { x, y, width, height } = crop
  const part = { min: 0, max: 1 }
  // a browser's fractions of a whole may be off by a hair
  const whole = 1 + 1e-9
  return [x, y, width, height].every((one) => isIn(one, part)) && width > 0 && height > 0
    ? x + width <= whole && y + height <= whole
    : false
}

function firstUnsound(sound: Readonly<Record<string, boolean>>): Refusal | null {
  const member = Object.keys(sound).find((name) => !sound[name])
  return member === undefined ? null : refuse('element_invalid', { member })
}

function isIn(number: number, { min, max }: Range): boolean {
  return Number.isFinite(number) && number >= min && number <= max
}
