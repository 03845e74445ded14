/** Where somebody is in the middle of buying or decorating, the summary takes nothing away. */
const KEPT = ['/checkout', '/pre-order', '/customize-product']

export function showsRemove(pathname: string): boolean {
  const inShop = pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
  return !KEPT.includes(inShop)
}
