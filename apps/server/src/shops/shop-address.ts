import type { Shop } from '../http/shop.ts'

/** Where a shop is served: its own host where it has one, else the installation's address; no slash at the end. */
export function shopOrigin({ host }: Pick<Shop, 'host'>, publicUrl: string): string {
  const { origin, protocol } = new URL(publicUrl)
  return host ? `${protocol}//${host}` : origin
}

/** Where the pages of a shop begin, without a slash at the end: at its own host no address names it. */
export function shopAddress(shop: Pick<Shop, 'name' | 'host'>, publicUrl: string): string {
  return shop.host ? shopOrigin(shop, publicUrl) : namedAddress(shop, publicUrl)
}

/** The same with the shop's name, also at its own host: for addresses that are registered elsewhere, or no pages. */
export function namedAddress(shop: Pick<Shop, 'name' | 'host'>, publicUrl: string): string {
  return `${shopOrigin(shop, publicUrl)}/${shop.name}`
}
