/** Which pixels lie inside a surface of one color, and which on an edge between two. */
import type { Rgba } from './rgba.ts'

/** Levels by which neighbors inside one surface may differ; photographs' noise and JPEG's stay under it. */
const LIKE = 10

// several questions are asked of one picture, and this is the longest part of each answer
const known = new WeakMap<Rgba['data'], Uint8Array>()

/** 1 where a pixel is like its four neighbors; the picture's border counts as like itself. */
export function flatPixels(picture: Rgba): Uint8Array {
  const before = known.get(picture.data)
  if (before) return before
  const flat = inspect(picture)
  known.set(picture.data, flat)
  return flat
}

function inspect({ data, width, height }: Rgba): Uint8Array {
  const flat = new Uint8Array(width * height)
  const whole = wholePixels(data)
  for (let y = 0; y < height; y += 1) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      const left = x > 0 ? pixel - 1 : pixel
      const right = x < width - 1 ? pixel + 1 : pixel
      const same = whole[pixel] as number
      const isSame =
        whole[left] === same &&
        whole[right] === same &&
        whole[pixel + up] === same &&
        whole[pixel + down] === same
      if (isSame || isLikeAll(data, pixel, left, right, pixel + up, pixel + down)) flat[pixel] = 1
    }
  }
  return flat
}

/** Each pixel as one number, to be compared at once. */
export function wholePixels(data: Rgba['data']): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}

function isLikeAll(
  data: Rgba['data'],
  pixel: number,
  left: number,
  right: number,
  up: number,
  down: number,
): boolean {
  return (
    isLike(data, pixel, right) &&
    isLike(data, pixel, down) &&
    isLike(data, pixel, left) &&
    isLike(data, pixel, up)
  )
}

function isLike(data: Rgba['data'], onePixel: number, otherPixel: number): boolean {
  const one = onePixel * 4
  const other = otherPixel * 4
  const opacity = data[one + 3] as number
  const otherOpacity = data[other + 3] as number
  // what color nothing has does not matter
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
