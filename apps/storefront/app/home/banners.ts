import type { CardProduct } from '../catalog/tiles/card-product.ts'
import type { homeMessages } from '../messages/home.ts'

type ShopBanner = { title: string; text: string; action: string; link: string; image_url: string }

export type HomeBanner = {
  title: string
  text: string
  action: string
  /** Inside of the shop: `/products-list/all`. */
  link: string
  image: { url: string; color?: string | undefined } | undefined
}

/** The shop's banners; without any, one with the shop's own words over its first featured product. */
export function toBanners(
  own: readonly ShopBanner[],
  featured: readonly CardProduct[],
  t: typeof homeMessages.arg,
): HomeBanner[] {
  if (own.length > 0) {
    return own.map(({ image_url, ...banner }) => ({
      ...banner,
      image: image_url ? { url: image_url } : undefined,
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
