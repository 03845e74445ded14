/**
 * How a product is decorated. A technique (printing type) has its prices by scale of quantity and band of
 * what it is priced by; a customization is one view per decorated place. Whatever is unknown, not offered
 * or has no price is refused: a missing price is never zero.
 */
import type { Generic } from './catalog.ts'
import type { Minor } from './money.ts'
import type { Refusal } from './refusal.ts'

export type PricingBy = 'colour' | 'area' | 'stitches' | 'flat'
/** From `minimum_quantity` units on: `price` each, plus `next_price` per started unit over the band's `from`. */
export type PriceScale = {
  readonly minimum_quantity: number
  readonly price: Minor
  readonly next_price: Minor
}
/** Colours, cm² or thousand stitches, from…to inclusive (`to` null: no end). Flat: one band 0…null. */
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
  /** Once per view; times the colours where priced by colour. */
  readonly setUp: Minor | null
  /** For art that this customer had made with this technique before; null: as setUp. */
  readonly setUpRepeat: Minor | null
  readonly minUnitsForPrinting: number | null
  /** Flat, once per technique and line under the minimum; null takes the product's. */
  readonly customizationUnderMinimumExtraCost: Minor | null
  /** null: no limit (full colour). */
  readonly maxColours: number | null
  readonly max_width_centimeters: number | null
  readonly max_height_centimeters: number | null
  readonly productionDays: number
}
/** Centre of the art in its area, centimetres from the area's top left corner, and its turn in degrees. */
export type ViewPosition = { readonly x: number; readonly y: number; readonly angle: number }
export type CustomizationView = {
  readonly printing_area_id: number
  readonly technique_id: number
  readonly colours: number
  /** Pantone names or hex of the inks or threads. */
  readonly colour_names: readonly string[]
  readonly width_centimeters: number
  readonly height_centimeters: number
  readonly thousandStitches: number | null
  /** uuid of the uploaded logo or saved design. */
  readonly logo_id: string | null
  readonly design_id: string | null
  /** null: centred. */
  readonly position: ViewPosition | null
  readonly instructions: string
}
export type Customization = { readonly views: readonly CustomizationView[]; readonly applicationDays: number }
export type DecoratedGeneric = Pick<Generic, 'id' | 'printing_areas' | 'printing_types'>
export type Techniques = ReadonlyMap<number, ApplicationTechnique>

export declare const noCustomization: Customization
export declare function isCustomised(
  customization: Customization | null | undefined,
): customization is Customization
export declare function checkCustomization(
  customization: Customization,
  generic: DecoratedGeneric,
  techniques: Techniques,
): Refusal | null
export declare function checkView(
  view: CustomizationView,
  generic: DecoratedGeneric,
  techniques: Techniques,
): Refusal | null
export declare function unitPriceOf(
  technique: ApplicationTechnique,
  view: CustomizationView,
  quantity: number,
): Minor | Refusal
export declare function setUpOf(
  technique: ApplicationTechnique,
  view: CustomizationView,
  isRepeat: boolean,
): Minor | Refusal
export declare function underMinimumOf(
  technique: ApplicationTechnique,
  productExtra: Minor | null,
  Q: number,
): Minor | Refusal
export declare function applicationDaysOf(customization: Customization, techniques: Techniques): number
export declare function techniquesFor(
  generic: DecoratedGeneric,
  areaId: number,
  techniques: Techniques,
): ApplicationTechnique[]
export declare function orientedBox(view: CustomizationView): { width: number; height: number }
