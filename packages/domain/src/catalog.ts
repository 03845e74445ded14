/**
 * The catalogue: a generic is what a shopper calls a product (a mug); its products are the variants that
 * are bought (the red mug, one sku). Costs are the shop's own: people see cost × profitMultiplier.
 * The tier is decided by the whole quantity of the generic, not by one row.
 */
import type { Minor } from './money.ts'
import type { Refusal } from './refusal.ts'

export type ProductType = 'ProductoSimple' | 'ProductoCurva'
export type GenericFamily = {
  readonly id: number
  readonly title: string
  readonly url: string
  readonly icon_url: string | null
  readonly main: boolean
}
export type GenericImage = {
  readonly image_url: string
  readonly main: boolean
  readonly order: number
  /** Variant's sku that the picture shows; null shows them all. */
  readonly variant: string | null
  readonly printing_area_id: number | null
  readonly width: number
  readonly height: number
  /** Dominant colour, for the placeholder. */
  readonly color: string | null
}
/** `cost` of one unit from `min_quantity` units of the generic on. */
export type Tier = { readonly min_quantity: number; readonly cost: Minor }
export type Variant = {
  readonly id: number
  readonly sku: string
  readonly stock: number
  readonly reserved_stock: number
  readonly element_description_1: string
  readonly element_description_2: string
  readonly element_description_3: string
  readonly size: string
  readonly color: string
  /** Hex, '#rrggbb'. */
  readonly primary_color: string | null
  readonly secondary_color: string | null
  readonly tiers: readonly Tier[]
  readonly active: boolean
}
export type Subattribute = { readonly id: number; readonly name: string; readonly attribute_name: string }
/** Where the area lies on one picture, as fractions 0…1 of its width and height. */
export type Placement = {
  readonly image_url: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type PrintingArea = {
  readonly id: number
  readonly name: string
  readonly width_centimeters: number
  readonly height_centimeters: number
  readonly placement: Placement
  /** Ids of the techniques that this area takes. */
  readonly printing_types: readonly number[]
}
export type Generic = {
  readonly id: number
  readonly external_id: string
  readonly name: string
  readonly description: string
  readonly supplementary_information_text: string
  readonly type: ProductType
  readonly families: readonly GenericFamily[]
  readonly images: readonly GenericImage[]
  readonly products: readonly Variant[]
  readonly subattributes: readonly Subattribute[]
  readonly printing_areas: readonly PrintingArea[]
  readonly printing_types: readonly { readonly id: number; readonly name: string }[]
  readonly minimum_order_quantity: number
  readonly customization_under_minimum_extra_cost: Minor | null
  /** Grams. */
  readonly unit_weight: number
  /** Centimetres, of the packed unit. */
  readonly height: number
  readonly length: number
  readonly width: number
  readonly units_per_box: number
  readonly tag: string | null
  readonly featured: boolean
  readonly published: boolean
  /** Business days from payment and approved art to ready. */
  readonly production_days: number
  readonly video_url: string | null
}
export type GridCell = { readonly variant: Variant; readonly available: number }
export type GridRow = {
  readonly color: string
  readonly primary_color: string | null
  readonly secondary_color: string | null
  readonly cells: readonly (GridCell | null)[]
}
export type Grid = { readonly sizes: readonly string[]; readonly rows: readonly GridRow[] }

export declare function availableStock(variant: {
  stock: number | string
  reserved_stock: number | string
}): number
export declare function genericStock(generic: Pick<Generic, 'products'>): number
export declare function tierFor(variant: Pick<Variant, 'tiers' | 'sku'>, Q: number): Tier | Refusal
export declare function nextTier(variant: Pick<Variant, 'tiers'>, Q: number): Tier | null
export declare function isCurve(generic: Pick<Generic, 'products'>): boolean
export declare function sortSizes(sizes: readonly string[]): string[]
export declare function fromCost(generic: Pick<Generic, 'products'>): Minor | null
export declare function gridOf(generic: Pick<Generic, 'products'>): Grid
export declare function variantName(
  variant: Pick<Variant, 'element_description_1' | 'element_description_2' | 'element_description_3'>,
): string
export declare function elementDescriptions(
  variant: Pick<Variant, 'element_description_1' | 'element_description_2' | 'element_description_3'>,
): string[]
export declare function mainImage(generic: Pick<Generic, 'images'>, sku?: string): GenericImage | null
