/**
 * Which host serves which shop. Scripts of a shop, its tag manager's too, see whatever is kept in the browser under
 * their origin. So a shop's host serves that shop alone, and a shop that has a host stands nowhere else.
 */
import type { FastifyRequest } from 'fastify'

export type ShopHosts = {
  /** The shop that answers at this host, by any of its names. */
  shopAt: (host: string) => Promise<{ shop: string; isMain: boolean } | undefined>
  /** Where the pages of a shop stand that has a host of its own. */
  ownOriginOf: (shop: string) => Promise<string | undefined>
}

/**
 * 301 leads to where the shop stands, 302 to its first page. The main host of a shop is its own: no address there names
 * it, and `isAtRoot` says so.
 */
export type HostDecision =
  | { serve: string; isAtRoot: boolean }
  | 'missing'
  | { redirect: string; status: 301 | 302 }

/** Where a page or file of this shop is to be had when it is asked for at this host; '' is no shop's. */
export async function decideHost(
  { shopAt, ownOriginOf }: ShopHosts,
  { host, url }: Pick<FastifyRequest, 'host' | 'url'>,
  shop: string,
): Promise<HostDecision> {
  const at = await shopAt(host)
  const hosted = at?.shop ?? shop
  const origin = hosted === '' ? undefined : await ownOriginOf(hosted)
  if (origin !== undefined) {
    const short = withoutShop(url, hosted)
    if (!at?.isMain || short !== url) return { redirect: origin + short, status: 301 }
    return { serve: hosted, isAtRoot: true }
  }
  if (at === undefined) return { serve: shop, isAtRoot: false }
  if (url === '/') return { redirect: `/${at.shop}`, status: 302 }
  return shop === at.shop || shop === '' ? { serve: shop, isAtRoot: false } : 'missing'
}

/** `/pampa/about` as it is at the host of pampa: `/about`. The framework's data of `/pampa` are those of its root. */
export function withoutShop(url: string, shop: string): string {
  const first = `/${shop}`
  if (!url.startsWith(first)) return url
  const rest = url.slice(first.length)
  if (rest === '' || /^\/?\?/.test(rest)) return `/${rest.replace(/^\//, '')}`
  if (/^\.data(\?|$)/.test(rest)) return `/_root${rest}`
  return rest.startsWith('/') ? rest : url
}
