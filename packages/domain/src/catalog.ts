/**
 * The catalog: a generic is what a shopper calls a product (a mug); its products are the variants that
 * are bought (the red mug, one sku). Costs are the shop's own: people see cost × profitMultiplier.
 * The tier is decided by the whole quantity of the generic, not by one row.
 */
import type { AreaCut } from './catalog/area-cut.ts'
import type { Placement } from './catalog/placement.ts'
import type { SizeGuide } from './catalog/size-guide.ts'
import { sortSizes } from './catalog/sizes.ts'
import type { Minor } from './money.ts'
import { type Refusal, refuse } from './refusal.ts'
import { type PriceRules, salePrice } from './shops/price-rules.ts'

export {
  type FacetKey,
  facetIndex,
  facetKeys,
  ofEachFacet,
} from './catalog/facets.ts'
export {
  isMesh,
  MAX_MESH_POINTS,
  MESH_REACH,
  type Placement,
  type PlacementMesh,
  type PlacementSurface,
  pointOn,
  turnedBox,
  uprightTurn,
  visibleShare,
  weightsAt,
} from './catalog/placement.ts'
export { productShape } from './catalog/product-shapes.ts'
export { guideOfSizes, parseSizeGuide, type SizeGuide, sizeGuideText } from './catalog/size-guide.ts'
export { sortSizes } from './catalog/sizes.ts'
export { isTechniqueOffered } from './catalog/technique-offer.ts'

/** `stock`: as many as are counted; `on_order`: always, in its own days; `none`: not offered. */
export const availabilities = ['stock', 'on_order', 'none'] as const
/** Business days until what is on order is there, at most. */
export const MAX_ON_ORDER_DAYS = 365
export type Availability = (typeof availabilities)[number]
export type ProductType = 'ProductoSimple' | 'ProductoCurva'
export type GenericFamily = {
  readonly id: number
  readonly title: string
  readonly url: string
  readonly icon_url: string | null
  readonly main: boolean
  /** Ids of the categories that it stands in, the highest first; absent: it stands in none. */
  readonly within?: readonly number[]
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
  /** Dominant color, for the placeholder. */
  readonly color: string | null
  /** What it shows, for who does not see it; without it the names of product and color say it. */
  readonly alt?: string | null
}
/** `cost` of one unit from `min_quantity` units of the generic on. */
export type Tier = { readonly min_quantity: number; readonly cost: Minor }
/** `unitPrice` is what people see, before taxes. */
export type TierPrice = { readonly min_quantity: number; readonly unitPrice: Minor }
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
  readonly availability: Availability
  /** Business days until a variant on order is there, before production. */
  readonly on_order_days: number | null
}
export type Subattribute = { readonly id: number; readonly name: string; readonly attribute_name: string }
export type PrintingArea = AreaCut & {
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
  /** Those that the shop has switched off too. */
  readonly printing_types: readonly {
    readonly id: number
    readonly name: string
    readonly isOffered?: boolean | undefined
  }[]
  readonly minimum_order_quantity: number
  readonly customization_under_minimum_extra_cost: Minor | null
  /** Grams. */
  readonly unit_weight: number
  /** Centimeters, of the packed unit. */
  readonly height: number
  readonly length: number
  readonly width: number
  readonly units_per_box: number
  readonly tag: string | null
  readonly featured: boolean
  readonly published: boolean
  /** Sold no more: hidden, and out of the lists of the office too. Orders still name it. */
  readonly retired?: boolean
  /** Business days from payment and approved art to ready. */
  readonly production_days: number
  readonly video_url: string | null
  /** Size guide of a garment; without it, that of its category holds. */
  readonly size_guide?: SizeGuide | null
}
export type GridCell = { readonly variant: Variant; readonly available: number }
export type GridRow = {
  readonly color: string
  readonly primary_color: string | null
  readonly secondary_color: string | null
  readonly cells: readonly (GridCell | null)[]
}
export type Grid = { readonly sizes: readonly string[]; readonly rows: readonly GridRow[] }

type ElementDescriptions = Pick<
  Variant,
  'element_description_1' | 'element_description_2' | 'element_description_3'
>

const idleDescription = /^[.\-\s]*$/

/** Real stock: what is there less what is held for others, never below zero. Feeds send texts. */
export function availableStock(variant: { stock: number | string; reserved_stock: number | string }): number {
  const available = Math.floor(Number(variant.stock) - Number(variant.reserved_stock))
  return Number.isFinite(available) ? Math.max(0, available) : 0
}

export function genericStock(generic: Pick<Generic, 'products'>): number {
  return generic.products.reduce((sum, variant) => sum + (variant.active ? countedStock(variant) : 0), 0)
}

/** Counted units in stock; 0 where stock is not counted. */
export function countedStock(variant: Pick<Variant, 'availability' | 'stock' | 'reserved_stock'>): number {
  return variant.availability === 'stock' ? availableStock(variant) : 0
}

/** Maximum units of an on-order variant in one order. */
export const MAX_ON_ORDER = 1_000_000

/** Units that may be ordered now; `stock` are those in stock. */
export function orderableUnits(variant: Pick<Variant, 'availability' | 'stock'>): number {
  if (variant.availability === 'on_order') return MAX_ON_ORDER
  return variant.availability === 'none' ? 0 : variant.stock
}

export function isOnOrder(generic: Pick<Generic, 'products'>): boolean {
  return generic.products.some((variant) => variant.active && variant.availability === 'on_order')
}

/** Business days until the ordered variants of a product are there; 0 where they are counted. */
export function onOrderDays(generic: Pick<Generic, 'products'>, skus: readonly string[]): number {
  const ordered = generic.products.filter((one) => one.availability === 'on_order' && skus.includes(one.sku))
  return Math.max(0, ...ordered.map((variant) => variant.on_order_days ?? 0))
}

/** The highest tier that Q units of the generic reach; below the first one there is no price. */
export function tierFor(variant: Pick<Variant, 'tiers' | 'sku'>, Q: number): Tier | Refusal {
  let reached: Tier | undefined
  let first: Tier | undefined
  for (const tier of variant.tiers) {
    if (!isCost(tier.cost)) return refuse('missing_price', { sku: variant.sku })
    if (!first || tier.min_quantity < first.min_quantity) first = tier
    if (tier.min_quantity <= Q && (!reached || tier.min_quantity > reached.min_quantity)) reached = tier
  }
  if (reached) return reached
  return first
    ? refuse('under_first_tier', { sku: variant.sku, minimum: first.min_quantity, quantity: Q })
    : refuse('missing_price', { sku: variant.sku })
}

function isCost(cost: unknown): boolean {
  return Number.isSafeInteger(cost) && (cost as number) > 0
}

/** Whether the product is a size curve: every variant in use has both a size and a color. */
export function isCurve(generic: Pick<Generic, 'products'>): boolean {
  const inUse = generic.products.filter((variant) => variant.active)
  return inUse.length > 0 && inUse.every((variant) => isSaid(variant.size) && isSaid(variant.color))
}

/** Whether a color or a size is one: feeds write a dot where there is none. */
export function isSaid(description: string): boolean {
  return !idleDescription.test(description)
}

/** Lowest cost of one unit at any quantity; null where no variant has a price. */
export function lowestCost(generic: Pick<Generic, 'products'>): Minor | null {
  let lowest: Minor | null = null
  for (const variant of generic.products) {
    if (!variant.active) continue
    for (const { cost } of variant.tiers)
      if (isCost(cost) && (lowest === null || cost < lowest)) lowest = cost
  }
  return lowest
}

/** Colors in the order of the catalog as rows, sizes sorted as columns; null where a pair does not exist. */
export function gridOf(generic: Pick<Generic, 'products'>): Grid {
  const inUse = generic.products.filter((variant) => variant.active)
  const sizes = sortSizes([...new Set(inUse.map((variant) => variant.size))])
  const byColor = Map.groupBy(inUse, (variant) => variant.color)
  const rows = [...byColor].map(([color, variants]) => ({
    color,
    primary_color: variants[0]?.primary_color ?? null,
    secondary_color: variants[0]?.secondary_color ?? null,
    cells: sizes.map((size) => {
      const variant = variants.find((one) => one.size === size)
      return variant ? { variant, available: availableStock(variant) } : null
    }),
  }))
  return { sizes, rows }
}

/** The descriptions with content: suppliers write «.» or «-» for none. */
export function elementDescriptions(variant: ElementDescriptions): string[] {
  return [variant.element_description_1, variant.element_description_2, variant.element_description_3].filter(
    isSaid,
  )
}

export function variantName(variant: ElementDescriptions): string {
  return elementDescriptions(variant).join(' ')
}

type PlacedImage = Pick<GenericImage, 'variant' | 'main' | 'order'>

/** The variant's own picture when asked and there, else the main one, else the first. */
export function mainImage<One extends PlacedImage>(
  generic: { readonly images: readonly One[] },
  sku?: string,
): One | null {
  const inOrder = [...generic.images].sort((a, b) => a.order - b.order)
  const own = sku === undefined ? undefined : inOrder.find((image) => image.variant === sku)
  return own ?? inOrder.find((image) => image.main) ?? inOrder[0] ?? null
}

/** The variant's own picture, else one of its color (all sizes of a color look alike), else the main one. */
export function variantImage<One extends PlacedImage>(
  generic: { readonly images: readonly One[]; readonly products: readonly Pick<Variant, 'sku' | 'color'>[] },
  sku: string | undefined,
): One | null {
  const variant = generic.products.find((one) => one.sku === sku)
  const alike = generic.products.filter((one) => variant && one.color !== '' && one.color === variant.color)
  const pictured = [variant, ...alike].find((one) =>
    generic.images.some((image) => image.variant === one?.sku),
  )
  return mainImage(generic, pictured?.sku)
}

/** The tier table of a variant as people see it, from few units to many. */
export function listTierPrices(variant: Pick<Variant, 'tiers'>, rules: PriceRules): TierPrice[] {
  return [...variant.tiers]
    .sort((a, b) => a.min_quantity - b.min_quantity)
    .map(({ min_quantity, cost }) => ({ min_quantity, unitPrice: salePrice(cost, rules) }))
}
