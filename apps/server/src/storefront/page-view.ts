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
  request: Pick<FastifyRequest, 'url' | 'ip' | 'headers'>,
  shop: string,
): PageView | undefined {
  const [, id] = productPage.exec(request.url) ?? []
  if (!id) return undefined
  // asks the system for the address: not for every page
  const { ip, headers } = request
  return { shop, genericId: Number(id), ip, agent: headers['user-agent'] }
}
