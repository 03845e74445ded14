import { variantName } from '../catalog.ts'
import type { CurveRow, ServerProduct, SimpleValue } from './lines.ts'

/** One variant of a line as documents name and show it. */
export type LineProduct = {
  readonly productId: number
  readonly productName: string
  /** The three element descriptions joined (a curve row: color and size). */
  readonly variantName: string
  readonly image: string | null
}

/** Every variant of a line: one of a simple line, one per row of a curve. */
export function productsOf(line: ServerProduct): LineProduct[] {
  const { name, featured_img } = line.generic
  if (line.type === 'ProductoSimple') return [simpleProduct(name, featured_img, line.value)]
  return line.value.map((row) => curveProduct(name, featured_img, row.value))
}

function simpleProduct(name: string, picture: string | null, value: SimpleValue): LineProduct {
  const image = value.customizationRender ?? value.featuredImg ?? picture
  return { productId: value.id, productName: name, variantName: variantName(value), image }
}

function curveProduct(name: string, picture: string | null, value: CurveRow['value']): LineProduct {
  const labels = [value.color, value.size].filter((word) => word !== '').join(' ')
  return { productId: value.id, productName: name, variantName: labels, image: value.featuredImg ?? picture }
}
