/** The weave of cloth that is seen from near: pictures of products are too coarse for it. */
import type { PicturePasses } from '@estampa/artwork/mockup'
import type { Fabric } from '@estampa/domain/customization/fabric'

/** Brightness of the weave, −1 to 1, by millimeters across and down. */
type Weave = (x: number, y: number) => number

const wave = (turns: number) => Math.cos(2 * Math.PI * turns)
const sawtooth = (turns: number) => Math.abs(2 * (turns - Math.floor(turns)) - 1)

/** Stitches in columns, each a V of two legs. */
const knitted: Weave = (x, y) => 0.55 * wave(y / 0.85 + 0.5 * sawtooth(x / 1.1)) - 0.45 * wave(x / 1.1)
/** Ribs that climb to the right. */
const twilled: Weave = (x, y) => wave((0.55 * x + y) / 0.9)
const plain: Weave = (x, y) => wave(x / 0.7) * wave(y / 0.7)

const weaves: Readonly<Record<Fabric, Weave | null>> = {
  firm: plain,
  shirting: plain,
  twill: twilled,
  cap: twilled,
  knit: knitted,
  performance: knitted,
  // its pile hides what it is knitted of
  fleece: null,
}
const STRENGTH = 0.028
/** Added to a byte before its share is taken, so that the weave of dark cloth is seen too. */
const LEAST = 45
/** Light from which a pixel is full of cloth, as passes are written. */
const FULL_LIGHT = 40

/** Draws the weave on what of the picture has the product's own colors, in place. */
export function drawWeave(
  picture: { readonly data: Uint8Array },
  passes: PicturePasses,
  fabric: Fabric,
  pixelsPerMm: number,
): void {
  const weave = weaves[fabric]
  if (!weave) return
  const { width, height } = passes
  const tile = width * height * 3
  for (let at = 0; at < width * height; at++) {
    const light = (passes.data[tile + at * 3] ?? 0) + (passes.data[2 * tile + at * 3] ?? 0)
    const share = STRENGTH * Math.min(1, light / FULL_LIGHT)
    const change = share * weave((at % width) / pixelsPerMm, Math.floor(at / width) / pixelsPerMm)
    for (let channel = at * 4; channel < at * 4 + 3; channel++) {
      const own = picture.data[channel] ?? 0
      picture.data[channel] = Math.min(255, Math.max(0, own + change * (own + LEAST)))
    }
  }
}
