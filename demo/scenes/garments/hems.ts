import type { SceneOptions } from '../../src/appearances/appearance.ts'
import type { Fit } from './fits.ts'
import { bow, type Line, mirrored, noise, type Point, rounded } from './lines.ts'
import type { Sleeve } from './sleeves.ts'

/** What the lower edge of a garment depends on. */
type Lower = {
  readonly fit: Fit
  readonly options: SceneOptions
  readonly sleeve: Sleeve
  readonly isBack: boolean
  readonly isRibbed: boolean
  readonly isShirt: boolean
}

/** How much higher than at its middle a shirt's hem is at the sides. */
export const SHIRT_RISE = 6.5

/** From the right to the left. */
export function hemLine(lower: Lower): Line {
  const { fit, isRibbed, sleeve } = lower
  if (lower.isShirt) return shirtTail(lower)
  const half = fit.hem - (isRibbed ? 2.2 : 0)
  const line = bow([half, fit.length - 0.5], [0, fit.length + 0.5], [-half, fit.length - 0.5])
  const seed = Number(lower.options.seed ?? 1)
  return sleeve.kind !== 'none' ? line.map((point) => sagging(point, half, seed)) : line
}

/** A hem is no ruler: it sags a little in one or two places. */
function sagging([x, y]: Point, half: number, seed: number): Point {
  const free = Math.max(0, 1 - (x / half) ** 2)
  return [x, y + free * (0.55 + 0.9 * noise(x / 12, 0.4, seed + 19))]
}

/** The back's reaches a little farther down. */
function shirtTail({ fit: { length, hem }, isBack }: Lower): Line {
  const low = length + (isBack ? 1 : 0)
  const right: Line = [
    [hem, length - SHIRT_RISE],
    [hem - 3.4, length - SHIRT_RISE + 1.2],
    [hem - 9, low - 0.6],
    [0, low],
  ]
  const curve = rounded(right, 6)
  return [...curve, ...mirrored(curve).toReversed().slice(1)]
}
