import sharp from 'sharp'

/** Mail programs do not all know WebP, and some cut what is large. */
export function jpegForMail(picture: Uint8Array, side: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
