import { type Cloth, turnedDown } from './cloth.ts'
import { swayed } from './laying.ts'
import { type Bounds, DistanceField, type Line, type Point, smoothstep } from './lines.ts'
import { overlap } from './shirts.ts'
import { type Spot, stitches } from './spot.ts'

/** A strap: the line of its middle, half its width, and whether it lies over the body where both are. */
export type Strap = { readonly line: Line; readonly half: number; readonly isOver: boolean }

/** The last point of a line and which way it leads there. */
type StrapEnd = { readonly at: Point; readonly way: Point }
type PlacedStrap = Strap & { readonly field: DistanceField; readonly ends: readonly StrapEnd[] }

function endOf(line: Line): StrapEnd {
  const [before, at] = line.slice(-2) as [Point, Point]
  const length = Math.hypot(at[0] - before[0], at[1] - before[1])
  return { at, way: [(at[0] - before[0]) / length, (at[1] - before[1]) / length] }
}

/** Its ends are cut straight. */
function insideOf({ half, field, ends }: PlacedStrap, x: number, y: number): number {
  let inside = half - field.away(x, y)
  for (const { at, way } of ends) {
    const [dx, dy] = [x - at[0], y - at[1]]
    if (Math.hypot(dx, dy) < half * 2) inside = Math.min(inside, -(dx * way[0] + dy * way[1]))
  }
  return inside
}

/** A piece of cloth with straps sewn to it: an apron with its ties, a bag with its handles. Centimeters, y downwards. */
export class StrappedPattern {
  readonly bounds: Bounds
  readonly body: DistanceField
  readonly #straps: readonly PlacedStrap[]

  constructor(bounds: Bounds, outline: Line, straps: readonly Strap[]) {
    this.bounds = bounds
    this.body = DistanceField.ofOutlines(bounds, [outline], 12)
    this.#straps = straps.map((strap) => ({
      ...strap,
      field: new DistanceField(bounds, [strap.line], strap.half + 4),
      ends: [endOf(strap.line), endOf(strap.line.toReversed())],
    }))
  }

  within(x: number, y: number): number {
    return Math.max(this.body.away(x, y), this.onStrap(x, y))
  }

  /** Positive on a strap, as far as it is to its edge. */
  onStrap(x: number, y: number): number {
    return Math.max(...this.#straps.map((strap) => insideOf(strap, x, y)))
  }

  /** Straps are woven stoutly and stitched along both edges; true where one is what is seen. */
  addStraps(u: number, v: number, spot: Spot): boolean {
    const onBody = this.body.away(u, v)
    let isSeen = false
    for (const strap of this.#straps) {
      const { field, isOver } = strap
      const inside = insideOf(strap, u, v)
      if (inside < -0.8 || (onBody > 0 && !isOver)) continue
      const along = field.along(u, v)
      if (onBody > 0) spot.height += overlap(inside, 0.16)
      if (inside <= 0) continue
      isSeen = true
      spot.height += 0.06 * turnedDown(inside / 0.2) + stitches(inside - 0.3, along)
      spot.height += 0.006 * Math.cos((along * 2 * Math.PI) / 0.13)
    }
    return isSeen
  }
}

type Softness = Pick<Cloth, 'softness' | 'ridges' | 'addSpot' | 'fill'> & { readonly isTurnedAtEdge: boolean }

/** Straps and what is sewn to them stay where they were laid. */
export function strappedCloth(pattern: StrappedPattern, { isTurnedAtEdge, ...own }: Softness): Cloth {
  const away = (x: number, y: number) => pattern.within(x, y)
  return {
    ...own,
    bounds: pattern.bounds,
    within: away,
    fromFold: (x, y) => (isTurnedAtEdge ? Math.max(0, pattern.body.away(x, y)) : 9),
    laid: (point, seed) => swayed(point, seed),
    hold: (x, y) =>
      pattern.body.away(x, y) < 0.6 ? 0.35 * smoothstep((pattern.onStrap(x, y) + 1) / 1) + 0.02 : 0.002,
    lift: () => 0,
    stiffness: (x, y) => (pattern.body.away(x, y) < 2 ? 0.2 : 0.05),
    edge: (u, v) => {
      const onBody = pattern.body.away(u, v) / (isTurnedAtEdge ? 0.7 : 0.25)
      return turnedDown(Math.max(onBody, pattern.onStrap(u, v) / 0.16))
    },
    isCut: (u, v, over) => pattern.within(u, v) > -over,
  }
}
