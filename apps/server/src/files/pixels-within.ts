import type { Rgba } from '@estampa/artwork/pixels'
import sharp from 'sharp'

/** A picture's pixels, in sRGB with their opacity; made smaller where a side is longer than `side`. */
export async function pixelsWithin(bytes: Uint8Array, side: number): Promise<Rgba> {
  const { data, info } = await sharp(bytes)
    // sharper kernels leave halos, which would be colors of their own
    .resize({ width: side, height: side, fit: 'inside', kernel: 'linear', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
