import type { Cloth, Ridge } from './cloth.ts'
import { bow, chance, clamp, nearestOn, noise, type Point } from './lines.ts'

/**
 * Where cloth that was laid down by hand is not flat: it was drawn at, and the layer below has folds of its own. The cloth
 * above falls over these ridges and makes its own shape of them.
 */
export class Ridges {
  readonly #ridges: readonly Ridge[]
  readonly #seed: number
  readonly #softness: number

  constructor(cloth: Cloth, seed: number) {
    let drawn = 0
    this.#ridges = cloth.ridges((low, high) => low + (high - low) * chance(drawn++, 7, seed))
    this.#seed = seed
    this.#softness = cloth.softness
  }

  /** Centimeters over the table. */
  heightAt(x: number, y: number): number {
    const [wx, wy] = [
      x + 0.8 * noise(x / 7, y / 7, this.#seed),
      y + 0.8 * noise(x / 7, y / 7, this.#seed + 1),
    ]
    const swell = noise(x / 13 + y / 40, y / 17, this.#seed + 2)
    let height = 0.22 + 0.16 * swell + (0.05 * noise(x / 3.4, y / 5, this.#seed + 4)) / this.#softness
    for (const ridge of this.#ridges) height += riseOf(ridge, wx, wy, this.#softness)
    return Math.max(0.16, height)
  }
}

export function ridge(from: Point, to: Point, bend: number, height: number, width: number): Ridge {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend]
  return { line: bow(from, middle, to, 14), height, width }
}

function riseOf({ line, height, width: thin }: Ridge, x: number, y: number, soft: number): number {
  const width = thin * soft
  const { away, share, side } = nearestOn(line, x, y)
  if (away > width * 4) return 0
  // one flank is steeper, and beside a fold the cloth lies lower
  const flank = side > 0 ? 0.72 : 1.3
  const profile = Math.exp(-((away / (width * flank)) ** 2)) - 0.22 * Math.exp(-((away / (width * 2.3)) ** 2))
  return (height / soft ** 0.25) * profile * Math.sin(Math.PI * clamp(share, 0.02, 0.98)) ** 0.75
}
