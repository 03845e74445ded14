import type { FastifyRequest } from 'fastify'

/** A look at a product's page. */
export type PageView = { shop: string; genericId: number; ip: string; agent: string | undefined }

const productPage =
  /^(?:\/[a-z][a-z0-9-]*)?\/product-detail\/(?:[^/]+\/)?(?:simple|curva)\/[^/?]*?(\d{1,9})(?:\.data)?(?:\?|$)/

/**
 * Undefined for every other page. What is fetched before it is clicked counts too: it is fetched when somebody
 * points at the product, and the click after it asks nothing.
 */
export function pageViewOf(
  { url, ip, headers }: Pick<FastifyRequest, 'url' | 'ip' | 'headers'>,
  shop: string,
): PageView | undefined {
  const [, id] = productPage.exec(url) ?? []
  return id ? { shop, genericId: Number(id), ip, agent: headers['user-agent'] } : undefined
}
