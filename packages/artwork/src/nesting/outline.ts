export type Vertex = { readonly x: number; readonly y: number }
/** Millimeters. The first ring is the outer one, the others are holes. */
export type Outline = readonly (readonly Vertex[])[]

export type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Turned clockwise by degrees around 0,0, as SVG turns. */
export function turnOutline(outline: Outline, angle: number): Outline {
  const [cos, sin] = exactTurns[angle] ?? [
    Math.cos((angle * Math.PI) / 180),
    Math.sin((angle * Math.PI) / 180),
  ]
  return outline.map((ring) => ring.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })))
}

/** Of right angles, whose sines are no fractions. */
const exactTurns: Readonly<Record<number, readonly [cos: number, sin: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

export function outlineBounds(outline: Outline): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of outline[0] ?? []) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** Square millimeters without the holes. */
export function outlineArea(outline: Outline): number {
  const [outer = 0, ...holes] = outline.map(ringArea)
  return holes.reduce((left, hole) => left - hole, outer)
}

function ringArea(ring: readonly Vertex[]): number {
  let twice = 0
  let before = ring.at(-1)
  for (const point of ring) {
    if (before) twice += before.x * point.y - point.x * before.y
    before = point
  }
  return Math.abs(twice) / 2
}
