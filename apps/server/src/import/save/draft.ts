/**
 * What a product becomes: what the file says, over what the shop has, over what is usual. Pure, so that an
 * import and its rehearsal decide the same.
 */
import {
  type Generic,
  type GenericImage,
  isCurve,
  type PrintingArea,
  type Variant,
} from '@estampa/domain/catalog'
import type { GenericDraft, VariantDraft } from '../../catalog/save-generics.ts'
import type { TechniqueDraft } from '../../customization/customization.store.ts'
import type { BroughtArea, BroughtProduct, BroughtTechnique, BroughtVariant } from '../brought.ts'

/** Business days, until the shop says otherwise. */
const usualProductionDays = 10

export type Numbered = {
  /** By title. */
  readonly families: ReadonlyMap<string, number>
  /** By key. */
  readonly techniques: ReadonlyMap<string, number>
}
/** `adds`: the file brought this product before, and what it said then stays. */
export type Wanted = {
  readonly product: BroughtProduct
  readonly adds: boolean
  /** Undefined: pictures are not being imported. */
  readonly images: readonly GenericImage[] | undefined
}

const blank: Omit<GenericDraft, 'external_id'> = {
  name: '',
  description: '',
  supplementary_information_text: '',
  type: 'ProductoSimple',
  families: [],
  images: [],
  products: [],
  subattributes: [],
  printing_areas: [],
  printing_types: [],
  minimum_order_quantity: 1,
  customization_under_minimum_extra_cost: null,
  unit_weight: 0,
  height: 0,
  length: 0,
  width: 0,
  units_per_box: 0,
  tag: null,
  featured: false,
  published: true,
  production_days: usualProductionDays,
  video_url: null,
}

export function draftOf(
  { product, adds, images }: Wanted,
  old: Generic | undefined,
  numbered: Numbered,
): GenericDraft {
  const before = old ? asDraft(old) : { ...blank, external_id: product.external_id }
  const products = variantsOf(product, adds, old)
  if (adds && old) return { ...before, products, type: typeOf(products) }
  const { where: _, variants: __, spoiled: ___, techniques, minimumForPrinting: ____, ...said } = product
  const printing_types = techniques
    ? techniques.flatMap(({ key }) => numbered.techniques.get(key) ?? [])
    : before.printing_types
  const shown = images ?? before.images
  return {
    ...before,
    ...said,
    families: product.families
      ? product.families.flatMap(({ title, main }) => {
          const id = numbered.families.get(title)
          return id === undefined ? [] : [{ id, main }]
        })
      : before.families,
    images: shown,
    printing_types,
    printing_areas: areasOf(product.printing_areas, before.printing_areas, shown, printing_types),
    products,
    type: typeOf(products),
  }
}

/** What the shop has, as a draft that would change nothing; variants left out are retired. */
export function asDraft({ id: _, families, printing_types, products, ...rest }: Generic): GenericDraft {
  return {
    ...rest,
    families: families.map(({ id, main }) => ({ id, main })),
    printing_types: printing_types.map((one) => one.id),
    products: products.filter((variant) => variant.active).map(variantAsDraft),
  }
}

function variantAsDraft({ id: _, reserved_stock: __, ...variant }: Variant): VariantDraft {
  return variant
}

export function typeOf(products: readonly VariantDraft[]): Generic['type'] {
  const variants = products.map((variant) => ({ ...variant, id: 0, reserved_stock: 0 }))
  return isCurve({ products: variants }) ? 'ProductoCurva' : 'ProductoSimple'
}

/**
 * Variants that the file has not brought so far stay: a product may come in several pieces. Those that it
 * never brought are retired at its end.
 */
function variantsOf(product: BroughtProduct, adds: boolean, old: Generic | undefined): VariantDraft[] {
  const had = new Map((old?.products ?? []).map((variant) => [variant.sku, variant]))
  const brought = new Map(product.variants.map((one) => [one.sku, variantOf(one, had.get(one.sku))]))
  const kept = [...had.values()].filter(({ sku, active }) => active || brought.has(sku)).map(variantAsDraft)
  if (!adds) return [...brought.values(), ...kept.filter(({ sku }) => !brought.has(sku))]
  const fresh = [...brought.values()].filter(({ sku }) => !had.has(sku))
  return [...kept.map((variant) => brought.get(variant.sku) ?? variant), ...fresh]
}

function variantOf(brought: BroughtVariant, old: Variant | undefined): VariantDraft {
  const [first, second, third] = brought.elements ?? [
    old?.element_description_1 ?? '',
    old?.element_description_2 ?? '',
    old?.element_description_3 ?? '',
  ]
  return {
    sku: brought.sku,
    // the shop counts at least what it holds for orders; saying less would look like a change at every import
    stock: Math.max(brought.stock ?? old?.stock ?? 0, old?.reserved_stock ?? 0),
    element_description_1: first,
    element_description_2: second,
    element_description_3: third,
    size: brought.size ?? old?.size ?? '',
    color: brought.color ?? old?.color ?? '',
    primary_color: brought.primary_color === undefined ? (old?.primary_color ?? null) : brought.primary_color,
    secondary_color:
      brought.secondary_color === undefined ? (old?.secondary_color ?? null) : brought.secondary_color,
    tiers: brought.tiers === undefined ? (old?.tiers ?? []) : (brought.tiers ?? []),
    active: brought.active ?? true,
  }
}

/**
 * Where an area lies on the picture no feed says: an area keeps the place that the shop gave it while its
 * picture stays, and starts in the middle of the main picture otherwise.
 */
function areasOf(
  brought: readonly BroughtArea[] | undefined,
  old: readonly PrintingArea[],
  images: readonly GenericImage[],
  printing_types: readonly number[],
): PrintingArea[] {
  const main = images.find((image) => image.main) ?? images[0]
  const known = new Map(old.map((area) => [area.id, area]))
  return (brought ?? old).map(({ id, name, width_centimeters, height_centimeters }) => {
    const before = known.get(id)
    const isPlaced = before && images.some((image) => image.image_url === before.placement.image_url)
    const area = { id, name, width_centimeters, height_centimeters, printing_types }
    return { ...area, placement: isPlaced ? before.placement : inTheMiddle(area, main) }
  })
}

const shareOfPicture = 0.4

function inTheMiddle(
  area: { width_centimeters: number; height_centimeters: number },
  picture: GenericImage | undefined,
) {
  const [w, h] = [
    area.width_centimeters * (picture?.height ?? 1),
    area.height_centimeters * (picture?.width ?? 1),
  ]
  const [width, height] =
    w >= h ? [shareOfPicture, (shareOfPicture * h) / w] : [(shareOfPicture * w) / h, shareOfPicture]
  const round = (share: number) => Math.round(share * 10_000) / 10_000
  return {
    image_url: picture?.image_url ?? '',
    x: round((1 - width) / 2),
    y: round((1 - height) / 2),
    width: round(width),
    height: round(height),
  }
}

/**
 * A technique that the shop does not have yet. Its prices are the feed's where it has them, flat by quantity;
 * without them it is refused at checkout until the shop says what it costs.
 */
export function techniqueDraft(
  technique: BroughtTechnique,
  minimumForPrinting: number | undefined,
): TechniqueDraft {
  const { key, name, unitPrices, setUp } = technique
  const scales = unitPrices.map((scale) => ({ ...scale, next_price: 0 }))
  return {
    key,
    name,
    description: '',
    pricing: 'flat',
    bands: scales.length > 0 ? [{ from: 0, to: null, scales }] : [],
    setUp,
    setUpRepeat: null,
    minUnitsForPrinting: minimumForPrinting ?? 1,
    customizationUnderMinimumExtraCost: null,
    maxColours: null,
    max_width_centimeters: null,
    max_height_centimeters: null,
    productionDays: usualProductionDays,
  }
}
