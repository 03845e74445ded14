import type { ApplicationTechnique, Customization } from '../customization.ts'
import type { Minor } from '../money.ts'

export type CartGeneric = {
  readonly id: number
  readonly external_id: string
  readonly description: string
  readonly name: string
  readonly featured_img: string | null
  /** Unit price that people see; null where the shop shows none. */
  readonly price: Minor | null
  readonly customization_under_minimum_extra_cost: Minor | null
  readonly printing_types: readonly { readonly id: number; readonly name: string }[]
}
export type CartTechnique = Pick<
  ApplicationTechnique,
  'id' | 'name' | 'minUnitsForPrinting' | 'customizationUnderMinimumExtraCost'
>
export type QuoteInfo = { readonly quoteId: string; readonly number: string; readonly version: number }
export type SimpleValue = {
  readonly id: number
  readonly sku: string
  readonly quantity: number
  readonly isCustomizable: boolean
  readonly customization: Customization | null
  readonly applicationTechnique: readonly CartTechnique[]
  /** Address of the picture with the art on it. */
  readonly customizationRender: string | null
  readonly featuredImg: string | null
  readonly element_description_1: string
  readonly element_description_2: string
  readonly element_description_3: string
}
export type CurveRow = {
  readonly shoppingCartUUID: string
  readonly generic: {
    readonly name: string
    readonly featured_img: string | null
    readonly price: Minor | null
  }
  readonly value: {
    readonly id: number
    readonly sku: string
    readonly quantity: number
    readonly isCustomizable: boolean
    readonly featuredImg: string | null
    readonly color: string
    readonly primary_color: string | null
    readonly size: string
  }
}
export type ServerCurveRow = Omit<CurveRow, 'generic'>

/** The common part of every line; it cannot be made by itself. */
export abstract class ProductoBase {
  readonly shoppingCartUUID: string
  readonly generic: CartGeneric
  readonly quoteInfo: QuoteInfo | null
  constructor(fields: { shoppingCartUUID: string; generic: CartGeneric; quoteInfo?: QuoteInfo | null }) {
    if (new.target === ProductoBase) throw new TypeError('ProductoBase cannot be instantiated')
    this.shoppingCartUUID = fields.shoppingCartUUID
    this.generic = fields.generic
    this.quoteInfo = fields.quoteInfo ?? null
  }
}
export class ProductoSimple extends ProductoBase {
  readonly type = 'ProductoSimple' as const
  readonly value: SimpleValue
  constructor(fields: {
    shoppingCartUUID: string
    generic: CartGeneric
    value: SimpleValue
    quoteInfo?: QuoteInfo | null
  }) {
    super(fields)
    this.value = fields.value
  }
}
export class ProductoCurva extends ProductoBase {
  readonly type = 'ProductoCurva' as const
  readonly general_description: string
  readonly value: readonly CurveRow[]
  /** One art for the whole line, whatever its sizes and colors. */
  readonly isCustomizable: boolean
  readonly customization: Customization | null
  readonly applicationTechnique: readonly CartTechnique[]
  readonly customizationRender: string | null
  constructor(fields: Omit<ProductoCurva, 'type'>) {
    super(fields)
    this.general_description = fields.general_description
    this.value = fields.value
    this.isCustomizable = fields.isCustomizable
    this.customization = fields.customization
    this.applicationTechnique = fields.applicationTechnique
    this.customizationRender = fields.customizationRender
  }
}
/** Plain data with these fields (parsed from JSON) is a line as well. */
export type CartProduct = ProductoSimple | ProductoCurva
export type ServerProduct =
  | ProductoSimple
  | (Omit<ProductoCurva, 'value'> & { readonly value: readonly ServerCurveRow[] })

/** Lines as they come back: each row shows its line's name and price and its own picture. */
export function fromServerLines(lines: readonly ServerProduct[]): CartProduct[] {
  return lines.map((line) => {
    if (line.type === 'ProductoSimple') return line
    const { name, featured_img, price } = line.generic
    const value = line.value.map((row) => ({
      ...row,
      generic: { name, featured_img: row.value.featuredImg ?? featured_img, price },
    }))
    return { ...line, value }
  })
}
