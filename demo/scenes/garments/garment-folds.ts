import type { Random, Ridge } from './cloth.ts'
import { ridge } from './folds.ts'
import type { Point } from './lines.ts'
import type { Pattern, Weave } from './pattern.ts'
import { longSleevedRidges, shortSleevedRidges } from './sleeved-folds.ts'

const softness: Partial<Record<Weave, number>> = { sweat: 1.35, fleece: 1.5, shell: 1.15, quilt: 2.4 }

export const softnessOf = (weave: Weave): number => softness[weave] ?? 1

/** Cloth was drawn at below the arms, sleeves were turned, and the layer below is not smooth. */
export function garmentRidges(pattern: Pattern, random: Random): readonly Ridge[] {
  if (pattern.sleeve.kind === 'long') return longSleevedRidges(pattern, random)
  if (pattern.sleeve.kind === 'short') return shortSleevedRidges(pattern, random)
  return [...[-1, 1].flatMap((side) => underArm(pattern, side, random)), ...onBody(pattern, random)]
}

/** From the armpit towards the middle and downwards, as a fan. */
function underArm(pattern: Pattern, side: number, random: Random): Ridge[] {
  const [pitX, pitY] = pattern.armpit()
  const start = (away: number): Point => [side * (pitX - 1.5 - away), pitY + 1 + away * 0.7]
  return [8, 28, 50, 72].map((degrees, index) => {
    const angle = ((degrees + random(-8, 8)) * Math.PI) / 180
    const length = random(10, 22) * (index === 0 ? 0.75 : 1)
    const from = start(random(0, 2.5))
    const to: Point = [from[0] - side * Math.cos(angle) * length, from[1] + (Math.sin(angle) - 0.28) * length]
    return ridge(from, to, side * random(-0.05, 0.2), random(0.28, 0.62), random(0.9, 1.7))
  })
}

/** Long and low, mostly upright, the lower the more of them. */
function onBody(pattern: Pattern, random: Random): Ridge[] {
  const { length, chest } = pattern.fit
  const folds = Array.from({ length: 8 }, (_, index) => {
    const lean = random(-0.5, 0.5)
    const x = ((index + 0.5) / 8 - 0.5) * 2 * (chest - 4) + random(-2.5, 2.5)
    const low = length - random(1, 22)
    const high = low - random(13, 27)
    return ridge(
      [x, low],
      [x + lean * (low - high), high],
      random(-0.12, 0.12),
      random(0.14, 0.4),
      random(1.1, 2.4),
    )
  })
  const pulls = [-1, 1].map((side) => {
    const from: Point = [side * random(9, 15), random(13, 19)]
    return ridge(
      from,
      [-side * random(2, 12), random(34, 46)],
      random(-0.1, 0.1),
      random(0.14, 0.3),
      random(2.2, 3.6),
    )
  })
  return [...folds, ...pulls]
}
