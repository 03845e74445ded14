/**
 * Splits a picture into inks. Inside a surface a pixel is one ink; on an edge it is a blend of the two beside
 * it, by their shares, so that a soft edge neither makes a color of its own nor loses its place.
 */
import { nearestOf } from './cluster.ts'
import { flatPixels, wholePixels } from './flat.ts'
import { labOf, type Rgb, type Rgba } from './rgba.ts'

/** No ink: the product shows. */
export const NOTHING = 255

export type Separation = {
  readonly width: number
  readonly height: number
  readonly inks: readonly Rgb[]
  /** Index of the ink, or NOTHING. */
  readonly first: Uint8Array
  /** The ink on the other side of the edge; as `first` inside surfaces. */
  readonly second: Uint8Array
  /** Share of `first`, 128…255 of 255. */
  readonly share: Uint8Array
}

/** Ink of each pixel alone: NOTHING under half opacity. */
export function nearestInks({ data, width, height }: Rgba, inks: readonly Rgb[]): Uint8Array {
  const labs = inks.map(labOf)
  const known = new Int16Array(1 << 18).fill(-1)
  const labels = new Uint8Array(width * height).fill(NOTHING)
  if (inks.length === 0) return labels
  const whole = wholePixels(data)
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    if (pixel > 0 && whole[pixel] === whole[pixel - 1]) {
      labels[pixel] = labels[pixel - 1] as number
      continue
    }
    const at = pixel * 4
    if ((data[at + 3] as number) < 128) continue
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number]
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    let label = known[key] as number
    if (label < 0) {
      label = nearestOf(labOf([red, green, blue]), labs)
      known[key] = label
    }
    labels[pixel] = label
  }
  return labels
}

/** A pixel further from its ink, or from the blend, than this (levels in red, green, blue, opacity) is neither. */
export const UNKNOWN_INK = 44
const REACH = 2
const FAR_REACH = 4

export type Blend = { first: number; second: number; share: number; strangeness: number }

/** Separates a drawing of few inks. Photographs have no edges between inks: see `nearestInks`. */
export function separateInks(picture: Rgba, inks: readonly Rgb[]): Separation {
  const { width, height } = picture
  const nearest = nearestInks(picture, inks)
  const first = nearest.slice()
  const second = nearest.slice()
  const share = new Uint8Array(width * height).fill(255)
  eachEdge(picture, inks, nearest, true, (pixel, blend) => {
    first[pixel] = blend.first
    second[pixel] = blend.second
    share[pixel] = blend.share
  })
  return { width, height, inks, first, second, share }
}

/**
 * Calls back for every pixel that is not inside a surface of one of the inks. `areAllInks`: there are no
 * others, so that what is no blend of the inks around it is one with a line, or a gap, too thin to have an inside.
 */
export function eachEdge(
  picture: Rgba,
  inks: readonly Rgb[],
  nearest: Uint8Array,
  areAllInks: boolean,
  tell: (pixel: number, blend: Blend) => void,
): void {
  const inside = insideLabels(picture, inks, nearest)
  const blender = new Blender(inks)
  const { data, width, height } = picture
  const beside = new Uint8Array(256)
  const met: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      if (inside[pixel] !== EDGE) continue
      meet(inside, width, height, x, y, REACH, beside, met)
      // JPEG smears colors further
      if (met.length < 2) meet(inside, width, height, x, y, FAR_REACH, beside, met)
      tell(pixel, blender.blend(data, pixel * 4, met, nearest[pixel] as number, areAllInks))
      for (const label of met) beside[label] = 0
      met.length = 0
    }
  }
}

const EDGE = 254

/** The ink of the pixels inside surfaces; EDGE for the rest. */
function insideLabels(picture: Rgba, inks: readonly Rgb[], nearest: Uint8Array): Uint8Array {
  const flat = flatPixels(picture)
  const { data } = picture
  const inside = new Uint8Array(nearest.length).fill(EDGE)
  for (let pixel = 0; pixel < nearest.length; pixel += 1) {
    const at = pixel * 4
    const opacity = data[at + 3] as number
    if (opacity < 8) inside[pixel] = NOTHING
    if (flat[pixel] === 0 || opacity < 248) continue
    const label = nearest[pixel] as number
    if (isOfInk(data, at, inks[label])) inside[pixel] = label
  }
  return inside
}

function isOfInk(data: Rgba['data'], at: number, ink: Rgb | undefined): boolean {
  if (!ink) return false
  const far =
    Math.abs((data[at] as number) - ink[0]) +
    Math.abs((data[at + 1] as number) - ink[1]) +
    Math.abs((data[at + 2] as number) - ink[2])
  return far < 2 * UNKNOWN_INK
}

/** Collects which inks lie inside surfaces around a pixel. */
function meet(
  inside: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
  beside: Uint8Array,
  met: number[],
): void {
  const [top, bottom] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)]
  const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)]
  for (let row = top; row <= bottom; row += 1) {
    for (let at = row * width + left; at <= row * width + right; at += 1) {
      const label = inside[at] as number
      if (label === EDGE || beside[label] === 1) continue
      beside[label] = 1
      met.push(label)
    }
  }
}

/** Finds of which two inks a pixel is the blend. What is nothing counts as white without opacity. */
class Blender {
  readonly #colours: readonly (readonly number[])[]
  readonly #all: readonly number[]

  constructor(inks: readonly Rgb[]) {
    this.#colours = inks.map((ink) => [...ink, 255, brightness(ink)])
    this.#all = [...inks.keys(), NOTHING]
  }

  blend(data: Rgba['data'], at: number, met: readonly number[], nearest: number, areAllInks: boolean): Blend {
    const opacity = (data[at + 3] as number) / 255
    const over = (channel: number) => (data[at + channel] as number) * opacity + 255 * (1 - opacity)
    const seen: Rgb = [over(0), over(1), over(2)]
    const color = [...seen, opacity * 255, brightness(seen)]
    const alone: Blend = {
      first: nearest,
      second: nearest,
      share: 255,
      strangeness: this.#from(color, nearest),
    }
    // an ink that lies nowhere near must fit clearly better than a blend of what is there
    const handicap = met.includes(nearest) ? 0 : UNKNOWN_INK / 2
    const best = this.#best(color, met, met, alone, alone.strangeness + handicap)
    if (!areAllInks || met.length !== 1 || best.strangeness < UNKNOWN_INK / 2) return best
    return this.#best(color, met, this.#all, best, best.strangeness)
  }

  #best(
    color: readonly number[],
    ones: readonly number[],
    others: readonly number[],
    before: Blend,
    max: number,
  ) {
    let [best, min] = [before, max]
    for (const one of ones) {
      for (const other of others) {
        const found = this.#between(color, one, other)
        if (found.strangeness >= min) continue
        min = found.strangeness
        best = found
      }
    }
    return best
  }

  #from(color: readonly number[], label: number): number {
    const ink = this.#of(label)
    return Math.hypot(
      (color[0] as number) - (ink[0] as number),
      (color[1] as number) - (ink[1] as number),
      (color[2] as number) - (ink[2] as number),
      (color[3] as number) - (ink[3] as number),
    )
  }

  #of(label: number): readonly number[] {
    return label === NOTHING ? nothing : (this.#colours[label] as readonly number[])
  }

  #between(color: readonly number[], one: number, other: number): Blend {
    if (one === other) return { first: one, second: one, share: 255, strangeness: this.#from(color, one) }
    const [from, to] = [this.#of(one), this.#of(other)]
    let along = 0
    let length = 0
    for (let channel = 0; channel < 5; channel += 1) {
      const way = (to[channel] as number) - (from[channel] as number)
      along += ((color[channel] as number) - (from[channel] as number)) * way
      length += way * way
    }
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, along / length))
    let squares = 0
    for (let channel = 0; channel < 4; channel += 1) {
      const start = from[channel] as number
      const on = start + ((to[channel] as number) - start) * part
      squares += ((color[channel] as number) - on) ** 2
    }
    const share = Math.round(Math.max(part, 1 - part) * 255)
    const strangeness = Math.sqrt(squares)
    return part <= 0.5
      ? { first: one, second: other, share, strangeness }
      : { first: other, second: one, share, strangeness }
  }
}

/**
 * Counts more than the colors where two inks part: JPEG keeps it for every pixel and colors for every fourth.
 */
function brightness([red, green, blue]: Rgb): number {
  return 2.5 * (0.299 * red + 0.587 * green + 0.114 * blue)
}

const nothing = [255, 255, 255, 0, brightness([255, 255, 255])]
