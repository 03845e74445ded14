import { pictureSource } from '../../catalog/picture-source.ts'
import type { Banner } from '../banners.ts'

export function bannerPicture({ url, color }: NonNullable<Banner['image']>) {
  return pictureSource({ image_url: url, color: color ?? null })
}
