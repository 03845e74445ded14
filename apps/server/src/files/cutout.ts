/**
 * A product without the ground that it was photographed on: its picture gets the transparency of its matte, two gray
 * tiles one below the other: how much of a pixel the product covers, and how much the product and its shadow do.
 * At its edge a pixel has colors of both: there the product's own color from beside it is taken, and where glass lets the
 * ground through, the ground's color is taken away. Otherwise every other ground would show a line around the product.
 * The matte knows no print: what is printed on glass is told by how dark it is.
 */
import sharp, { type Sharp } from 'sharp'
import { type Bytes, groundBehind, type RgbPixels } from './ground-behind.ts'

/** From here on a pixel is the product's alone. */
const SOLID = 247
/** Lossy mattes are never quite empty, least of all beside an edge. */
const BARE = 40
const FAINTEST = 4
/** Shadows much fainter than this, of 255, all but vanish. */
const OUTSKIRTS = 10
/** A print covers by at least so much more than the glass below it, of 255. */
const PRINTED = 40
/** An edge is about so wide in a picture of this width, and at least two pixels. */
const EDGE = { px: 2, ofWidthPx: 480 }

/** The picture with its ground left out; what remains around the product is its shadow. */
export async function cutOutProduct(source: Sharp, matte: Buffer): Promise<Sharp> {
  const { data, info } = await source
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const count = width * height
  const cover = await sharp(matte)
    .resize(width, height * 2, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const product = cover.subarray(0, count)
  // plain loops and numbers from here on: there are a million pixels
  const opacity = new Uint8Array(count)
  for (let index = 0; index < count; index++)
    opacity[index] = Math.max(product[index] ?? 0, cover[count + index] ?? 0)
  const picture = { data, width, height }
  const colorBeside = nearestColors(picture, product)
  const ground = groundBehind(picture, opacity)
  const cut = Buffer.alloc(count * 4)
  for (let index = 0; index < count; index++) {
    let share = product[index] ?? 0
    let whole = opacity[index] ?? 0
    const beside = share < SOLID ? colorBeside(index) : undefined
    if (share >= FAINTEST && share < SOLID && !beside) {
      const needed = leastOpacity(data, ground, index)
      if (needed > whole + PRINTED) share = whole = needed
    }
    const isSeen = whole >= FAINTEST
    if (!isSeen && !beside) continue
    for (let channel = 0; channel < 3; channel++) {
      // a codec smears colors: beside an edge nothing has the product's color rather than black
      let color = beside?.[channel] ?? 0
      if (isSeen) {
        const ofGround = whole === 255 ? 0 : (ground(index, channel) * (255 - whole)) / 255
        const own = Math.min(share, Math.max(0, (data[index * 3 + channel] ?? 0) - ofGround))
        color = ((beside ? (color * share) / 255 : own) * 255) / whole
      }
      cut[index * 4 + channel] = color
    }
    cut[index * 4 + 3] = share < FAINTEST ? fadedOut(whole) : whole
  }
  return sharp(cut, { raw: { width, height, channels: 4 } })
}

/**
 * A shadow without a rim where it ends. Its faint outskirts are drawn in: codecs make blots of them, which are seen on a
 * ground of one color.
 */
function fadedOut(opacity: number): number {
  const over = (Math.max(0, opacity - FAINTEST) * 255) / (255 - FAINTEST)
  return over === 0 ? 0 : over ** 3 / (over ** 2 + OUTSKIRTS ** 2)
}

/** The least that must cover the ground for a pixel to be as dark as it is, from 0 to 255. */
function leastOpacity(data: Bytes, ground: ReturnType<typeof groundBehind>, index: number): number {
  let least = 1
  for (let channel = 0; channel < 3; channel++)
    least = Math.min(least, (data[index * 3 + channel] ?? 0) / Math.max(1, ground(index, channel)))
  return 255 * (1 - least)
}

type Color = readonly [number, number, number]

/** The color of the product beside a pixel of its edge; undefined inside of glass and far from any edge. */
function nearestColors(
  { data, width, height }: RgbPixels,
  product: Bytes,
): (index: number) => Color | undefined {
  const reach = Math.max(EDGE.px, Math.round((width * EDGE.px) / EDGE.ofWidthPx))
  const isNear = blocksNearProduct({ data: product, width, height }, reach)
  return (index) => {
    const y = Math.floor(index / width)
    const x = index - y * width
    // most of a picture is far from the product
    if (!isNear(x, y)) return undefined
    let red = 0
    let green = 0
    let blue = 0
    let weight = 0
    let isNearGround = false
    const right = Math.min(width - 1, x + reach)
    const bottom = Math.min(height - 1, y + reach)
    for (let row = Math.max(0, y - reach); row <= bottom; row++)
      for (let column = Math.max(0, x - reach); column <= right; column++) {
        const at = row * width + column
        const share = product[at] ?? 0
        if (share < BARE) isNearGround = true
        if (share < SOLID) continue
        const closeness = 1 / ((row - y) ** 2 + (column - x) ** 2)
        weight += closeness
        red += closeness * (data[at * 3] ?? 0)
        green += closeness * (data[at * 3 + 1] ?? 0)
        blue += closeness * (data[at * 3 + 2] ?? 0)
      }
    return weight === 0 || !isNearGround ? undefined : [red / weight, green / weight, blue / weight]
  }
}

/** A block of pixels holds the product's own color, or lies beside one that does. */
const [BESIDE, OWN] = [1, 2]

/** Whether a pixel lies in a square of so many pixels that has the product's own color, or in one beside it. */
function blocksNearProduct(
  { data: product, width, height }: RgbPixels,
  size: number,
): (x: number, y: number) => boolean {
  // a block more at every side has no neighbor that must be asked for
  const columns = Math.ceil(width / size) + 2
  const near = new Uint8Array(columns * (Math.ceil(height / size) + 2))
  const blockOf = (x: number, y: number) => (Math.floor(y / size) + 1) * columns + Math.floor(x / size) + 1
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      if ((product[index] ?? 0) < SOLID) continue
      const block = blockOf(x, y)
      if (near[block] === OWN) continue
      for (const row of [-columns, 0, columns])
        for (const column of [-1, 0, 1]) near[block + row + column] ||= BESIDE
      near[block] = OWN
    }
  return (x, y) => near[blockOf(x, y)] !== 0
}
