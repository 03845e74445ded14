import type { Rgba } from './rgba.ts'

/** Pixels of the longer side that one step of softness is for. */
const STEP = 700

/** A photograph without its grain: each pixel the mean of those around it, as opaque as before. */
export function soften({ data, width, height }: Rgba): Rgba {
  const reach = Math.round(Math.max(width, height) / STEP)
  if (reach === 0) return { data, width, height }
  const across = slide(data, height, width, { line: width * 4, step: 4, reach })
  return { data: slide(across, width, height, { line: 4, step: width * 4, reach }), width, height }
}

/** Means along each of `lines` rows or columns of `length` pixels. */
function slide(
  data: Rgba['data'],
  lines: number,
  length: number,
  { line, step, reach }: { line: number; step: number; reach: number },
): Uint8Array {
  const result = new Uint8Array(data)
  for (let index = 0; index < lines; index += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const from = index * line + channel
      let sum = 0
      let count = 0
      for (let at = -reach; at < length; at += 1) {
        if (at + reach < length) {
          sum += data[from + (at + reach) * step] as number
          count += 1
        }
        if (at - reach - 1 >= 0) {
          sum -= data[from + (at - reach - 1) * step] as number
          count -= 1
        }
        if (at >= 0) result[from + at * step] = sum / count
      }
    }
  }
  return result
}
