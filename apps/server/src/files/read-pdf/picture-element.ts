import {
  multiply,
  type PageBox,
  rectangleNumbers,
  transformedPath,
  written,
  writtenMatrix,
} from './geometry.ts'
import type { GraphicsState } from './graphics-state.ts'

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
