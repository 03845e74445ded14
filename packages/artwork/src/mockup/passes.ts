/**
 * A product's view in separate passes of light, as a renderer traces it: from them come its picture in every color and
 * the light in which a design on it is shown. Four tiles lie one below the other, three bytes a pixel: what is seen
 * besides the product's color (gloss, and the parts of another material), the light on what has the main color, the
 * light on what has the second one, and the opacity of product and shadow before the ground.
 */
import type { AreaLight } from '@estampa/domain/catalog/area-cut'
import { type Rgba, rgbOf } from '../pixels/rgba.ts'
import { byteOf, corrected, type Light, linearColor, linearOf, luminance } from './light.ts'
import type { ArtLayer } from './warp.ts'

export type PicturePasses = {
  readonly data: Uint8Array | Uint8ClampedArray
  /** Of the picture, so of one tile. */
  readonly width: number
  readonly height: number
}

/** Colors as '#rrggbb'. The ground is light where the lamp looks and deeper at the rim. */
type PicturePaint = {
  readonly main: string
  readonly second: string
  readonly ground: { readonly light: string; readonly deep: string }
}

const PASS_TILES = 4
const CHANNELS = 3

/** Undefined where the bytes are no passes: three channels a pixel, as many rows as four pictures have. */
export function passesOf(data: Uint8Array, width: number, rows: number): PicturePasses | undefined {
  const fits = rows % PASS_TILES === 0 && data.length === width * rows * CHANNELS
  return fits ? { data, width, height: rows / PASS_TILES } : undefined
}

/** Light is written up to one and a half of white paper in full light, finer in the dark; as demo/tracing writes it. */
const WHITE = 1.5
const GAMMA = 2.2
const lightOfByte = Float32Array.from({ length: 256 }, (_, byte) => WHITE * (byte / 255) ** GAMMA)

/** The picture in these colors. */
export function composePicture(passes: PicturePasses, paint: PicturePaint): Rgba {
  const { data, width, height } = passes
  const tile = width * height * CHANNELS
  const [main, second] = [linearColor(paint.main), linearColor(paint.second)]
  const [light, deep] = [rgbOf(paint.ground.light), rgbOf(paint.ground.deep)]
  const out = new Uint8ClampedArray(width * height * 4)
  const seen = new Float32Array(3)
  for (let index = 0; index < width * height; index++) {
    const at = index * CHANNELS
    const onMain = lightOfByte[data[tile + at] as number] as number
    const onSecond = lightOfByte[data[2 * tile + at] as number] as number
    const through = 1 - (data[3 * tile + at] as number) / 255
    const deepness = groundDeepness((index % width) / width, Math.floor(index / width) / height)
    for (let channel = 0; channel < 3; channel++)
      seen[channel] =
        (lightOfByte[data[at + channel] as number] as number) +
        (main[channel] as number) * onMain +
        (second[channel] as number) * onSecond
    const exposure = exposureOf(Math.max(seen[0] as number, seen[1] as number, seen[2] as number))
    for (let channel = 0; channel < 3; channel++) {
      const ground = linearOf(mix(light[channel] as number, deep[channel] as number, deepness))
      out[index * 4 + channel] = byteOf((seen[channel] as number) * exposure + ground * through)
    }
    out[index * 4 + 3] = 255
  }
  return { data: out, width, height }
}

/**
 * The light on the print area, as it was traced; what color the material has is seen on the picture. Undefined where the
 * area lies on wood, cork or steel: passes have no light apart from what has a color of its own.
 */
export function lightFromPasses(
  passes: PicturePasses,
  product: Rgba,
  layer: ArtLayer,
  correction: AreaLight,
): Light | undefined {
  const count = layer.width * layer.height
  const [shade, shine] = [new Float32Array(count), new Float32Array(count)]
  const tile = passes.width * passes.height * CHANNELS
  const sum = [0, 0, 0]
  let [lit, gloss, reached] = [0, 0, 0]
  for (let index = 0; index < count; index++) {
    const x = layer.left + (index % layer.width)
    const pixel = (layer.top + Math.floor(index / layer.width)) * passes.width + x
    const at = pixel * CHANNELS
    const byte = (start: number) => lightOfByte[passes.data[start] as number] as number
    shade[index] = byte(tile + at) + byte(2 * tile + at)
    shine[index] = (byte(at) + byte(at + 1) + byte(at + 2)) / 3
    if (layer.reached[index] === 0) continue
    reached++
    lit += shade[index] as number
    gloss += shine[index] as number
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] as number) + linearOf(product.data[pixel * 4 + channel] as number)
  }
  if (lit < reached * MIN_LIGHT) return undefined
  const part = (channel: number) => Math.max(0, (sum[channel] ?? 0) - gloss) / Math.max(lit, 1e-6)
  const base = [part(0), part(1), part(2)] as const
  const relit = corrected(shade, shine, layer, correction)
  return { base, lightness: luminance(...base), shade, shine, relit }
}

/** On the average of an area, against white paper in full light. */
const MIN_LIGHT = 0.15

const mix = (one: number, other: number, share: number) => one + (other - one) * share

/** 0 in the middle of the lamp's light, 1 at the rim. */
function groundDeepness(x: number, y: number): number {
  return Math.min(1, Math.max(0, (Math.hypot(x - 0.46, y - 0.46) - 0.1) / 0.68))
}

/** Above this the brightest places are drawn together, so that a lamp's reflection keeps its form. */
const SHOULDER = 0.82

function exposureOf(brightest: number): number {
  if (brightest <= SHOULDER) return 1
  const room = 1 - SHOULDER
  return (1 - room ** 2 / (brightest - SHOULDER + room)) / brightest
}
