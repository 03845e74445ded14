/**
 * One price for everyone: product page, cart, quote and order call priceCart over the whole cart.
 * The quantity of a product over all its lines decides the goods' tier and the minimum; a line's own
 * quantity decides the decoration's scale. TOTAL is the sum of the lines, to the unit, in every field.
 * Client prices are never read.
 */
import type { Generic, ProductType } from './catalog.ts'
import type { Customization, Techniques } from './customization.ts'
import type { Currency, Minor, Rate } from './money.ts'
import type { Refusal } from './refusal.ts'

export type LineToPrice = {
  readonly shoppingCartUUID: string
  readonly type: ProductType
  readonly generic_id: number
  readonly quantities: readonly { readonly sku: string; readonly quantity: number }[]
  readonly customization: Customization | null
}
export type PricedGeneric = Pick<
  Generic,
  'id' | 'products' | 'printing_areas' | 'printing_types' | 'customization_under_minimum_extra_cost'
>
export type PriceFacts = {
  readonly generics: ReadonlyMap<number, PricedGeneric>
  readonly techniques: Techniques
  /** `artKey` of what this customer had made before: it pays setUpRepeat. */
  readonly repeatedArt?: ReadonlySet<string>
}
export type PriceRules = {
  readonly profitMultiplier: Rate
  readonly taxMultiplier: Rate
  readonly roundPrice: number
  readonly currency: Currency
  readonly usePriceWithoutMinimun: boolean
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
/** `unitPrice` is what people see for one unit of this sku at this quantity, before taxes. */
export type PricedUnit = {
  readonly sku: string
  readonly quantity: number
  readonly unitCost: Minor
  readonly unitPrice: Minor
}
export type PriceEntry = {
  readonly type: ProductType | 'TOTAL'
  /** 'TOTAL' for the last entry. */
  readonly shoppingCartUUID: string
  readonly prices: Prices
  /** Empty for TOTAL. */
  readonly units: readonly PricedUnit[]
}
export type MoneyField = Exclude<keyof Prices, 'taxMultiplier' | 'profitMultiplier'>
export type FlatShare = { readonly sku: string; readonly quantity: number; readonly prices: Prices }
export type PersistedPrices = {
  readonly products: Readonly<Record<string, { readonly total: Minor; readonly subTotal: Minor }>>
  readonly overall: { readonly total: Minor; readonly subtotal: Minor }
}

export declare const moneyFields: readonly MoneyField[]
export declare const TOTAL: 'TOTAL'
export declare function priceCart(
  lines: readonly LineToPrice[],
  facts: PriceFacts,
  rules: PriceRules,
): PriceEntry[] | Refusal
export declare function listPriceRefusals(
  lines: readonly LineToPrice[],
  facts: PriceFacts,
  rules: PriceRules,
): Refusal[]
export declare function totalOf(entries: readonly PriceEntry[]): Prices
export declare function findPrices(
  entries: readonly PriceEntry[],
  shoppingCartUUID: string,
): Prices | undefined
export declare function flattenLine(entry: PriceEntry): FlatShare[]
export declare function salePrice(cost: Minor, rules: PriceRules): Minor
export declare function priceWithTaxes(price: Minor, rules: PriceRules): Minor
export declare function artKey(techniqueId: number, artId: string): string
export declare function persistPrices(entries: readonly PriceEntry[]): PersistedPrices
