/**
 * A drawing on nothing made heavier: what is drawn grows on every side that is bare, each ink in its own color, and nothing
 * of it goes. Where two inks touch, neither grows over the other: the trap of their plates is made in the print files. A
 * stroke that lies between other inks has no bare side, so it cannot grow.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { findInks } from './inks.ts'
import { factsOf } from './picture-facts.ts'
import type { Rgb, Rgba } from './rgba.ts'

/** Opacity from which a pixel of the edge counts as drawn. */
const DRAWN = 128

export type ThickeningRefusal = 'strokes_enclosed'

/**
 * `part` of the picture's width on every bare side of each stroke; the picture gets the room that this takes. Refuses where
 * the thinnest strokes of several inks have no bare side.
 */
export function thicken(picture: Rgba, part: number): Rgba | Refusal<ThickeningRefusal> {
  const reach = part * picture.width
  const margin = Math.ceil(reach) + 2
  const grown = padded(picture, margin)
  const { inks } = findInks(picture)
  const { data, width, height } = picture
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isEdge(picture, x, y)) continue
      const at = (y * width + x) * 4
      const own: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      // where two inks meet at the edge, their mixture is no ink
      stamp(grown, { x: x + margin, y: y + margin, reach, color: inks.length > 1 ? nearest(own, inks) : own })
    }
  }
  if (inks.length < 2) return grown
  const lineOf = (drawing: Rgba) => (factsOf(drawing).thinnestLine ?? 0) * drawing.width
  return lineOf(grown) < lineOf(picture) + reach / 2 ? refuse('strokes_enclosed') : grown
}

function nearest(color: Rgb, inks: readonly Rgb[]): Rgb {
  const distanceOf = (ink: Rgb) => Math.hypot(...ink.map((level, channel) => level - (color[channel] ?? 0)))
  return inks.reduce((best, ink) => (distanceOf(ink) < distanceOf(best) ? ink : best))
}

function padded({ data, width, height }: Rgba, margin: number): Rgba {
  const wide = { width: width + 2 * margin, height: height + 2 * margin }
  const grown = new Uint8Array(wide.width * wide.height * 4)
  for (let y = 0; y < height; y += 1) {
    grown.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + margin) * wide.width + margin) * 4)
  }
  return { data: grown, ...wide }
}

function isEdge({ data, width, height }: Rgba, x: number, y: number): boolean {
  const opacityAt = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 0
      : (data[(row * width + column) * 4 + 3] as number)
  if (opacityAt(x, y) < DRAWN) return false
  return [opacityAt(x - 1, y), opacityAt(x + 1, y), opacityAt(x, y - 1), opacityAt(x, y + 1)].some(
    (opacity) => opacity < 255,
  )
}

type Stamp = { readonly x: number; readonly y: number; readonly reach: number; readonly color: Rgb }

/** A disc with a soft edge, in the color of one pixel, below what is there already. */
function stamp({ data, width }: { data: Rgba['data']; width: number }, { x, y, reach, color }: Stamp): void {
  const far = Math.ceil(reach) + 1
  for (let down = -far; down <= far; down += 1) {
    for (let across = -far; across <= far; across += 1) {
      const opacity = Math.round(255 * Math.min(1, reach + 1 - Math.hypot(across, down)))
      const at = ((y + down) * width + x + across) * 4
      if (opacity <= (data[at + 3] as number)) continue
      data.set(color, at)
      data[at + 3] = opacity
    }
  }
}
