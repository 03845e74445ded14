import sharp from 'sharp'

export const SIDE_PX = 800

/** How much of each pixel the product covers, and the product with its shadow; from 0 to 1. */
export type Matte = { readonly goods: Float32Array; readonly opacity: Float32Array }

/** So near to the picture's rim a shadow begins to fade. */
const RIM_PX = 160
/** Between these distances to the product it fades too. */
const REACH_PX = [50, 250] as const
/** Much fainter than this it is drawn out to nothing. */
const TOE = 0.008

/** The shadow of a lamp nearby: it ends before the picture does, and without a rim of its own. */
export function withTidyShadow({ goods, opacity }: Matte): Matte {
  const distances = distancesTo(goods)
  return {
    goods,
    opacity: opacity.map((share, at) => {
      const product = goods[at] as number
      if (product > 0.995) return share
      const shadow = Math.max(0, share - product) / (1 - product)
      const drawnOut = shadow ** 2 / (shadow + TOE)
      const [x, y] = [at % SIDE_PX, Math.floor(at / SIDE_PX)]
      const toRim = Math.min(x, y, SIDE_PX - 1 - x, SIDE_PX - 1 - y) / RIM_PX
      const toProduct = (REACH_PX[1] - (distances[at] as number)) / (REACH_PX[1] - REACH_PX[0])
      return product + (1 - product) * drawnOut * eased(toRim) * eased(toProduct)
    }),
  }
}

const eased = (share: number) => {
  const within = Math.min(1, Math.max(0, share))
  return within ** 2 * (3 - 2 * within)
}

/** Of each pixel to the product, in pixels: once down and once up, along the four neighbors that were visited before. */
export function distancesTo(goods: Float32Array): Float32Array {
  const found = goods.map((share) => (share > 0.5 ? 0 : SIDE_PX * 2))
  const steps = [
    [-1, 0, 1],
    [0, -1, 1],
    [-1, -1, Math.SQRT2],
    [1, -1, Math.SQRT2],
  ] as const
  for (const way of [1, -1])
    for (let step = 0; step < found.length; step++) {
      const at = way === 1 ? step : found.length - 1 - step
      const [x, y] = [at % SIDE_PX, Math.floor(at / SIDE_PX)]
      for (const [right, down, length] of steps) {
        const [column, row] = [x + right * way, y + down * way]
        if (column < 0 || row < 0 || column >= SIDE_PX || row >= SIDE_PX) continue
        const through = (found[row * SIDE_PX + column] as number) + length
        if (through < (found[at] as number)) found[at] = through
      }
    }
  return found
}

/** Two gray tiles, one below the other: the product, and the product with its shadow. */
export async function writeMatte({ goods, opacity }: Matte, file: string): Promise<void> {
  const bytes = Buffer.from([...goods, ...opacity].map((share) => Math.round(share * 255)))
  await sharp(bytes, { raw: { width: SIDE_PX, height: SIDE_PX * 2, channels: 1 } })
    .toColorspace('b-w')
    .webp({ quality: 88, effort: 5 })
    .toFile(file)
}
