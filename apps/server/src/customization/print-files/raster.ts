import { drawElement, drawView, reachOf } from '@estampa/artwork/drawing'
import type { DesignElement, DesignView, Dimensions } from '@estampa/domain/customization/design'
import type { PrintSurface } from '@estampa/domain/customization/outline'
import type { Refusal } from '@estampa/domain/refusal'
import { drawSvg } from '../../files/draw-svg.ts'
import type { LoadedPictures } from './loaded-pictures.ts'

/** Processor time: what was sold is drawn, however large it is. */
export const printCpuMs = 90_000
const MM_PER_INCH = 25.4
/** As much as a renderer is given to draw at once; a larger place is drawn with fewer dots. */
const MAX_PIXELS = 36_000_000

/** Dots per inch that a picture of this size can have. */
export function dpiFor({ width, height }: Dimensions, dpi: number): number {
  const pixels = (width * height * dpi ** 2) / MM_PER_INCH ** 2
  return pixels <= MAX_PIXELS ? dpi : Math.floor(dpi * Math.sqrt(MAX_PIXELS / pixels))
}

/** Millimeters of the area and what is printed around it. */
export function bledSize(area: PrintSurface): Dimensions {
  const reach = reachOf(area, 'bleed')
  return { width: area.width + 2 * reach, height: area.height + 2 * reach }
}

/** The whole place as PNG with a clear ground, one dot at least. */
export function viewPng(
  { view, area }: { readonly view: DesignView; readonly area: PrintSurface },
  atHand: LoadedPictures,
  { dpi, cut }: { readonly dpi: number; readonly cut: 'edge' | 'bleed' },
): Promise<Buffer | Refusal> {
  const size = cut === 'bleed' ? bledSize(area) : area
  return png(drawView(view, area, atHand.assets, cut), size, { atHand, dpi })
}

/** One element as PNG, before it is turned and flipped. */
export function elementPng(
  element: DesignElement,
  atHand: LoadedPictures,
  dpi: number,
): Promise<Buffer | Refusal> {
  const { width, height } = element
  const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`
  const inside = drawElement(element, atHand.assets)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`
  return png(svg, { width, height }, { atHand, dpi })
}

type RasterOptions = { readonly atHand: LoadedPictures; readonly dpi: number }

function png(
  svg: string,
  { width, height }: Dimensions,
  { atHand, dpi }: RasterOptions,
): Promise<Buffer | Refusal> {
  const dots = (length: number) => Math.max(1, Math.round((length / MM_PER_INCH) * dpi))
  const size = `width="${dots(width)}" height="${dots(height)}" preserveAspectRatio="none"`
  const sized = svg.replace(/^<svg[^>]*>/, (tag) => {
    const rest = tag.slice('<svg'.length).replace(/ (width|height)="[^"]*"/g, '')
    return `<svg ${size}${rest}`
  })
  const whole = atHand.filled(sized)
  return drawSvg(whole, Math.max(dots(width), dots(height)), { dpi, cpuMs: printCpuMs, isOurs: true })
}
