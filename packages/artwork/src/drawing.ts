/**
 * A place of a design as one SVG in millimeters: the preview of the editor, the server's pictures and the print
 * files all come from this text. Nothing in it is fetched, nothing is written with a font of the machine, and
 * what two pictures call by the same name stays apart.
 */
import type {
  ClipArtElement,
  DesignElement,
  DesignView,
  Dimensions,
  ImageElement,
  TextElement,
} from '@estampa/domain/customization/design'
import {
  bleedOf,
  isPlainRectangle,
  outlinePath,
  type PrintSurface,
} from '@estampa/domain/customization/outline'
import { plainDrawing } from './drawing/plain.ts'
import { recolored } from './drawing/recolor.ts'
import { withIdsOf } from './drawing/references.ts'
import { type SvgNode, writeNode } from './drawing/svg-nodes.ts'
import type { Font } from './fonts/font.ts'
import { outlineText } from './text.ts'

export { type Rgba8, readColor } from './drawing/colors.ts'
export { outlineLetters } from './drawing/outline-letters.ts'
export { plainDrawing } from './drawing/plain.ts'
export { flatColorsOf } from './drawing/recolor.ts'

export type DrawnPicture = Dimensions & {
  /** Its pixels: a `data:` address where the drawing must stand alone. */
  readonly href: string
  /** Cleaned SVG text; null: it is pixels. */
  readonly drawing: string | null
}
export type PictureElement = ImageElement | ClipArtElement
/** The fonts, logos and clip art that elements name. */
export type Assets = {
  font(key: string): Font
  picture(element: PictureElement): DrawnPicture
}

/**
 * Where a drawing of an area ends: at its edge, as people see it; at the end of its bleed, as it is printed; far enough within
 * the edge that no stitch pulls over it; or nowhere but at the box around it, to look at what goes over the edge.
 */
export type DrawingCut = 'edge' | 'bleed' | 'stitches' | 'box'

/** Stitches are laid a little wider than what they fill: so far within the edge ends what is sewn, mm. */
export const stitchInsetMm = 0.6

/** How far the drawing reaches beyond the area's box, millimeters. */
export const reachOf = (area: PrintSurface, cut: DrawingCut): number => (cut === 'bleed' ? bleedOf(area) : 0)

/** Whether the technique says it or not: what is sewn ends before the edge of what is no rectangle. */
export const cutFor = (technique: { readonly pricing: string } | null): DrawingCut =>
  technique?.pricing === 'stitches' ? 'stitches' : 'edge'

/** The whole area, one unit a millimeter, without ground. */
export function drawView(
  view: DesignView,
  area: PrintSurface,
  assets: Assets,
  cut: DrawingCut = 'edge',
): string {
  const elements = view.elements.filter(({ hidden }) => !hidden).map((element) => placed(element, assets))
  const reach = reachOf(area, cut)
  const [width, height] = [lengthOf(area.width + 2 * reach), lengthOf(area.height + 2 * reach)]
  const start = lengthOf(-reach)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" ` +
    `viewBox="${start} ${start} ${width} ${height}">${cutAt(elements.join(''), area, cut)}</svg>`
  )
}

/** The box of the drawing cuts a rectangle already. */
function cutAt(inside: string, area: PrintSurface, cut: DrawingCut): string {
  if (isPlainRectangle(area) || cut === 'box') return inside
  const path = outlinePath(area, cut === 'stitches' ? -stitchInsetMm : reachOf(area, cut))
  return `<clipPath id="print-area"><path d="${path}"/></clipPath><g clip-path="url(#print-area)">${inside}</g>`
}

/** One element, turned and flipped, where it lies. */
export function placed(element: DesignElement, assets: Assets): string {
  const { x, y, angle, flipX, flipY } = element
  const turn = angle % 360 === 0 ? '' : ` rotate(${lengthOf(angle)})`
  const flip = flipX || flipY ? ` scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})` : ''
  const inside = drawElement(element, assets)
  return `<g transform="translate(${lengthOf(x)} ${lengthOf(y)})${turn}${flip}">${inside}</g>`
}

/** The content of an element, centered on 0,0, before it is turned and flipped. */
export function drawElement(element: DesignElement, assets: Assets): string {
  return element.type === 'text' ? drawText(element, assets) : drawPicture(element, assets)
}

function drawText(element: TextElement, assets: Assets): string {
  const { path } = outlineText(element, assets.font(element.font))
  if (path === '') return ''
  const { outline } = element
  const around =
    outline && outline.width > 0
      ? `<path d="${path}" fill="${hexOf(outline.colour)}" stroke="${hexOf(outline.colour)}" ` +
        `stroke-width="${lengthOf(2 * outline.width)}" stroke-linejoin="round"/>`
      : ''
  return `${around}<path d="${path}" fill="${hexOf(element.colour)}"/>`
}

/** A window of the element's size onto the part of the picture that is shown. */
function drawPicture(element: PictureElement, assets: Assets): string {
  const picture = assets.picture(element)
  if (!(picture.width > 0 && picture.height > 0)) return ''
  const inside = drawnVector(element, picture) ?? drawnPixels(picture)
  const crop = (element.type === 'image' && element.crop) || { x: 0, y: 0, width: 1, height: 1 }
  const part = [
    crop.x * picture.width,
    crop.y * picture.height,
    crop.width * picture.width,
    crop.height * picture.height,
  ]
  const [width, height] = [element.width, element.height]
  return (
    `<svg x="${lengthOf(-width / 2)}" y="${lengthOf(-height / 2)}" width="${lengthOf(width)}" ` +
    `height="${lengthOf(height)}" viewBox="${part.map(lengthOf).join(' ')}" ` +
    `preserveAspectRatio="none">${inside}</svg>`
  )
}

/** Undefined where the picture is pixels, or holds what only a renderer with fonts could draw. */
function drawnVector(element: PictureElement, picture: DrawnPicture): string | undefined {
  const plain = picture.drawing === null ? undefined : plainDrawing(picture.drawing)
  if (!plain) return undefined
  const own = withIdsOf(recolored(plain, element.recolours), element.id)
  const attributes = new Map(own.attributes)
  if (!attributes.has('viewBox')) attributes.set('viewBox', `0 0 ${picture.width} ${picture.height}`)
  attributes.set('width', lengthOf(picture.width)).set('height', lengthOf(picture.height))
  return writeNode({ ...own, attributes } satisfies SvgNode)
}

const DRAWN_FROM = /^(?:data:image\/(?:png|jpe?g|webp|gif|avif);base64,[\w+/=]+$|blob:|https?:\/\/|\/(?!\/))/

function drawnPixels({ href, width, height }: DrawnPicture): string {
  if (!DRAWN_FROM.test(href)) return ''
  return writeNode({
    name: 'image',
    attributes: new Map([
      ['width', lengthOf(width)],
      ['height', lengthOf(height)],
      ['preserveAspectRatio', 'none'],
      ['href', href],
    ]),
    children: [],
    words: '',
  })
}

const hexOf = (color: string) => (/^#[\da-f]{6}$/i.test(color) ? color : '#000000')

/** Ten thousandths: what a machine can place is a hundredth. Never an exponent. */
function lengthOf(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return Number.isFinite(rounded) ? String(Math.abs(rounded) < 1e-4 ? 0 : rounded) : '0'
}
