/**
 * A product without the ground that it was photographed on: its picture gets the transparency of its matte, two gray
 * tiles one below the other: how much of a pixel the product covers, and how much the product and its shadow do.
 * At its edge a pixel has colors of both: there the product's own color from beside it is taken, and where glass lets the
 * ground through, the ground's color is taken away. Otherwise every other ground would show a line around the product.
 * The matte knows no print: what is printed on glass is told by how dark it is.
 */
import sharp, { type Sharp } from 'sharp'
import { type Bytes, groundBehind } from './ground-behind.ts'

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
export async function cutOutProduct(picture: Sharp, matte: Buffer): Promise<Sharp> {
  const { data, info } = await picture
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
  const opacity = Uint8Array.from(product, (share, index) => Math.max(share, cover[count + index] ?? 0))
  const colorBeside = nearestColors(data, product, width)
  const ground = groundBehind({ data, width, height }, opacity)
  const cut = Buffer.alloc(count * 4)
  for (let index = 0; index < count; index++) {
    let [share, whole] = [product[index] ?? 0, opacity[index] ?? 0]
    const beside = share < SOLID ? colorBeside(index) : undefined
    if (share >= FAINTEST && share < SOLID && !beside) {
      const needed = leastOpacity(data, ground, index)
      if (needed > whole + PRINTED) share = whole = needed
    }
    const isSeen = whole >= FAINTEST
    if (!isSeen && !beside) continue
    for (let channel = 0; channel < 3; channel++) {
      const color = data[index * 3 + channel] ?? 0
      const own = () => Math.min(share, Math.max(0, color - (ground(index, channel) * (255 - whole)) / 255))
      const seen = () => ((beside ? ((beside[channel] ?? 0) * share) / 255 : own()) * 255) / whole
      // a codec smears colors: beside an edge nothing has the product's color rather than black
      cut[index * 4 + channel] = isSeen ? seen() : (beside?.[channel] ?? 0)
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
function nearestColors(data: Bytes, product: Bytes, width: number): (index: number) => Color | undefined {
  const height = product.length / width
  const reach = Math.max(EDGE.px, Math.round((width * EDGE.px) / EDGE.ofWidthPx))
  const columns = Math.ceil(width / reach)
  const blockOf = (x: number, y: number) => Math.floor(y / reach) * columns + Math.floor(x / reach)
  const near = blocksNearProduct(product, width, blockOf, reach)
  return (index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    // most of a picture is far from the product
    if (!near.has(blockOf(x, y))) return undefined
    const sum = [0, 0, 0]
    let [weight, isNearGround] = [0, false]
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
        const at = row * width + column
        const share = product[at] ?? 0
        if (share < BARE) isNearGround = true
        if (share < SOLID) continue
        const closeness = 1 / ((row - y) ** 2 + (column - x) ** 2)
        weight += closeness
        for (let channel = 0; channel < 3; channel++)
          sum[channel] = (sum[channel] ?? 0) + closeness * (data[at * 3 + channel] ?? 0)
      }
    if (weight === 0 || !isNearGround) return undefined
    return [(sum[0] ?? 0) / weight, (sum[1] ?? 0) / weight, (sum[2] ?? 0) / weight]
  }
}

function blocksNearProduct(
  product: Bytes,
  width: number,
  blockOf: (x: number, y: number) => number,
  reach: number,
): ReadonlySet<number> {
  const near = new Set<number>()
  const columns = Math.ceil(width / reach)
  const known = new Set<number>()
  for (let index = 0; index < product.length; index++) {
    if ((product[index] ?? 0) < SOLID) continue
    known.add(blockOf(index % width, Math.floor(index / width)))
  }
  for (const block of known)
    for (const row of [-columns, 0, columns]) for (const column of [-1, 0, 1]) near.add(block + row + column)
  return near
}
