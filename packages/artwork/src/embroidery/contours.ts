/** The outlines of a piece as polygons in millimeters of the picture: the outer ring and its holes. */
import type { Cloth, Piece } from './cloth.ts'

export type ContourPoint = { readonly x: number; readonly y: number }
/** Closed; the last corner joins the first. */
export type Ring = readonly ContourPoint[]

/** mm: the outline may differ this much from the traced one, less than the needle can tell. */
const TOLERANCE = 0.04

/** The outlines of those pixels of `piece` that lie more than `insetMm` inside its edge. */
export function pieceContours(cloth: Cloth, piece: Piece, insetMm = 0): Ring[] {
  const { width, ids, depths, pixelsPerMm } = cloth
  const min = insetMm * pixelsPerMm
  const holds = (at: number) => ids[at] === piece.id && (depths[at] as number) > min
  const across = piece.right - piece.left + 1
  const seen = new Uint8Array(across * (piece.bottom - piece.top + 1))
  const rings: Ring[] = []
  for (let y = piece.top; y <= piece.bottom; y += 1) {
    for (let x = piece.left; x <= piece.right; x += 1) {
      const at = y * width + x
      if (!holds(at) || holds(at - width)) continue
      if (seen[(y - piece.top) * across + x - piece.left] === 1) continue
      const corners = trace({ holds, width }, { x, y }, (cx, cy) => {
        seen[(cy - piece.top) * across + cx - piece.left] = 1
      })
      rings.push(simplify(smooth(corners), TOLERANCE * pixelsPerMm))
    }
  }
  return rings.filter((ring) => ring.length > 2).map((ring) => ring.map((one) => onPicture(one, pixelsPerMm)))
}

/** Corners of pixels, one pixel of bare ring left and above the picture. */
export function onPicture({ x, y }: ContourPoint, pixelsPerMm: number): ContourPoint {
  return { x: (x - 1) / pixelsPerMm, y: (y - 1) / pixelsPerMm }
}

/** Right, down, left, up. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const

/**
 * Walks along the edges between pixels with the piece to the right, and gives the middle of every edge.
 * `pass` hears of each pixel whose upper edge was walked.
 */
function trace(
  { holds, width }: { holds: (at: number) => boolean; width: number },
  start: ContourPoint,
  pass: (x: number, y: number) => void,
): ContourPoint[] {
  const middles: ContourPoint[] = []
  let { x, y } = start
  let heading = 0
  do {
    const step = STEPS[heading] as ContourPoint
    if (heading === 0) pass(x, y)
    middles.push({ x: x + step.x / 2, y: y + step.y / 2 })
    x += step.x
    y += step.y
    // the four pixels around this corner: ahead to the left decides first, so that touching corners stay apart
    const left = holds(pixelAt(x, y, heading, true))
    const right = holds(pixelAt(x, y, heading, false))
    heading = !right ? (heading + 1) % 4 : left ? (heading + 3) % 4 : heading
  } while (x !== start.x || y !== start.y || heading !== 0)
  return middles

  function pixelAt(cx: number, cy: number, direction: number, isLeft: boolean): number {
    const step = STEPS[direction] as ContourPoint
    const side = STEPS[(direction + (isLeft ? 3 : 1)) % 4] as ContourPoint
    const px = cx + (step.x + side.x - 1) / 2
    const py = cy + (step.y + side.y - 1) / 2
    return py * width + px
  }
}

/** A binomial average around the ring takes the stairs out of slanted edges. */
function smooth(ring: Ring): ContourPoint[] {
  const n = ring.length
  return ring.map((one, index) => {
    const [before, after] = [ring[(index + n - 1) % n] as ContourPoint, ring[(index + 1) % n] as ContourPoint]
    const [far, further] = [ring[(index + n - 2) % n] as ContourPoint, ring[(index + 2) % n] as ContourPoint]
    return {
      x: (6 * one.x + 4 * (before.x + after.x) + far.x + further.x) / 16,
      y: (6 * one.y + 4 * (before.y + after.y) + far.y + further.y) / 16,
    }
  })
}

/** Ramer, Douglas and Peucker between two far corners of the ring. */
export function simplify(ring: Ring, tolerance: number): ContourPoint[] {
  if (ring.length < 8) return [...ring]
  const first = ring[0] as ContourPoint
  let opposite = 0
  let max = -1
  ring.forEach((one, index) => {
    const apart = (one.x - first.x) ** 2 + (one.y - first.y) ** 2
    if (apart > max) {
      max = apart
      opposite = index
    }
  })
  const line = [...ring, first]
  const there = simplifyLine(line.slice(0, opposite + 1), tolerance)
  return [...there.slice(0, -1), ...simplifyLine(line.slice(opposite), tolerance).slice(0, -1)]
}

export function simplifyLine(line: readonly ContourPoint[], tolerance: number): ContourPoint[] {
  const isKept = new Uint8Array(line.length)
  isKept[0] = 1
  isKept[line.length - 1] = 1
  const open = [[0, line.length - 1]]
  while (open.length > 0) {
    const [from, to] = open.pop() as [number, number]
    const [a, b] = [line[from] as ContourPoint, line[to] as ContourPoint]
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    let furthest = 0
    let max = tolerance
    for (let index = from + 1; index < to; index += 1) {
      const one = line[index] as ContourPoint
      const apart = Math.abs((b.x - a.x) * (a.y - one.y) - (a.x - one.x) * (b.y - a.y)) / length
      if (apart > max) {
        max = apart
        furthest = index
      }
    }
    if (furthest === 0) continue
    isKept[furthest] = 1
    open.push([from, furthest], [furthest, to])
  }
  return line.filter((_, index) => isKept[index] === 1)
}
