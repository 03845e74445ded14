/**
 * The cart: lines with a uuid that the client makes. One cart is kept per person; «buy now» is the direct
 * mode, one product that leaves the cart untouched. A line that carries a customization never merges with
 * another. Quantities are whole, 1…1,000,000.
 */
import {
  checkLine,
  checkQuantity,
  customizationOf,
  hasSku,
  isDuplicate,
  isSameGeneric,
} from './cart/inspect.ts'
import type { CartProduct, ProductoCurva, ProductoSimple } from './cart/lines.ts'
import { mergeLine } from './cart/merge.ts'
import { isCustomized } from './customization.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

export { checkLine, customizationOf, totalQuantity } from './cart/inspect.ts'
export { type LineItem, type SavedPrice, toLineItem, uploadsOf } from './cart/line-item.ts'
export type {
  CartGeneric,
  CartProduct,
  CartTechnique,
  QuoteInfo,
  ServerProduct,
} from './cart/lines.ts'
export { fromServerLines } from './cart/lines.ts'
export { withoutOrdered } from './cart/merge.ts'
export {
  type CartChange,
  type LinePrices,
  priceEach,
  type RestoredCart,
  restoreLines,
  savedPriceOf,
} from './cart/restore.ts'
export {
  emptySavedCart,
  knownBy,
  mergeGuest,
  refusalInLine,
  type SavedCart,
  saveLines,
} from './cart/saved.ts'
export { withoutQuoted } from './cart/without-quoted.ts'

export type CartMode = null | 'cart' | 'direct'
export type Cart = {
  readonly products: readonly CartProduct[]
  /** The one product of the direct mode. */
  readonly directProduct: CartProduct | null
  readonly mode: CartMode
}
export type CartRules = { readonly isMultipleVariantDesigns: boolean }
export type QuoteAddition = {
  readonly cart: Cart
  readonly added: number
  readonly skipped: number
  readonly notice: Refusal | null
}

export const emptyCart: Cart = { products: [], directProduct: null, mode: null }

/** The lines that are being bought: the direct product in direct mode, else the cart's lines. */
export function activeProducts(cart: Cart): readonly CartProduct[] {
  if (cart.mode !== 'direct') return cart.products
  return cart.directProduct ? [cart.directProduct] : []
}

export function withProducts(cart: Cart, products: readonly CartProduct[]): Cart {
  return { ...cart, products, mode: cart.mode ?? 'cart' }
}

/**
 * Adds a line, in this order: buying now replaces the one product; a duplicate is refused where the shop
 * wants no second design; a decorated line or the first of its generic is a new line; a plain simple one
 * adds to the plain line of its sku; a plain curve merges row by row.
 */
export function addLine(cart: Cart, line: CartProduct, rules: CartRules): Cart | Refusal {
  const refusal = checkLine(line)
  if (refusal) return refusal
  if (cart.mode === 'direct') return startDirect(cart, line)
  const duplicate = cart.products.find((one) => isDuplicate(one, line))
  if (duplicate && !rules.isMultipleVariantDesigns) {
    return refuse('already_in_cart', { shoppingCartUUID: duplicate.shoppingCartUUID })
  }
  const target = isCustomized(customizationOf(line)) ? undefined : findMergeTarget(cart.products, line)
  if (!target) return withProducts(cart, [...cart.products, line])
  const merged = mergeLine(target, line)
  return isRefusal(merged) ? merged : withProducts(cart, replace(cart.products, merged))
}

function findMergeTarget(products: readonly CartProduct[], line: CartProduct): CartProduct | undefined {
  const plain = products.filter((one) => isSameGeneric(one, line) && !isCustomized(customizationOf(one)))
  return line.type === 'ProductoSimple' ? plain.find((one) => hasSku(one, line.value.sku)) : plain[0]
}

function replace(products: readonly CartProduct[], line: CartProduct): readonly CartProduct[] {
  return products.map((one) => (one.shoppingCartUUID === line.shoppingCartUUID ? line : one))
}

/** Buy now: one product beside a cart that stays as it is. */
export function startDirect(cart: Cart, line: CartProduct): Cart | Refusal {
  const refusal = checkLine(line)
  return refusal ?? { ...cart, mode: 'direct', directProduct: line }
}

/** Back to the cart. */
export function resetMode(cart: Cart): Cart {
  return { ...cart, mode: 'cart', directProduct: null }
}

export function removeLine(cart: Cart, shoppingCartUUID: string): Cart {
  if (cart.mode === 'direct') {
    return cart.directProduct?.shoppingCartUUID === shoppingCartUUID ? resetMode(cart) : cart
  }
  return withProducts(
    cart,
    cart.products.filter((line) => line.shoppingCartUUID !== shoppingCartUUID),
  )
}

/** Removes one size and color; with its last row the line goes too. */
export function removeRow(cart: Cart, shoppingCartUUID: string, rowUUID: string): Cart {
  const line = activeProducts(cart).find((one) => one.shoppingCartUUID === shoppingCartUUID)
  if (line?.type !== 'ProductoCurva') return cart
  const value = line.value.filter((row) => row.shoppingCartUUID !== rowUUID)
  return value.length === 0 ? removeLine(cart, shoppingCartUUID) : withLine(cart, { ...line, value })
}

/** Sets the quantity of a simple line, or of one row of a curve line. */
export function setQuantity(
  cart: Cart,
  shoppingCartUUID: string,
  quantity: number,
  rowUUID?: string,
): Cart | Refusal {
  const refusal = checkQuantity(quantity)
  if (refusal) return refusal
  const line = activeProducts(cart).find((one) => one.shoppingCartUUID === shoppingCartUUID)
  if (!line) return refuse('line_not_found')
  if (customizationOf(line)?.roster?.length) return refuse('roster_sets_quantity', { shoppingCartUUID })
  const changed = line.type === 'ProductoSimple' ? setSimple(line, quantity) : setRow(line, quantity, rowUUID)
  if (isRefusal(changed)) return changed
  return checkLine(changed) ?? withLine(cart, changed)
}

function setSimple(line: ProductoSimple, quantity: number): ProductoSimple {
  return { ...line, value: { ...line.value, quantity } }
}

function setRow(line: ProductoCurva, quantity: number, rowUUID?: string): ProductoCurva | Refusal {
  if (!line.value.some((row) => row.shoppingCartUUID === rowUUID)) return refuse('line_not_found')
  const value = line.value.map((row) =>
    row.shoppingCartUUID === rowUUID ? { ...row, value: { ...row.value, quantity } } : row,
  )
  return { ...line, value }
}

function withLine(cart: Cart, line: CartProduct): Cart {
  return cart.mode === 'direct'
    ? { ...cart, directProduct: line }
    : withProducts(cart, replace(cart.products, line))
}

/**
 * An edited line in the place of the one with its uuid. Where the shop wants no second design, it may not
 * become the duplicate of another line; one that it was before already it may stay.
 */
export function replaceLine(cart: Cart, line: CartProduct, rules: CartRules): Cart | Refusal {
  const refusal = checkLine(line)
  if (refusal) return refusal
  const before = cart.products.find((one) => one.shoppingCartUUID === line.shoppingCartUUID)
  if (!before) return refuse('line_not_found')
  const duplicate = cart.products.find(
    (one) => one !== before && isDuplicate(one, line) && !isDuplicate(one, before),
  )
  if (duplicate && !rules.isMultipleVariantDesigns) {
    return refuse('already_in_cart', { shoppingCartUUID: duplicate.shoppingCartUUID })
  }
  return withProducts(cart, replace(cart.products, line))
}

/**
 * Adds what a quote offers, as new lines with new uuids, leaving out what the cart has already. All there:
 * refused. Some there: the rest is added and the notice says how many were not.
 */
export function addQuote(
  cart: Cart,
  quoteProducts: readonly CartProduct[],
  newUuid: () => string,
): QuoteAddition | Refusal {
  if (cart.mode === 'direct') return refuse('quote_needs_cart_mode')
  const missing = quoteProducts.filter((line) => !cart.products.some((one) => isDuplicate(one, line)))
  const skipped = quoteProducts.length - missing.length
  if (missing.length === 0) return refuse('quote_all_present')
  const added = missing.map((line) => withNewUuids(line, newUuid))
  return {
    cart: withProducts(cart, [...cart.products, ...added]),
    added: added.length,
    skipped,
    notice: skipped === 0 ? null : refuse('quote_partly_present', { count: skipped }),
  }
}

function withNewUuids(line: CartProduct, newUuid: () => string): CartProduct {
  if (line.type === 'ProductoSimple') return { ...line, shoppingCartUUID: newUuid() }
  const value = line.value.map((row) => ({ ...row, shoppingCartUUID: newUuid() }))
  return { ...line, shoppingCartUUID: newUuid(), value }
}
