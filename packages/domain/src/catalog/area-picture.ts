import type { GenericImage } from '../catalog.ts'

type Image = Pick<GenericImage, 'image_url' | 'variant' | 'main' | 'order' | 'width' | 'height'>
type Pictured<One extends Image> = {
  readonly images: readonly One[]
  readonly products: readonly { readonly sku: string; readonly color: string }[]
}

/**
 * The picture on which an area is shown: in the variant's colour where the same view of it exists, else the one
 * on which the area was placed. Views are the same when they stand at the same place among their colour's pictures.
 */
export function areaPicture<One extends Image>(
  product: Pictured<One>,
  placement: { readonly image_url: string },
  variant: { readonly sku: string; readonly color: string } | undefined,
): One | undefined {
  const shown = product.images.find((image) => image.image_url === placement.image_url)
  if (!shown || !variant || shown.variant === null) return shown
  const sibling = product.products.find((one) => one.sku === shown.variant)
  const views = sibling ? picturesOfColour(product, sibling) : []
  const same = picturesOfColour(product, variant)[views.indexOf(shown)]
  const isSameView = same && same.width * shown.height === same.height * shown.width
  return isSameView ? same : shown
}

/** In their order; one size of a colour stands for all of them. */
function picturesOfColour<One extends Image>(
  { images, products }: Pictured<One>,
  { sku, color }: { readonly sku: string; readonly color: string },
): readonly One[] {
  const skus = new Set(
    products.filter((one) => color !== '' && one.color === color).map((one) => one.sku),
  ).add(sku)
  const own = images.filter((image) => image.variant !== null && skus.has(image.variant))
  return [...own].sort((a, b) => a.order - b.order)
}
