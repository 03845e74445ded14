import sharp from 'sharp'
import { SIDE_PX } from './matte.ts'

/** Values from 0 to 1 that are known where `free` is 1, else as the mean of what lies around. */
export async function spreadWithin(
  free: Float32Array,
  values: Float32Array,
  radius: number,
): Promise<Float32Array> {
  const [sum, weight] = await Promise.all([
    blurred(
      values.map((value, at) => value * (free[at] as number)),
      radius,
    ),
    blurred(free, radius),
  ])
  return values.map((value, at) =>
    (weight[at] as number) < 1 ? value : (sum[at] as number) / (weight[at] as number),
  )
}

/** Values from 0 to 1, blurred, from 0 to 255. */
export function blurred(values: Float32Array, radius: number): Promise<Buffer> {
  return sharp(Buffer.from(values.map((value) => value * 255)), {
    raw: { width: SIDE_PX, height: SIDE_PX, channels: 1 },
  })
    .blur(radius)
    .extractChannel(0)
    .raw()
    .toBuffer()
}
