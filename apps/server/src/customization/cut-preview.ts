/** Runs on a worker thread: a decorated product, small, without the ground that it was photographed on. */
import sharp from 'sharp'
import { cutOutProduct } from '../files/cutout.ts'

export type PreviewToCut = {
  readonly picture: Uint8Array
  readonly matte: Uint8Array
  /** The longer side of the result, pixels. */
  readonly side: number
}

export async function cutPreview({ picture, matte, side }: PreviewToCut): Promise<Uint8Array> {
  const small = sharp(picture).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const cut = await cutOutProduct(small, Buffer.from(matte))
  return cut.webp({ quality: 82, effort: 2 }).toBuffer()
}
