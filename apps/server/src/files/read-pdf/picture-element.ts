import {
  multiply,
  type PageBox,
  rectangleNumbers,
  transformedPath,
  written,
  writtenMatrix,
} from './geometry.ts'
import type { GraphicsState, PageCanvas } from './graphics-state.ts'
import type { PagePixels } from './page-art.ts'
import { type PageImage, stencilOf } from './pictures.ts'

type Size = { readonly width: number; readonly height: number }

/** A picture fills the unit square, its first row at the top. */
export function pictureElement(
  { matrix, fillOpacity }: GraphicsState,
  index: number,
  { width, height }: Size,
): { element: string; box: PageBox | null } {
  const upright = writtenMatrix(multiply(matrix, [1 / width, 0, 0, -1 / height, 0, 1]))
  const opacity = fillOpacity < 1 ? ` opacity="${written(fillOpacity)}"` : ''
  return {
    element: `<image width="${width}" height="${height}" preserveAspectRatio="none" transform="${upright}"${opacity} xlink:href="picture:${index}"/>`,
    box: transformedPath(rectangleNumbers([0, 0, 1, 1]), matrix).box,
  }
}

export function paintPicture(canvas: PageCanvas, pixels: PagePixels | undefined): void {
  const { art, state } = canvas
  if (!pixels) {
    art.fail('pdf_picture')
    return
  }
  const index = art.addPicture(pixels)
  if (!canvas.isVisible) return
  const { element, box } = pictureElement(state, index, pixels)
  art.paint(element, box, state, state.blend)
}

export function paintStencil(canvas: PageCanvas, image: PageImage): void {
  const { fill } = canvas.state
  if (!fill.isColor) canvas.art.fail('pdf_effects')
  const known = typeof image.data === 'string' ? canvas.objects.image(image.data) : image
  paintPicture(canvas, known && stencilOf({ ...known, width: image.width, height: image.height }, fill.css))
}
