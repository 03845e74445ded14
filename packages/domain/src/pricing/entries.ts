import type { Generic, ProductType, Variant } from '../catalog.ts'
import type { Customization, DecoratedGeneric, Techniques } from '../customization.ts'
import type { Minor } from '../money.ts'

export type LineToPrice = {
  readonly shoppingCartUUID: string
  readonly type: ProductType
  readonly generic_id: number
  readonly rows: readonly { readonly sku: string; readonly quantity: number }[]
  readonly customization: Customization | null
}
/** The part of a product that its price depends on. */
export type PricedGeneric = DecoratedGeneric &
  Pick<Generic, 'customization_under_minimum_extra_cost'> & {
    readonly products: readonly Pick<Variant, 'sku' | 'tiers' | 'active'>[]
  }
export type PriceFacts = {
  readonly generics: ReadonlyMap<number, PricedGeneric>
  readonly techniques: Techniques
  /** `artKey` of what this customer had made before: it pays setUpRepeat. */
  readonly repeatedArt?: ReadonlySet<string>
}
export type Prices = {
  readonly total: Minor
  readonly basePrice: Minor
  readonly subTotal: Minor
  readonly applicationCost: Minor
  readonly applicationPrice: Minor
  readonly applicationPriceWithProfit: Minor
  readonly profit: Minor
  readonly taxes: Minor
  /** Decimal texts: '1.21'. */
  readonly taxMultiplier: string
  readonly profitMultiplier: string
  readonly psmPrice: Minor
  readonly psmPriceWithProfit: Minor
}
/**
 * `unitPrice` is what people see for one unit of this sku at this quantity, before taxes and decoration;
 * `decoratedUnitPrice` the same with its share of the line's decoration.
 */
export type PricedUnit = {
  readonly sku: string
  readonly quantity: number
  readonly unitCost: Minor
  readonly unitPrice: Minor
  readonly decoratedUnitPrice: Minor
  readonly decoratedUnitPriceWithTaxes: Minor
}
export type PriceEntry = {
  /** 'Libre': a line that names no product. */
  readonly type: ProductType | 'Libre' | 'TOTAL'
  /** 'TOTAL' for the last entry. */
  readonly shoppingCartUUID: string
  readonly prices: Prices
  /** Empty for TOTAL. */
  readonly units: readonly PricedUnit[]
}
