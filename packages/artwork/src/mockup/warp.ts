import type { PlacementSurface } from '@estampa/domain/catalog'
import type { Dimensions } from '@estampa/domain/customization/design'
import type { Rgba } from '../pixels/rgba.ts'
import { type Level, levelsOf } from './levels.ts'
import { type Net, netOf } from './net.ts'

/** A part of the picture; `data` are colors multiplied by their opacity, 0…255, `reached` where the area lies. */
export type ArtLayer = Dimensions & {
  readonly left: number
  readonly top: number
  readonly data: Float32Array
  readonly reached: Uint8Array
}
type Triangle = {
  /** u, v = here + right·x + down·y of a pixel's middle. */
  readonly u: readonly [here: number, right: number, down: number]
  readonly v: readonly [here: number, right: number, down: number]
}

/** Samples along one direction of a pixel's footprint. */
const maxSamples = 8
/** A level is good from where it has a little less than a pixel for each of the picture's. */
const earlier = 0.35

/** The art as it is seen on the picture. What turns away from the eye is left out. */
export function warp(art: Rgba, placement: PlacementSurface, picture: Dimensions): ArtLayer {
  const net = netOf(placement, picture)
  const layer = emptyLayer(net, picture)
  const levelAt = levelsOf(art)
  for (let row = 0; row + 1 < net.rows; row++)
    for (let column = 0; column + 1 < net.columns; column++) {
      const at = row * net.columns + column
      const below = at + net.columns
      paintTriangle(layer, net, [at, at + 1, below], levelAt)
      paintTriangle(layer, net, [at + 1, below + 1, below], levelAt)
    }
  return layer
}

function emptyLayer(net: Net, picture: Dimensions): ArtLayer {
  const within = (value: number, max: number) => Math.min(Math.max(Math.floor(value), 0), max)
  const left = within(net.x.reduce((a, b) => Math.min(a, b)) - 1, picture.width)
  const top = within(net.y.reduce((a, b) => Math.min(a, b)) - 1, picture.height)
  const width = within(net.x.reduce((a, b) => Math.max(a, b)) + 2, picture.width) - left
  const height = within(net.y.reduce((a, b) => Math.max(a, b)) + 2, picture.height) - top
  const count = width * height
  return { left, top, width, height, data: new Float32Array(count * 4), reached: new Uint8Array(count) }
}

function paintTriangle(
  layer: ArtLayer,
  net: Net,
  corners: readonly [number, number, number],
  levelAt: (halvings: number) => Level,
): void {
  const [x0, x1, x2] = corners.map((at) => (net.x[at] as number) - layer.left) as [number, number, number]
  const [y0, y1, y2] = corners.map((at) => (net.y[at] as number) - layer.top) as [number, number, number]
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
  if (area <= 1e-6) return
  const slopes = (values: Float64Array): readonly [number, number, number] => {
    const [a, b, c] = corners.map((at) => values[at] as number) as [number, number, number]
    const right = ((b - a) * (y2 - y0) - (c - a) * (y1 - y0)) / area
    const down = ((c - a) * (x1 - x0) - (b - a) * (x2 - x0)) / area
    return [a - right * x0 - down * y0, right, down]
  }
  const painter = painterOf(layer, { u: slopes(net.u), v: slopes(net.v) }, levelAt)
  const [first, last] = [Math.max(0, Math.floor(Math.min(y0, y1, y2))), Math.max(y0, y1, y2)]
  for (let y = first; y <= last && y < layer.height; y++) {
    const [from, to] = cut([x0, x1, x2], [y0, y1, y2], y + 0.5)
    const end = Math.min(layer.width - 1, Math.floor(to - 0.5 + 1e-4))
    for (let x = Math.max(0, Math.ceil(from - 0.5 - 1e-4)); x <= end; x++) painter(x, y)
  }
}

/** Where a horizontal line enters and leaves a triangle. */
function cut(
  xs: readonly [number, number, number],
  ys: readonly [number, number, number],
  y: number,
): readonly [number, number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let side = 0; side < 3; side++) {
    const [xa, ya] = [xs[side] as number, ys[side] as number]
    const [xb, yb] = [xs[(side + 1) % 3] as number, ys[(side + 1) % 3] as number]
    if (ya === yb || y < Math.min(ya, yb) || y > Math.max(ya, yb)) continue
    const x = xa + ((y - ya) / (yb - ya)) * (xb - xa)
    from = Math.min(from, x)
    to = Math.max(to, x)
  }
  return [from, to]
}

/** Averages the art over what a pixel covers of it: as many samples as it takes, in the level that fits. */
function painterOf(layer: ArtLayer, { u, v }: Triangle, levelAt: (halvings: number) => Level) {
  const whole = levelAt(0)
  const lengths = [
    Math.hypot(u[1] * whole.width, v[1] * whole.height),
    Math.hypot(u[2] * whole.width, v[2] * whole.height),
  ]
  const halvings = Math.max(0, Math.floor(Math.log2(Math.max(1e-6, Math.min(...lengths))) + earlier))
  const level = levelAt(halvings)
  const [across, down] = lengths.map((length) =>
    Math.min(maxSamples, Math.max(1, Math.ceil(length / 2 ** halvings - 0.25))),
  ) as [number, number]
  const share = 1 / (across * down)
  const { width, height } = level
  return (x: number, y: number): void => {
    const index = y * layer.width + x
    if (layer.reached[index] === 1) return
    layer.reached[index] = 1
    for (let j = 0; j < down; j++) {
      const py = y + (j + 0.5) / down
      for (let i = 0; i < across; i++) {
        const px = x + (i + 0.5) / across
        const su = (u[0] + u[1] * px + u[2] * py) * width - 0.5
        const sv = (v[0] + v[1] * px + v[2] * py) * height - 0.5
        addSample(layer.data, index * 4, level, su, sv, share)
      }
    }
  }
}

/** Between four pixels; nothing lies beyond the art's edges. */
function addSample(out: Float32Array, at: number, level: Level, x: number, y: number, share: number): void {
  const { width, height, data } = level
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < -1 || top < -1 || left >= width || top >= height) return
  const right = x - left
  const low = (y - top) * share
  const high = share - low
  const row = (top * width + left) * 4
  const hasTop = top >= 0
  const hasLow = top + 1 < height
  if (left >= 0) {
    if (hasTop) addPixel(out, at, data, row, high * (1 - right))
    if (hasLow) addPixel(out, at, data, row + width * 4, low * (1 - right))
  }
  if (left + 1 < width) {
    if (hasTop) addPixel(out, at, data, row + 4, high * right)
    if (hasLow) addPixel(out, at, data, row + width * 4 + 4, low * right)
  }
}

function addPixel(
  out: Float32Array,
  at: number,
  data: Uint8ClampedArray,
  from: number,
  weight: number,
): void {
  const alpha = data[from + 3] as number
  if (alpha === 0) return
  out[at] = (out[at] as number) + weight * (data[from] as number)
  out[at + 1] = (out[at + 1] as number) + weight * (data[from + 1] as number)
  out[at + 2] = (out[at + 2] as number) + weight * (data[from + 2] as number)
  out[at + 3] = (out[at + 3] as number) + weight * alpha
}
