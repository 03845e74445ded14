import { areaPicture } from '@estampa/domain/catalog/area-picture'
import type { Area, Product, ProductImage, Variant } from '../catalog/product.ts'

/** The picture on which an area is shown, in the chosen colour where the same view of it exists. */
export function stageImage(
  product: Product,
  area: Area,
  variant: Variant | undefined,
): ProductImage | undefined {
  return areaPicture(product, area.placement, variant)
}
