import type { MetaDescriptor } from 'react-router'
import type { CardProduct } from './tiles/card-product.ts'
import { pictureSource } from './tiles/picture-source.ts'
import { productPath } from './tiles/product-path.ts'

type ListJsonLdInput = { products: readonly CardProduct[]; title: string; origin: string; base: string }

/** The structured data of a list for search engines. */
export function listJsonLd({ products, title, origin, base }: ListJsonLdInput): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      itemListElement: products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.name,
        url: `${origin}${base}${productPath(product)}`,
        ...(product.featured_img && {
          image: new URL(pictureSource(product.featured_img).src, `${origin}/`).href,
        }),
      })),
    },
  }
}

/** The way to a page: names and paths without the shop, from the home page on. */
export function breadcrumbsJsonLd(
  crumbs: readonly { name: string; path: string }[],
  { origin, base }: { origin: string; base: string },
): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${base}${path}`,
      })),
    },
  }
}
