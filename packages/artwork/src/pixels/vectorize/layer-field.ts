/** The pixels that the layer of one ink covers: the ink, and a little of what lies above it. */
import { NOTHING, type Separation } from '../separation.ts'

/** Pixels that the lower ink reaches under the upper one. */
const TRAP = 2

/** How much of each pixel the layer covers, 0…255. `above`: the inks of the layers over it. */
export function fieldOf(separation: Separation, ink: number, above: readonly number[]): Uint8Array {
  const { first, second, share, width } = separation
  const covers = new Uint8Array(NOTHING + 1)
  for (const label of [ink, ...above]) covers[label] = 1
  const near = nearInk(first, ink, width, above.length > 0 ? TRAP : 0)
  if (above.length > 0) addEnclosed(near, first, ink, covers, width)
  const field = new Uint8Array(first.length)
  for (let pixel = 0; pixel < first.length; pixel += 1) {
    if (near[pixel] === 0) continue
    const [one, other] = [first[pixel] as number, second[pixel] as number]
    const part = share[pixel] as number
    field[pixel] = (covers[one] === 1 ? part : 0) + (one !== other && covers[other] === 1 ? 255 - part : 0)
  }
  return field
}

/** 1 for pixels at most `reach` from the ink; always for those beside it, whose edge is shared. */
function nearInk(first: Uint8Array, ink: number, width: number, reach: number): Uint8Array {
  const across = new Uint8Array(first.length)
  const near = new Uint8Array(first.length)
  const far = reach + 1
  for (let row = 0; row < first.length; row += width) {
    let until = -1
    // to the right of the ink, then to its left
    for (let x = 0; x < width; x += 1) {
      if (first[row + x] === ink) until = x + far
      if (x <= until) across[row + x] = 1
    }
    until = width
    for (let x = width - 1; x >= 0; x -= 1) {
      if (first[row + x] === ink) until = x - far
      if (x >= until) across[row + x] = 1
    }
  }
  for (let pixel = 0; pixel < first.length; pixel += 1) {
    if (across[pixel] === 0) continue
    for (let at = pixel - far * width; at <= pixel + far * width; at += width) {
      if (at >= 0 && at < near.length) near[at] = 1
    }
  }
  return near
}

/** Shapes that lie wholly on this ink, such as letters on a disc, need no hole under them. */
function addEnclosed(
  near: Uint8Array,
  first: Uint8Array,
  ink: number,
  covers: Uint8Array,
  width: number,
): void {
  const seen = new Uint8Array(first.length)
  const isUpper = (pixel: number) => first[pixel] !== ink && covers[first[pixel] as number] === 1
  for (let start = 0; start < first.length; start += 1) {
    // a part on this ink begins, in its topmost row, under the ink
    if (seen[start] === 1 || !isUpper(start) || first[start - width] !== ink) continue
    const part = partAround(start, first.length, width, seen, isUpper)
    const isEnclosed = part.every((pixel) => isOn(pixel, first, ink, covers, width))
    if (isEnclosed) for (const pixel of part) near[pixel] = 1
  }
}

function partAround(
  start: number,
  end: number,
  width: number,
  seen: Uint8Array,
  isUpper: (pixel: number) => boolean,
): number[] {
  const part = [start]
  seen[start] = 1
  for (let at = 0; at < part.length; at += 1) {
    const pixel = part[at] as number
    const x = pixel % width
    const beside = [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]
    for (const other of beside) {
      if (other < 0 || other >= end || seen[other] === 1 || !isUpper(other)) continue
      seen[other] = 1
      part.push(other)
    }
  }
  return part
}

/** Not at the picture's border, nor beside anything but this ink and those above it. */
function isOn(pixel: number, first: Uint8Array, ink: number, covers: Uint8Array, width: number): boolean {
  const x = pixel % width
  if (x === 0 || x === width - 1 || pixel < width || pixel >= first.length - width) return false
  for (const other of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
    const label = first[other] as number
    if (label !== ink && covers[label] === 0) return false
  }
  return true
}

/** Pictures of few colors without soft edges, as GIFs are, have steps to be smoothed. */
export function hasHardEdges({ first, second, share, width }: Separation): boolean {
  let [edges, soft] = [0, 0]
  for (let pixel = width; pixel < first.length; pixel += 1) {
    const label = first[pixel]
    if (label !== first[pixel - 1] || label !== first[pixel - width]) edges += 1
    if (label !== second[pixel] && (share[pixel] as number) < 240) soft += 1
  }
  return soft < 0.4 * edges
}
