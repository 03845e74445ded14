import { byteOf, linearColor, luminance } from './light.ts'

/** What a laser leaves: it bares the metal under a coat, burns wood, leather and copper, and dulls bare metal. Colors are linear. */
export type LaserMark = {
  /** The mark has a color of its own; else it takes from the material's. */
  readonly bares: boolean
  readonly colour: readonly [number, number, number]
}
const bareMetal: LaserMark = { bares: true, colour: [0.5, 0.51, 0.52] }
const burnt: LaserMark = { bares: false, colour: [0.3, 0.235, 0.19] }
const dulled: LaserMark = { bares: false, colour: [0.29, 0.295, 0.305] }

/** The mark on a material of this color. */
export function laserMarkOn(
  [red, green, blue]: readonly [number, number, number],
  lightness: number,
): LaserMark {
  const isBrownish = red > green && green > blue * 1.12 && green > red * 0.32 && green < red * 0.93
  if (isBrownish && lightness > 0.05) return burnt
  const strength =
    (Math.max(red, green, blue) - Math.min(red, green, blue)) / Math.max(red, green, blue, 0.01)
  return lightness < 0.14 || strength > 0.4 ? bareMetal : dulled
}

/** The same for a plain color, '#rrggbb', as a CSS color. */
export function laserInkOn(ground: string): { bares: boolean; ink: string } {
  const color = linearColor(ground)
  const mark = laserMarkOn(color, luminance(...color))
  return { bares: mark.bares, ink: `rgb(${mark.colour.map(byteOf).join(' ')})` }
}
