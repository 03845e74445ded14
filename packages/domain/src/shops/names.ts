import { type Refusal, refuse } from '../refusal.ts'

/**
 * First segments of addresses that the server or its pages keep for themselves: at a shop's own host the segments of its
 * pages are first ones too.
 */
const reservedNames = new Set([
  'about',
  'abp',
  'account',
  'admin',
  'api',
  'arrepentimiento',
  'assets',
  'auth',
  'baja',
  'build',
  'catalog',
  'certificates',
  'checkout',
  'color-palette',
  'confirm-purchase',
  'customize-product',
  'demo',
  'docs',
  'enter',
  'favicon',
  'favorites',
  'files',
  'first-start',
  'fonts',
  'guest',
  'health',
  'healthz',
  'images',
  'img',
  'invitation',
  'livez',
  'mail',
  'mailbox',
  'manual',
  'metrics',
  'new-shop',
  'openapi',
  'operator',
  'orders',
  'pictures',
  'policy',
  'pre-order',
  'privacy',
  'product-builder',
  'product-detail',
  'products-list',
  'public',
  'quote',
  'quotes',
  'readyz',
  'reset',
  'robots',
  'root',
  'see-as-customer',
  'shopping-cart',
  'shops',
  'sitemap',
  'static',
  'swagger',
  'swagger-ui',
  'terms',
  'uploads',
  'users',
  'v1',
  'var',
  'webhooks',
  'well-known',
  'www',
])

/** A shop's name is its first segment: 2 to 40 lower-case letters, digits and inner dashes, and not the server's. */
export function checkShopName(name: string): string | Refusal {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 40) {
    return refuse('shop_name_format')
  }
  return reservedNames.has(name) ? refuse('shop_name_reserved', { name }) : name
}

/** An address from what a shop is called; '' where nothing of it would do. */
export function suggestShopName(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '')
}
