/**
 * A product without the ground that it was photographed on: its picture gets the transparency of its matte, two gray
 * tiles one below the other: how much of a pixel the product covers, and how much the product and its shadow do.
 */
import sharp, { type Sharp } from 'sharp'

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
  const cut = Buffer.alloc(count * 4)
  for (let index = 0; index < count; index++) {
    const product = cover[index] ?? 0
    const opacity = Math.max(product, cover[count + index] ?? 0)
    // lossy mattes are never quite empty
    if (opacity < FAINTEST) continue
    for (let channel = 0; channel < 3; channel++)
      cut[index * 4 + channel] = ((data[index * 3 + channel] ?? 0) * product) / opacity
    cut[index * 4 + 3] = opacity
  }
  return sharp(cut, { raw: { width, height, channels: 4 } })
}

const FAINTEST = 4
