import { pictureSource } from '../../catalog/tiles/picture-source.ts'
import type { HomeBanner } from '../banners.ts'

/** Wide art has its empty half at the left, where the words stand, and its products just short of the right edge. */
const usualFocus = '92% 50%'

/** A shop that chose what of the picture stays in sight has it so in every template. */
export function bannerPicture({ url, color, focus }: NonNullable<HomeBanner['image']>) {
  const source = pictureSource({ image_url: url, color: color ?? null })
  return { ...source, focus: focus ? `${focus.x}% ${focus.y}%` : usualFocus }
}
