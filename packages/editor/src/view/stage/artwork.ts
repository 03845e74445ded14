/**
 * How one element is painted. Letters are the outlines of packages/artwork, never a font of the browser;
 * pictures are bitmaps at the screen's resolution, vector drawings with their colors changed.
 */
import { type Assets, drawElement } from '@estampa/artwork/drawing'
import { outlineText } from '@estampa/artwork/text'
import type {
  ClipArtElement,
  DesignElement,
  Dimensions,
  ImageElement,
  TextElement,
} from '@estampa/domain/customization/design'
import type { RasterSource, Rasters } from './rasters.ts'

export type ElementPaint = (context: CanvasRenderingContext2D, box: Dimensions) => void

/** While a gesture goes on the letters are stretched; their outlines are made anew when it ends. */
export function isOnlyResized(before: DesignElement, after: DesignElement): boolean {
  if (before.type !== 'text') return paintKey(before) === paintKey(after)
  return (
    after.type === 'text' &&
    paintKey({ ...before, size: 0, curve: null, outline: null }) ===
      paintKey({ ...after, size: 0, curve: null, outline: null }) &&
    before.curve?.direction === after.curve?.direction &&
    before.outline?.colour === after.outline?.colour
  )
}

/** Key of an element's appearance, apart from position and size. */
export function paintKey(element: DesignElement): string {
  if (element.type === 'text') {
    const { text, font, size, letterSpacing, lineHeight, align, colour, outline, curve } = element
    return JSON.stringify([text, font, size, letterSpacing, lineHeight, align, colour, outline, curve])
  }
  return JSON.stringify([sourceOf(element), element.recolours, 'crop' in element ? element.crop : null])
}

const sourceOf = (element: ImageElement | ClipArtElement): string =>
  element.type === 'image' ? element.logo_id : element.source

export function textPaint(element: TextElement, assets: Assets): ElementPaint {
  const path = new Path2D(outlineText(element, assets.font(element.font)).path)
  const { colour, outline } = element
  return (context, box) => {
    context.scale(box.width / element.width, box.height / element.height)
    if (outline) {
      // half of the line lies under the letters
      context.lineWidth = outline.width * 2
      context.lineJoin = 'round'
      context.strokeStyle = outline.colour
      context.stroke(path)
    }
    context.fillStyle = colour
    context.fill(path)
  }
}

export function picturePaint(key: string, picture: () => RasterSource, rasters: Rasters): ElementPaint {
  return (context, { width, height }) => {
    const bitmap = rasters.find(key, picture)
    if (bitmap === 'loading') waitingPaint(context, { width, height })
    else if (bitmap === 'failed') missingPaint(context, { width, height })
    else context.drawImage(bitmap, -width / 2, -height / 2, width, height)
  }
}

/** A gray placeholder for a picture that has not been loaded yet. */
export const waitingPaint: ElementPaint = (context, { width, height }) => {
  context.fillStyle = 'rgb(128 128 128 / 0.18)'
  context.fillRect(-width / 2, -height / 2, width, height)
}

/** A crossed placeholder for a picture that cannot be loaded. */
const missingPaint: ElementPaint = (context, { width, height }) => {
  waitingPaint(context, { width, height })
  const [x, y] = [width / 2, height / 2]
  context.strokeStyle = 'rgb(160 40 40 / 0.7)'
  context.lineWidth = Math.min(width, height) / 40
  context.stroke(new Path2D(`M${-x} ${-y}H${x}V${y}H${-x}ZL${x} ${y}M${x} ${-y}L${-x} ${y}`))
}

/** References that a drawing inside of an <img> may not fetch. */
const fetches = /<image [^>]*href="(?!data:)/

/** A vector drawing as a whole SVG of its own; a bitmap with the part of it that is shown. */
export function pictureOf(element: ImageElement | ClipArtElement, assets: Assets): RasterSource {
  const { href, drawing } = assets.picture(element)
  const drawn = drawing === null ? null : drawElement(element, assets)
  if (drawn === null || fetches.test(drawn)) {
    return { href, drawing: null, part: (element.type === 'image' && element.crop) || whole }
  }
  const { width, height } = element
  const box = `viewBox="${-width / 2} ${-height / 2} ${width} ${height}"`
  return {
    href,
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" ${box} width="${width * 10}" height="${height * 10}">${drawn}</svg>`,
    part: whole,
  }
}

const whole = { x: 0, y: 0, width: 1, height: 1 }
