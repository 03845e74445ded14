import { clamp } from './lines.ts'

/** What is where on the cloth, and what it is made of: heights in centimeters, shares of what takes each color. */
export type Spot = {
  height: number
  /** Share of the light that cloth of the main color and of the second one throws back; the rest has its own color. */
  main: number
  second: number
  /** The color of what takes none, linear gray. */
  own: number
}

/** A row of stitches, so far from a point. */
export function stitches(off: number, along: number, pitch = 0.3): number {
  if (Math.abs(off) > 0.5) return 0
  const stitch = clamp(Math.sin((along * 2 * Math.PI) / pitch) * 2.4 + 1.1, -0.5, 1)
  return 0.026 * stitch * Math.exp(-((off / 0.045) ** 2)) - 0.022 * Math.exp(-((off / 0.12) ** 2))
}
