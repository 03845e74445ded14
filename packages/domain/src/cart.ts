/**
 * The cart: lines with a uuid that the client makes. One cart is kept per person; «buy now» is the direct
 * mode, one product that leaves the cart untouched. A line that carries a customization never merges with
 * another. Quantities are whole, 1…1,000,000.
 */
import type { ApplicationTechnique, Customization } from './customization.ts'
import type { Minor } from './money.ts'
import type { LineToPrice, PriceEntry } from './pricing.ts'
import type { Refusal } from './refusal.ts'

export type CartMode = null | 'cart' | 'direct'
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

/** What every line has; it cannot be made by itself. */
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
  /** One art for the whole line, whatever its sizes and colours. */
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
export type Cart = {
  readonly products: readonly CartProduct[]
  /** The one product of the direct mode. */
  readonly directProduct: CartProduct | null
  readonly prices: readonly PriceEntry[]
  readonly mode: CartMode
  readonly isUpdatingPrices: boolean
  readonly arePricesStale: boolean
  readonly quoteProducts: readonly CartProduct[]
  readonly isSummaryVisible: boolean
  readonly isBadgeVisible: boolean
  readonly hasCustomised: boolean
  /** Version of the saved cart (ETag); null: never saved. */
  readonly version: number | null
}
export type CartRules = { readonly isMultipleVariantDesigns: boolean }
export type QuoteAdded = {
  readonly cart: Cart
  readonly added: number
  readonly skipped: number
  readonly notice: Refusal | null
}

export declare const emptyCart: Cart
export declare const maxQuantity: number
export declare function checkQuantity(quantity: unknown): Refusal | null
export declare function checkLine(line: CartProduct | ServerProduct): Refusal | null
export declare function addLine(cart: Cart, line: CartProduct, rules: CartRules): Cart | Refusal
export declare function removeLine(cart: Cart, shoppingCartUUID: string): Cart
export declare function removeRow(cart: Cart, shoppingCartUUID: string, rowUUID: string): Cart
export declare function setQuantity(
  cart: Cart,
  shoppingCartUUID: string,
  quantity: number,
  rowUUID?: string,
): Cart | Refusal
export declare function startDirect(cart: Cart, line: CartProduct): Cart | Refusal
export declare function resetMode(cart: Cart): Cart
export declare function activeProducts(cart: Cart): readonly CartProduct[]
export declare function addQuote(
  cart: Cart,
  quoteProducts: readonly CartProduct[],
  newUuid: () => string,
): QuoteAdded | Refusal
export declare function mergeAtLogin(
  guest: readonly CartProduct[],
  saved: readonly CartProduct[],
): readonly CartProduct[]
export declare function threeWayMerge(
  base: readonly CartProduct[],
  mine: readonly CartProduct[],
  theirs: readonly CartProduct[],
): readonly CartProduct[]
export declare function withProducts(cart: Cart, products: readonly CartProduct[]): Cart
export declare function withoutOrdered(
  products: readonly CartProduct[],
  ordered: readonly string[],
): readonly CartProduct[]
export declare function toServerLines(lines: readonly CartProduct[]): ServerProduct[]
export declare function toPricing(lines: readonly (CartProduct | ServerProduct)[]): LineToPrice[]
export declare function totalQuantity(line: CartProduct | ServerProduct): number
export declare function lineTotal(line: CartProduct): Minor | null
export declare function customizationOf(line: CartProduct | ServerProduct): Customization | null
