import { pictureSource } from '../../catalog/tiles/picture-source.ts'
import type { HomeBanner } from '../banners.ts'

export function bannerPicture({ url, color }: NonNullable<HomeBanner['image']>) {
  return pictureSource({ image_url: url, color: color ?? null })
}
