import { defaultCountry, languages, localeOf } from '@estampa/domain/countries/languages'
import type { MetaDescriptor } from 'react-router'
import { productMessages } from '../messages/product.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { ShopData } from '../shop/shop-data.ts'
import { breadcrumbsJsonLd } from './json-ld.ts'
import type { Product } from './product.ts'
import { pictureSource } from './tiles/picture-source.ts'
import { productPath } from './tiles/product-path.ts'

/** `base`: before every path of the shop. */
type ProductMetaInput = { shop: ShopData | undefined; product: Product; base: string }

/** The title, description, address and structured data of a product. */
export function productMeta({ shop, product, base }: ProductMetaInput): MetaDescriptor[] {
  const t = productMessages[localeOf(shop?.config.environment)]
  const path = base + productPath(product)
  const [text = ''] = product.description.split('\n')
  const description = text.length > 40 ? text.slice(0, 300) : t.meta_description(product.name)
  const image = product.images.find((one) => one.main) ?? product.images[0]
  return [
    ...pageMeta({ shop, title: product.name, description, path, image: image && pictureSource(image).src }),
    jsonLd({ shop, product, base }, description),
    breadcrumbsJsonLd(breadcrumbsOf(shop, product), { origin: shop?.origin ?? '', base }),
  ]
}

function breadcrumbsOf(shop: ShopData | undefined, product: Product) {
  const family = product.families.find((one) => one.main) ?? product.families[0]
  return [
    { name: shop?.config.name ?? '', path: '' },
    ...(family ? [{ name: family.title, path: `/products-list/${family.url}` }] : []),
    { name: product.name, path: productPath(product) },
  ]
}

function jsonLd({ shop, product, base }: ProductMetaInput, description: string): MetaDescriptor {
  const origin = shop?.origin ?? ''
  const prices = product.products.flatMap((variant) => variant.tiers.map((tier) => tier.price_with_taxes))
  const isOnOrder = product.products.some((variant) => variant.availability === 'on_order')
  const stock = product.products.reduce((sum, variant) => sum + variant.stock, 0)
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.external_id,
      description,
      url: `${origin}${base}${productPath(product)}`,
      image: product.images.slice(0, 5).map((one) => new URL(pictureSource(one).src, `${origin}/`).href),
      ...(prices.length > 0 && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: languages[shop?.config.environment ?? defaultCountry].currency,
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          offerCount: product.products.length,
          availability: `https://schema.org/${stock > 0 ? 'InStock' : isOnOrder ? 'BackOrder' : 'OutOfStock'}`,
        },
      }),
    },
  }
}
