/**
 * The enlargement of a picture for its close-up. The blocks that a lossy picture is coded in are seen when they are
 * enlarged several times: they are smoothed away, while folds and seams stay.
 */
import type { CloseUp } from '@estampa/artwork/mockup'
import sharp from 'sharp'

type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** Longer than half a block of WebP's or JPEG's coding, in pixels. */
const RADIUS = 6
/** Variance within which a difference is noise of the coding, in squared steps of a byte. */
const NOISE = 160

/** The part of the picture that the close-up shows, as large as it is shown there. */
export async function enlargedPart(
  { data, width, height }: Pixels,
  channels: 3 | 4,
  { left, top, width: across, height: down, enlarged }: CloseUp,
): Promise<Buffer> {
  const part = await sharp(data, { raw: { width, height, channels } })
    .extract({ left, top, width: across, height: down })
    .raw()
    .toBuffer()
  return sharp(smoothed({ data: part, width: across, height: down }, channels), {
    raw: { width: across, height: down, channels },
  })
    .resize({ ...enlarged, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

/** A guided filter of the picture by itself: what differs little from its surroundings becomes their mean. */
function smoothed({ data, width, height }: Pixels, channels: number): Uint8Array {
  const out = new Uint8ClampedArray(data.length)
  const count = width * height
  for (let channel = 0; channel < channels; channel++) {
    const own = Float32Array.from({ length: count }, (_, at) => data[at * channels + channel] ?? 0)
    const mean = meanAround(own, width, height)
    const squares = meanAround(
      own.map((value) => value * value),
      width,
      height,
    )
    const share = mean.map((value, at) => {
      const variance = Math.max(0, (squares[at] ?? 0) - value * value)
      return variance / (variance + NOISE)
    })
    const rest = mean.map((value, at) => value * (1 - (share[at] ?? 0)))
    const [ofOwn, added] = [meanAround(share, width, height), meanAround(rest, width, height)]
    for (let at = 0; at < count; at++)
      out[at * channels + channel] = (ofOwn[at] ?? 0) * (own[at] ?? 0) + (added[at] ?? 0)
  }
  return new Uint8Array(out.buffer)
}

/** The mean of the square around each pixel, as far as it lies in the picture. */
function meanAround(values: Float32Array, width: number, height: number): Float32Array {
  const rows = meanAlong(values, { lines: height, length: width, from: width, step: 1 })
  return meanAlong(rows, { lines: width, length: height, from: 1, step: width })
}

type Lines = {
  readonly lines: number
  readonly length: number
  /** From the start of a line to that of the next one. */
  readonly from: number
  readonly step: number
}

function meanAlong(values: Float32Array, { lines, length, from, step }: Lines): Float32Array {
  const out = new Float32Array(values.length)
  for (let line = 0; line < lines; line++) {
    const valueAt = (place: number) => values[line * from + place * step] as number
    let [sum, count] = [0, 0]
    for (let place = 0; place < Math.min(RADIUS, length); place++) {
      sum += valueAt(place)
      count++
    }
    for (let place = 0; place < length; place++) {
      if (place + RADIUS < length) {
        sum += valueAt(place + RADIUS)
        count++
      }
      if (place - RADIUS > 0) {
        sum -= valueAt(place - RADIUS - 1)
        count--
      }
      out[line * from + place * step] = sum / count
    }
  }
  return out
}
