import { activeProducts, type Cart, type CartProduct, startDirect, withProducts } from '@estampa/domain/cart'
import { isRefusal } from '@estampa/domain/refusal'

/** A line as it was before something of it was removed, and where it stood. */
export type RemovedLine = { line: CartProduct; index: number; isDirect: boolean }

export function findRemoved(before: Cart, after: Cart): RemovedLine | null {
  const left = new Map(activeProducts(after).map((line) => [line.shoppingCartUUID, line]))
  const products = activeProducts(before)
  const index = products.findIndex((line) => left.get(line.shoppingCartUUID) !== line)
  const line = products[index]
  return line ? { line, index, isDirect: before.mode === 'direct' } : null
}

/** Brings back what was removed and nothing else: changes made meanwhile stay. */
export function restoreRemoved(cart: Cart, { line, index, isDirect }: RemovedLine): Cart {
  if (isDirect) {
    const direct = startDirect(cart, line)
    return isRefusal(direct) ? cart : direct
  }
  const present = cart.products.find((one) => one.shoppingCartUUID === line.shoppingCartUUID)
  if (!present) return withProducts(cart, cart.products.toSpliced(index, 0, line))
  const whole = withRowsOf(present, line)
  return withProducts(
    cart,
    cart.products.map((one) => (one === present ? whole : one)),
  )
}

function withRowsOf(present: CartProduct, before: CartProduct): CartProduct {
  if (present.type !== 'ProductoCurva' || before.type !== 'ProductoCurva') return present
  const now = new Map(present.value.map((row) => [row.shoppingCartUUID, row]))
  const added = present.value.filter(
    (row) => !before.value.some((one) => one.shoppingCartUUID === row.shoppingCartUUID),
  )
  return { ...present, value: [...before.value.map((row) => now.get(row.shoppingCartUUID) ?? row), ...added] }
}
