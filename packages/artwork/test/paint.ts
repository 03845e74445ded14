import type { Rgba } from '../src/pixels/rgba.ts'

/** Hex of the place, null for nothing. */
export type PaintScene = (x: number, y: number) => string | null

const SAMPLES = 5
const offsets = Array.from({ length: SAMPLES }, (_, index) => (index + 0.5) / SAMPLES)

/** Paints a scene with soft edges: 5 by 5 looks for each pixel. */
export function paint(width: number, height: number, scene: PaintScene): Rgba {
  const data = new Uint8Array(width * height * 4)
  const bytes = new DataView(data.buffer)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) bytes.setUint32((y * width + x) * 4, pixelOf(x, y, scene))
  }
  return { data, width, height }
}

/** Red, green, blue and opacity as one number: a picture takes millions of looks, and no object is made for any of them. */
function pixelOf(x: number, y: number, scene: PaintScene): number {
  let [red, green, blue, count] = [0, 0, 0, 0]
  let [hex, color] = ['#000000', 0]
  for (const down of offsets) {
    for (const across of offsets) {
      const seen = scene(x + across, y + down)
      if (seen === null) continue
      if (seen !== hex) [hex, color] = [seen, Number.parseInt(seen.slice(1), 16)]
      red += color >> 16
      green += (color >> 8) & 255
      blue += color & 255
      count += 1
    }
  }
  if (count === 0) return 0
  const [r, g, b] = [Math.round(red / count), Math.round(green / count), Math.round(blue / count)]
  return ((r << 24) | (g << 16) | (b << 8) | Math.round((count * 255) / SAMPLES ** 2)) >>> 0
}

export const disc =
  (cx: number, cy: number, radius: number, hex: string): PaintScene =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2 ? hex : null

export const box =
  (left: number, top: number, width: number, height: number, hex: string): PaintScene =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height ? hex : null

/** The last one that shows anything lies on top. */
export const stack =
  (...scenes: readonly PaintScene[]): PaintScene =>
  (x, y) => {
    for (let index = scenes.length - 1; index >= 0; index -= 1) {
      const hex = scenes[index]?.(x, y) ?? null
      if (hex !== null) return hex
    }
    return null
  }

export const paper =
  (hex: string): PaintScene =>
  () =>
    hex

/** Neighboring levels everywhere, with grain. */
export const photo: PaintScene = (x, y) => {
  const level = (wave: number) => Math.round(128 + 90 * Math.sin(wave) + ((x * 7 + y * 13) % 5))
  const color = (level(x / 31 + y / 47) << 16) | (level(x / 23 - y / 41) << 8) | level(x / 53)
  return `#${color.toString(16).padStart(6, '0')}`
}

/** At this place: red, green, blue, opacity. */
export function at({ data, width }: Rgba, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}
