const CHECKOUT = ['/checkout', '/pre-order']
/** The cart summary offers no removal on pages where a person is buying or decorating. */
const WITHOUT_REMOVE = [...CHECKOUT, '/customize-product']

export function showsRemove(path: string): boolean {
  return !WITHOUT_REMOVE.includes(withoutSlash(path))
}

/** The checkout button is hidden inside the checkout. */
export function offersCheckout(path: string): boolean {
  return !CHECKOUT.includes(withoutSlash(path))
}

const withoutSlash = (path: string) => path.replace(/\/$/, '')
