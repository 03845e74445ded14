/** Pixels as they come out of a decoder: red, green, blue, opacity, each 0…255, row by row from the top. */
export type Rgba = {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Opaque color, channels 0…255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export function hexOf([red, green, blue]: Rgb): string {
  const digits = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}

/** `hex` is '#rrggbb'. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export type Lab = readonly [lightness: number, a: number, b: number]

/** Björn Ottosson's OKLab: distances in it are what eyes see; black to white is 1. */
export function labOf([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

export function apart(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
