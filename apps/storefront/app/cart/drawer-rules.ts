const CHECKOUT = ['/checkout', '/pre-order']
/** The cart summary offers no removal on pages where a person is buying or decorating. */
const WITHOUT_REMOVE = [...CHECKOUT, '/customize-product']

export function showsRemove(pathname: string): boolean {
  return !WITHOUT_REMOVE.includes(pathInShop(pathname))
}

/** The checkout button is hidden inside the checkout. */
export function offersCheckout(pathname: string): boolean {
  return !CHECKOUT.includes(pathInShop(pathname))
}

function pathInShop(pathname: string): string {
  return pathname.replace(/^\/[^/]+/, '').replace(/\/$/, '')
}
