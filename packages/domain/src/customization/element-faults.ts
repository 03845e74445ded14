import { type Refusal, refuse } from '../refusal.ts'
import {
  clipArtSource,
  curveRadii,
  type DesignElement,
  elementId,
  fontKey,
  hexColour,
  type ImageElement,
  leastLength,
  letterSpacings,
  lineHeights,
  mostLength,
  mostLetters,
  mostName,
  mostRecolours,
  outlineWidths,
  type Recolour,
  type TextElement,
  textSizes,
  typedText,
} from './design.ts'

type Range = { readonly min: number; readonly max: number }
const lengths: Range = { min: leastLength, max: mostLength }
const positions: Range = { min: -mostLength, max: mostLength }

/** What is wrong with an element whatever the product: a number that is none, a colour that is none. */
export function whyNoElement(element: DesignElement): Refusal | null {
  if (!elementId.test(element.id)) return refuse('element_invalid', { member: 'id' })
  if (element.group !== null && !elementId.test(element.group)) {
    return refuse('element_invalid', { member: 'group' })
  }
  if (element.name.length > mostName || !typedText.test(element.name)) {
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
  if (text.length > mostLetters) return refuse('text_too_long', { maximum: mostLetters })
  const sound = {
    text: typedText.test(text),
    font: fontKey.test(element.font),
    size: isIn(element.size, textSizes),
    letterSpacing: isIn(element.letterSpacing, letterSpacings),
    lineHeight: isIn(element.lineHeight, lineHeights),
    colour: hexColour.test(element.colour),
    outline: !outline || (isIn(outline.width, outlineWidths) && hexColour.test(outline.colour)),
    curve: !curve || isIn(curve.radius, curveRadii),
  }
  return firstUnsound(sound)
}

function whyNoPicture(element: Exclude<DesignElement, TextElement>): Refusal | null {
  return firstUnsound({
    recolours: element.recolours.length <= mostRecolours && element.recolours.every(isRecolour),
    crop: element.type === 'clip_art' || isCrop(element.crop),
    source: element.type === 'image' || clipArtSource.test(element.source),
  })
}

function isRecolour({ from, to }: Recolour): boolean {
  return hexColour.test(from) && hexColour.test(to)
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
