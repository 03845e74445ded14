import type { Rgba } from './rgba.ts'

/** Pixels: left and top inside, right and bottom just outside. */
export type PixelBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box around everything that shows at all; undefined where nothing does. */
export function drawnBox({ data, width, height }: Rgba): PixelBox | undefined {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  }
  return right === 0 ? undefined : { left, top, right, bottom }
}

/** The part of a picture inside a box, and as many pixels around it as there are up to `margin`. */
export function partOf({ data, width, height }: Rgba, box: PixelBox, margin = 0): Rgba {
  const [left, top] = [Math.max(0, box.left - margin), Math.max(0, box.top - margin)]
  const across = Math.min(width, box.right + margin) - left
  const down = Math.min(height, box.bottom + margin) - top
  const part = new Uint8Array(across * down * 4)
  for (let y = 0; y < down; y += 1) {
    const from = ((top + y) * width + left) * 4
    part.set(data.subarray(from, from + across * 4), y * across * 4)
  }
  return { data: part, width: across, height: down }
}
