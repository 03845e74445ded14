import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { builderPath, customizePath } from '../catalog/product-path.ts'
import { toLineView } from './line-view.ts'

/** It was made in the editor, not of single logos. */
export function isDesigned(line: CartProduct): boolean {
  return customizationOf(line)?.views.some(({ elements }) => elements.length > 0) ?? false
}

/** Back to where the line was made, with its units and its own uuid. */
export function editPath(line: CartProduct): string {
  const quantities = Object.fromEntries(toLineView(line).rows.map(({ sku, quantity }) => [sku, quantity]))
  const path = isDesigned(line) ? builderPath : customizePath
  return `${path(line.generic, quantities)}&line=${line.shoppingCartUUID}`
}
