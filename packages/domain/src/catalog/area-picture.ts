import type { GenericImage } from '../catalog.ts'

type AreaImage = Pick<GenericImage, 'image_url' | 'variant' | 'main' | 'order' | 'width' | 'height'>
type PicturedVariant = { readonly sku: string; readonly color: string }
type Pictured<One extends AreaImage, Variant extends PicturedVariant = PicturedVariant> = {
  readonly images: readonly One[]
  readonly products: readonly Variant[]
}

/**
 * The picture on which an area is shown: in the variant's color where the same view of it exists, else the one
 * on which the area was placed. Views are the same when they stand at the same place among their color's pictures.
 */
export function areaPicture<One extends AreaImage>(
  product: Pictured<One>,
  placement: { readonly image_url: string },
  variant: PicturedVariant | undefined,
): One | undefined {
  const shownOnImage = product.images.find((image) => image.image_url === placement.image_url)
  if (!shownOnImage || !variant || shownOnImage.variant === null) return shownOnImage
  const sibling = product.products.find((one) => one.sku === shownOnImage.variant)
  const views = sibling ? picturesOfColor(product, sibling) : []
  const same = picturesOfColor(product, variant)[views.indexOf(shownOnImage)]
  const isSameView = same && same.width * shownOnImage.height === same.height * shownOnImage.width
  return isSameView ? same : shownOnImage
}

/**
 * The variant that stands before people while none is chosen: the one of the picture on which the area was placed, or of
 * any picture where all variants have one color. undefined: nobody can say which it is.
 */
export function shownVariant<Variant extends PicturedVariant>(
  { images, products }: Pictured<AreaImage, Variant>,
  placement: { readonly image_url: string },
): Variant | undefined {
  const sku = images.find((image) => image.image_url === placement.image_url)?.variant
  const pictured = products.find((one) => one.sku === sku)
  const [first] = products
  return pictured ?? (products.every(({ color }) => color === first?.color) ? first : undefined)
}

/** In their order; one size of a color stands for all of them. */
function picturesOfColor<One extends AreaImage>(
  { images, products }: Pictured<One>,
  { sku, color }: { readonly sku: string; readonly color: string },
): readonly One[] {
  const skus = new Set(
    products.filter((one) => color !== '' && one.color === color).map((one) => one.sku),
  ).add(sku)
  const own = images.filter((image) => image.variant !== null && skus.has(image.variant))
  return [...own].sort((a, b) => a.order - b.order)
}
