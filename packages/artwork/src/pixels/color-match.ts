/**
 * Which of a workshop's colors stands for a drawn one: threads, inks, films. A person who draws black, gray or
 * white expects black, gray or white, whatever bluish or brownish color a formula finds nearer, so neutral
 * colors are matched among neutral ones by their lightness. All others are matched by CIEDE2000.
 */
import { type Rgb, rgbOf } from './rgba.ts'

/** CIE 1976, for daylight (D65): lightness 0…100, and two axes of color. */
export type Cielab = readonly [lightness: number, a: number, b: number]

/** Chroma under which a drawn color is a black, gray or white. */
const NEUTRAL_CHROMA = 6
/** Chroma under which a color of the palette is one: mixed grays lean a little to blue or brown. */
const NEUTRAL_PALETTE_CHROMA = 10
/** A neutral color whose lightness is further away does not stand for it: white is no black. */
const FARTHEST_LIGHTNESS = 40
/** D65, for the observer of two degrees. */
const WHITE_POINT = [0.95047, 1, 1.08883] as const

/** Finds the index of the palette's color for a drawn one; −1 for an empty palette. */
export function colorMatcher(palette: readonly Rgb[]): (color: Rgb) => number {
  const labs = palette.map(cielabOf)
  const neutral = labs.flatMap((lab, index) => (chromaOf(lab) < NEUTRAL_PALETTE_CHROMA ? [index] : []))
  return (color) => {
    const lab = cielabOf(color)
    const lightnessOff = (index: number) => Math.abs((labs[index] as Cielab)[0] - lab[0])
    if (chromaOf(lab) < NEUTRAL_CHROMA) {
      const nearest = minBy(neutral, lightnessOff)
      if (nearest >= 0 && lightnessOff(nearest) < FARTHEST_LIGHTNESS) return nearest
    }
    return minBy([...labs.keys()], (index) => ciede2000(lab, labs[index] as Cielab))
  }
}

/** The one of the indexes with the least measure; −1 where none is below infinity. */
export function minBy(indexes: readonly number[], measure: (index: number) => number): number {
  let best = -1
  let min = Number.POSITIVE_INFINITY
  for (const index of indexes) {
    const value = measure(index)
    if (value >= min) continue
    min = value
    best = index
  }
  return best
}

export const chromaOf = ([, a, b]: Cielab) => Math.hypot(a, b)

export function cielabOf([red, green, blue]: Rgb): Cielab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE_POINT[0])
  const y = curve((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE_POINT[1])
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE_POINT[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const curve = (value: number) =>
  value > 216 / 24_389 ? Math.cbrt(value) : (value * 24_389) / 27 / 116 + 16 / 116

/**
 * How different two colors look: under 1 nobody sees it, over 10 it is another color. Formula and names are those
 * of Sharma, Wu and Dalal, «The CIEDE2000 Color-Difference Formula» (2005). Textiles are judged with a
 * `lightnessWeight` of 2: on cloth a lighter or darker one passes where another hue does not.
 */
export function ciede2000(one: Cielab, other: Cielab, lightnessWeight = 1): number {
  const meanChroma = (chromaOf(one) + chromaOf(other)) / 2
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)))
  const [c1, c2] = [Math.hypot(stretch * one[1], one[2]), Math.hypot(stretch * other[1], other[2])]
  const [h1, h2] = [hueOf(stretch * one[1], one[2]), hueOf(stretch * other[1], other[2])]
  const lightness = other[0] - one[0]
  const chroma = c2 - c1
  const isGray = c1 * c2 === 0
  const turn = isGray ? 0 : ((h2 - h1 + 540) % 360) - 180
  const hue = 2 * Math.sqrt(c1 * c2) * sinOf(turn / 2)
  const meanHue = isGray ? h1 + h2 : meanOfHues(h1, h2)
  const c = (c1 + c2) / 2
  const l = (one[0] + other[0]) / 2
  const t =
    1 -
    0.17 * cosOf(meanHue - 30) +
    0.24 * cosOf(2 * meanHue) +
    0.32 * cosOf(3 * meanHue + 6) -
    0.2 * cosOf(4 * meanHue - 63)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sinOf(60 * Math.exp(-(((meanHue - 275) / 25) ** 2)))
  return Math.sqrt(
    (lightness / (lightnessWeight * sl)) ** 2 +
      (chroma / sc) ** 2 +
      (hue / sh) ** 2 +
      rotation * (chroma / sc) * (hue / sh),
  )
}

/** CIEDE2000 of two hex colors. */
export const perceivedDifference = (one: string, other: string): number =>
  ciede2000(cielabOf(rgbOf(one)), cielabOf(rgbOf(other)))

const sinOf = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosOf = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** 0…360. */
function hueOf(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

function meanOfHues(one: number, other: number): number {
  const sum = one + other
  if (Math.abs(one - other) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
