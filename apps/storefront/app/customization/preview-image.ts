import { areaPicture } from '@estampa/domain/catalog/area-picture'
import type { PrintArea, Product, ProductImage, Variant } from '../catalog/product.ts'

/** The picture on which an area is shown, in the chosen color where the same view of it exists. */
export function findPreviewImage(
  product: Product,
  area: PrintArea,
  variant: Variant | undefined,
): ProductImage | undefined {
  return areaPicture(product, area.placement, variant)
}
