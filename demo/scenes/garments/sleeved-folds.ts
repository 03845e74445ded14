import type { Random, Ridge } from './cloth.ts'
import type { Fit } from './fits.ts'
import { ridge } from './folds.ts'
import { chance, clamp, nearestOn, type Point, smoothstep } from './lines.ts'
import type { Sleeve } from './sleeves.ts'

/** What its folds depend on. */
type Sleeved = {
  readonly fit: Fit
  readonly sleeve: Sleeve
  readonly isRibbed: boolean
  readonly isShirt: boolean
  armpit(): Point
}

/**
 * Where the cloth of a garment with long sleeves is forced when it is laid flat for a picture: it is drawn from the
 * armpits to the shoulders, turned at the elbows, and pushed together above cuffs and hem; elsewhere it is nearly smooth.
 */
export function longSleevedRidges(garment: Sleeved, random: Random): readonly Ridge[] {
  return [
    ...[-1, 1].flatMap((side) => [
      ...fromArmpit(garment, side, random),
      ...belowArmpit(garment, side, random),
      ...onArm(garment, side, random),
    ]),
    ...onBody(garment, random),
  ]
}

/** The same of a garment with short sleeves, of which each is turned once. */
export function shortSleevedRidges(garment: Sleeved, random: Random): readonly Ridge[] {
  return [
    ...[-1, 1].flatMap((side) => [
      ...fromArmpit(garment, side, random).slice(0, 2),
      ...belowArmpit(garment, side, random),
      ...onShortSleeve(garment, side, random),
    ]),
    ...onBody(garment, random),
  ]
}

/** From below the arm towards its upper edge. */
function onShortSleeve(garment: Sleeved, side: number, random: Random): Ridge[] {
  const [pitX, pitY] = garment.armpit()
  const { shoulder, slope } = garment.fit
  const [upperX, upperY] = garment.sleeve.outer[0] as Point
  return [0.2, 0.66].map((share) => {
    const from: Point = [side * (pitX + random(0.8, 2.6)), pitY - random(0.5, 3)]
    const top: Point = [shoulder + (upperX - shoulder) * share, slope + (upperY - slope) * share]
    const reach = random(0.5, 0.75)
    const to: Point = [from[0] + (side * top[0] - from[0]) * reach, from[1] + (top[1] + 2 - from[1]) * reach]
    return ridge(from, to, side * random(-0.14, 0.14), random(0.22, 0.42), random(0.9, 1.5))
  })
}

/** From the armpit towards the end of the shoulder, one on each side of the armhole and one along it. */
function fromArmpit(garment: Sleeved, side: number, random: Random): Ridge[] {
  const [pitX, pitY] = garment.armpit()
  const { shoulder, slope } = garment.fit
  const targets: readonly Point[] = [
    [shoulder - 5.5, slope + 3],
    [shoulder + 0.5, slope + 3],
    [shoulder + 5.5, slope + 6],
  ]
  return targets.map(([x, y], index) => {
    const from: Point = [pitX - 1.6 + index * 1.7, pitY - 0.6 + random(-0.6, 0.6)]
    const reach = random(0.5, 0.8)
    const to: Point = [from[0] + (x - from[0]) * reach, from[1] + (y - from[1]) * reach]
    return ridge(
      [side * from[0], from[1]],
      [side * to[0], to[1]],
      side * random(-0.12, 0.05),
      random(0.45, 0.75),
      random(0.8, 1.2),
    )
  })
}

/** One or two from the armpit down into the body. */
function belowArmpit(garment: Sleeved, side: number, random: Random): Ridge[] {
  const [pitX, pitY] = garment.armpit()
  return [36, 62].map((degrees) => {
    const angle = ((degrees + random(-20, 14)) * Math.PI) / 180
    const length = random(6, 18)
    const from: Point = [side * (pitX - random(1, 2)), pitY + random(0.8, 2)]
    const to: Point = [from[0] - side * Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    return ridge(from, to, side * random(0, 0.16), random(0.15, 0.6), random(0.9, 1.6))
  })
}

/** Of a sleeve: a point by the share of its length from the armpit and by the share of its width from its inner edge. */
function onSleeve(garment: Sleeved, side: number): (along: number, across: number) => Point {
  const { inner, end, way } = garment.sleeve
  const start = inner.at(-1) as Point
  const elbow = inner.at(-2) as Point
  const [outerEnd, innerEnd] = end
  const wide = garment.fit.chest * 0.53
  return (along, across) => {
    const isUpper = along < 0.43
    const share = isUpper ? along / 0.43 : (along - 0.43) / 0.57
    const [from, to] = isUpper ? [start, elbow] : [elbow, innerEnd]
    const cuff = Math.hypot(outerEnd[0] - innerEnd[0], outerEnd[1] - innerEnd[1])
    const width = wide + (cuff * 1.12 - wide) * clamp(along, 0, 1)
    const x = from[0] + (to[0] - from[0]) * share + way[1] * width * across
    return [side * x, from[1] + (to[1] - from[1]) * share - way[0] * width * across]
  }
}

/** Across the inside of the elbow, along the upper arm, and pushed together above the cuff; no two sleeves alike. */
function onArm(garment: Sleeved, side: number, random: Random): Ridge[] {
  const at = onSleeve(garment, side)
  const line = (from: Point, to: Point, bend: number, height: number, width: number) =>
    ridge(at(from[0], from[1]), at(to[0], to[1]), side * bend, height, width)
  const elbow = random(0.38, 0.44)
  const creases = [
    line(
      [elbow, 0.02],
      [elbow - random(0.01, 0.06), random(0.5, 0.75)],
      random(-0.18, -0.06),
      random(0.5, 0.75),
      random(0.7, 1),
    ),
    line(
      [elbow + random(0.08, 0.11), 0.03],
      [elbow + random(0.02, 0.06), random(0.45, 0.8)],
      random(-0.1, 0.16),
      random(0.4, 0.65),
      random(0.7, 1.1),
    ),
  ]
  const lengthwise = [
    line(
      [random(0.02, 0.08), random(0.3, 0.45)],
      [random(0.3, 0.36), random(0.5, 0.7)],
      random(-0.08, 0.08),
      random(0.25, 0.4),
      random(1.2, 1.7),
    ),
    line(
      [random(0.52, 0.58), random(0.55, 0.75)],
      [random(0.74, 0.8), random(0.3, 0.6)],
      random(-0.08, 0.08),
      random(0.2, 0.35),
      random(1.1, 1.6),
    ),
  ]
  const low = garment.isRibbed || garment.isShirt ? 0.83 : 0.9
  const aboveCuff = [0, 1].map((index) => {
    const along = low - index * random(0.05, 0.075)
    const isInner = (index === 0) === side > 0
    return line(
      [along, isInner ? 0.04 : 0.96],
      [along - random(-0.01, 0.03), isInner ? random(0.6, 0.85) : random(0.15, 0.4)],
      random(-0.14, 0.14),
      random(0.35, 0.55),
      random(0.6, 0.9),
    )
  })
  return [...creases, ...lengthwise, ...aboveCuff]
}

/** A few that are long, low and upright, not evenly spread. */
function onBody(garment: Sleeved, random: Random): Ridge[] {
  const { length, chest } = garment.fit
  const places = [-0.78, -0.42, 0.16, 0.55, 0.82]
  return places.map((share) => {
    const x = (share + random(-0.1, 0.1)) * chest
    const low = length - random(7, 14)
    const high = low - random(16, 30)
    return ridge(
      [x, low],
      [x * 0.9 + random(-2, 2), high],
      random(-0.06, 0.06),
      random(0.3, 0.55),
      random(1.3, 2.3),
    )
  })
}

export type Crease = Ridge & {
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

/** Sharper lines than cloth of a net of points can make, along the folds that are most forced. */
export function creasesOf(garment: Sleeved, seed: number): readonly Crease[] {
  let drawn = 0
  const random: Random = (low, high) => low + (high - low) * chance(drawn++, 11, seed)
  const sharp = [-1, 1].flatMap((side) => [
    ...fromArmpit(garment, side, random),
    ...belowArmpit(garment, side, random).slice(0, 1),
    ...onArm(garment, side, random).filter((_, index) => index < 2 || index > 3),
  ])
  return sharp.map(({ line, height, width }) => {
    const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
    const reach = width * 4
    return {
      line,
      height: height * 0.5,
      width: width * 0.62,
      box: [
        Math.min(...xs) - reach,
        Math.min(...ys) - reach,
        Math.max(...xs) + reach,
        Math.max(...ys) + reach,
      ],
    }
  })
}

export function creaseAt(creases: readonly Crease[], x: number, y: number): number {
  let height = 0
  for (const { box, line, height: high, width } of creases) {
    if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) continue
    height += high * profileOf(line, width, x, y)
  }
  return height
}

function profileOf(line: readonly Point[], width: number, x: number, y: number): number {
  const { away, share, side } = nearestOn(line, x, y)
  // it runs out: wider and lower the farther it is from where the cloth is forced
  const off = away / (width * (0.6 + 1.5 * share))
  if (off > 3.4) return 0
  const fading = smoothstep(share / 0.14) * (1 - share) ** 1.1
  // one flank falls steeply into a valley, the other one is long
  const steep = Math.exp(-((off / 0.7) ** 2)) - 0.45 * Math.exp(-(((off - 1.2) / 0.75) ** 2))
  return fading * (side > 0 ? Math.exp(-((off / 1.6) ** 2)) : steep)
}
