import { type Area, imagesOf, type Product, type ProductImage, type Variant } from '../catalog/product.ts'

/** The picture on which an area is shown, in the chosen colour where the same view of it exists. */
export function stageImage(
  product: Product,
  area: Area,
  variant: Variant | undefined,
): ProductImage | undefined {
  const shown = product.images.find((image) => image.image_url === area.placement.image_url)
  if (!shown || !variant || shown.variant === null) return shown
  const own = ofColour(product, variant.color, variant.sku)
  const sibling = product.products.find((one) => one.sku === shown.variant)
  const views = sibling ? ofColour(product, sibling.color, sibling.sku) : []
  const same = own[views.indexOf(shown)]
  const isSameView = same && same.width * shown.height === same.height * shown.width
  return isSameView ? same : shown
}

function ofColour(product: Product, color: string, sku: string): readonly ProductImage[] {
  const skus = product.products.filter((one) => color !== '' && one.color === color).map((one) => one.sku)
  const all = imagesOf(product, [sku, ...skus]).filter((image) => image.variant !== null)
  return [...all].sort((a, b) => a.order - b.order)
}
