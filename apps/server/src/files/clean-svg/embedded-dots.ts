/**
 * How finely the pixel pictures inside a drawing are drawn: a drawing that only wraps a small picture is as blurry as
 * that picture, however large its page is.
 */
import type { Dimensions } from '@estampa/domain/customization/design'
import { tokensOf } from './tokens.ts'

/** The dots of embedded pictures as a part of `dots`, the drawing's own, where they are coarsest: 1 where none is. */
export function coarsestShare(svg: string, embedded: readonly Dimensions[], dots: Dimensions): number {
  const shares = embeddedShares(svg)
  const parts = embedded.map(({ width, height }, at) => {
    const share = shares[at] ?? { width: 1, height: 1 }
    return Math.min(width / (dots.width * share.width), height / (dots.height * share.height))
  })
  return Math.min(1, ...parts)
}

/** The widths and heights at which embedded pictures are drawn, as parts of the drawing's own, in their order. */
function embeddedShares(svg: string): Dimensions[] {
  const open: Dimensions[] = []
  const shares: Dimensions[] = []
  let page: Dimensions | undefined
  for (const token of tokensOf(svg) ?? []) {
    if (token.kind === 'close') open.pop()
    if (token.kind !== 'open') continue
    const attributes = new Map(token.attributes)
    page ??= pageOf(attributes)
    const scale = scaled(open.at(-1) ?? { width: 1, height: 1 }, attributes.get('transform') ?? '')
    if (token.name === 'image' && hasPixels(attributes)) shares.push(shareOf(attributes, scale, page))
    if (!token.isEmpty) open.push(scale)
  }
  return shares
}

type Attributes = ReadonlyMap<string, string>

const hasPixels = (attributes: Attributes) =>
  (attributes.get('href') ?? attributes.get('xlink:href') ?? '').startsWith('data:')

/** The units of the drawing across and down. */
function pageOf(attributes: Attributes): Dimensions | undefined {
  const [, , width, height] = numbersOf(attributes.get('viewBox') ?? '')
  const size = {
    width: width ?? lengthOf(attributes.get('width')),
    height: height ?? lengthOf(attributes.get('height')),
  }
  return size.width > 0 && size.height > 0 ? size : undefined
}

/** What is not said, or is said in a way that is not read here, counts as the whole drawing. */
function shareOf(attributes: Attributes, scale: Dimensions, page: Dimensions | undefined): Dimensions {
  const part = (side: 'width' | 'height') => {
    const share = page ? (lengthOf(attributes.get(side)) * scale[side]) / page[side] : 0
    return Number.isFinite(share) && share > 0 ? share : 1
  }
  return { width: part('width'), height: part('height') }
}

/** A part of the page, as in «100 %», is not read. */
const lengthOf = (text = ''): number => (text.trim().endsWith('%') ? 0 : Number.parseFloat(text) || 0)

const numbersOf = (list: string): number[] =>
  list
    .trim()
    .split(/[\s,]+/)
    .map(Number)

/** By how much transformations enlarge across and down, in the picture's own directions; moves and turns are left aside. */
function scaled(before: Dimensions, transform: string): Dimensions {
  let { width, height } = before
  for (const [, name, list = ''] of transform.matchAll(/(matrix|scale)\s*\(([^)]*)\)/g)) {
    const [a = 1, b = name === 'scale' ? a : 0, c = 0, d = 1] = numbersOf(list)
    width *= name === 'scale' ? Math.abs(a) : Math.hypot(a, b)
    height *= name === 'scale' ? Math.abs(b) : Math.hypot(c, d)
  }
  return { width, height }
}
