import type { AreaLight } from '@estampa/domain/catalog/area-cut'
import { type Rgba, rgbOf } from '../pixels/rgba.ts'
import type { ArtLayer } from './warp.ts'

/** The material under the art and the light on it, measured from the picture; all of it linear. */
export type Light = {
  /** The material's own color, 0…1 a channel, and how light it is. */
  readonly base: readonly [number, number, number]
  readonly lightness: number
  /** For each pixel of the layer: how much light falls there against the usual. */
  readonly shade: Float32Array
  /** Gloss: what the surface mirrors besides, 0…1. */
  readonly shine: Float32Array
  /** By how much the photograph's own light is corrected at each pixel; null: nowhere. */
  readonly relit: Float32Array | null
}

const bins = 1024
const tableSteps = 4096
/** A floor that keeps the noise of dark materials from becoming light and shadow. */
const darkest = 0.045
/** From the dark to the light tenth of a material in even light, as a logarithm; what is beyond is mirrored. */
const evenSpread = 0.75
/** The most that a bright place is brighter than usual. */
const maxLight = 0.28

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
const bytes = Uint8ClampedArray.from({ length: 4096 }, (_, step) => {
  const part = step / 4095
  return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)
})

/** 0…255 as people see it to 0…1 as light adds up, and back. */
export const linearOf = (byte: number): number =>
  linear[Math.min(255, Math.max(0, Math.round(byte)))] as number
export const byteOf = (part: number): number =>
  bytes[part <= 0 ? 0 : part >= 1 ? 4095 : Math.round(part * 4095)] as number

/** How light a color is to the eye; its parts as light adds up. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Hex as light adds up. */
export function linearColor(hex: string): readonly [number, number, number] {
  const [red, green, blue] = rgbOf(hex)
  return [linearOf(red), linearOf(green), linearOf(blue)]
}

export function lightOn(product: Rgba, layer: ArtLayer, correction: AreaLight): Light {
  const lightness = lightnessOf(product, layer)
  const counts = countOf(lightness, layer)
  const [usual, low, high] = [0.5, 0.08, 0.92].map((share) => quantile(counts, share)) as [
    number,
    number,
    number,
  ]
  const spread = Math.log((high + darkest) / (low + darkest))
  const bend = Math.min(1, evenSpread / Math.max(spread, 1e-6))
  const shade = new Float32Array(lightness.length)
  const shine = new Float32Array(lightness.length)
  const table = tableOf(usual, bend)
  for (let at = 0; at < lightness.length; at++) {
    if (layer.reached[at] === 0) continue
    const step = (Math.sqrt(lightness[at] as number) * tableSteps + 0.5) | 0
    shade[at] = table.shade[step] as number
    shine[at] = table.shine[step] as number
  }
  const relit = corrected(shade, shine, layer, correction)
  return { base: baseOf(product, layer, lightness, usual), lightness: usual, shade, shine, relit }
}

/** Large light and fine grain are told apart by the mean of what surrounds a pixel, in this share of the art's longer side. */
const GRAIN_SHARE = 1 / 48

/** Corrects light and gloss in place, and gives by how much the light has changed; null where it is as it was read. */
export function corrected(
  shade: Float32Array,
  shine: Float32Array,
  layer: ArtLayer,
  { strength, gloss, texture }: AreaLight,
): Float32Array | null {
  if (gloss !== 1) for (let at = 0; at < shine.length; at++) shine[at] = (shine[at] as number) * gloss
  if (strength === 1 && texture === 1) return null
  const radius = Math.max(2, Math.round(Math.max(layer.width, layer.height) * GRAIN_SHARE))
  const smooth = blurred(blurred(shade, layer, radius, 1), layer, radius, layer.width)
  const relit = new Float32Array(shade.length)
  for (let at = 0; at < shade.length; at++) {
    const own = shade[at] as number
    if (layer.reached[at] === 0 || own <= 0) continue
    const mean = Math.max(smooth[at] as number, 1e-4)
    const next = Math.max(0, mean ** strength * (own / mean) ** texture)
    relit[at] = next / own
    shade[at] = next
  }
  return relit
}

/** The mean along lines of pixels (`step` 1) or columns (`step` the width), of what the art reaches. */
function blurred(
  values: Float32Array,
  { width, height, reached }: ArtLayer,
  radius: number,
  step: number,
): Float32Array {
  const out = new Float32Array(values.length)
  const [lines, length] = step === 1 ? [height, width] : [width, height]
  const stride = step === 1 ? width : 1
  for (let line = 0; line < lines; line++) {
    const start = line * stride
    let [sum, count] = [0, 0]
    const add = (place: number, sign: number) => {
      const at = start + place * step
      if (place < 0 || place >= length || reached[at] === 0) return
      sum += sign * (values[at] as number)
      count += sign
    }
    for (let place = 0; place < radius; place++) add(place, 1)
    for (let place = 0; place < length; place++) {
      add(place + radius, 1)
      add(place - radius - 1, -1)
      const at = start + place * step
      out[at] = count > 0 ? sum / count : (values[at] as number)
    }
  }
  return out
}

/** Light and mirroring for every lightness, by its square root. */
function tableOf(usual: number, bend: number): Pick<Light, 'shade' | 'shine'> {
  const shade = new Float32Array(tableSteps + 1)
  const shine = new Float32Array(tableSteps + 1)
  for (let step = 0; step <= tableSteps; step++) {
    const here = (step / tableSteps) ** 2
    const ratio = ((here + darkest) / (usual + darkest)) ** bend
    const falls = ratio <= 1 ? ratio : 1 + maxLight * (1 - Math.exp((1 - ratio) / maxLight))
    shade[step] = falls
    shine[step] = Math.max(0, here - (usual + darkest) * falls + darkest)
  }
  return { shade, shine }
}

function lightnessOf(product: Rgba, layer: ArtLayer): Float32Array {
  const out = new Float32Array(layer.width * layer.height)
  for (let y = 0; y < layer.height; y++) {
    let at = ((layer.top + y) * product.width + layer.left) * 4
    for (let x = 0; x < layer.width; x++, at += 4) {
      out[y * layer.width + x] = luminance(
        linear[product.data[at] as number] as number,
        linear[product.data[at + 1] as number] as number,
        linear[product.data[at + 2] as number] as number,
      )
    }
  }
  return out
}

function countOf(lightness: Float32Array, layer: ArtLayer): Uint32Array {
  const counts = new Uint32Array(bins)
  for (let at = 0; at < lightness.length; at++) {
    if (layer.reached[at] === 0) continue
    const bin = Math.min(bins - 1, Math.floor(Math.sqrt(lightness[at] as number) * bins))
    counts[bin] = (counts[bin] as number) + 1
  }
  return counts
}

/** Lightness below which this share of the pixels lies. */
function quantile(counts: Uint32Array, share: number): number {
  let left = counts.reduce((sum, count) => sum + count, 0) * share
  for (let bin = 0; bin < bins; bin++) {
    const count = counts[bin] as number
    if (left <= count) return ((bin + (count > 0 ? left / count : 0)) / bins) ** 2
    left -= count
  }
  return 1
}

/** The mean color of what is as light as usual. */
function baseOf(
  product: Rgba,
  layer: ArtLayer,
  lightness: Float32Array,
  usual: number,
): readonly [number, number, number] {
  let [red, green, blue, count] = [0, 0, 0, 0]
  const [low, high] = [usual * 0.85 - 0.004, usual * 1.15 + 0.004]
  for (let y = 0; y < layer.height; y++) {
    for (let x = 0; x < layer.width; x++) {
      const index = y * layer.width + x
      const here = lightness[index] as number
      if (layer.reached[index] === 0 || here < low || here > high) continue
      const at = ((layer.top + y) * product.width + layer.left + x) * 4
      red += linear[product.data[at] as number] as number
      green += linear[product.data[at + 1] as number] as number
      blue += linear[product.data[at + 2] as number] as number
      count++
    }
  }
  return count === 0 ? [usual, usual, usual] : [red / count, green / count, blue / count]
}
