import sharp from 'sharp'
import { type Matte, SIDE_PX } from './matte.ts'
import { spreadWithin } from './spread.ts'

/** Of 255: darker light than this on a product is a shadow on the ground. */
const LEAST_LIGHT = 7
/** Passes are written up to one and a half of white; this is the share of white that a byte of them stands for on a screen. */
const MIRRORED = 1.5 ** (1 / 2.2)

/** From here on what glass mirrors is a highlight; less is the room, which hardly covers a ground. */
const HIGHLIGHT = 0.45
/** So much is left of it: there is glass. */
const TRACE = 6 / 255

function veilOf(mirrored: number): number {
  const share = Math.min(1, mirrored / HIGHLIGHT)
  return Math.max(Math.min(TRACE, mirrored), mirrored * share * share * (3 - 2 * share))
}

export async function matteOfPasses(file: string): Promise<Matte> {
  const { data, info } = await sharp(file, { limitInputPixels: 60_000_000 })
    .removeAlpha()
    .resize(SIDE_PX, SIDE_PX * 4, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tile = info.width * SIDE_PX * 3
  const opacity = new Float32Array(SIDE_PX * SIDE_PX)
  const lit = new Uint8Array(opacity.length)
  for (let index = 0; index < opacity.length; index++) {
    const light = (from: number) =>
      Math.max(...[0, 1, 2].map((channel) => data[from + index * 3 + channel] as number))
    // what glass mirrors is added to the ground: it covers as much of it as it is light
    opacity[index] = Math.max(
      (data[3 * tile + index * 3] as number) / 255,
      veilOf(Math.min(1, (MIRRORED * light(0)) / 255)),
    )
    const isOpaque = (opacity[index] as number) > 0.985
    lit[index] = isOpaque || Math.max(light(0), light(tile), light(2 * tile)) > LEAST_LIGHT ? 1 : 0
  }
  const goods = opacity.map((share, index) => (lit[index] ? share : 0))
  return { goods, opacity: await withCalmShadow(goods, opacity) }
}

/** Up to this opacity a shadow is as soft as what is around it, from the other one on it is nearly as it was traced. */
const FAINT = [0.1, 0.3] as const
const CALM_PX = 14
const GRAIN_PX = 2.5
/** So dark the table is far from the product too: that is not its shadow. */
const UNLIT = 0.03

/** Few rays tell a faint shadow, so it has spots; they are spread where no product is. */
async function withCalmShadow(goods: Float32Array, opacity: Float32Array): Promise<Float32Array> {
  const free = goods.map((share) => (share === 0 ? 1 : 0))
  const [calm, fine] = await Promise.all(
    [CALM_PX, GRAIN_PX].map((radius) => spreadWithin(free, opacity, radius)),
  )
  return opacity.map((share, at) => {
    if (free[at] === 0) return share
    const own = Math.min(1, Math.max(0, (share - FAINT[0]) / (FAINT[1] - FAINT[0])))
    const soft = (fine?.[at] as number) * own + (calm?.[at] as number) * (1 - own)
    return asScreensBlend(Math.max(0, (soft - UNLIT) / (1 - UNLIT)))
  })
}

/** Light was traced as it is; screens blend what is coded for them. */
const asScreensBlend = (opacity: number) => 1 - (1 - Math.min(1, opacity)) ** (1 / 2.2)
