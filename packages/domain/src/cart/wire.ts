import type { LineToPrice } from '../pricing.ts'
import { customizationOf, skuQuantitiesOf } from './inspect.ts'
import type { CartProduct, ServerProduct } from './lines.ts'

/** Lines as they come back: each row shows its line's name and price and its own picture. */
export function fromServerLines(lines: readonly ServerProduct[]): CartProduct[] {
  return lines.map((line) => {
    if (line.type === 'ProductoSimple') return line
    const { name, featured_img, price } = line.generic
    const value = line.value.map((row) => ({
      ...row,
      generic: { name, featured_img: row.value.featuredImg ?? featured_img, price },
    }))
    return { ...line, value }
  })
}

/** The part of the lines that pricing needs, without any price that a client wrote. */
export function toPricing(lines: readonly (CartProduct | ServerProduct)[]): LineToPrice[] {
  return lines.map((line) => ({
    shoppingCartUUID: line.shoppingCartUUID,
    type: line.type,
    generic_id: line.generic.id,
    quantities: skuQuantitiesOf(line),
    customization: customizationOf(line),
  }))
}
