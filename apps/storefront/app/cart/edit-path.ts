import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { isOnePicture } from '@estampa/domain/customization/art'
import { builderPath, customizePath } from '../catalog/tiles/product-path.ts'
import { toLineView } from './line-view.ts'

/** A place of it shows more than one picture as it was uploaded: only the editor can change that. */
export function isDesigned(line: CartProduct): boolean {
  const views = customizationOf(line)?.views ?? []
  return views.some((view) => view.elements.length > 0 && !isOnePicture(view))
}

/** Back to where the line was made, with its units and its own uuid. */
export function editPath(line: CartProduct): string {
  const quantities = Object.fromEntries(toLineView(line).rows.map(({ sku, quantity }) => [sku, quantity]))
  const path = isDesigned(line) ? builderPath : customizePath
  return `${path(line.generic, quantities)}&line=${line.shoppingCartUUID}`
}
