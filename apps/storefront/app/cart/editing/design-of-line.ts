import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { designOfViews } from '@estampa/domain/customization/art'
import type { Design } from '@estampa/domain/customization/design'
import { areaSize } from '@estampa/domain/customization/outline'
import type { Product } from '../../catalog/product.ts'

/** The design of a line on the product as it is offered today. */
export function designOfLine(line: CartProduct, product: Pick<Product, 'printing_areas'>): Design {
  return designOfViews(customizationOf(line)?.views ?? [], (id) => {
    const area = product.printing_areas.find((one) => one.id === id)
    return area && areaSize(area)
  })
}
