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

/** 301 leads to where the shop stands, 302 to its first page. */
export type HostDecision = 'serve' | 'missing' | { redirect: string; status: 301 | 302 }

/** Where a page or file of this shop is to be had when it is asked for at this host; '' is no shop's. */
export async function decideHost(
  { shopAt, ownOriginOf }: ShopHosts,
  { host, url }: Pick<FastifyRequest, 'host' | 'url'>,
  shop: string,
): Promise<HostDecision> {
  const at = await shopAt(host)
  const hosted = at?.shop ?? shop
  const origin = hosted === '' ? undefined : await ownOriginOf(hosted)
  if (origin !== undefined && !at?.isMain) return { redirect: origin + url, status: 301 }
  if (at === undefined) return 'serve'
  if (url === '/') return { redirect: `/${at.shop}`, status: 302 }
  return shop === at.shop || shop === '' ? 'serve' : 'missing'
}
