import sharp from 'sharp'
import type { Darkroom } from '../scenes/darkroom.ts'
import { orderOf } from '../scenes/orders.ts'
import type { ProductAppearance } from '../src/appearances/appearance.ts'
import { type Matte, SIDE_PX } from './matte.ts'

/** The shadow of a model is a warm dark gray; as black it would darken as much with this share of its opacity. */
const AS_BLACK = 0.86

/** What the scene of the product's pictures covers of each pixel: the renderer knows it, whatever the color. */
export async function matteOfScene(darkroom: Darkroom, appearance: ProductAppearance): Promise<Matte> {
  const [color] = appearance.colours
  if (!color) throw new Error(`${appearance.slug} has no color`)
  const order = orderOf(appearance, color)
  const { goods, opacity, sidePx } = await darkroom.page.evaluate(
    (asked) => window.estampa.cover(asked),
    order,
  )
  const [product, shaded] = await Promise.all([sharesOf(goods, sidePx), sharesOf(opacity, sidePx)])
  const darkness = appearance.cloth ? 1 : AS_BLACK
  return {
    goods: product,
    opacity: shaded.map((share, at) => {
      const covered = product[at] as number
      return covered + Math.max(0, share - covered) * darkness
    }),
  }
}

async function sharesOf(base64: string, sidePx: number): Promise<Float32Array> {
  const bytes = await sharp(Buffer.from(base64, 'base64'), {
    raw: { width: sidePx, height: sidePx, channels: 1 },
  })
    .resize(SIDE_PX, SIDE_PX, { kernel: 'mitchell' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return Float32Array.from(bytes, (byte) => byte / 255)
}
