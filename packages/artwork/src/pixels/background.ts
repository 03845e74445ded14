/**
 * Takes away a plain background: what can be reached from the border through pixels of its color. The edge
 * stays soft: a pixel that is a blend of background and drawing becomes drawing that lets the product through.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { hexOf, type Rgb, type Rgba } from './rgba.ts'

export type Background = {
  /** Most of the border. */
  readonly rgb: Rgb
  /** Part of the border, 0…1, that has it. */
  readonly part: number
}

export type BackgroundRefusal = 'background_not_flat' | 'background_missing' | 'nothing_left'

/** Levels in which a background may differ from itself; JPEG needs them. */
const TOLERANCE = 26
/** Less of the border in one color: a photograph, or a drawing that fills everything. */
const FLAT_BORDER = 0.7
/** Less than this part of the picture is no drawing that one would see. */
const MIN_LEFT = 0.0005

/** '#rrggbb' of the plain background, null where there is none to take away. */
export function flatBackground(picture: Rgba): string | null {
  const background = backgroundOf(picture)
  return background && background.part >= FLAT_BORDER ? hexOf(background.rgb) : null
}

/** `inner`: surfaces of that color that the drawing encloses go too (the holes of letters). */
export function removeBackground(
  picture: Rgba,
  { inner }: { inner: boolean },
): Rgba | Refusal<BackgroundRefusal> {
  const background = backgroundOf(picture)
  if (!background) return refuse('background_missing')
  if (background.part < FLAT_BORDER) return refuse('background_not_flat')
  const like = likeBackground(picture, background.rgb)
  const gone = inner ? withoutDust(like, picture) : reached(like, picture)
  const left = gone.length - gone.reduce((sum, one) => sum + one, 0)
  if (left < MIN_LEFT * gone.length) return refuse('nothing_left')
  return withoutBackground(picture, gone, background.rgb)
}

/** The commonest color of the border, of its opaque pixels; null where the border lets the product through. */
function backgroundOf(picture: Rgba): Background | null {
  const { data } = picture
  const border = borderOf(picture)
  const counts = new Map<number, number>()
  for (const pixel of border) {
    const at = pixel * 4
    if ((data[at + 3] as number) < 128) continue
    const key =
      (((data[at] as number) >> 4) << 8) |
      (((data[at + 1] as number) >> 4) << 4) |
      ((data[at + 2] as number) >> 4)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [commonest] = [...counts].sort(([, a], [, b]) => b - a)
  if (!commonest || [...counts.values()].reduce((sum, count) => sum + count, 0) < border.length / 2)
    return null
  const rgb = meanOfBorder(picture, border, commonest[0])
  const same = border.filter(
    (pixel) => (data[pixel * 4 + 3] as number) >= 128 && distance(data, pixel * 4, rgb) <= TOLERANCE,
  )
  return { rgb, part: same.length / border.length }
}

function borderOf({ width, height }: Rgba): number[] {
  const border: number[] = []
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1)
  return border
}

function meanOfBorder({ data }: Rgba, border: readonly number[], key: number): Rgb {
  const middle: Rgb = [((key >> 8) << 4) + 8, (((key >> 4) & 15) << 4) + 8, ((key & 15) << 4) + 8]
  const sums = [0, 0, 0, 0]
  for (const pixel of border) {
    const at = pixel * 4
    if ((data[at + 3] as number) < 128 || distance(data, at, middle) > TOLERANCE) continue
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] as number) + (data[at + channel] as number)
    }
    sums[3] = (sums[3] as number) + 1
  }
  const count = sums[3] as number
  return [(sums[0] as number) / count, (sums[1] as number) / count, (sums[2] as number) / count]
}

function distance(data: Rgba['data'], at: number, [red, green, blue]: Rgb): number {
  return Math.max(
    Math.abs((data[at] as number) - red),
    Math.abs((data[at + 1] as number) - green),
    Math.abs((data[at + 2] as number) - blue),
  )
}

function likeBackground({ data, width, height }: Rgba, rgb: Rgb): Uint8Array {
  const like = new Uint8Array(width * height)
  for (let pixel = 0; pixel < like.length; pixel += 1) {
    const at = pixel * 4
    if ((data[at + 3] as number) < 128 || distance(data, at, rgb) <= TOLERANCE) like[pixel] = 1
  }
  return like
}

/** Those pixels like the background that are connected with the border. */
function reached(like: Uint8Array, picture: Rgba): Uint8Array {
  const { width } = picture
  const gone = new Uint8Array(like.length)
  const open = new Int32Array(like.length)
  let count = 0
  const visit = (pixel: number) => {
    if (like[pixel] !== 1 || gone[pixel] === 1) return
    gone[pixel] = 1
    open[count] = pixel
    count += 1
  }
  for (const pixel of borderOf(picture)) visit(pixel)
  while (count > 0) {
    count -= 1
    const pixel = open[count] as number
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel < like.length - width) visit(pixel + width)
  }
  return gone
}

/** Single pixels of the background's color inside a photograph are no holes. */
function withoutDust(like: Uint8Array, picture: Rgba): Uint8Array {
  const { width } = picture
  const gone = reached(like, picture)
  for (let pixel = width; pixel < like.length - width; pixel += 1) {
    if (like[pixel] !== 1 || gone[pixel] === 1) continue
    const beside =
      (like[pixel - 1] as number) +
      (like[pixel + 1] as number) +
      (like[pixel - width] as number) +
      (like[pixel + width] as number)
    if (beside >= 2) gone[pixel] = 1
  }
  return gone
}

const REACH = 2

function withoutBackground({ data, width, height }: Rgba, gone: Uint8Array, rgb: Rgb): Rgba {
  const result = new Uint8Array(data)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      if (gone[pixel] === 1) result.fill(0, pixel * 4, pixel * 4 + 4)
      else if (isBeside(gone, width, height, x, y))
        soften(result, data, pixel, contrastAround(data, gone, width, height, x, y, rgb), rgb)
    }
  }
  return { data: result, width, height }
}

function isBeside(gone: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)]
  const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
  for (let row = top; row <= bottom; row += 1) {
    for (let at = row * width + left; at <= row * width + right; at += 1) if (gone[at] === 1) return true
  }
  return false
}

/** How far the drawing beside this pixel is from the background: that is what full opacity looks like. */
function contrastAround(
  data: Rgba['data'],
  gone: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  rgb: Rgb,
): number {
  let max = 0
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column += 1) {
      const at = row * width + column
      if (gone[at] === 0) max = Math.max(max, distance(data, at * 4, rgb))
    }
  }
  return max
}

/** Takes the background's share out of a blended pixel. */
function soften(result: Uint8Array, data: Rgba['data'], pixel: number, contrast: number, rgb: Rgb): void {
  const at = pixel * 4
  const share = Math.min(1, distance(data, at, rgb) / Math.max(1, contrast))
  if (share > 0.97) return
  for (let channel = 0; channel < 3; channel += 1) {
    const paper = rgb[channel] as number
    const own = ((data[at + channel] as number) - paper * (1 - share)) / Math.max(0.02, share)
    result[at + channel] = Math.round(Math.min(255, Math.max(0, own)))
  }
  result[at + 3] = Math.round((data[at + 3] as number) * share)
}
