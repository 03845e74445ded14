import { type Cart, type CartProduct, startDirect, withProducts } from '@estampa/domain/cart'
import type { Refusal } from '@estampa/domain/refusal'

/** What was added to the cart, the line that holds it there, and that line as it was before. */
export type AddedLine = { line: CartProduct; shoppingCartUUID: string; before: CartProduct | undefined }

export function findAdded(before: Cart, after: Cart, line: CartProduct): AddedLine {
  const holder = after.products.find((one) => !before.products.includes(one)) ?? line
  const { shoppingCartUUID } = holder
  return {
    line,
    shoppingCartUUID,
    before: before.products.find((one) => one.shoppingCartUUID === shoppingCartUUID),
  }
}

/** Buys what was added and nothing else; the cart is what it was before. */
export function buyAlone(cart: Cart, { line, shoppingCartUUID, before }: AddedLine): Cart | Refusal {
  const products = cart.products.flatMap((one) =>
    one.shoppingCartUUID === shoppingCartUUID ? (before ?? []) : one,
  )
  return startDirect(withProducts(cart, products), line)
}
