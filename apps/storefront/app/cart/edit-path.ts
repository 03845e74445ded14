import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { isDesigned } from '@estampa/domain/customization'
import { isOnePicture } from '@estampa/domain/customization/art'
import { builderPath, customizePath } from '../catalog/tiles/product-path.ts'
import { toLineView } from './line-view.ts'

/** A place of it shows more than one picture as it was uploaded: only the editor can change that. */
export function needsBuilder(line: CartProduct): boolean {
  const views = customizationOf(line)?.views ?? []
  return views.some((view) => isDesigned(view) && !isOnePicture(view))
}

/** Back to where the line was made, with its units and its own uuid. */
export function editPath(line: CartProduct): string {
  const quantities = Object.fromEntries(toLineView(line).rows.map(({ sku, quantity }) => [sku, quantity]))
  const path = needsBuilder(line) ? builderPath : customizePath
  return `${path(line.generic, quantities)}&line=${line.shoppingCartUUID}`
}
