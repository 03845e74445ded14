import type { Refusal } from '../refusal.ts'
import { checkLine } from './inspect.ts'
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

/** The cart after an order: the lines that were bought are gone. */
export function withoutOrdered(
  products: readonly CartProduct[],
  ordered: readonly string[],
): readonly CartProduct[] {
  return products.filter((line) => !ordered.includes(line.shoppingCartUUID))
}
