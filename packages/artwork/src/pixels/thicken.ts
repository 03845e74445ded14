/** A drawing on nothing made heavier: what is drawn grows on every side, in its own color, and nothing of it goes. */
import type { Rgba } from './rgba.ts'

/** Opacity from which a pixel of the edge counts as drawn. */
const DRAWN = 128

/** `part` of the picture's width on every side of each stroke; the picture gets the room that this takes. */
export function thicken(picture: Rgba, part: number): Rgba {
  const reach = part * picture.width
  const margin = Math.ceil(reach) + 2
  const grown = padded(picture, margin)
  const { data, width, height } = picture
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isEdge(picture, x, y)) stamp(grown, x + margin, y + margin, reach, data, (y * width + x) * 4)
    }
  }
  return grown
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

/** A disc with a soft edge, in the color of one pixel, below what is there already. */
function stamp(grown: Rgba, x: number, y: number, reach: number, from: Rgba['data'], color: number): void {
  const { data, width } = grown
  const far = Math.ceil(reach) + 1
  for (let down = -far; down <= far; down += 1) {
    for (let across = -far; across <= far; across += 1) {
      const opacity = Math.round(255 * Math.min(1, reach + 1 - Math.hypot(across, down)))
      const at = ((y + down) * width + x + across) * 4
      if (opacity <= (data[at + 3] as number)) continue
      data.set(from.subarray(color, color + 3), at)
      data[at + 3] = opacity
    }
  }
}
