import type { Banner } from '@estampa/domain/shops'
import type { CardProduct } from '../catalog/tiles/card-product.ts'
import type { homeMessages } from '../messages/home.ts'

export type HomeBanner = {
  title: string
  text: string
  action: string
  /** Inside of the shop: `/products-list/all`. */
  link: string
  image: { url: string; color?: string | undefined; focus?: Banner['focus'] } | undefined
}

/** The shop's banners; without any, one with the shop's own words over its first featured product. */
export function toBanners(
  own: readonly Banner[],
  featured: readonly CardProduct[],
  t: typeof homeMessages.arg,
): HomeBanner[] {
  if (own.length > 0) {
    return own.map(({ image_url, focus, ...banner }) => ({
      ...banner,
      image: image_url ? { url: image_url, focus } : undefined,
    }))
  }
  const picture = featured.find((product) => product.featured_img)?.featured_img
  return [
    {
      title: t.banner_title,
      text: t.banner_text,
      action: t.banner_action,
      link: '/products-list/all',
      image: picture ? { url: picture.image_url, color: picture.color ?? undefined } : undefined,
    },
  ]
}
