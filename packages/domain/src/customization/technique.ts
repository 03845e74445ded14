import type { Minor } from '../money.ts'

export type PricingBy = 'colour' | 'area' | 'stitches' | 'flat'
/** From `minimum_quantity` units on: `price` each, plus `next_price` per started unit over the band's `from`. */
export type PriceScale = {
  readonly minimum_quantity: number
  readonly price: Minor
  readonly next_price: Minor
}
/** Colors, cm² or thousand stitches, from…to inclusive (`to` null: no end). Flat: one band 0…null. */
export type PriceBand = {
  readonly from: number
  readonly to: number | null
  readonly scales: readonly PriceScale[]
}
export type ApplicationTechnique = {
  readonly id: number
  /** Stable English word: 'screen_printing', 'embroidery', 'laser'… */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly pricing: PricingBy
  readonly bands: readonly PriceBand[]
  /** Once per view; times the colors where priced by color. */
  readonly setUp: Minor | null
  /** For art that this customer had made with this technique before; null: as setUp. */
  readonly setUpRepeat: Minor | null
  /** For each person of a line's roster, in each print area with fields, beside the print itself. Absent: nothing. */
  readonly personFee?: Minor | undefined
  readonly minUnitsForPrinting: number | null
  /** Flat, once per technique and line under the minimum; null takes the product's. */
  readonly customizationUnderMinimumExtraCost: Minor | null
  /** null: no limit (full color). */
  readonly maxColours: number | null
  readonly max_width_centimeters: number | null
  readonly max_height_centimeters: number | null
  readonly productionDays: number
  /** False: it is kept for what was made with it, and nothing new is. Absent: it is offered. */
  readonly isOffered?: boolean | undefined
  /** Other names that suppliers give it: an import knows it by them too. */
  readonly aliases?: readonly string[] | undefined
  /** Drawings alone are taken, no pictures of dots. */
  readonly isVectorOnly?: boolean | undefined
  /** Dots on an inch of the product that a picture has at least; null and absent: as many as for any print. */
  readonly minimumDpi?: number | null | undefined
  /** Ink on a dark product gets a white base below it, which is printed first. Absent: none. */
  readonly hasWhiteBase?: boolean | undefined
}
