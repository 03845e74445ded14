/** The field of a layer, smoother or larger. */

/** Each value takes a part of its neighbors'. */
export function blur(field: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(field.length)
  for (let y = 0; y < height; y += 1) {
    const [up, down] = [y > 0 ? -width : 0, y < height - 1 ? width : 0]
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0]
      const row = (from: number) =>
        (field[from + left] as number) + 2 * (field[from] as number) + (field[from + right] as number)
      result[at] = (row(at + up) + 2 * row(at) + row(at + down)) / 16
    }
  }
  return result
}

/** As often as wide and as high, by Catmull and Rom's curve through the values. */
export function enlarge(field: Uint8Array, width: number, height: number, times: number): Uint8Array {
  if (times === 1) return field
  const wide = stretch(field, width, height, times)
  return turn(
    stretch(turn(wide, width * times, height), height, width * times, times),
    height * times,
    width * times,
  )
}

function stretch(field: Uint8Array, width: number, height: number, times: number): Uint8Array {
  const result = new Uint8Array(width * times * height)
  for (let step = 0; step < times; step += 1) {
    const place = (step + 0.5) / times - 0.5
    const from = Math.floor(place)
    const [w0, w1, w2, w3] = catmullRom(place - from)
    for (let y = 0; y < height; y += 1) {
      const row = y * width
      for (let x = 0; x < width; x += 1) {
        const at = (index: number) => field[row + Math.min(width - 1, Math.max(0, index))] as number
        const value =
          at(x + from - 1) * w0 + at(x + from) * w1 + at(x + from + 1) * w2 + at(x + from + 2) * w3
        result[(row + x) * times + step] = Math.min(255, Math.max(0, Math.round(value)))
      }
    }
  }
  return result
}

function catmullRom(t: number): [number, number, number, number] {
  return [
    (-t + 2 * t * t - t * t * t) / 2,
    (2 - 5 * t * t + 3 * t * t * t) / 2,
    (t + 4 * t * t - 3 * t * t * t) / 2,
    (-t * t + t * t * t) / 2,
  ]
}

/** Rows become columns. */
function turn(field: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(field.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) result[x * height + y] = field[y * width + x] as number
  }
  return result
}
