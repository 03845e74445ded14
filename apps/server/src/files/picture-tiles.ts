/**
 * Pictures of the catalog as papers show them: JPEGs of one shape, made once and kept beside the other sizes
 * (`pictures-made/<name>.474x320.jpg`), so that a PDF takes their bytes as they are.
 */
import sharp from 'sharp'
import type { Files } from './files.ts'
import { findStoredPicture, MAX_CATALOG_PIXELS, nameOfPicture } from './pictures.ts'

/** Pixels. On a card 55 mm wide they are 217 and 154 dots per inch. */
export const tileSizes = { large: { width: 474, height: 320 }, small: { width: 336, height: 227 } } as const
export type TileSize = keyof typeof tileSizes

const PATIENCE_S = 20

/**
 * The tile of a picture's address (`/pictures/…`), kept or made now. Null where there is no picture that can be
 * read: that is found out anew each time, for it may be brought later.
 */
export async function findTile(files: Files, address: string, size: TileSize): Promise<Buffer | null> {
  const name = nameOfPicture(address)
  if (name === undefined) return null
  const { width, height } = tileSizes[size]
  const key = `pictures-made/${name}.${width}x${height}.jpg`
  const kept = await files.get(key)
  if (kept) return kept
  const bytes = await findStoredPicture(files, address, [480, 640])
  const tile = bytes && (await tileOf(bytes, tileSizes[size]).catch(() => null))
  if (tile) await files.put(key, tile, 'image/jpeg')
  return tile ?? null
}

/** Fills the sides that the picture lacks with its own edge, drawn out, so that a product stands on one background. */
async function tileOf(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_CATALOG_PIXELS })
    .timeout({ seconds: PATIENCE_S })
    .autoOrient()
    .resize({ width, height, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [Math.floor((width - info.width) / 2), Math.floor((height - info.height) / 2)]
  const [right, bottom] = [width - info.width - left, height - info.height - top]
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extend({ left, right, top, bottom, extendWith: 'copy' })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
