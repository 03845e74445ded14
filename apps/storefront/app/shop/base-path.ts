/**
 * What stands before every path of a shop: `/pampa` where shops share a host, nothing at a shop's own host. There its
 * pages stand right at the root, and the routes have no segment for the shop (`root-routes.ts`).
 */
export function basePathOf({ tenantName }: { readonly tenantName?: string | undefined }): string {
  return tenantName === undefined ? '' : `/${tenantName}`
}

/** A whole path, or one with its query, as it stands in its shop: `/pampa/about` is `/about`. */
export function pathInShop(path: string, base: string): string {
  const isInShop = path.startsWith(base) && /^([/?]|$)/.test(path.slice(base.length))
  const rest = isInShop ? path.slice(base.length) : path
  return rest.startsWith('/') ? rest : `/${rest}`
}
