import type { StaffVariant } from './use-product.ts'

/** A color of the product, under the sku of its first variant. */
export type PictureColor = { sku: string; name: string; tone: string | null; skus: readonly string[] }

export function colorsOfPictures(variants: readonly StaffVariant[]): PictureColor[] {
  const groups = Map.groupBy(variants, ({ color, name, sku }) => color || name || sku)
  if (groups.size < 2) return []
  return [...groups].flatMap(([name, some]) => {
    const [first] = some
    const skus = some.map(({ sku }) => sku)
    return first ? [{ sku: first.sku, name, tone: first.primaryColor, skus }] : []
  })
}
