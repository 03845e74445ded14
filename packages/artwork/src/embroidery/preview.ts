/**
 * A stitch plan as it looks sewn: every stitch a round thread with a twist, lit from the upper left, so that
 * each direction of stitches shines in its own way. Transparent where the cloth shows.
 */

import { rgbOf } from '../pixels/rgba.ts'
import { type ColorBlock, moves, type StitchPlan } from './plan.ts'

export type StitchDrawing = { readonly data: Uint8Array; readonly width: number; readonly height: number }

const THREAD_MM = 0.45
/** Two strands turn around each other once in so many millimeters. */
const TWIST_MM = 0.55
const SHADOW_MM = 0.35
const SHADOW = 0.42
/** So bright that a white thread is white where the light falls on it. */
const EXPOSURE = 1.24
/** Towards the light: x right, y down, z to the eye. */
const LIGHT = unit(-0.45, -0.62, 0.78)
const HALFWAY = unit(LIGHT.x, LIGHT.y, LIGHT.z + 1)

/** Pixels of the whole planned picture, at most 4096 a side. */
export function drawStitches(plan: StitchPlan, pixelsPerMm: number): StitchDrawing {
  const width = Math.max(1, Math.round(plan.widthMm * pixelsPerMm))
  const height = Math.max(1, Math.round(plan.heightMm * pixelsPerMm))
  if (Math.max(width, height) > 4096) throw new RangeError('too large to draw')
  const data = new Uint8Array(width * height * 4)
  const canvas = { data, width, height, perTenth: pixelsPerMm / 10, radius: (THREAD_MM / 2) * pixelsPerMm }
  for (const block of plan.blocks) drawBlock(canvas, block)
  castShadow(data, { width, height, pixelsPerMm })
  return { data, width, height }
}

type Canvas = { data: Uint8Array; width: number; height: number; perTenth: number; radius: number }

function drawBlock(canvas: Canvas, { xs, ys, kinds, thread }: ColorBlock): void {
  const color = linearOf(thread.hex)
  for (let n = 1; n < xs.length; n += 1) {
    if (kinds[n] !== moves.stitch) continue
    const scale = canvas.perTenth
    const from = { x: (xs[n - 1] as number) * scale, y: (ys[n - 1] as number) * scale }
    const to = { x: (xs[n] as number) * scale, y: (ys[n] as number) * scale }
    drawStitch(canvas, from, to, { colour: color, seed: n })
  }
}

type Vector = { readonly x: number; readonly y: number; readonly z: number }
type Spot = { readonly x: number; readonly y: number }
type LinearColor = readonly [number, number, number]

function unit(x: number, y: number, z: number): Vector {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}

function linearOf(hex: string): LinearColor {
  const [red, green, blue] = rgbOf(hex).map((channel) => (channel / 255) ** 2.2)
  // no dye swallows all light, none gives all of it back
  const within = (value = 0) => 0.012 + 0.93 * value
  return [within(red), within(green), within(blue)]
}

function drawStitch(
  canvas: Canvas,
  from: Spot,
  to: Spot,
  { colour, seed }: { colour: LinearColor; seed: number },
) {
  const { width, height, radius } = canvas
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 0.01) return
  const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius - 1))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + radius + 1))
  const lit = { red: 0, green: 0, blue: 0 }
  const shade = shaderOf({ alongX, alongY, length, radius, seed, colour }, lit)
  for (let y = top; y <= bottom; y += 1) {
    const [left, right] = spanOf({ from, to, alongX, alongY, reach: radius + 1 }, y + 0.5)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x += 1) {
      const [dx, dy] = [x + 0.5 - from.x, y + 0.5 - from.y]
      const along = dx * alongX + dy * alongY
      const across = dy * alongX - dx * alongY
      const past = along < 0 ? -along : along > length ? along - length : 0
      const cover = radius + 0.5 - Math.sqrt(across * across + past * past)
      if (cover <= 0) continue
      shade(along, across)
      blend(canvas.data, (y * width + x) * 4, lit, Math.min(1, cover))
    }
  }
}

/** The pixels of one line that the stitch may touch. */
function spanOf(
  {
    from,
    to,
    alongX,
    alongY,
    reach,
  }: { from: Spot; to: Spot; alongX: number; alongY: number; reach: number },
  y: number,
): [number, number] {
  let [left, right] = [Math.min(from.x, to.x) - reach, Math.max(from.x, to.x) + reach]
  if (Math.abs(alongY) > 0.05) {
    const middle = from.x + ((y - from.y) * alongX) / alongY
    const half = reach / Math.abs(alongY)
    left = Math.max(left, middle - half)
    right = Math.min(right, middle + half)
  }
  return [Math.floor(left), Math.ceil(right)]
}

type Stitch = {
  alongX: number
  alongY: number
  length: number
  radius: number
  seed: number
  colour: LinearColor
}
type Shade = { red: number; green: number; blue: number }

/** Sets `lit` to the light at a spot, `along` the thread and `across` from its middle, in pixels; linear. */
function shaderOf({ alongX, alongY, length, radius, seed, colour }: Stitch, lit: Shade) {
  const tone = 0.96 + 0.08 * noise(seed)
  const turn = (2 * Math.PI * THREAD_MM) / (TWIST_MM * 2 * radius)
  // the thread comes up out of the cloth, goes over and down again: steeper where the stitch is short
  const steep = Math.min(0.75, 0.35 + (1.6 * radius) / length)
  return (along: number, across: number): void => {
    const side = Math.max(-1, Math.min(1, across / radius))
    const over = Math.max(0, Math.min(1, along / length)) * 2 - 1
    const up = Math.sqrt(1 - side * side * 0.96)
    const tilt = -steep * over * over * over
    const size = 1 / Math.sqrt(1 + tilt * tilt)
    const glance = (alongX * HALFWAY.x + alongY * HALFWAY.y + tilt * HALFWAY.z) * size
    const [lean, rise] = [tilt * up * size, up * size]
    const [normalX, normalY] = [-alongY * side - alongX * lean, alongX * side - alongY * lean]
    const facing = Math.max(0, normalX * LIGHT.x + normalY * LIGHT.y + rise * LIGHT.z)
    const mirrored = Math.max(0, normalX * HALFWAY.x + normalY * HALFWAY.y + rise * HALFWAY.z)
    const sheen = Math.max(0, 1 - glance * glance) ** 14 * mirrored * mirrored * mirrored
    const strands = 1 + 0.13 * Math.sin(along * turn + side * 2.4 + seed)
    const deep = over * over * over
    const sunk = (1 - 0.35 * deep * deep) * strands
    const diffuse = EXPOSURE * (0.3 + 0.74 * facing) * (0.45 + 0.55 * up) * sunk * tone
    const shine = 0.34 * sheen * sunk
    lit.red = colour[0] * diffuse + shine * (0.25 + 0.75 * colour[0])
    lit.green = colour[1] * diffuse + shine * (0.25 + 0.75 * colour[1])
    lit.blue = colour[2] * diffuse + shine * (0.25 + 0.75 * colour[2])
  }
}

const GAMMA = Uint8Array.from({ length: 1025 }, (_, n) => Math.round((n / 1024) ** (1 / 2.2) * 255))

function blend(data: Uint8Array, at: number, { red, green, blue }: Shade, cover: number): void {
  const under = (data[at + 3] as number) / 255
  const kept = cover === 1 ? 0 : under * (1 - cover)
  const alpha = cover + kept
  data[at] = (encoded(red) * cover + (data[at] as number) * kept) / alpha + 0.5
  data[at + 1] = (encoded(green) * cover + (data[at + 1] as number) * kept) / alpha + 0.5
  data[at + 2] = (encoded(blue) * cover + (data[at + 2] as number) * kept) / alpha + 0.5
  data[at + 3] = alpha * 255 + 0.5
}

function encoded(light: number): number {
  return GAMMA[Math.min(1024, (light * 1024 + 0.5) | 0)] as number
}

/** 0…1, always the same for the same number. */
function noise(one: number): number {
  const mixed = Math.imul(one * 374761393 + 668265263, 1274126177)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296
}

/** Stitches stand a little above the cloth: they cast a soft dark edge to the lower right, black with alpha. */
function castShadow(
  data: Uint8Array,
  { width, height, pixelsPerMm }: { width: number; height: number; pixelsPerMm: number },
): void {
  const reach = Math.max(1, Math.round(SHADOW_MM * pixelsPerMm))
  const alphas = new Float32Array(width * height)
  for (let at = 0; at < alphas.length; at += 1) alphas[at] = (data[at * 4 + 3] as number) / 255
  const soft = blur(blur(alphas, width, height, reach, true), width, height, reach, false)
  const shift = Math.max(1, Math.round(reach * 0.6))
  for (let y = shift; y < height; y += 1) {
    for (let x = shift; x < width; x += 1) {
      const at = (y * width + x) * 4
      const own = (data[at + 3] as number) / 255
      if (own === 1) continue
      const shade = (soft[(y - shift) * width + x - shift] as number) * SHADOW * (1 - own)
      if (shade < 0.004) continue
      const alpha = own + shade
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = Math.round(((data[at + channel] as number) * own) / alpha)
      }
      data[at + 3] = Math.round(alpha * 255)
    }
  }
}

function blur(
  values: Float32Array,
  width: number,
  height: number,
  reach: number,
  across: boolean,
): Float32Array {
  const soft = new Float32Array(values.length)
  const [lines, length] = across ? [height, width] : [width, height]
  const [line, step] = across ? [width, 1] : [1, width]
  for (let n = 0; n < lines; n += 1) {
    let sum = 0
    for (let at = -reach; at < length; at += 1) {
      const ahead = at + reach
      const behind = at - reach - 1
      if (ahead < length) sum += values[n * line + ahead * step] as number
      if (behind >= 0) sum -= values[n * line + behind * step] as number
      if (at >= 0) soft[n * line + at * step] = sum / (2 * reach + 1)
    }
  }
  return soft
}
