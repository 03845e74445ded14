import { type CartProduct, customizationOf, totalQuantity } from '@estampa/domain/cart'
import { elementDescriptions } from '@estampa/domain/catalog'
import { isCustomized } from '@estampa/domain/customization'

/** One quantity of a line: all of a simple product, or one color and size of a curve. */
export type RowView = {
  /** Undefined for a simple product: its line is its only row. */
  uuid: string | undefined
  sku: string
  quantity: number
  color: string
  primaryColor: string | null
  size: string
}

/** A line as every list of the cart shows it. */
export type LineView = {
  uuid: string
  name: string
  /** The properties that identify a simple product, at most three. */
  details: string[]
  quantity: number
  rows: RowView[]
  isCurve: boolean
  isCustomized: boolean
  /** It has a logo, or the product can be had with one. */
  isCustomizable: boolean
  /** A list of persons decides the quantities. */
  isForPersons: boolean
  picture: string | null
}

const isCustomizable = (line: CartProduct) =>
  line.generic.printing_types.length > 0 ||
  (line.type === 'ProductoSimple' ? line.value.isCustomizable : line.isCustomizable)

export function toLineView(line: CartProduct): LineView {
  const shared = {
    uuid: line.shoppingCartUUID,
    name: line.generic.name,
    quantity: totalQuantity(line),
    isCustomized: isCustomized(customizationOf(line)),
    isCustomizable: isCustomizable(line),
    isForPersons: (customizationOf(line)?.roster ?? []).length > 0,
  }
  if (line.type === 'ProductoSimple') {
    const { value } = line
    return {
      ...shared,
      details: elementDescriptions(value),
      rows: [
        {
          uuid: undefined,
          sku: value.sku,
          quantity: value.quantity,
          color: '',
          primaryColor: null,
          size: '',
        },
      ],
      isCurve: false,
      picture: value.customizationRender ?? value.featuredImg ?? line.generic.featured_img,
    }
  }
  return {
    ...shared,
    details: [],
    rows: line.value.map(({ shoppingCartUUID, value }) => ({
      uuid: shoppingCartUUID,
      sku: value.sku,
      quantity: value.quantity,
      color: value.color,
      primaryColor: value.primary_color,
      size: value.size,
    })),
    isCurve: true,
    picture: line.customizationRender ?? line.value[0]?.value.featuredImg ?? line.generic.featured_img,
  }
}
