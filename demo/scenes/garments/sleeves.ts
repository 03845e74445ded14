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
  /** How far from their corners the curves of both begin. */
  readonly outerReaches?: readonly number[]
  /** The last is that of the armpit. */
  readonly innerReaches?: readonly number[]
  /** How much the middle of the gap between sleeve and body moves away from the body, a centimeter downwards, or where it is. */
  readonly gap: number | Line
}

/** A short sleeve lies so far below the horizontal, and its lower corner so far beside the body. */
const STEEPEST = (36 * Math.PI) / 180
const BESIDE_CM = 6
/** Height of a rib that is sewn to a sleeve or a hem. */
export const RIB_HEIGHT = 5.6

export function sleeveOf(fit: Fit, kind: Sleeve['kind'], isRibbed: boolean): Sleeve {
  if (kind === 'long') return longSleeve(fit, isRibbed)
  const tip: Point = [fit.shoulder, fit.slope]
  const angle = shortAngle(fit)
  const way: Point = [Math.cos(angle), Math.sin(angle)]
  const upper: Point = [tip[0] + way[0] * fit.sleeve, tip[1] + way[1] * fit.sleeve]
  const lower: Point = [upper[0] - way[1] * fit.opening, upper[1] + way[0] * fit.opening]
  if (kind === 'none')
    return { kind, way, outer: [], inner: [], end: [tip, [fit.chest, fit.armpit]], gap: 0.6 }
  return {
    kind,
    way,
    outer: [upper],
    inner: [lower],
    innerReaches: [0.6, 1.6],
    end: [upper, lower],
    gap: 0.6,
  }
}

/** As steep as leaves the lower corner beside the body. */
function shortAngle({ shoulder, chest, sleeve, opening }: Fit): number {
  const reach = Math.hypot(sleeve, opening)
  const touching = Math.acos((chest + BESIDE_CM - shoulder) / reach) - Math.atan2(opening, sleeve)
  return Math.min(STEEPEST, touching)
}

/** Directions of upper arm and forearm, towards the hand: the elbow is bent a little inwards. */
const UPPER_ARM = turn(81)
const FOREARM = turn(88)
/** Where the elbow is, as a share of the way from the armpit to the cuff. */
const ELBOW = 0.43
/** How far below the armpit the sleeve is a centimeter away from the body. */
const WEDGE_CM = 2.6

function turn(degrees: number): Point {
  return [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
}

const moved = ([x, y]: Point, [dx, dy]: Point, along: number, outwards = 0): Point => [
  x + dx * along + dy * outwards,
  y + dy * along - dx * outwards,
]

/** It hangs from the end of the shoulder straight down beside the body, with a narrow wedge of ground between both. */
function longSleeve(fit: Fit, isRibbed: boolean): Sleeve {
  const scale = fit.chest / 26.3
  const inner: Point = [fit.chest + 0.85, fit.armpit + WEDGE_CM]
  const length = (fit.length * 0.965 - inner[1]) / Math.sin((84 * Math.PI) / 180)
  const elbow = moved(inner, UPPER_ARM, length * ELBOW)
  const wrist = moved(elbow, FOREARM, length * (1 - ELBOW))
  const [bicepWidth, elbowWidth, wristWidth] = [12.9 * scale, 12.5 * scale, (isRibbed ? 11.2 : 10.8) * scale]
  const cuffWidth = isRibbed ? 9.2 * scale + 0.4 : wristWidth
  const cap: Point = [fit.shoulder + 3.6 * scale, fit.slope + 1.7 * scale]
  const bicep = moved(inner, UPPER_ARM, 4, bicepWidth)
  const outerElbow = moved(elbow, UPPER_ARM, -1, elbowWidth)
  const narrow = (wristWidth - cuffWidth) / 2
  const end: readonly [Point, Point] = [
    moved(wrist, FOREARM, 0, wristWidth - narrow),
    moved(wrist, FOREARM, 0, narrow),
  ]
  const rib: Line = isRibbed
    ? [
        moved(wrist, FOREARM, -RIB_HEIGHT - 2.2, wristWidth + 0.5),
        moved(wrist, FOREARM, -RIB_HEIGHT + 0.2, wristWidth - narrow + 0.5),
      ]
    : []
  const ribInner: Line = isRibbed
    ? [moved(wrist, FOREARM, -RIB_HEIGHT + 0.2, narrow - 0.5), moved(wrist, FOREARM, -RIB_HEIGHT - 2.2, -0.5)]
    : []
  return {
    kind: 'long',
    way: UPPER_ARM,
    outer: [cap, bicep, outerElbow, ...rib, end[0]],
    outerReaches: [4.2, 10, 9, 1.6, 1.2],
    inner: [end[1], ...ribInner, elbow, inner],
    innerReaches: [...(isRibbed ? [1.2, 1.6] : []), 8, 3, 0.5],
    end,
    gap: [[fit.chest + 0.4, inner[1]], moved(elbow, UPPER_ARM, 0, -1.6), moved(wrist, FOREARM, 8, -2.4)],
  }
}

/** To the right of a line that goes down; below its end what is nearer to the sleeve than to the body. */
export function isBeside(armhole: Line, x: number, y: number, between: number | Line): boolean {
  const line = typeof between === 'number' ? armhole : [...armhole, ...between]
  const gap = typeof between === 'number' ? between : 0.1
  for (let index = 1; index < line.length; index++) {
    const [x0, y0] = line[index - 1] as Point
    const [x1, y1] = line[index] as Point
    if (y >= y0 && y <= y1) return x > x0 + ((x1 - x0) * (y - y0)) / Math.max(y1 - y0, 1e-9)
  }
  const [top, end] = [line[0] as Point, line.at(-1) as Point]
  return y < top[1] ? x > top[0] : x > end[0] + (y - end[1]) * gap
}
