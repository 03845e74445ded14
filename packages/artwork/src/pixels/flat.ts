/** Which pixels lie inside a surface of one colour, and which on an edge between two. */
import type { Rgba } from './rgba.ts'

/** Levels by which neighbours inside one surface may differ; photographs' noise and JPEG's stay under it. */
const LIKE = 10

/** 1 where a pixel is like its four neighbours; the picture's border counts as like itself. */
export function flatPixels({ data, width, height }: Rgba): Uint8Array {
  const flat = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const up = y > 0 ? -width * 4 : 0
    const down = y < height - 1 ? width * 4 : 0
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const left = x > 0 ? at - 4 : at
      const right = x < width - 1 ? at + 4 : at
      flat[y * width + x] =
        isLike(data, at, right) &&
        isLike(data, at, at + down) &&
        isLike(data, at, left) &&
        isLike(data, at, at + up)
          ? 1
          : 0
    }
  }
  return flat
}

function isLike(data: Rgba['data'], one: number, other: number): boolean {
  const opacity = data[one + 3] as number
  const otherOpacity = data[other + 3] as number
  // what colour nothing has does not matter
  if (opacity < 8 && otherOpacity < 8) return true
  return (
    near(opacity, otherOpacity) &&
    near(data[one] as number, data[other] as number) &&
    near(data[one + 1] as number, data[other + 1] as number) &&
    near(data[one + 2] as number, data[other + 2] as number)
  )
}

function near(one: number, other: number): boolean {
  return one - other <= LIKE && other - one <= LIKE
}
