import type { MetaDescriptor } from 'react-router'
import type { ShopData } from './shop-data.ts'

type PageMetaInput = {
  shop: ShopData | undefined
  /** The title without the shop's name, which is added; none on the home page. */
  title?: string | undefined
  description?: string | undefined
  /** The page's address without what only sorts or tracks, e.g. `/pampa/about`. */
  path: string
  image?: string | null | undefined
  /** Pages of a person are not for search engines. */
  hidden?: boolean
}

/** Title, description, canonical address and Open Graph of a page, for its `meta` export. */
export function pageMeta({ shop, title, description, path, image, hidden }: PageMetaInput): MetaDescriptor[] {
  const name = shop?.config.name ?? ''
  const whole = title ? `${title} · ${name}` : name
  const canonical = `${shop?.origin ?? ''}${path}`
  return [
    { title: whole },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    { property: 'og:title', content: whole },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:url', content: canonical },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(image ? [{ property: 'og:image', content: new URL(image, shop?.origin).href }] : []),
  ]
}
