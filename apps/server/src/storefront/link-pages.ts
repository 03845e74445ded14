import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'

/** The shop that the address of a link names. At a shop's own host there is no other shop. */
export async function shopOfLink(
  { host, params }: { host: string; params: { shop: string } },
  { shops }: Pick<Services, 'shops'>,
): Promise<Shop | undefined> {
  const [named, hosted] = await Promise.all([shops.byName(params.shop), shops.byHost(host)])
  return hosted && hosted.id !== named?.id ? undefined : named
}

/** What a link of ours carries; undefined: it is none. */
export function secretOf(link: unknown): string | undefined {
  return typeof link === 'string' && /^[\w-]{43}$/.test(link) ? link : undefined
}
