import { isCustomized } from '../customization.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { checkLine, customizationOf, hasSku, isSameGeneric } from './inspect.ts'
import type { CartProduct, ProductoCurva } from './lines.ts'

/** The first line with the quantities of the second added, sku by sku. It keeps its uuids. */
export function mergeLine(into: CartProduct, line: CartProduct): CartProduct | Refusal {
  const merged = addQuantities(into, line)
  return checkLine(merged) ?? merged
}

function addQuantities(into: CartProduct, line: CartProduct): CartProduct {
  if (into.type === 'ProductoCurva' && line.type === 'ProductoCurva') return mergeCurve(into, line)
  if (into.type !== 'ProductoSimple' || line.type !== 'ProductoSimple') {
    throw new TypeError('Only lines of one type merge')
  }
  const quantity = into.value.quantity + line.value.quantity
  return { ...into, value: { ...into.value, quantity } }
}

function mergeCurve(into: ProductoCurva, line: ProductoCurva): ProductoCurva {
  const rows = [...into.value]
  for (const row of line.value) {
    const index = rows.findIndex((one) => one.value.sku === row.value.sku)
    const present = rows[index]
    if (!present) rows.push(row)
    else {
      const quantity = present.value.quantity + row.value.quantity
      rows[index] = { ...present, value: { ...present.value, quantity } }
    }
  }
  return { ...into, value: rows }
}

/**
 * At login the guest's lines join the saved cart. The same uuid is the same line, as the person last saw
 * it; equal plain skus are summed; everything else is appended. Nothing is refused: a sum that would be
 * too large stays a line of its own.
 */
export function mergeAtLogin(
  guest: readonly CartProduct[],
  saved: readonly CartProduct[],
): readonly CartProduct[] {
  return guest.reduce<readonly CartProduct[]>(joinLine, saved)
}

function joinLine(products: readonly CartProduct[], line: CartProduct): readonly CartProduct[] {
  if (products.some((one) => one.shoppingCartUUID === line.shoppingCartUUID)) {
    return products.map((one) => (one.shoppingCartUUID === line.shoppingCartUUID ? line : one))
  }
  const target = isCustomized(customizationOf(line)) ? undefined : findPlain(products, line)
  const merged = target && mergeLine(target, line)
  if (!merged || isRefusal(merged)) return [...products, line]
  return products.map((one) => (one === target ? merged : one))
}

function findPlain(products: readonly CartProduct[], line: CartProduct): CartProduct | undefined {
  return products.find((one) => {
    if (!isSameGeneric(one, line) || isCustomized(customizationOf(one))) return false
    return line.type === 'ProductoCurva' || hasSku(one, line.value.sku)
  })
}

/** The cart after an order: the lines that were bought are gone. */
export function withoutOrdered(
  products: readonly CartProduct[],
  ordered: readonly string[],
): readonly CartProduct[] {
  return products.filter((line) => !ordered.includes(line.shoppingCartUUID))
}
