import { noise, type Point, smoothstep } from './lines.ts'
import type { Pattern } from './pattern.ts'
import { RIB_HEIGHT } from './sleeves.ts'
import { withinAt } from './weaves.ts'

/** How the garment was laid down: the sleeves lower than they are sewn, the sides drawn in, nothing quite straight. */
export function laid(pattern: Pattern, seed: number, [x, y]: Point, isBelow: boolean): Point {
  const side = x < 0 ? -1 : 1
  const isLong = pattern.sleeve.kind === 'long'
  const turned = isLong
    ? (side > 0 ? -1.1 : 1.2) + 0.8 * noise(seed * 1.7, side * 3.1, seed)
    : (side > 0 ? 8.5 : 7.2) + 1.6 * noise(seed * 1.7, side * 3.1, seed)
  const share = smoothstep((pattern.armholes.away(x, y) + 3) / 11)
  const pivot: Point = [side * (pattern.fit.shoulder - 1.5), pattern.fit.slope + 1]
  const [sx, sy] = turnedAround(pivot, [x, y], ((turned * Math.PI) / 180) * share * side)
  const [tx, ty] = isLong ? bentElbow(pattern, side, seed, [sx, sy]) : [sx, sy]
  // the lower layer's hem looks out here and there
  const uneven = pattern.weave === 'quilt' ? -1.2 : 0.45 * noise(x / 9, 0.3, seed + 13)
  const hanging = isBelow ? uneven * smoothstep((y - 55) / 15) : 0
  const drawnIn = 1 - 0.01 * smoothstep((y - 14) / 30)
  return [
    tx * drawnIn + 0.7 * noise(x / 19, y / 17, seed) + 0.2 * noise(x / 6, y / 6, seed + 7),
    ty * 0.996 + 0.6 * noise(x / 19 + 5.3, y / 17, seed + 3) + 0.2 * noise(x / 6, y / 6, seed + 9) + hanging,
  ]
}

export function turnedAround([px, py]: Point, [x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos]
}

/** Nothing lies quite straight. */
export function swayed([x, y]: Point, seed: number): Point {
  return [
    x + 0.7 * noise(x / 19, y / 17, seed) + 0.2 * noise(x / 6, y / 6, seed + 7),
    y + 0.6 * noise(x / 19 + 5.3, y / 17, seed + 3) + 0.2 * noise(x / 6, y / 6, seed + 9),
  ]
}

/** No long sleeve lies quite straight, and not both alike. */
function bentElbow(pattern: Pattern, side: number, seed: number, at: Point): Point {
  const [x, y] = at
  if (pattern.armholes.away(x, y) < 0.5) return at
  const [pitX, pitY] = pattern.armpit()
  const [, [endX, endY]] = pattern.sleeve.end
  const [dx, dy] = pattern.sleeve.way
  const along = (Math.abs(x) - pitX) * dx + (y - pitY) * dy
  const length = Math.hypot(endX - pitX, endY - pitY)
  const bend = (side > 0 ? 1.6 : -1.2) + 1.2 * noise(seed * 2.3, side * 1.7, seed)
  const elbow: Point = [side * (pitX + 6 + dx * length * 0.42), pitY + dy * length * 0.42]
  const angle = ((bend * Math.PI) / 180) * smoothstep((along / length - 0.22) / 0.4) * side
  return turnedAround(elbow, at, angle)
}

/** Where front and back are one the cloth stays as it was laid, less so below the arm. */
export function holdAt(pattern: Pattern, x: number, y: number): number {
  const [pitX, pitY] = pattern.armpit()
  const near = Math.hypot(Math.abs(x) - pitX, y - pitY)
  const sewn = 1 - smoothstep((pattern.folds.away(x, y) - 0.3) / 0.8)
  const outside = withinAt(pattern, x, y) < 0.2 && pattern.folds.away(x, y) < 3 ? 1 : 0
  const atNeck = 1 - smoothstep((Math.abs(pattern.neck.away(x, y)) - 1.5) / 2)
  return Math.max(sewn, outside) * (0.02 + 0.6 * smoothstep((near - 2) / 7)) + 0.05 * atNeck
}

/** A rib does not lie as flat as the knit beside it. */
export function liftAt(pattern: Pattern, x: number, y: number): number {
  return 0.3 * Math.exp(-((pattern.neck.away(x, y) / 2.4) ** 2))
}

/** Ribs and hems bend less than the knit. */
export function stiffnessAt(pattern: Pattern, x: number, y: number): number {
  const isBand = pattern.neck.away(x, y) < 0.4
  const wide = pattern.isRibbed ? RIB_HEIGHT : 2.2
  const isHem = pattern.hem.away(x, y) < wide || pattern.cuffs.away(x, y) < wide
  return isBand ? 0.3 : isHem ? 0.16 : 0.04
}
