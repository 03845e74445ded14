import type { SceneOptions } from '../../src/appearances/appearance.ts'
import { type Cloth, type Random, type Ridge, type Sewn, turnedDown } from './cloth.ts'
import { ridge } from './folds.ts'
import { softnessOf } from './garment-folds.ts'
import { swayed, turnedAround } from './laying.ts'
import { type Point, smoothstep } from './lines.ts'
import { trouserSpot } from './trouser-parts.ts'
import { BAND, TrouserPattern } from './trouser-pattern.ts'

export function trousers(options: SceneOptions): Sewn {
  const front = new TrouserPattern(options, false)
  return {
    upper: clothOf(front, true),
    lower: clothOf(new TrouserPattern(options, true), false),
    areas: { pierna: printOn(front) },
  }
}

/** On the wearer's left thigh, of shorts above the hem. */
function printOn({ kind, fit }: TrouserPattern) {
  const low = kind === 'short' ? fit.length - 11 : 27
  const lean = Math.atan2(fit.leg + fit.opening - fit.hip, fit.length - 30) * 0.7
  return { middle: [kind === 'short' ? 19 : 15.5, low] as Point, size: [9, 9] as Point, turn: -lean }
}

function clothOf(pattern: TrouserPattern, isFront: boolean): Cloth {
  return {
    bounds: pattern.bounds,
    fill: pattern.kind === 'short' ? 0.76 : 0.92,
    softness: softnessOf(pattern.weave),
    within: (x, y) => pattern.within(x, y),
    fromFold: (x, y) => pattern.sides.away(x, y),
    laid: (point, seed) => laid(pattern, point, seed),
    hold: (x, y) => holdAt(pattern, x, y),
    lift: () => 0,
    stiffness: (x, y) => stiffnessAt(pattern, x, y),
    ridges: (random) => ridgesOf(pattern, random),
    edge: (u, v) => turnedDown(pattern.sides.away(u, v) / 0.9),
    isCut: (u, v, over) => pattern.within(u, v) > -over && (isFront || pattern.sides.away(u, v) > 1),
    addSpot: (u, v, seed, spot) => trouserSpot(pattern, u, v, seed, spot),
  }
}

/** No two legs lie alike. */
function laid({ fit }: TrouserPattern, [x, y]: Point, seed: number): Point {
  const side = x < 0 ? -1 : 1
  const turn = ((side > 0 ? -0.7 : 1.5) * Math.PI) / 180
  const share = smoothstep((y - fit.crotch) / 30) * smoothstep(Math.abs(x) / 6)
  return swayed(turnedAround([side * fit.leg * 0.6, fit.crotch], [x, y], turn * share), seed)
}

function holdAt(pattern: TrouserPattern, x: number, y: number): number {
  const sewn = 1 - smoothstep((pattern.sides.away(x, y) - 0.3) / 0.8)
  const outside = pattern.within(x, y) < 0.2 && pattern.sides.away(x, y) < 3 ? 1 : 0
  const atCrotch = smoothstep((Math.hypot(x, y - pattern.fit.crotch) - 2) / 8)
  const atWaist = 1 - smoothstep((pattern.waist.away(x, y) - BAND) / 2)
  return Math.max(sewn, outside) * (0.03 + 0.55 * atCrotch) + 0.06 * atWaist
}

function stiffnessAt(pattern: TrouserPattern, x: number, y: number): number {
  if (pattern.waist.away(x, y) < BAND) return 0.3
  return pattern.hems.away(x, y) < 2.6 ? 0.16 : 0.05
}

/** From the crotch outwards, over the knees, and long ones down the legs. */
function ridgesOf({ fit, kind }: TrouserPattern, random: Random): readonly Ridge[] {
  const { crotch, hip, length, leg, opening } = fit
  return [-1, 1].flatMap((side) => {
    const at = (x: number, y: number): Point => [side * x, y]
    const fan = [-28, 4, 34, 62].map((degrees) => {
      const angle = ((degrees + random(-8, 8)) * Math.PI) / 180
      const reach = random(9, 18)
      const [x, y] = [random(1.5, 3), crotch + random(-2, 1.5)]
      const to = at(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      return ridge(at(x, y), to, side * random(-0.1, 0.2), random(0.3, 0.65), random(0.9, 1.6))
    })
    const hips = [0, 1].map(() => {
      const y = random(14, 26)
      return ridge(
        at(hip - 2, y),
        at(hip - random(12, 18), y + random(3, 9)),
        random(-0.1, 0.1),
        random(0.2, 0.4),
        random(1.2, 2),
      )
    })
    const bands = kind === 'short' ? 3 : 9
    const across = Array.from({ length: bands }, (_, index) => {
      const y = crotch + 8 + ((length - crotch - 14) * (index + random(0.2, 0.8))) / bands
      const isOuter = index % 2 === 0
      const from = leg + (isOuter ? opening - 1.5 : -opening + 1.5)
      const reach = random(0.6, 1.2) * opening * (isOuter ? -1 : 1)
      return ridge(
        at(from, y),
        at(from + reach, y + random(-5, 6)),
        random(-0.25, 0.25),
        random(0.25, 0.55),
        random(0.9, 1.7),
      )
    })
    const down = [0, 1, 2].map(() => {
      const [x, y] = [leg + random(-0.5, 0.5) * opening, random(crotch + 4, length - 16)]
      return ridge(
        at(x, y),
        at(x + random(-2, 2), y + random(12, 24)),
        random(-0.1, 0.1),
        random(0.15, 0.4),
        random(1.2, 2.2),
      )
    })
    return [...fan, ...hips, ...across, ...down]
  })
}
