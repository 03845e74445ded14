/**
 * A product as a file brings it, cleaned, before it meets what the shop has. What is undefined the file does
 * not say, and stays as the shop has it.
 */
import type { Availability, SizeGuide, Subattribute, Tier } from '@estampa/domain/catalog'
import type { Minor } from '@estampa/domain/money'
import type { ImportFault, ImportNotice } from './faults.ts'
import type { NamedTechnique } from './normalize/techniques.ts'

/** Without a quantity it is the price of the first tier. Null: the file says that there is no price. */
export type SinglePrice = { readonly min_quantity: number | null; readonly cost: Minor | null }

export type ImportedVariant = {
  readonly sku: string
  /** The file has no code of the variant: this one was made of the product's code, its color and its size. */
  readonly isSkuMade?: true
  /** Where in the file: «línea 12». */
  readonly where: string
  readonly color?: string
  readonly size?: string
  readonly primary_color?: string | null
  readonly secondary_color?: string | null
  readonly elements?: readonly [string, string, string]
  /** The whole scale. Null: the file says that there is no price. */
  readonly tiers?: readonly Tier[] | null
  /** The one price that the file names, beside which the other tiers stay. */
  readonly singlePrice?: SinglePrice
  readonly stock?: number
  /** The file has a place for the stock, even if this variant's is empty. */
  readonly isCounted?: true
  readonly availability?: Availability
  readonly active?: boolean
}
export type ImportedFamily = {
  readonly title: string
  readonly icon_url: string | null
  readonly main: boolean
  /** The title of the category that it stands in. */
  readonly parent?: string
}
export type ImportedTechnique = NamedTechnique & {
  readonly unitPrices: readonly { readonly minimum_quantity: number; readonly price: Minor }[]
  readonly setUp: Minor | null
}
export type ImportedArea = {
  readonly id: number
  readonly name: string
  readonly width_centimeters: number
  readonly height_centimeters: number
}
/** `variant` is the sku that the picture shows. */
export type ImportedImage = { readonly url: string; readonly main: boolean; readonly variant: string | null }

export type ImportedProduct = {
  readonly where: string
  readonly external_id: string
  /** The file names no product here, only a variant: `external_id` is the code of the variant. */
  readonly isBySku?: true
  readonly name?: string
  readonly description?: string
  readonly supplementary_information_text?: string
  readonly families?: readonly ImportedFamily[]
  readonly images?: readonly ImportedImage[]
  readonly variants: readonly ImportedVariant[]
  /** Variants whose row is bad: what the shop has of them stays. */
  readonly spoiled: readonly string[]
  readonly subattributes?: readonly Subattribute[]
  /** Subattributes that the file names one by one: the others stay, and one with an empty name goes. */
  readonly namedAttributes?: readonly Subattribute[]
  readonly printing_areas?: readonly ImportedArea[]
  readonly techniques?: readonly ImportedTechnique[]
  readonly minimum_order_quantity?: number
  readonly minimumForPrinting?: number
  readonly customization_under_minimum_extra_cost?: Minor
  readonly unit_weight?: number
  readonly height?: number
  readonly length?: number
  readonly width?: number
  readonly units_per_box?: number
  readonly tag?: string | null
  readonly featured?: boolean
  readonly published?: boolean
  readonly video_url?: string
  readonly size_guide?: SizeGuide | null
}

export type BadRow = { readonly where: string; readonly code?: string; readonly fault: ImportFault }
/** The result of reading one record: perhaps a product, and what is wrong or odd about the record. */
export type RecordResult = {
  readonly product?: ImportedProduct
  readonly bad: readonly BadRow[]
  readonly notices: readonly ImportNotice[]
}
