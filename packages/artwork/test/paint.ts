import { type Rgba, rgbOf } from '../src/pixels/rgba.ts'

/** Hex of the place, null for nothing. */
export type PaintScene = (x: number, y: number) => string | null

const SAMPLES = 5

/** Paints a scene with soft edges: 5 by 5 looks for each pixel. */
export function paint(width: number, height: number, scene: PaintScene): Rgba {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(pixelOf(x, y, scene), (y * width + x) * 4)
  }
  return { data, width, height }
}

function pixelOf(x: number, y: number, scene: PaintScene): number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let look = 0; look < SAMPLES * SAMPLES; look += 1) {
    const hex = scene(
      x + ((look % SAMPLES) + 0.5) / SAMPLES,
      y + (Math.floor(look / SAMPLES) + 0.5) / SAMPLES,
    )
    if (hex === null) continue
    count += 1
    rgbOf(hex).forEach((level, channel) => {
      sums[channel] = (sums[channel] as number) + level
    })
  }
  if (count === 0) return [0, 0, 0, 0]
  return [...sums.map((sum) => Math.round(sum / count)), Math.round((count * 255) / SAMPLES ** 2)]
}

export const disc =
  (cx: number, cy: number, radius: number, hex: string): PaintScene =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < radius ? hex : null

export const box =
  (left: number, top: number, width: number, height: number, hex: string): PaintScene =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height ? hex : null

/** The last one that shows anything lies on top. */
export const stack =
  (...scenes: readonly PaintScene[]): PaintScene =>
  (x, y) =>
    scenes.reduce<string | null>((below, scene) => scene(x, y) ?? below, null)

export const paper =
  (hex: string): PaintScene =>
  () =>
    hex

/** Neighboring levels everywhere, with grain. */
export const photo: PaintScene = (x, y) => {
  const level = (wave: number) => Math.round(128 + 90 * Math.sin(wave) + ((x * 7 + y * 13) % 5))
  return `#${[x / 31 + y / 47, x / 23 - y / 41, x / 53].map((wave) => level(wave).toString(16).padStart(2, '0')).join('')}`
}

/** At this place: red, green, blue, opacity. */
export function at({ data, width }: Rgba, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}
