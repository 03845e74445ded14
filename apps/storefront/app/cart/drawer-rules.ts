const CHECKOUT = ['/checkout', '/pre-order']
/** Where somebody is in the middle of buying or decorating, the summary takes nothing away. */
const KEPT = [...CHECKOUT, '/customize-product']

export function showsRemove(pathname: string): boolean {
  return !KEPT.includes(pathInShop(pathname))
}

/** Nobody in the checkout is sent there. */
export function offersCheckout(pathname: string): boolean {
  return !CHECKOUT.includes(pathInShop(pathname))
}

function pathInShop(pathname: string): string {
  return pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
}
