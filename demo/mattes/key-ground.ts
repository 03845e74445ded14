/**
 * Tells a rendered product from the ground that was painted behind it (`paintGround` in scenes/studio.ts): what differs
 * from that ground in more than a shadow's darkness is the product.
 */
import { type Rgba, rgbOf } from '@estampa/artwork/pixels'

export type Ground = { readonly light: string; readonly deep: string }
/** For each pixel: 1 where something stands on the ground, and how dark the ground is there, from 0 to 1. */
type KeyedGround = { readonly solid: Uint8Array; readonly shadow: Float32Array }

/** How much the lossy picture differs from the ground where nothing is. */
const NOISE = 0.016
/** How much more one channel of a shadow may be darkened than another. */
const MOST_TINT = 0.03
const DEEPEST_SHADOW = 0.3
/** From one pixel to the next, as a share of the ground: the edge of a product is harder than a shadow's. */
const MOST_STEP = 0.03
/** A leak into the product is a narrow one. */
const NARROW_PX = 2

export function keyGround({ data, width, height }: Rgba, ground: Ground): KeyedGround {
  const ratios = ratiosToGround(data, width, height, ground)
  const brightness = (index: number) =>
    ((ratios[index * 3] as number) + (ratios[index * 3 + 1] as number) + (ratios[index * 3 + 2] as number)) /
    3
  const isShaded = (index: number) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => ratios[index * 3 + channel] as number)
    const tint = Math.max(red ?? 1, green ?? 1, blue ?? 1) - Math.min(red ?? 1, green ?? 1, blue ?? 1)
    return tint < MOST_TINT && brightness(index) > DEEPEST_SHADOW && brightness(index) < 1 + NOISE
  }
  const isBare = (index: number) => isShaded(index) && Math.abs(brightness(index) - 1) < NOISE
  const reached = opened(flood(isBare, isShaded, brightness, width, height), isBare, width, height)
  const solid = new Uint8Array(width * height)
  const shadow = new Float32Array(width * height)
  for (let index = 0; index < solid.length; index++) {
    solid[index] = reached[index] ? 0 : 1
    if (!solid[index]) shadow[index] = Math.min(0.9, Math.max(0, 1 - brightness(index) - NOISE))
  }
  return { solid, shadow }
}

/** Of each channel, the mean of nine pixels, as a share of the ground behind them. */
function ratiosToGround(data: Rgba['data'], width: number, height: number, ground: Ground): Float32Array {
  const [light, deep] = [rgbOf(ground.light), rgbOf(ground.deep)]
  const out = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = depthAt(x / width, y / height)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++)
            sum += data[(within(y + dy, height) * width + within(x + dx, width)) * 4 + channel] as number
        const bare = (light[channel] as number) * (1 - depth) + (deep[channel] as number) * depth
        out[(y * width + x) * 3 + channel] = sum / 9 / bare
      }
    }
  return out
}

const within = (at: number, size: number) => Math.max(0, Math.min(size - 1, at))

/** Where a canvas' radial gradient is between its two circles. */
function depthAt(x: number, y: number): number {
  const [fromX, fromY, fromRadius] = [0.42, 0.4, 0.1]
  const [alongX, alongY, widening] = [0.08, 0.12, 0.68]
  const a = alongX ** 2 + alongY ** 2 - widening ** 2
  const b = (x - fromX) * alongX + (y - fromY) * alongY + fromRadius * widening
  const c = (x - fromX) ** 2 + (y - fromY) ** 2 - fromRadius ** 2
  const depth = (b - Math.sqrt(Math.max(0, b * b - a * c))) / a
  return Math.max(0, Math.min(1, depth))
}

/** The shaded pixels that are joined to bare ground without a hard step: around the product, or inside of a handle. */
function flood(
  isBare: (index: number) => boolean,
  isShaded: (index: number) => boolean,
  brightness: (index: number) => number,
  width: number,
  height: number,
): Uint8Array {
  const reached = new Uint8Array(width * height)
  const waiting: number[] = []
  for (let index = 0; index < reached.length; index++) if (isBare(index)) waiting.push(index)
  for (const index of waiting) reached[index] = 1
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop())
    for (const next of neighborsOf(index, width, height)) {
      if (reached[next] || !isShaded(next)) continue
      if (Math.abs(brightness(next) - brightness(index)) > MOST_STEP) continue
      reached[next] = 1
      waiting.push(next)
    }
  return reached
}

function neighborsOf(index: number, width: number, height: number): number[] {
  const [x, y] = [index % width, Math.floor(index / width)]
  const found: number[] = []
  if (x > 0) found.push(index - 1)
  if (x < width - 1) found.push(index + 1)
  if (y > 0) found.push(index - width)
  if (y < height - 1) found.push(index + width)
  return found
}

/** Without what is joined to bare ground by a narrow place only. */
function opened(
  ground: Uint8Array,
  isBare: (index: number) => boolean,
  width: number,
  height: number,
): Uint8Array {
  let wide = ground
  for (let step = 0; step < NARROW_PX; step++) wide = grown(wide, width, height, 0)
  let reached = flood(
    (index) => wide[index] === 1 && isBare(index),
    (index) => wide[index] === 1,
    () => 1,
    width,
    height,
  )
  for (let step = 0; step <= NARROW_PX; step++) reached = grown(reached, width, height, 1)
  return reached.map((is, index) => is & (ground[index] as number))
}

/** The pixels that are `value` take their neighbors along. */
export function grown(mask: Uint8Array, width: number, height: number, value: 0 | 1): Uint8Array {
  const out = new Uint8Array(mask)
  for (let index = 0; index < mask.length; index++)
    if (mask[index] !== value && neighborsOf(index, width, height).some((next) => mask[next] === value))
      out[index] = value
  return out
}
