import { pictureSource } from '../../catalog/tiles/picture-source.ts'
import type { HomeBanner } from '../banners.ts'

/** A shop that chose what of the picture stays in sight has it so in every template. */
export function bannerPicture({ url, color, focus }: NonNullable<HomeBanner['image']>) {
  const source = pictureSource({ image_url: url, color: color ?? null })
  return focus ? { ...source, focus: `${focus.x}% ${focus.y}%` } : source
}
