import type { Fit } from './fits.ts'
import type { Line, Point } from './lines.ts'

/** How a sleeve lies beside the body, on the right; what has none ends at the shoulder. */
export type Sleeve = {
  readonly kind: 'none' | 'short' | 'long'
  /** Its direction, towards the cuff. */
  readonly way: Point
  /** From the shoulder's tip, without it, to the upper corner of the cuff. */
  readonly outer: Line
  /** From the lower corner of the cuff to the armpit, without it. */
  readonly inner: Line
  /** The cuff, from above to below. */
  readonly end: readonly [Point, Point]
  /** How much the middle of the gap between sleeve and body moves away from the body, a centimeter downwards. */
  readonly gap: number
}

const SHORT_ANGLE = (27 * Math.PI) / 180
const LONG_ANGLE = (74 * Math.PI) / 180
/** Height of a rib that is sewn to a sleeve or a hem. */
export const RIB_HEIGHT = 5.6

export function sleeveOf(fit: Fit, kind: Sleeve['kind'], isRibbed: boolean): Sleeve {
  if (kind === 'long') return longSleeve(fit, isRibbed)
  const tip: Point = [fit.shoulder, fit.slope]
  const way: Point = [Math.cos(SHORT_ANGLE), Math.sin(SHORT_ANGLE)]
  const upper: Point = [tip[0] + way[0] * fit.sleeve, tip[1] + way[1] * fit.sleeve]
  const lower: Point = [upper[0] - way[1] * fit.opening, upper[1] + way[0] * fit.opening]
  if (kind === 'none')
    return { kind, way, outer: [], inner: [], end: [tip, [fit.chest, fit.armpit]], gap: 0.6 }
  return { kind, way, outer: [upper], inner: [lower], end: [upper, lower], gap: 0.6 }
}

/** It comes out of its armhole as a short one does and is laid down along the body. */
function longSleeve(fit: Fit, isRibbed: boolean): Sleeve {
  const way: Point = [Math.cos(LONG_ANGLE), Math.sin(LONG_ANGLE)]
  const length = 24 + fit.sleeve * 0.5 + fit.length * 0.17
  const [upperArm, wrist] = [(fit.armpit - fit.slope) * 0.76, 4.4 + fit.opening * 0.32]
  const at = (along: number, across: number): Point => [
    fit.chest + way[0] * along + way[1] * across,
    fit.armpit + way[1] * along - way[0] * across,
  ]
  const end: readonly [Point, Point] = isRibbed
    ? [at(length, wrist - 1.1), at(length, 1.1)]
    : [at(length, wrist), at(length, 0.2)]
  const ribTop = length - RIB_HEIGHT
  const full = wrist + 1.5
  const rib: Line = isRibbed ? [at(ribTop - 1.6, full), at(ribTop + 0.3, wrist - 0.4)] : []
  const ribInner: Line = isRibbed ? [at(ribTop + 0.3, 0.4), at(ribTop - 1.6, -0.7)] : []
  return {
    kind: 'long',
    way,
    outer: [at(-1, upperArm), ...rib, end[0]],
    inner: [end[1], ...ribInner],
    end,
    gap: 0.13,
  }
}
